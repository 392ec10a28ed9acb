import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { editedQuote, staffQuote } from '../../../testing/quotes.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { Toaster } from '../../../ui/toasts/toaster.tsx';
import { DealQuotes } from './deal-quotes.tsx';

const dealOf = (...quotes: object[]) => ({
  deal: {
    __typename: 'Deal',
    id: 'd1',
    viewerCanEdit: true,
    stage: 'quoted',
    designCode: 'ABCDEFGHJKMN',
    quotes,
  },
});
const Path = () => <output data-testid="path">{useLocation().pathname}</output>;
const draw = (...quotes: object[]) => {
  const api = fakeApi({ DealQuotes: () => dealOf(...quotes) });
  renderAt(
    <DataProvider>
      <DealQuotes dealId="d1" />
      <Path />
      <Toaster />
    </DataProvider>,
    { at: '/deals/d1', user: userOf('admin') },
  );
  return api;
};
describe('the quotes of a deal', () => {
  it('show staff the margin of each', async () => {
    draw(staffQuote('draft'), staffQuote('accepted', { id: 'q2' }));
    const card = await screen.findByRole('article', { name: 'Quote Draft' });
    expect(card).toHaveTextContent('Firm $89,000.00 · allowances $26,000.50 · not to exceed $130,000.50 · ');
    expect(card).toHaveTextContent(/margin.*\$25,000\.10/i);
    expect(screen.getByRole('article', { name: 'Quote Q-1001' })).toHaveTextContent(/Accepted by Ada Byron/);
    // What was accepted can be revised.
    expect(screen.getByRole('button', { name: 'Draft quote' })).toBeInTheDocument();
  });

  it('say that the price book has no costs, where there is no margin to tell', async () => {
    draw(staffQuote('draft', { marginCents: null }));
    expect(await screen.findByRole('article', { name: 'Quote Draft' })).toHaveTextContent(
      'Margin unknown: no costs in the price book',
    );
  });

  it('are written on a page of their own', async () => {
    const api = draw(staffQuote('draft'));
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/quotes/q1');
    api.answer('DraftQuote', () => ({ draftQuote: editedQuote('draft', { id: 'q9' }) }));
    await userEvent.click(screen.getByRole('button', { name: 'Draft quote' }));
    await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent('/quotes/q9'));
    expect(api.sent('DraftQuote').at(-1)).toMatchObject({ dealId: 'd1' });
  });

  it('are revised as they are, or with prices from the newest design', async () => {
    const api = draw(staffQuote('accepted'));
    await userEvent.click(await screen.findByRole('button', { name: 'Revise quote' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revise Q-1001' }));
    expect(dialog.getByRole('radio', { name: /^As it is/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /^With prices from the newest design/ }));
    api.answer('DraftQuote', () => refusal('CONFLICT', 'Void the agreement first.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Draft revision' }));
    expect(await dialog.findByText('No quote was drafted. Void the agreement first.')).toBeInTheDocument();
    api.answer('DraftQuote', () => ({ draftQuote: editedQuote('draft', { id: 'q9' }) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Draft revision' }));
    await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent('/quotes/q9'));
    expect(api.sent('DraftQuote').at(-1)).toEqual({ dealId: 'd1', replaces: 'q1', fromDesign: true });
  });

  it('are withdrawn with a reason', async () => {
    const api = draw(staffQuote('issued'));
    await userEvent.click(await screen.findByRole('button', { name: 'More for Q-1001' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw this quote…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw Q-1001' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw quote' }));
    expect(await dialog.findByText('Please say why')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong home');
    api.answer('WithdrawQuote', () => refusal('CONFLICT', 'It was accepted meanwhile.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw quote' }));
    expect(
      await dialog.findByText('The quote was not withdrawn. It was accepted meanwhile.'),
    ).toBeInTheDocument();
    api.answer('WithdrawQuote', () => ({ withdrawQuote: staffQuote('withdrawn') }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw quote' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent('WithdrawQuote').at(-1)).toEqual({ id: 'q1', version: 2, reason: 'Wrong home' });
  });
});
