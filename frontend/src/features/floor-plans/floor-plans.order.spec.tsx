import { maxQuantity } from '@hearthline/rules/floor-plans/rules.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
} from '../../testing/floor-plans-screen.tsx';

describe('the two steps', () => {
  it('show four types each and keep the choice in the address', async () => {
    const { address } = draw('?king=2');
    fireEvent.click(screen.getByRole('radio', { name: 'Queen Bedroom' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Half Bathroom' }));
    expect(address()).toBe('/floor-plan-generator?king=2&bedrooms=queen&bathrooms=half');
    await press('back');
    expect(screen.getByRole('radio', { name: 'Half Bathroom' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Queen Bedroom' })).toBeChecked();
  });

  it('count nothing by themselves, but the row of the chosen type asks for the number', async () => {
    draw();
    fireEvent.click(screen.getByRole('radio', { name: 'Twin Bedroom' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Three-Quarter Bathroom' }));
    expect(count('Twin bedrooms')).toBe('0');
    expect(screen.getByRole('group', { name: 'Twin bedrooms' })).toHaveAccessibleDescription(
      'Step 1: Twin Bedroom. How many?',
    );
    expect(screen.getByRole('group', { name: 'Full bathrooms' })).toHaveAccessibleDescription(
      /Step 2: Three-Quarter Bathroom\. How many\?$/,
    );
    await more('Twin bedrooms');
    expect(screen.getByRole('group', { name: 'Twin bedrooms' })).toHaveAccessibleDescription(
      'Step 1: Twin Bedroom.',
    );
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
      '1 king bedroom',
      '2 twin bedrooms',
      '1 full bathroom',
      '1 half bathroom',
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
