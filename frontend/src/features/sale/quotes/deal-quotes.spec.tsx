import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { staffQuote } from '../../../testing/quotes.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { Toaster } from '../../../ui/toasts/toaster.tsx';
import { DealQuotes } from './deal-quotes.tsx';

const dealOf = (...quotes: object[]) => ({
  deal: { __typename: 'Deal', id: 'd1', stage: 'quoted', designCode: 'ABCDEFGHJKMN', quotes },
});
const draw = (...quotes: object[]) => {
  const api = fakeApi({ DealQuotes: () => dealOf(...quotes) });
  renderAt(
    <DataProvider>
      <DealQuotes dealId="d1" />
      <Toaster />
    </DataProvider>,
    { at: '/deals/d1', user: userOf('admin') },
  );
  return api;
};
const openEditor = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  return within(await screen.findByRole('dialog', { name: 'Edit draft' }));
};

describe('the quotes of a deal', () => {
  it('show staff the margin of each', async () => {
    draw(staffQuote('draft'), staffQuote('accepted', { id: 'q2' }));
    const card = await screen.findByRole('article', { name: 'Quote Draft' });
    expect(card).toHaveTextContent('Firm $89,000.00 · allowances $26,000.50 · ');
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

  it('are edited line by line; a discount says why', async () => {
    const api = draw(staffQuote('draft'));
    const editor = await openEditor();
    expect(editor.getByText(/^Before tax:/)).toHaveTextContent('Before tax: $115,000.50');
    expect(editor.getByRole('textbox', { name: 'Sales tax: amount in dollars' })).toHaveAttribute('readonly');
    await userEvent.selectOptions(
      editor.getByRole('combobox', { name: 'Septic system: basis' }),
      'Not included',
    );
    expect(editor.getByText(/^Before tax:/)).toHaveTextContent('Before tax: $104,470.00');
    const quantity = editor.getByRole('textbox', { name: 'Foundation: quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1000');
    expect(editor.getByRole('textbox', { name: 'Foundation: amount in dollars' })).toHaveValue('17,000');

    await userEvent.click(editor.getByRole('button', { name: 'Add discount' }));
    await userEvent.type(editor.getByRole('textbox', { name: 'Discount: amount in dollars' }), '1,500');
    expect(editor.getByText(/^Before tax:/)).toHaveTextContent('Before tax: $104,500.00');
    // Amounts are read with separators, as stored and as soon as a typed one is left.
    const home = editor.getByRole('textbox', { name: 'Yachats: amount in dollars' });
    expect(home).toHaveValue('89,000');
    await userEvent.clear(home);
    await userEvent.type(home, '1089000.5');
    await userEvent.tab();
    expect(home).toHaveValue('1,089,000.50');
    await userEvent.clear(home);
    await userEvent.type(home, '89000');
    await userEvent.click(editor.getByRole('button', { name: 'Save draft' }));
    expect(await editor.findByText('Please say why there is a discount')).toBeInTheDocument();
    expect(api.sent('UpdateQuote')).toEqual([]);
    await userEvent.type(editor.getByRole('textbox', { name: 'Discount: note' }), 'Spring fair');
    api.answer('UpdateQuote', () => refusal('CONFLICT', 'Somebody else changed it.'));
    await userEvent.click(editor.getByRole('button', { name: 'Save draft' }));
    expect(await editor.findByText(/Somebody else changed it\./)).toBeInTheDocument();
    api.answer('UpdateQuote', () => ({ updateQuote: staffQuote('draft', { version: 3 }) }));
    await userEvent.click(editor.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { input } = api.sent('UpdateQuote').at(-1) as { input: { lines: Record<string, unknown>[] } };
    expect(
      input.lines.map(({ label, basis, amountCents, note }) => [label, basis, amountCents, note]),
    ).toEqual([
      ['Yachats', 'firm', 8_900_000, null],
      ['Foundation', 'allowance', 1_700_000, null],
      ['Septic system', 'excluded', null, null],
      ['Sales tax', 'firm', null, null],
      ['Discount', 'firm', -150_000, 'Spring fair'],
    ]);
  });

  it('get the address of the site from staff, if the design has none of the buyer’s own', async () => {
    const api = draw(staffQuote('draft', { zip: '98597' }));
    const editor = await openEditor();
    const [address, zip] = ['Site address', 'ZIP code'].map((name) => editor.getByRole('textbox', { name }));
    expect(address).toHaveAccessibleDescription(/Ask them, then enter it here\./);
    await userEvent.type(address!, '12 Fir Lane');
    await userEvent.type(zip!, '{Backspace}');
    await userEvent.click(editor.getByRole('button', { name: 'Save draft' }));
    expect(await editor.findByText('A ZIP code has five digits')).toBeInTheDocument();
    await userEvent.type(zip!, '9');
    api.answer('UpdateQuote', () => ({ updateQuote: staffQuote('draft', { version: 3 }) }));
    await userEvent.click(editor.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent('UpdateQuote').at(-1)).toMatchObject({ input: { address: '12 Fir Lane', zip: '98599' } });
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
