import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { campaignOf, drawEditor, startCampaignServer } from '../../../../testing/campaign-editor-screen.tsx';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { CampaignsTab } from './campaigns-tab.tsx';

const threePages = (page: unknown) => ({ __typename: 'Pagination', page, totalPages: 3, total: 120 });
const next = async (list: string): Promise<void> =>
  void fireEvent.click(
    within(await screen.findByRole('navigation', { name: `${list} pages` })).getByRole('button', {
      name: 'Next',
    }),
  );

beforeEach(() => sessionStorage.clear());

describe('the suppression list is in the address', () => {
  const open = (at: string) => {
    const api = fakeApi({
      Campaigns: ({ page }) => ({
        campaigns: { __typename: 'CampaignPage', campaigns: [campaignOf()], pagination: threePages(page) },
      }),
      CampaignOptions: () => ({
        campaignOptions: {
          __typename: 'CampaignOptions',
          sources: [],
          tags: [],
          timeZone: 'America/Los_Angeles',
          today: '2026-11-01',
          pace: 600,
          sends: false,
        },
      }),
      Suppressions: ({ page }) => ({
        suppressions: {
          __typename: 'SuppressionPage',
          suppressions: [
            {
              __typename: 'Suppression',
              id: 's1',
              email: 'ada@example.com',
              reason: 'manual',
              detail: null,
              createdAt: '2026-11-01T10:00:00.000Z',
            },
          ],
          pagination: threePages(page),
        },
      }),
    });
    return {
      api,
      ...renderAt(
        <DataProvider>
          <CampaignsTab />
        </DataProvider>,
        { user: userOf('admin'), at },
      ),
    };
  };

  it('beside the page of the campaigns', async () => {
    const { address } = open('/admin?tab=marketing&page=2');
    await next('Suppression list');
    expect(address()).toBe('/admin?tab=marketing&page=2&suppressedPage=2');
    await next('Campaigns');
    expect(address()).toBe('/admin?tab=marketing&page=3&suppressedPage=2');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search addresses' }), {
      target: { value: 'ada' },
    });
    await waitFor(() => expect(address()).toBe('/admin?tab=marketing&page=3&suppressedSearch=ada'));
  });

  it('and what it says is asked for', async () => {
    const { api } = open('/admin?tab=marketing&suppressedPage=2&suppressedSearch=ada');
    await screen.findByRole('navigation', { name: 'Suppression list pages' });
    expect(api.sent('Suppressions')).toEqual([{ page: 2, search: 'ada' }]);
    expect(screen.getByRole('searchbox', { name: 'Search addresses' })).toHaveValue('ada');
  });

  it('of a page that is no more it leads to the last one', async () => {
    const { address } = open('/admin?tab=marketing&suppressedPage=9');
    await waitFor(() => expect(address()).toBe('/admin?tab=marketing&suppressedPage=3'));
  });
});

describe('the recipients of a campaign are in the address', () => {
  const open = (at: string) => {
    const api = startCampaignServer({
      state: 'sent',
      startedAt: '2026-11-01T10:00:00.000Z',
      total: 120,
      sent: 120,
      gathered: true,
    });
    api.answer('CampaignRecipients', ({ page }) => ({
      campaignRecipients: {
        __typename: 'CampaignRecipientPage',
        recipients: [
          {
            __typename: 'CampaignRecipient',
            id: 'r1',
            email: 'ada@example.com',
            name: 'Ada',
            state: 'sent',
            reason: null,
            sentAt: null,
            unsubscribedAt: null,
          },
        ],
        pagination: threePages(page),
      },
    }));
    return { api, ...drawEditor(at) };
  };
  const state = (): HTMLElement => screen.getByRole('combobox', { name: 'Filter recipients by status' });

  it('with their page and state', async () => {
    const { address } = open('c1');
    await next('Recipients');
    expect(address()).toBe('/campaigns/c1?page=2');
    fireEvent.change(state(), { target: { value: 'failed' } });
    expect(address()).toBe('/campaigns/c1?state=failed');
  });

  it.each([
    ['failed', 'failed'],
    ['nonsense', null],
  ])('and what it says is asked for: %s', async (query, requested) => {
    const { api } = open(`c1?page=2&state=${query}`);
    await screen.findByRole('navigation', { name: 'Recipients pages' });
    expect(api.sent('CampaignRecipients')[0]).toEqual({ id: 'c1', page: 2, state: requested });
    expect(state()).toHaveValue(requested ?? '');
  });

  it('of a page that is no more it leads to the last one', async () => {
    const { address } = open('c1?page=9');
    await waitFor(() => expect(address()).toBe('/campaigns/c1?page=3'));
  });
});
