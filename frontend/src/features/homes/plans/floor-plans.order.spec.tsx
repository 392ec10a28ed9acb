import { maxQuantity } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  answer,
  cards,
  count,
  draw,
  found,
  generate,
  less,
  more,
  plan,
  press,
  results,
  summary,
} from '../../../testing/floor-plans-screen.tsx';

describe('the two steps', () => {
  const cardCount = (label: string) =>
    screen.getByRole('group', { name: `${label}: how many` }).querySelector('output')?.textContent;

  it('show four types each, keep the choice in the address, and count a first room of it', async () => {
    const { address } = draw('?king=2');
    await userEvent.click(screen.getByRole('radio', { name: 'Queen Bedroom' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Half Bathroom' }));
    expect(address()).toBe('/floor-plan-generator?king=2&queen=1&bedrooms=queen&half-baths=1&bathrooms=half');
    await press('back');
    expect(screen.getByRole('radio', { name: 'Half Bathroom' })).not.toBeChecked();
    expect(count('Half bathrooms')).toBe('0');
    expect(screen.getByRole('radio', { name: 'Queen Bedroom' })).toBeChecked();
    expect(count('Queen bedrooms')).toBe('1');
  });

  it('count nothing more when a type with rooms is chosen', async () => {
    const { address } = draw('?king=2');
    await userEvent.click(screen.getByRole('radio', { name: 'King Bedroom' }));
    await userEvent.click(screen.getByRole('radio', { name: 'King Bedroom' }));
    expect(address()).toBe('/floor-plan-generator?king=2&bedrooms=king');
  });

  it('tell the window of a choice', async () => {
    const heard = vi.fn();
    const listen = (event: Event) => heard((event as CustomEvent).detail);
    window.addEventListener('question:select', listen);
    draw();
    await userEvent.click(screen.getByRole('radio', { name: 'Twin Bedroom' }));
    window.removeEventListener('question:select', listen);
    expect(heard.mock.calls).toEqual([[{ segmentId: 'bedrooms', optionId: 'twin' }]]);
  });

  it('count on their cards, and full baths by type', async () => {
    const { address } = draw('?full-baths=1');
    expect(cardCount('Standard Bathroom')).toBe('1');
    await press('Add a Twin Bedroom');
    await press('Add a Master Bathroom');
    await press('Add a Three-Quarter Bathroom');
    expect(count('Full bathrooms')).toBe('3');
    await press('Remove a Master Bathroom');
    expect(address()).toBe('/floor-plan-generator?full-baths=2&twin=1&three-quarter-baths=1');
    expect(['Standard Bathroom', 'Three-Quarter Bathroom', 'Master Bathroom'].map(cardCount)).toEqual([
      '1',
      '1',
      '0',
    ]);
    await less('Full bathrooms');
    await less('Full bathrooms');
    expect(address()).toBe('/floor-plan-generator?twin=1');
    expect(screen.getByRole('button', { name: 'Remove a Standard Bathroom' })).toBeDisabled();
  });
});

describe('the number of homes that match', () => {
  const homes = (...counts: number[]) => {
    const answers = counts.map((length) => Array.from({ length }, (_, id) => ({ id })));
    return vi.fn(async (_address: string) => Response.json(answers.shift()));
  };
  afterEach(() => vi.unstubAllGlobals());

  it('is told before Generate, once for several presses', async () => {
    const expected = homes(9, 0);
    vi.stubGlobal('fetch', expected);
    draw();
    expect(screen.getByText('Choose a bedroom and a bathroom to see how many homes match.')).toHaveRole(
      'status',
    );
    await more('King bedrooms');
    expect(screen.getByText('Choose a bathroom to see how many homes match.')).toBeInTheDocument();
    await more('King bedrooms');
    await more('Half bathrooms');
    await more('Full bathrooms');
    expect(await screen.findByText('9 homes match')).toHaveRole('status');
    expect(expected.mock.calls.map(([address]) => address)).toEqual([
      '/api/floor-plans/search?bedrooms=2&bathrooms=2',
    ]);
    await more('Full bathrooms');
    expect(screen.queryByText('9 homes match')).toBeNull();
    expect(
      await screen.findByText('No home matches exactly. Plans can be drawn for you.'),
    ).toBeInTheDocument();
  });

  it('is not told if it cannot be found out', async () => {
    const fails = vi.fn(async () => new Response('', { status: 503 }));
    vi.stubGlobal('fetch', fails);
    draw('?king=1&full-baths=1');
    await waitFor(() => expect(fails).toHaveBeenCalled());
    expect(screen.queryByText(/match/)).toBeNull();
  });
});

describe('quantities', () => {
  it('change by one and never go below zero', async () => {
    draw();
    expect(screen.getByRole('button', { name: 'One less: King bedrooms' })).toBeDisabled();
    await more('King bedrooms');
    await more('King bedrooms');
    await less('King bedrooms');
    expect(count('King bedrooms')).toBe('1');
    await less('King bedrooms');
    expect(count('King bedrooms')).toBe('0');
    expect(screen.getByRole('button', { name: 'One less: King bedrooms' })).toBeDisabled();
    // The focus does not stay on a button that is now disabled.
    expect(screen.getByRole('button', { name: 'One more: King bedrooms' })).toHaveFocus();
  });

  it('come back with the address, without what nobody can count', () => {
    draw(`?king=2&full-baths=1&half=3&twin=-1&queen=${maxQuantity + 1}`);
    expect(
      ['King bedrooms', 'Queen bedrooms', 'Twin bedrooms', 'Full bathrooms', 'Half bathrooms'].map(count),
    ).toEqual(['2', '0', '0', '1', '0']);
  });

  it('keep a full bed and a full bath apart', async () => {
    const { address } = draw();
    await more('Full bedrooms');
    await more('Full bathrooms');
    await more('Full bathrooms');
    expect(address()).toBe('/floor-plan-generator?full=1&full-baths=2');
  });
});

describe('the order summary', () => {
  it('appears with the first room and goes with the last', async () => {
    draw();
    expect(summary()).toBeNull();
    await more('Half bathrooms');
    expect(summary()).toHaveTextContent('Add at least one bedroom to look for homes.');
    await less('Half bathrooms');
    expect(summary()).toBeNull();
  });

  it('says what was chosen, the totals, and what will be looked for', () => {
    draw('?bedrooms=king&bathrooms=master&king=1&twin=2&full-baths=1&half-baths=1');
    const shown = within(summary()!);
    for (const text of [
      '1 king bedroom, 2 twin bedrooms',
      '1 full bathroom, 1 half bathroom',
      'Type chosen: King Bedroom',
      'Type chosen: Master Bathroom',
    ]) {
      expect(shown.getByText(text)).toBeInTheDocument();
    }
    expect(shown.getByText('Total bedrooms')).toHaveTextContent('Total bedrooms3');
    expect(shown.getByText('Total bathrooms')).toHaveTextContent('Total bathrooms2');
    expect(
      shown.getByText('We will look for homes with exactly 3 bedrooms and 2 bathrooms.'),
    ).toBeInTheDocument();
  });
});

describe('Generate Floor Plan', () => {
  it.each(['', '?king=1', '?half-baths=2', '?bedrooms=king&bathrooms=master'])(
    'asks for a bedroom and a bathroom at %j',
    async (search) => {
      const { address } = draw(search);
      await generate();
      expect(screen.getByRole('alert')).toHaveTextContent(
        /^Please select at least one bedroom and one bathroom to generate a floor plan\.$/,
      );
      expect(screen.getByRole('button', { name: 'Generate Floor Plan' })).toHaveFocus();
      expect(address()).toBe(`/floor-plan-generator${search}`);
      expect(screen.queryByRole('region', { name: 'Floor Plans' })).toBeNull();
    },
  );

  it('takes the alert back once both are there, and does not bring it back by itself', async () => {
    draw('?king=1');
    await generate();
    await more('Full bathrooms');
    expect(screen.queryByRole('alert')).toBeNull();
    await less('Full bathrooms');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('hides plans until it is pressed, then shows three placeholders', async () => {
    draw('?king=1&twin=2&full-baths=1&half-baths=1', [answer(3, 2, { ...found(), delay: 100_000 })]);
    expect(screen.queryByRole('region', { name: 'Floor Plans' })).toBeNull();
    await generate();
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(3);
    expect(await results()).toHaveTextContent('Looking for homes with 3 bedrooms and 2 bathrooms…');
    expect(await results()).toHaveAttribute('aria-busy', 'true');
  });

  it('shows the plans that match, and leads to them', async () => {
    const { address } = draw('?king=1&twin=2&full-baths=1&half-baths=1', [
      answer(3, 2, found(plan('Birkenfeld', 3, 2), plan('Enid', 3, 2))),
    ]);
    await generate();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Floor Plans' })).toHaveFocus());
    expect((await cards()).map((card) => card.getAttribute('aria-label'))).toEqual(['Birkenfeld', 'Enid']);
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0);
    expect(await results()).toHaveTextContent('2 floor plans have 3 bedrooms and 2 bathrooms.');
    expect(address()).toContain('&plans=3x2');
  });
});
