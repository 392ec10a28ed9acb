import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BedKind } from '../../../../gql/generated.ts';
import {
  answer,
  draw,
  drawn,
  drawnFails,
  drawnPlan,
  found,
  foundNone,
  less,
  more,
  plan,
  press,
} from '../../../../testing/floor-plans-screen.tsx';
import { showComponentStyles } from '../../../../testing/render.tsx';

showComponentStyles();

const homes = answer(3, 2, found(plan('Birkenfeld', 3, 2)));
const order = '?king=1&twin=2&full-baths=2&plans=3x2';
const beds: BedKind[] = ['king', 'twin', 'twin'];
const wanted = { beds, baths: 2, width: 'double' as const };
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('plans drawn for the visitor', () => {
  it('come before the homes of the catalog, for the kinds of beds and baths, the largest bed first', async () => {
    draw('?twin=2&king=1&full-baths=1&half-baths=1&plans=3x2', [
      homes,
      drawn({ ...wanted, baths: 1.5 }, drawnPlan('Oak Point', { baths: 1.5 }), drawnPlan('Elk Ridge')),
    ]);
    expect(
      await screen.findByText(
        '2 plans drawn for 1 king bedroom, 2 twin bedrooms, and 1.5 baths, double wide.',
      ),
    ).toHaveAttribute('role', 'status');
    const headings = screen.getAllByRole('heading').map((each) => `${each.tagName} ${each.textContent}`);
    expect(headings.slice(-5)).toEqual([
      'H2 Drawn for you',
      'H3 Oak Point',
      'H3 Elk Ridge',
      'H2 From our catalog',
      'H3 Birkenfeld',
    ]);
  });

  it('have their drawing, light and dark, their facts and their files', async () => {
    draw(order, [homes, drawn(wanted, drawnPlan('Oak Point'))]);
    const oak = await card('Oak Point');
    const picture = oak.getByAltText(
      `Floor plan of the Oak Point: 3 bedrooms and 2 baths on 59' 0" × 30' 4"`,
    );
    const file = '/api/floor-plans/designs/1.oak-point~x';
    const drawing = `${file}.svg?colors=light&caption=false&dimensions=false&text=large`;
    expect(picture).toHaveAttribute('src', drawing);
    expect(picture.parentElement?.querySelector('source')).toHaveAttribute(
      'srcset',
      drawing.replace('light', 'dark'),
    );
    const front = oak.getByAltText('The Oak Point home seen from the front');
    const street = '/api/image/generated-home.webp?code=1.oak-point~x&w=800';
    expect(front).toHaveAttribute('src', street);
    expect(front.parentElement?.querySelector('source')?.getAttribute('srcset')).toContain(
      street.replace('.webp', '.dusk.webp'),
    );
    for (const [name, value] of [
      ['Bedrooms', '3'],
      ['Baths', '2'],
      ['Length × width', `59' 0" × 30' 4"`],
      ['Square feet', '1,790'],
    ])
      expect(oak.getByText(name!).nextSibling).toHaveTextContent(value!);
    expect(oak.getByText('Primary and bedrooms in one wing')).toBeInTheDocument();
    expect(oak.getByText('Double wide, craftsman style')).toBeInTheDocument();
    expect(oak.getByRole('checkbox', { name: 'Compare the Oak Point' })).not.toBeChecked();
    for (const kind of ['PDF', 'PNG', 'DXF'])
      expect(oak.getByRole('link', { name: new RegExp(`^Oak Point as ${kind}`) })).toHaveAttribute(
        'href',
        `${file}.${kind.toLowerCase()}`,
      );
    expect(oak.getByRole('link', { name: /^Book Consultation/ })).toHaveAttribute(
      'href',
      '/appointments?plan=1.oak-point~x',
    );
  });

  it.each([
    ['split', 'Split bedrooms'],
    ['one-wing', 'Primary and bedrooms in one wing'],
    ['foyer-wings', 'Foyer with wings'],
    ['two-suites', 'Two suites'],
    ['rear-living', 'Living room at the rear'],
    ['galley', 'Galley kitchen'],
    ['cottage', 'Cottage without a hall'],
    ['porch-end', 'Porch at the end'],
  ])('drawn.first: say how they are arranged: %s', async (arrangement, words) => {
    draw(order, [homes, drawn(wanted, drawnPlan('Oak Point', { arrangement }))]);
    expect((await card('Oak Point')).getByText(words)).toBeInTheDocument();
  });

  it('say nothing of an arrangement or a style that is not known', async () => {
    draw(order, [homes, drawn(wanted, drawnPlan('Oak Point', { arrangement: null, style: 'gothic' }))]);
    expect((await card('Oak Point')).getByText('Double wide')).toBeInTheDocument();
  });

  it('open full screen, with the others to leaf through', async () => {
    draw(order, [homes, drawn(wanted, drawnPlan('Oak Point'), drawnPlan('Elk Ridge'))]);
    await card('Elk Ridge');
    await press('View the floor plan of the Elk Ridge full screen');
    const viewer = within(await screen.findByRole('dialog', { name: 'Image viewer' }, { timeout: 10_000 }));
    expect(viewer.getByText('2 / 2')).toBeInTheDocument();
    expect(viewer.getByAltText(/^Floor plan of the Elk Ridge/)).toHaveAttribute(
      'src',
      '/api/floor-plans/designs/1.elk-ridge~x.svg?colors=light',
    );
  });

  it('are there where the catalog has nothing', async () => {
    draw(order, [answer(3, 2, foundNone()), drawn(wanted, drawnPlan('Oak Point'))]);
    await card('Oak Point');
    expect(screen.getByRole('heading', { name: 'No Matching Floor Plans' })).toBeInTheDocument();
  });

  it('are others for the next seed, which is in the address', async () => {
    const { address } = draw(order, [
      homes,
      drawn(wanted, drawnPlan('Oak Point')),
      drawn({ ...wanted, seed: 2 }, drawnPlan('Elk Ridge')),
    ]);
    await card('Oak Point');
    await press('Other plans');
    await card('Elk Ridge');
    expect(address()).toBe(`/floor-plan-generator${order}&seed=2`);
    expect(screen.getByRole('button', { name: 'Other plans' })).toHaveFocus();
    await press('back');
    await card('Oak Point');
  });

  it('follow the width and the other wishes, which are in the address', async () => {
    const { address } = draw(`${order}&seed=7`, [
      homes,
      drawn({ ...wanted, seed: 7 }, drawnPlan('Oak Point')),
      drawn({ ...wanted, width: 'single' }, drawnPlan('Elk Ridge', { widthClass: 'single' })),
      drawn({ ...wanted, width: 'single', porch: true, length: 60 }, drawnPlan('Fern Hill')),
    ]);
    await card('Oak Point');
    await userEvent.click(screen.getByRole('radio', { name: 'Single wide' }));
    expect((await card('Elk Ridge')).getByText(/^Single wide/)).toBeInTheDocument();
    expect(address()).toBe(`/floor-plan-generator${order}&width=single`);
    await userEvent.click(screen.getByText('More wishes'));
    await userEvent.selectOptions(screen.getByLabelText('Length'), '60 feet');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Porch' }));
    await card('Fern Hill');
    expect(address()).toBe(`/floor-plan-generator${order}&width=single&length=60&porch=true`);
    expect(screen.getByText('More wishes (2)')).toBeInTheDocument();
  });

  it('follow suites, style and what they may cost, at the place that is no part of the address', async () => {
    localStorage.setItem('place', JSON.stringify({ zip: '98660', land: 'own' }));
    const { address } = draw(order, [
      homes,
      drawn({ ...wanted, zip: undefined, suites: null, style: null }, drawnPlan('Oak Point')),
      drawn(
        {
          ...wanted,
          suites: 2,
          style: 'plain',
          porch: false,
          zip: '98660',
          land: 'own',
          maxMonthlyCents: 140_000,
          maxDeliveredCents: null,
        },
        drawnPlan('Elk Ridge'),
      ),
    ]);
    await card('Oak Point');
    expect(screen.queryByText(/^Each one:/)).toBeNull();
    await userEvent.click(screen.getByText('More wishes'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Porch' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Two suites' }));
    await userEvent.selectOptions(screen.getByLabelText('Style'), 'Plain');
    await userEvent.type(screen.getByLabelText('Most per month ($)'), '1,400');
    await card('Elk Ridge');
    expect(
      screen.getByText('Each one: plain style, two suites, and up to $1,400 a month.'),
    ).toBeInTheDocument();
    expect(address()).toBe(`/floor-plan-generator${order}&two-suites=true&style=plain&monthly=1400`);
    expect(screen.getByText('More wishes (3)')).toBeInTheDocument();
    expect(await screen.findByLabelText('ZIP code')).toHaveValue('98660');
    expect(screen.getByLabelText('Most delivered ($)')).toHaveValue('');
    localStorage.clear();
  });

  it('follow the order once it stands still: others are drawn for what is counted then, not for each press', async () => {
    draw(order, [
      homes,
      drawn(wanted, drawnPlan('Oak Point')),
      drawn({ ...wanted, beds: ['king', 'full', 'twin'] }, drawnPlan('Elk Ridge')),
    ]);
    await card('Oak Point');
    await more('Full bedrooms');
    await less('Twin bedrooms');
    // Nothing is drawn for the four bedrooms in between, which would be an error here.
    await card('Elk Ridge');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are of a length or of a size', async () => {
    const { address } = draw(`${order}&length=60`, [
      homes,
      drawn({ ...wanted, length: 60 }, drawnPlan('Oak Point')),
      drawn({ ...wanted, length: null, squareFeet: 1600 }, drawnPlan('Elk Ridge')),
    ]);
    await card('Oak Point');
    expect(screen.getByText('Each one: 60 feet long.')).toBeInTheDocument();
    await userEvent.click(screen.getByText('More wishes (1)'));
    await userEvent.selectOptions(screen.getByLabelText('Or square feet'), 'about 1,600');
    await card('Elk Ridge');
    expect(address()).toBe(`/floor-plan-generator${order}&square-feet=1600`);
    expect(screen.getByLabelText('Length')).toHaveValue('');
  });
});

describe('plans that cannot be drawn', () => {
  it('are told of and can be tried again', async () => {
    draw(order, [homes, drawnFails(wanted), drawn(wanted, drawnPlan('Oak Point'))]);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'The plans could not be drawn' })).toBeInTheDocument();
    await card('Birkenfeld');
    await press('Try again');
    await card('Oak Point');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
