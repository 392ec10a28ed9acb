import { floorPlanSentences, maxQuantity } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  answer,
  cards,
  count,
  draw,
  found,
  foundNone,
  generate,
  less,
  more,
  plan,
  press,
  results,
} from '../../../testing/floor-plans-screen.tsx';
import { showComponentStyles } from '../../../testing/render.tsx';

showComponentStyles();

describe('a plan', () => {
  it('has its picture, its facts and the ways on', async () => {
    draw('?king=3&full-baths=2&plans=3x2', [answer(3, 2, found(plan('Birkenfeld', 3, 2)))]);
    const card = within((await cards())[0]!);
    expect(card.getByRole('heading', { name: 'Birkenfeld' })).toBeInTheDocument();
    expect(
      card.getByAltText('Floor plan of the Birkenfeld: 3 bedrooms and 2 bathrooms on 26x66 feet'),
    ).toHaveAttribute('src', '/api/homes/birkenfeld/plan.svg?colors=light&caption=false&dimensions=false');
    expect(card.getByAltText('The Birkenfeld home seen from the front')).toHaveAttribute(
      'src',
      '/api/image/home-birkenfeld.webp?w=800',
    );
    expect(card.getByRole('link', { name: 'See the Birkenfeld' })).toHaveAttribute(
      'href',
      '/homes/birkenfeld',
    );
    for (const [name, value] of [
      ['Bedrooms', '3'],
      ['Bathrooms', '2'],
      ['Footprint (feet)', '26x66'],
      ['Square feet', '1,760'],
    ]) {
      expect(card.getByText(name!).nextSibling).toHaveTextContent(value!);
    }
    expect(card.getByText('Double Wide')).toBeInTheDocument();
    expect(card.getByRole('link', { name: /^Floor plan as PDF/ })).toHaveAttribute(
      'href',
      '/api/homes/birkenfeld/plan.pdf',
    );
    expect(card.getByRole('link', { name: /^Book Consultation/ })).toHaveAttribute(
      'href',
      '/appointments?home=birkenfeld',
    );
  });

  it('opens full screen, with the others to leaf through', async () => {
    draw('?king=3&full-baths=2&plans=3x2', [
      answer(3, 2, found(plan('Birkenfeld', 3, 2), plan('Enid', 3, 2))),
    ]);
    await cards();
    await press('View the floor plan of the Enid full screen');
    const viewer = within(await screen.findByRole('dialog', { name: 'Image viewer' }, { timeout: 10_000 }));
    expect(viewer.getByText('2 / 2')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    expect(viewer.getByText('Birkenfeld')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'View the floor plan of the Enid full screen' })).toHaveFocus();
  });

  it('keeps its place when its picture does not come', async () => {
    draw('?king=3&full-baths=2&plans=3x2', [answer(3, 2, found(plan('Enid', 3, 2)))]);
    const card = within((await cards())[0]!);
    fireEvent.error(card.getByAltText(/^Floor plan of the Enid/));
    expect(card.getByRole('img', { name: /^Floor plan of the Enid/ })).not.toHaveAttribute('src');
  });
});

describe('an error', () => {
  const wanted = '?king=1&full-baths=1';
  const failing = answer(1, 1, { error: new Error('no connection') });

  it('is told in the owner’s words and can be tried again', async () => {
    draw(`${wanted}&plans=1x1`, [failing, answer(1, 1, found(plan('Cannon', 1, 1)))]);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Error Loading Floor Plans' })).toBeInTheDocument();
    expect(alert).toHaveTextContent(`${floorPlanSentences.errorText}${floorPlanSentences.errorAdvice}`);
    await press('Try again');
    expect(await cards()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is tried again by Generate too', async () => {
    draw(wanted, [failing, answer(1, 1, found(plan('Cannon', 1, 1)))]);
    await generate();
    await screen.findByText(floorPlanSentences.errorTitle);
    await generate();
    expect(await cards()).toHaveLength(1);
  });

  it('that comes twice is told twice', async () => {
    draw(`${wanted}&plans=1x1`, [failing, failing]);
    await screen.findByRole('alert');
    await press('Try again');
    expect(await screen.findByRole('alert')).toHaveTextContent(floorPlanSentences.errorTitle);
  });
});

describe('no matching plan', () => {
  const none = foundNone({ bedrooms: 5, bathrooms: 1, homes: 1 }, { bedrooms: 5, bathrooms: 3, homes: 2 });

  it('names the counts and offers the nearest that the server has homes with', async () => {
    const { address } = draw('?queen=1&twin=5&half-baths=1&plans=6x1', [
      answer(6, 1, none),
      answer(5, 1, found(plan('Centralia', 5, 1))),
    ]);
    expect(await screen.findByRole('heading', { name: 'No Matching Floor Plans' })).toBeInTheDocument();
    expect(
      screen.getByText("We don't have a floor plan with 6 bedrooms and 1 bathroom yet."),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Speak to a consultant' })).toHaveAttribute(
      'href',
      '/appointments',
    );
    expect(
      within(await results())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      '5 bedrooms and 1 bathroom (1 plan)',
      '5 bedrooms and 3 bathrooms (2 plans)',
      'Speak to a consultant',
    ]);
    await userEvent.click(screen.getByRole('link', { name: /^5 bedrooms and 1 bathroom/ }));
    expect(await cards()).toHaveLength(1);
    expect(address()).toBe('/floor-plan-generator?queen=1&twin=4&half-baths=1&plans=5x1');
    expect(screen.getByRole('heading', { name: 'Floor Plans' })).toHaveFocus();
  });

  it.each([
    ['?queen=1&twin=5&half-baths=1&plans=6x1', '?queen=1&twin=4&half-baths=3&plans=5x3'],
    [
      `?king=3&twin=${maxQuantity}&full-baths=1&half-baths=${maxQuantity}&plans=6x1`,
      '?king=3&twin=2&full-baths=1&half-baths=2&plans=5x3',
    ],
    ['?plans=6x1', '?plans=5x3&king=5&full-baths=3'],
  ])('changes the order at %s as little as that takes', async (search, next) => {
    draw(search, [answer(6, 1, none)]);
    expect(await screen.findByRole('link', { name: /^5 bedrooms and 3 bathrooms/ })).toHaveAttribute(
      'href',
      `/floor-plan-generator${next}`,
    );
  });

  it('offers nothing where there is nothing', async () => {
    draw('?king=1&full-baths=1&plans=1x1', [answer(1, 1, found())]);
    await screen.findByRole('heading', { name: 'No Matching Floor Plans' });
    expect(within(await results()).getAllByRole('link')).toHaveLength(1);
  });
});

