import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { LeadDesignFragment } from '../../../../gql/generated.ts';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeDeal } from '../../../../testing/deals-page-screen.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderAt, userOf, showComponentStyles } from '../../../../testing/render.tsx';
import { Toaster } from '../../../../ui/toasts/toaster.tsx';
import { UseOfferedDesign } from './offered-design.tsx';

showComponentStyles();

const lead = (deal: LeadDesignFragment['deal']): LeadDesignFragment => ({
  id: 'lead-1',
  code: 'ABCDEFGHJKMN',
  version: 2,
  kind: 'appointment',
  at: '2027-01-03T18:00:00.000Z',
  name: 'Lake house',
  roof: null,
  siding: null,
  options: [],
  aboutCents: null,
  changes: [],
  updatedAt: '2027-01-03T18:00:00.000Z',
  home: null,
  deal,
});
const draw = (design: LeadDesignFragment, role: 'admin' | 'customer' = 'admin') => {
  const api = fakeApi({
    UpdateDeal: () => ({ updateDeal: fakeDeal(7, { designCode: 'ABCDEFGHJKMN' }) }),
  });
  renderAt(
    <DataProvider>
      <UseOfferedDesign design={design} />
      <Toaster />
    </DataProvider>,
    { user: userOf(role) },
  );
  return api;
};
const open = { id: 'deal-7', number: 'D-7', version: 3 };

it('takes the design of a booking over for the open deal of its contact', async () => {
  const api = draw(lead(open));
  expect(api.sent('UpdateDeal')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Use it for D-7' }));
  await waitFor(() =>
    expect(api.sent('UpdateDeal')).toEqual([
      { id: 'deal-7', version: 3, input: { designCode: 'ABCDEFGHJKMN' } },
    ]),
  );
  expect(await screen.findByText('D-7 is about Lake house now.')).toBeVisible();
});

it.each([
  ['no deal could take it', lead(null), 'admin'],
  ['somebody may change no deals', lead(open), 'customer'],
] as const)('offers nothing where %s', (_why, design, role) => {
  draw(design, role);
  expect(screen.queryByRole('button', { name: /Use it/ })).toBeNull();
});
