import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { FactoryHomeHouseDocument } from '../../../gql/generated.ts';
import {
  boardOf,
  drawBoard,
  homeOf,
  houseOf,
  noneHandedOver,
  signedHouse,
} from '../../../testing/factory-board-screen.tsx';

const openHouse = async (button: string | RegExp = 'House: Alder Home'): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: button }));

describe('the house of a home in the factory', () => {
  it('shows picture, plan, sections and every choice, and no price', async () => {
    drawBoard([boardOf([homeOf()]), noneHandedOver, houseOf('h1', signedHouse)]);
    await openHouse();
    const dialog = within(await screen.findByRole('dialog', { name: 'Castle Rock' }));
    expect(
      dialog.getByText('Double Wide · 2 sections · 27 × 53 · 3 bedrooms · 2 bathrooms · 1,440 sq ft'),
    ).toBeInTheDocument();
    const facts = dialog
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual([
      ['Roof', 'Hip'],
      ['Siding', 'Lap'],
      ['Kitchen', 'Island: large'],
      ['Agreement', 'A-1001'],
    ]);
    expect(dialog.getByRole('img', { name: 'Castle Rock as it was signed' })).toHaveAttribute(
      'src',
      expect.stringContaining('home-castle-rock.webp?plan=ab12&roof=hip&siding=brick'),
    );
    const plan = dialog.getByRole('img', { name: 'Floor plan of Castle Rock' });
    expect(decodeURIComponent(plan.getAttribute('src') ?? '')).toContain('Light plan');
    expect(decodeURIComponent(plan.previousElementSibling?.getAttribute('srcset') ?? '')).toContain(
      'Dark plan',
    );
    expect(screen.getByRole('dialog')).not.toHaveTextContent('$');
    // Toasts are drawn inside of an open dialog and have one of their own.
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that nothing was signed here, from the schedule too', async () => {
    const planned = homeOf({ id: 'h2', projectName: 'Birch', state: 'planned', station: null, slot: null });
    drawBoard([boardOf([], [planned]), noneHandedOver, houseOf('h2', null)], 'admin');
    await openHouse(/^House\s*of Birch$/);
    expect(await screen.findByText(/^No agreement was signed for this home here\./)).toBeInTheDocument();
  });

  it('offers another try when it cannot be loaded', async () => {
    const failed = {
      request: { query: FactoryHomeHouseDocument, variables: { id: 'h1' } },
      result: { errors: [new GraphQLError('Please try again', { extensions: { code: 'UNAVAILABLE' } })] },
    };
    drawBoard([boardOf([homeOf()]), noneHandedOver, failed, houseOf('h1', signedHouse)]);
    await openHouse();
    const dialog = within(await screen.findByRole('dialog', { name: 'House' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Castle Rock' })).toBeInTheDocument();
  });
});
