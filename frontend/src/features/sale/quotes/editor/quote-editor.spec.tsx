import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { editedQuote } from '../../../../testing/quotes.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { Toaster } from '../../../../ui/toasts/toaster.tsx';
import { QuoteScreen } from './quote-screen.tsx';

const draw = (quote: object) => {
  const api = fakeApi({ EditedQuote: () => ({ quote }) });
  renderAt(
    <DataProvider>
      <QuoteScreen id="q1" />
      <Toaster />
    </DataProvider>,
    { at: '/quotes/q1', user: userOf('admin') },
  );
  return api;
};
const editor = async () => within(await screen.findByRole('form', { name: 'Edit draft' }));
// By label: looking by role takes long in a form of this size.
const box = (name: string) => screen.getByLabelText(name);
const type = async (name: string, text: string): Promise<void> => {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
const paper = () => screen.getByRole('region', { name: 'What the buyer will read' });

describe('a draft', () => {
  it('is written line by line, and the paper beside it follows', async () => {
    const api = draw(editedQuote('draft'));
    const form = await editor();
    expect(form.getByText('All changes are saved.')).toBeInTheDocument();
    expect(box('Foundation: amount in dollars')).toHaveValue('15,470');
    expect(box('Foundation: not to exceed, in dollars')).toHaveValue('20,470');
    expect(paper()).toHaveTextContent('$15,470.00910 × $17Allowance · not to exceed $20,470.00');
    // Amounts have separators as soon as they are typed.
    await type('Foundation: amount in dollars', '21000');
    expect(box('Foundation: amount in dollars')).toHaveValue('21,000');
    expect(form.getByText('You have unsaved changes.')).toBeInTheDocument();
    await save();
    expect(
      await form.findByText('An allowance cannot be above the amount that it will not exceed'),
    ).toBeInTheDocument();
    expect(box('Foundation: not to exceed, in dollars')).toBeInvalid();
    expect(api.sent('UpdateQuote')).toEqual([]);
    await type('Foundation: not to exceed, in dollars', '25000.5');
    await userEvent.tab();
    expect(box('Foundation: not to exceed, in dollars')).toHaveValue('25,000.50');
    expect(paper()).toHaveTextContent('Allowance · not to exceed $25,000.50');
  });

  it('has a percentage in place of an amount of tax, and sends what was typed; a discount says why', async () => {
    const api = draw(editedQuote('draft'));
    const form = await editor();
    await userEvent.selectOptions(screen.getByLabelText('Septic system: basis'), 'Not included');
    expect(screen.queryByLabelText('Septic system: amount in dollars')).toBeNull();
    // That of the taxable lines: 89,000 and 15,470.
    await type('Sales tax: percent', '10');
    expect(
      within(form.getByRole('region', { name: 'Sales tax, lines' })).getAllByText('$10,447.00'),
    ).toHaveLength(2);
    expect(within(paper()).getByText('Total').nextElementSibling).toHaveTextContent('$114,917.00');

    await userEvent.click(form.getByRole('button', { name: 'Add discount' }));
    await userEvent.type(box('Discount: amount in dollars'), '1500');
    expect(box('Discount: amount in dollars')).toHaveValue('-1,500');
    await save();
    expect(await form.findByText('Please say why there is a discount')).toBeInTheDocument();
    await userEvent.type(box('Discount: note'), 'Spring fair');
    api.answer('UpdateQuote', () => refusal('CONFLICT', 'Somebody else changed it.'));
    await save();
    expect(await form.findByText(/Somebody else changed it\./)).toBeInTheDocument();
    api.answer('UpdateQuote', () => ({ updateQuote: editedQuote('draft', { version: 3 }) }));
    await save();
    expect(await form.findByText('All changes are saved.')).toBeInTheDocument();
    const { input } = api.sent('UpdateQuote').at(-1) as { input: { lines: Record<string, unknown>[] } };
    expect(
      input.lines.map(({ key, basis, amountCents, notToExceedCents, percent, note }) => [
        key,
        basis,
        amountCents,
        notToExceedCents,
        percent,
        note,
      ]),
    ).toEqual([
      ['home:yachats', 'firm', 8_900_000, null, null, null],
      ['site:foundation', 'allowance', 1_547_000, 2_047_000, null, null],
      ['site:septic', 'excluded', null, null, null, null],
      ['tax:sales', 'firm', null, null, 10, null],
      ['discount:agreed', 'firm', -150_000, null, null, 'Spring fair'],
    ]);
  });

  it('gets a line below the one in which Enter is pressed, in its group; it is removed again', async () => {
    draw(editedQuote('draft'));
    const form = await editor();
    const site = within(form.getByRole('region', { name: 'Site work and setup, lines' }));
    expect(site.getAllByRole('group')).toHaveLength(2);
    await userEvent.click(box('Foundation: amount in dollars'));
    await userEvent.keyboard('{Enter}');
    expect(site.getAllByRole('group').map((row) => row.querySelector('legend')?.textContent)).toEqual([
      'Foundation',
      'Line 3',
      'Septic system',
    ]);
    expect(box('Line 3: label')).toHaveFocus();
    await userEvent.keyboard('Retaining wall');
    await type('Retaining wall: amount in dollars', '4000');
    expect(site.getByText('$30,000.50')).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Remove Retaining wall' }));
    expect(site.getAllByRole('group')).toHaveLength(2);
    expect(site.getByText('$26,000.50')).toBeInTheDocument();
  });

  it('follows quantities that have a price, and shows what was before as lines change', async () => {
    const before = {
      __typename: 'QuoteBefore',
      number: null,
      on: '2027-01-03',
      totalCents: 12_400_050,
      differences: [
        {
          __typename: 'QuoteDifference',
          key: 'home:yachats',
          label: 'Yachats',
          fromCents: 8_800_000,
          toCents: 8_900_000,
        },
      ],
    };
    draw(editedQuote('draft', { before }));
    const form = await editor();
    expect(paper()).toHaveTextContent('You saw $124,000.50 on Sunday, January 3, 2027.');
    expect(within(paper()).getByText('+$1,000.00')).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Details of Foundation' }));
    await type('Foundation: quantity', '1000');
    expect(box('Foundation: amount in dollars')).toHaveValue('17,000');
    expect(within(paper()).getByText('+$1,530.00')).toBeInTheDocument();
    await type('Yachats: amount in dollars', '88000');
    expect(within(paper()).queryByText('+$1,000.00')).toBeNull();
  });

  it('keeps what was typed when its page is left, until it is saved', async () => {
    draw(editedQuote('draft'));
    await editor();
    await type('Yachats: amount in dollars', '90000');
    cleanup();
    draw(editedQuote('draft'));
    await editor();
    await waitFor(() => expect(box('Yachats: amount in dollars')).toHaveValue('90,000'));
    expect(screen.getByRole('button', { name: 'Issue quote' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(box('Yachats: amount in dollars')).toHaveValue('89,000');
    expect(screen.getByRole('button', { name: 'Issue quote' })).toBeEnabled();
  });

  it('gets the address of the site from staff, if the design has none of the buyer’s own', async () => {
    const api = draw(editedQuote('draft', { zip: '98597' }));
    const form = await editor();
    expect(box('Site address')).toHaveAccessibleDescription(/Ask them, then enter it here\./);
    await userEvent.type(box('Site address'), '12 Fir Lane');
    await userEvent.type(box('ZIP code'), '{Backspace}');
    await save();
    expect(await form.findByText('A ZIP code has five digits')).toBeInTheDocument();
    await userEvent.type(box('ZIP code'), '9');
    api.answer('UpdateQuote', () => ({ updateQuote: editedQuote('draft', { version: 3 }) }));
    await save();
    await waitFor(() =>
      expect(api.sent('UpdateQuote').at(-1)).toMatchObject({
        input: { address: '12 Fir Lane', zip: '98599' },
      }),
    );
  });
});

it('a quote that was issued is read, and can be revised', async () => {
  draw(editedQuote('issued'));
  expect(await screen.findByRole('region', { name: 'Quote Q-1001' })).toHaveTextContent(
    'The total will not exceed$130,000.50',
  );
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('button', { name: 'Revise quote' })).toBeInTheDocument();
});
