import { includedItems } from '@hearthline/rules/homes/compare/included.ts';
import { paymentsOf } from '@hearthline/rules/homes/prices/payments-of.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeDesign } from '../../../../domain/stored-design.ts';
import { code, draw, line, own, price } from '../../../../testing/comparison-screen.tsx';
import { conventionalLoan } from '../../../../testing/price.ts';
import { showComponentStyles } from '../../../../testing/render.tsx';

showComponentStyles();
beforeEach(() => {
  localStorage.clear();
  storeDesign(null);
});

const costing = (aboutCents: number) => ({
  ...price,
  lines: [line('home:enid', aboutCents - 500_000), line('freight:haul', 500_000)],
  totalLowCents: aboutCents,
  totalHighCents: aboutCents,
  aboutCents,
});
const rowNames = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('compare.two: the first sentence', () => {
  it('says the difference in square feet and dollars delivered', async () => {
    const { api, container } = draw('/compare?homes=enid,toledo');
    api.answer('/api/prices', () => ({ prices: [costing(10_500_000), costing(12_640_000)] }));
    expect(await screen.findByText('The Toledo is 250 sq ft larger and costs $21,400 more delivered.')).toBe(
      container.querySelector('p'),
    );
  });

  it('compares three with the one that costs least', async () => {
    const { api } = draw('/compare?homes=enid,toledo,wasco');
    api.answer('/api/prices', () => ({
      prices: [costing(10_500_000), costing(10_400_000), costing(12_640_000)],
    }));
    expect(
      await screen.findByText(
        'The Enid is 250 sq ft smaller and costs $1,000 more delivered than the Toledo; the Wasco is 250 sq ft larger and costs $22,400 more delivered.',
      ),
    ).toBeInTheDocument();
  });

  it('leaves out dollars where a price is missing', async () => {
    const { api } = draw('/compare?homes=enid,toledo');
    api.answer('/api/prices', () => ({
      prices: [costing(10_500_000), { ...price, delivered: false, conflicts: ['Too wide for the road.'] }],
    }));
    expect(await screen.findByText('The Toledo is 250 sq ft larger.')).toBeInTheDocument();
  });

  it('is not said of one home, which there is nothing to compare with', async () => {
    draw('/compare?homes=enid,nowhere');
    await screen.findByText('$105,000 delivered and set up');
    expect(screen.getByText(/^Floor plans at one scale, prices/)).toBeInTheDocument();
  });
});

describe('compare.two: what is the same', () => {
  it('stands behind a button that says how many rows there are', async () => {
    draw('/compare?homes=enid,toledo');
    const button = await screen.findByRole('button', { name: '16 things are the same' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    const different = [
      'From the front',
      'Plan, at one scale',
      'Square feet',
      'Square feet for each bedroom',
      'Per square foot',
    ];
    expect(rowNames()).toEqual(different);
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(rowNames()).toHaveLength(different.length + 16);
    expect(rowNames().slice(different.length, different.length + 3)).toEqual([
      'Bedrooms',
      'Baths',
      'Outside',
    ]);
    await userEvent.click(button);
    expect(rowNames()).toEqual(different);
  });

  it('may be one thing', async () => {
    const { api } = draw('/compare?homes=enid,toledo', {
      '/api/homes/toledo': () => ({
        slug: 'toledo',
        name: 'Toledo',
        modelType: 'Single Wide',
        footprint: '13x66',
        bedrooms: 2,
        bathrooms: 1,
        squareFootage: 2000,
        hasPlan: false,
      }),
    });
    const items = includedItems.flatMap(({ lines: [start] }) => start ?? []);
    const whole = (cents: number) => ({
      ...costing(cents),
      lines: [line('home:enid', cents), ...items.map((key) => line(key, cents))],
      payments: paymentsOf([conventionalLoan], null, () => ({ priceCents: cents, outsideCents: 0 })),
    });
    api.answer('/api/prices', () => ({ prices: [whole(10_500_000), whole(12_640_000)] }));
    // That the land is in neither price.
    await userEvent.click(await screen.findByRole('button', { name: '1 thing is the same' }));
    expect(rowNames().at(-1)).toBe('Land');
  });

  it('is nothing of a single home', async () => {
    draw('/compare?homes=enid');
    await screen.findByText('$105,000 delivered and set up');
    expect(screen.queryByRole('button', { name: /the same$/ })).toBeNull();
    expect(rowNames()).toContain('Bedrooms');
  });

  it('leaves in sight what is typed of their offer', async () => {
    draw('/compare?homes=enid,toledo');
    await screen.findByRole('button', { name: '16 things are the same' });
    await userEvent.click(screen.getByRole('button', { name: 'Add their offer' }));
    expect(screen.getByRole('textbox', { name: 'Their bedrooms' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Land in their price' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '2 things are the same' }));
    expect(rowNames().slice(-2)).toEqual(['Outside', 'Delivered and set up']);
  });
});

describe('compare.two: looks', () => {
  it('shows each home in its own, and a design in the one that is chosen, with the porch of its plan', async () => {
    const { api } = draw(`/compare?homes=${code},enid`, {
      [`/api/designs/${code}`]: () => ({
        ...own,
        siding: 'wood',
        options: ['roof:hip', 'style:cabin', 'color:sage'],
      }),
    });
    expect(
      await screen.findByAltText('The Toledo home seen from the front, with a hip roof and wood siding'),
    ).toHaveAttribute('src', '/api/image/home-toledo.webp?style=cabin&roof=hip&siding=wood&color=sage&w=800');
    expect(screen.getByAltText('The Enid home seen from the front')).toHaveAttribute(
      'src',
      '/api/image/home-enid.webp?w=800',
    );
    expect(
      api.sent(
        '/api/homes/toledo/plan.svg?colors=light&caption=false&dimensions=false&style=cabin&roof=hip&siding=wood&color=sage',
      ),
    ).toHaveLength(1);
  });
});