describe('plans and quantities', () => {
  const one = answer(1, 1, found(plan('Cannon', 1, 1)));
  const two = answer(2, 1, found(plan('Vernonia', 2, 1)));

  it('agree: once there are plans, they follow each change, and the reader stays where they are', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { address } = draw('?king=1&full-baths=1&plans=1x1', [one, two]);
    await cards();
    await press('Add a King Bedroom');
    expect(await screen.findByRole('article', { name: 'Vernonia' })).toBeInTheDocument();
    expect(address()).toBe('/floor-plan-generator?king=2&full-baths=1&plans=2x1');
    expect(screen.getByRole('button', { name: 'Add a King Bedroom' })).toHaveFocus();
    expect(scroll).not.toHaveBeenCalled();
  });

  it('stay in their place while others are looked for', async () => {
    draw('?king=1&full-baths=1&plans=1x1', [one, answer(2, 1, { ...found(), delay: 100_000 })]);
    await cards();
    await more('King bedrooms');
    expect(await results()).toHaveAttribute('aria-busy', 'true');
    expect(await cards()).toHaveLength(1);
    expect(await results()).toHaveTextContent('Looking for homes with 2 bedrooms and 1 bathroom…');
  });

  it('never differ in silence at an address where they do', async () => {
    draw('?king=2&full-baths=1&plans=1x1', [one, two]);
    await cards();
    expect(screen.getByText('Your quantities have changed.').parentElement).toHaveTextContent(
      'What you see below is for 1 bedroom and 1 bathroom; you now ask for 2 bedrooms and 1 bathroom.',
    );
    await press('Update plans');
    expect(await screen.findByRole('article', { name: 'Vernonia' })).toBeInTheDocument();
    expect(screen.queryByText('Your quantities have changed.')).toBeNull();
  });

  it('agree again when only the bed is another', async () => {
    draw('?king=1&full-baths=1&plans=1x1', [one]);
    await cards();
    await more('Twin bedrooms');
    await less('King bedrooms');
    expect(screen.queryByText('Your quantities have changed.')).toBeNull();
  });

  it('cannot be updated to nothing', async () => {
    draw('?king=1&full-baths=1&plans=1x1', [one]);
    await cards();
    await less('King bedrooms');
    expect(screen.getByText('Your quantities have changed.').parentElement).toHaveTextContent(
      'What you see below is still for 1 bedroom and 1 bathroom.',
    );
    expect(screen.queryByRole('button', { name: 'Update plans' })).toBeNull();
    await generate();
    expect(screen.getByRole('alert')).toHaveTextContent(floorPlanSentences.selectSome);
  });

  it('go back and forth together: Generate and each change after it are steps of the history', async () => {
    const { address } = draw('', [one, two]);
    await more('King bedrooms');
    await more('Full bathrooms');
    await generate();
    await screen.findByRole('article', { name: 'Cannon' });
    await more('King bedrooms');
    await screen.findByRole('article', { name: 'Vernonia' });
    await press('back');
    expect(await screen.findByRole('article', { name: 'Cannon' })).toBeInTheDocument();
    expect([count('King bedrooms'), address()]).toEqual([
      '1',
      '/floor-plan-generator?king=1&full-baths=1&plans=1x1',
    ]);
    await press('back');
    expect([count('King bedrooms'), address()]).toEqual(['1', '/floor-plan-generator?king=1&full-baths=1']);
    expect(screen.queryByRole('region', { name: 'Floor Plans' })).toBeNull();
    await press('forward');
    await press('forward');
    expect(await screen.findByRole('article', { name: 'Vernonia' })).toBeInTheDocument();
    expect(count('King bedrooms')).toBe('2');
  });

  it('come back on a reload without moving the reader', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    draw('?king=1&full-baths=1&plans=1x1', [one]);
    await cards();
    expect(scroll).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });
});
