import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { drawDeals, fakeColumns, fakeDeal } from '../../../../testing/deals-page-screen.tsx';
import { refusal } from '../../../../testing/fake-api.ts';
import { shownColumns, type Column } from './shown-columns.ts';

const column = (title: string) => screen.getByRole('region', { name: new RegExp(`^${title}`) });
const card = (title: string, number: number) =>
  within(column(title)).queryByRole('article', { name: `D-${number}, Buyer ${number}` });
const drawn = async (...deals: Parameters<typeof drawDeals>[1]) => {
  const screenOf = drawDeals('/deals', deals);
  await screen.findByRole('region', { name: /^New/ });
  return screenOf;
};
const choose = async (number: number, title: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: `Move D-${number}, Buyer ${number}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: title }));
};
/** In jsdom nothing has a place: puts the columns side by side, with their cards in them. */
const layOut = (): void => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const lifted = this.closest<HTMLElement>('[style*="left"]');
    const place = [...document.querySelectorAll('section section')].indexOf(
      this.closest('section section') as Element,
    );
    const isColumn = this.tagName === 'SECTION';
    const left = lifted ? parseFloat(lifted.style.left) : place * 200;
    return new DOMRect(left, 100, isColumn ? 190 : 150, isColumn ? 600 : 80);
  });
};
/** Carries a card to the right with the keyboard, over as many columns. */
const carry = async (number: number, titles: readonly string[]): Promise<void> => {
  layOut();
  const handle = screen.getByRole('button', { name: `Drag D-${number}, Buyer ${number}` });
  // Dragging follows the cards.
  await waitFor(() => expect(handle).toHaveAttribute('aria-roledescription', 'draggable'));
  handle.focus();
  await userEvent.keyboard(' ');
  for (const title of titles) {
    fireEvent.keyDown(document, { code: 'ArrowRight' });
    await screen.findByText(`D-${number}, Buyer ${number} is over ${title}.`);
  }
  fireEvent.keyDown(document, { code: 'Space' });
};

it('deal.board-sum: shows count, value and weighted value of every stage, each leading to its list', async () => {
  await drawn(
    fakeDeal(1, { valueCents: 20_000_000 }),
    fakeDeal(2, { valueCents: 5_000_000 }),
    fakeDeal(3, { stage: 'won' }),
  );
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'New2 deals',
    'Contacted0 deals',
    'Visited0 deals',
    'Quoted0 deals',
    'Agreed0 deals',
    'Won1 deal',
    'Lost0 deals',
  ]);
  const sums = within(column('New')).getByRole('link', { name: /^List of New/ });
  expect(sums).toHaveTextContent('$250,000Weighted $25,000');
  expect(sums).toHaveAttribute('href', '/deals?view=list&stage=new');
  expect(card('Won', 3)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Move D-3/ })).toBeNull();
});

it('begins at the first stage that has deals, where not all fit', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 180 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  await drawn(fakeDeal(1, { stage: 'visited' }), fakeDeal(2, { stage: 'won' }));
  expect(screen.getByRole('group', { name: 'Deals by stage' }).scrollLeft).toBe(360);
});

it('links to the whole stage where it has more than the board shows', async () => {
  const { api } = await drawn(fakeDeal(1));
  api.answer('DealBoard', () => ({
    dealBoard: fakeColumns([fakeDeal(1)]).map((each) =>
      each.stage === 'new' ? { ...each, count: 63 } : each,
    ),
  }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Owner' }), 'Avery');
  expect(await screen.findByRole('link', { name: 'Show all 63 in New' })).toHaveAttribute(
    'href',
    '/deals?view=list&stage=new&owner=user-1',
  );
  expect(api.sent('DealBoard').at(-1)).toEqual({ owner: 'user-1' });
});

it('moves a card by its menu at once with its value, keeps the keyboard on it, and undoes it', async () => {
  const { api } = await drawn(fakeDeal(1, { probabilityPercent: 15 }));
  const { promise, resolve } = Promise.withResolvers<object>();
  api.answer('MoveDeal', () => promise);
  await choose(1, 'Move to Quoted');
  await waitFor(() => expect(card('Quoted', 1)).toHaveAttribute('aria-busy', 'true'));
  expect(within(column('Quoted')).getByRole('link', { name: /^List of/ })).toHaveTextContent(
    '$100,000Weighted $60,000',
  );
  await waitFor(() => expect(screen.getByRole('button', { name: /^Drag D-1/ })).toHaveFocus());
  const moved = api.change('deal-1', () => ({ stage: 'quoted', probabilityPercent: 60 }));
  resolve({ moveDeal: moved });
  expect(await screen.findByText('D-1, Buyer 1 is in Quoted')).toBeInTheDocument();
  await waitFor(() => expect(card('Quoted', 1)).not.toHaveAttribute('aria-busy'));
  api.answer('MoveDeal', () => ({ moveDeal: api.change('deal-1', () => ({ stage: 'new' })) }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('D-1, Buyer 1 is in New again.')).toBeInTheDocument();
  expect(api.sent('MoveDeal').at(-1)).toEqual({ id: 'deal-1', version: 4, stage: 'new' });
  // What somebody had said about its chances comes back with it.
  await waitFor(() =>
    expect(api.sent('UpdateDeal')).toEqual([{ id: 'deal-1', version: 5, input: { probabilityPercent: 15 } }]),
  );
  await waitFor(() => expect(card('New', 1)).toBeInTheDocument());
});

it('moves a card with the keyboard, and says so', async () => {
  const { api } = await drawn(fakeDeal(1));
  await carry(1, ['Contacted', 'Visited']);
  expect(await screen.findByText('D-1, Buyer 1 was dropped on Visited.')).toBeInTheDocument();
  await waitFor(() => expect(card('Visited', 1)).toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: /^Drag D-1/ })).toHaveFocus());
  expect(api.sent('MoveDeal')).toEqual([{ id: 'deal-1', version: 3, stage: 'visited' }]);
});

it('asks why a deal is lost; undoing reopens it and brings it back to its stage', async () => {
  const { api } = await drawn(fakeDeal(1, { stage: 'visited' }));
  await choose(1, 'Mark as lost…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark D-1, Buyer 1 as lost' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as lost' }));
  expect(await dialog.findByText('Please choose why the deal was lost')).toBeInTheDocument();
  expect(api.sent('LoseDeal')).toEqual([]);
  await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), 'Financing');
  await userEvent.type(dialog.getByLabelText('Note (optional)'), 'Bank said no');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as lost' }));
  await waitFor(() => expect(card('Lost', 1)).toHaveTextContent('Financing'));
  expect(api.sent('LoseDeal')).toEqual([
    { id: 'deal-1', version: 3, reason: 'financing', note: 'Bank said no' },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(card('Visited', 1)).toBeInTheDocument());
  expect(api.sent('MoveDeal')).toEqual([
    { id: 'deal-1', version: 4, stage: 'new' },
    { id: 'deal-1', version: 5, stage: 'visited' },
  ]);
});

it('dropped on Lost a card asks; dropped on Won it says what winning needs', async () => {
  const { api } = await drawn(fakeDeal(1, { stage: 'agreed' }));
  await carry(1, ['Won']);
  expect(await screen.findByText('A deal is won once its agreement is signed.')).toBeInTheDocument();
  expect(card('Agreed', 1)).toBeInTheDocument();
  await carry(1, ['Won', 'Lost']);
  expect(await screen.findByRole('dialog', { name: 'Mark D-1, Buyer 1 as lost' })).toBeInTheDocument();
  expect(api.sent('MoveDeal')).toEqual([]);
  expect(api.sent('LoseDeal')).toEqual([]);
});

it('a lost deal can be reopened as new, and nothing else', async () => {
  await drawn(fakeDeal(1, { stage: 'lost' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move D-1, Buyer 1' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Move to New',
  ]);
});

it('a move that is refused goes back, and the board is read again', async () => {
  const { api } = await drawn(fakeDeal(1));
  api.answer('MoveDeal', () => refusal('CONFLICT', 'Changed.'));
  await choose(1, 'Move to Visited');
  expect(await screen.findByText('D-1, Buyer 1 was not moved')).toBeInTheDocument();
  await waitFor(() => expect(card('New', 1)).toBeInTheDocument());
  await waitFor(() => expect(api.sent('DealBoard')).toHaveLength(2));
});

it('deal.board-sum: a move under way takes its value out of one column and into the other', () => {
  const stored = fakeColumns([
    fakeDeal(1, { stage: 'new', valueCents: 10_000_001 }),
    fakeDeal(2, { stage: 'quoted', valueCents: 5_000_000 }),
  ]) as unknown as readonly Column[];
  const [fresh, , , quoted] = shownColumns(stored, new Map([['deal-1', 'quoted']]));
  expect(fresh).toMatchObject({ count: 0, valueCents: 0, weightedCents: 0, deals: [] });
  expect(quoted).toMatchObject({ count: 2, valueCents: 15_000_001, weightedCents: 9_000_001 });
  expect(quoted?.deals.map(({ id }) => id)).toEqual(['deal-1', 'deal-2']);
  expect(shownColumns(stored, new Map([['deal-1', 'new']]))).toEqual(stored);
  // The answer to a move comes before the columns are read again: until then the card stays where it went.
  const answered = stored.map((each) => ({
    ...each,
    deals: each.deals.map((deal) =>
      deal.id === 'deal-1'
        ? { ...deal, stage: 'quoted' as const, probabilityPercent: 60, weightedCents: 6_000_001 }
        : deal,
    ),
  }));
  const [empty, , , both] = shownColumns(answered, new Map());
  expect(empty).toMatchObject({ count: 0, valueCents: 0, weightedCents: 0, deals: [] });
  expect(both).toMatchObject({ count: 2, valueCents: 15_000_001, weightedCents: 9_000_001 });
});

it('a card shows the home, for how long the deal has been in its stage, and dials the buyer', async () => {
  await drawn(
    fakeDeal(1, {
      homeName: 'Castle Rock',
      buyerPhone: '+13605550142',
      stageSince: new Date(Date.now() - 12.5 * 86_400_000).toISOString(),
    }),
    fakeDeal(2, { stageSince: new Date(Date.now() - 86_400_000 * 1.2).toISOString() }),
  );
  const first = card('New', 1)!;
  expect(first).toHaveTextContent('Castle Rock');
  expect(first).toHaveTextContent('D-1 · 12 days in this stage');
  expect(within(first).getByRole('link', { name: 'Call Buyer 1' })).toHaveAttribute(
    'href',
    'tel:+13605550142',
  );
  const second = card('New', 2)!;
  expect(second).toHaveTextContent('D-2 · 1 day in this stage');
  expect(within(second).queryByRole('link', { name: /^Call/ })).toBeNull();
});
