import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeDeal } from '../../../../testing/deals-page-screen.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { Toaster } from '../../../../ui/toasts/toaster.tsx';
import { ContactDeals } from './contact-deals.tsx';
import { newestRequest } from './requested-design.tsx';

const lead = (over: object = {}) => ({
  __typename: 'LeadDesign' as const,
  id: 'lead-1',
  code: 'ABCDEFGHJKMN',
  kind: 'request' as const,
  at: '2027-01-03T18:00:00.000Z',
  name: null,
  home: { __typename: 'DesignHome' as const, name: 'Castle Rock' },
  ...over,
});
const deal = (over: object = {}) =>
  fakeDeal(7, { designCode: '000000000000', createdAt: '2027-01-02T18:00:00.000Z', ...over });

describe('a design that was asked about', () => {
  it.each([
    ['another one, since the deal was opened', {}, {}, true],
    ['the deal’s own', { designCode: 'ABCDEFGHJKMN' }, {}, false],
    ['the one that the deal was opened with', { createdAt: '2027-01-03T18:00:00.000Z' }, {}, false],
    ['one from before', {}, { at: '2027-01-01T18:00:00.000Z' }, false],
    ['of a won deal', { stage: 'won' }, {}, false],
    ['of a lost deal', { stage: 'lost' }, {}, false],
    ['of a deal without one', { designCode: null }, {}, true],
  ] as const)('is suggested or not: %s', (_what, ofDeal, ofLead, isSuggested) => {
    expect(newestRequest(deal(ofDeal), [lead(ofLead)]) !== null).toBe(isSuggested);
  });

  it('is taken over by staff for the deal, and the deal keeps its own if that is refused', async () => {
    let current = deal();
    const api = fakeApi({
      ContactDeals: () => ({
        contact: {
          __typename: 'Contact',
          id: 'contact-7',
          firstName: 'Buyer',
          lastName: '7',
          viewerCanEdit: true,
          deals: [current],
          leadDesigns: [lead()],
        },
      }),
      UpdateDeal: () => refusal('CONFLICT', 'Somebody else changed it.'),
    });
    renderAt(
      <DataProvider>
        <ContactDeals contactId="contact-7" />
        <Toaster />
      </DataProvider>,
      { at: '/admin/contacts/contact-7', user: userOf('admin') },
    );
    const button = await screen.findByRole('button', { name: 'Use it for D-7' });
    expect(screen.getByRole('link', { name: 'Castle Rock' })).toHaveAttribute(
      'href',
      '/my-home/ABCDEFGHJKMN',
    );
    await userEvent.click(button);
    expect(await screen.findByText('Somebody else changed it.')).toBeInTheDocument();
    api.answer('UpdateDeal', () => {
      current = deal({ version: 4, designCode: 'ABCDEFGHJKMN' });
      return { updateDeal: current };
    });
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Use it for D-7' })).toBeNull());
    expect(api.sent('UpdateDeal').at(-1)).toEqual({
      id: 'deal-7',
      version: 3,
      input: { designCode: 'ABCDEFGHJKMN' },
    });
  });
});
