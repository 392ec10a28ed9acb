import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawDeals, fakeDeal } from '../../../../testing/deals-page-screen.tsx';

it('shows the open deals unless it is asked for others', async () => {
  const { api, address } = drawDeals('/deals?view=list', [fakeDeal(1), fakeDeal(2, { stage: 'lost' })]);
  expect(await screen.findByRole('link', { name: 'Buyer 1' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Buyer 2' })).toBeNull();
  const stage = screen.getByRole('combobox', { name: 'Stage' });
  expect(stage).toHaveValue('open');
  await userEvent.selectOptions(stage, 'All stages');
  expect(await screen.findByRole('link', { name: 'Buyer 2' })).toBeInTheDocument();
  expect(address()).toBe('/deals?view=list&open=false');
  await userEvent.selectOptions(stage, 'Lost');
  expect(address()).toBe('/deals?view=list&stage=lost');
  await userEvent.selectOptions(stage, 'Archived');
  await waitFor(() =>
    expect(api.sent('Deals').at(-1)).toMatchObject({ archived: true, open: false, stage: null }),
  );
  await userEvent.selectOptions(stage, 'Open deals');
  expect(address()).toBe('/deals?view=list');
});

it('shows cancelled sales as such, though they were won', async () => {
  const { api } = drawDeals('/deals?view=list&cancelled=true', [
    fakeDeal(1, { stage: 'won', cancellation: { __typename: 'Cancellation', on: '2027-03-01' } }),
  ]);
  const table = await screen.findByRole('table', { name: 'Deals' });
  expect(await within(table).findByText('Cancelled')).toBeInTheDocument();
  expect(within(table).queryByText(/%$/)).toBeNull();
  expect(within(table).queryByText('Won')).toBeNull();
  expect(api.sent('Deals').at(-1)).toMatchObject({ cancelled: true });
});

it('is sorted by every column; a second press goes back to the newest', async () => {
  const { api, address } = drawDeals('/deals?view=list', [fakeDeal(1, { homeName: 'Enid' })]);
  const table = await screen.findByRole('table', { name: 'Deals' });
  expect(within(table).getByText('Enid')).toBeInTheDocument();
  // The first column has the boxes that choose rows.
  const heads = within(table).getAllByRole('columnheader').slice(1);
  for (const head of heads) expect(within(head).getByRole('button')).toBeInTheDocument();
  const value = within(table).getByRole('columnheader', { name: /^Value/ });
  await userEvent.click(within(value).getAllByRole('button')[0]!);
  await waitFor(() => expect(api.sent('Deals').at(-1)).toMatchObject({ sort: 'value' }));
  expect(address()).toBe('/deals?view=list&sort=value');
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: /^Value/ })).toHaveAttribute('aria-sort', 'descending'),
  );
  await userEvent.click(
    within(screen.getByRole('columnheader', { name: /^Value/ })).getAllByRole('button')[0]!,
  );
  await waitFor(() => expect(address()).toBe('/deals?view=list'));
});
