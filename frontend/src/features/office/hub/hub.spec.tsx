import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { CrmHub } from './crm-hub.tsx';

const counts = {
  __typename: 'HubCounts',
  activeLeads: 47,
  salesPipeline: 2_400_000,
  openDeals: 12,
  documentsPending: 156,
  inPlanning: 8,
  underConstruction: 15,
  nearCompletion: 6,
  completedThisQuarter: 23,
  activeProjects: 29,
};
const recorded = (key: string, value: string | null) => ({
  __typename: 'BoardFigure',
  key,
  label: key === 'total_revenue' ? 'Total Revenue' : 'Team Members',
  caption: null,
  value,
  unit: key === 'total_revenue' ? 'dollars' : 'number',
  asOf: value && '2027-01-31',
});
const answer = {
  hub: {
    __typename: 'Hub',
    counts,
    yearToDate: {
      __typename: 'SaleFigures',
      contractedCents: 310_000_000,
      cashReceivedCents: 120_000_000,
      heldInTrustCents: 4_500_000,
      recognizedCents: -2_000_000,
    },
    recentActivity: [
      {
        __typename: 'HubActivity',
        kind: 'completed',
        id: 'p1',
        subject: 'Alder Home',
        at: '2027-01-01T00:00:00Z',
      },
    ],
  },
  hubFigures: [recorded('total_revenue', '12400000'), recorded('team_members', null)],
};
const draw = (at = '/customer-service', role: 'admin' | 'customer' | null = 'admin') =>
  renderAt(<CrmHub />, { at, user: role && userOf(role) });

/** The card of a figure, found by its link. */
const card = (label: string): HTMLElement =>
  screen.getByRole('link', { name: label }).parentElement?.parentElement?.parentElement as HTMLElement;

// Preloads the live part, which is loaded on demand, so that no test waits for its compilation.
beforeAll(() => import('./live-hub.tsx').then(() => undefined), 30_000);

describe('the hub for staff', () => {
  it.each([
    [
      'sales',
      'Active Leads',
      '47',
      'Prospects added this month',
      '/admin?tab=contacts&status=prospect&added=this_month',
    ],
    ['sales', 'Sales Pipeline', '$2.4M', '12 open deals', '/deals?view=list&open=true'],
    ['sales', 'Documents', '156', 'Waiting for review', '/admin/documents'],
    ['projects', 'In Planning', '8', 'Work has not started', '/admin?tab=projects&status=planning'],
    [
      'projects',
      'Under Construction',
      '15',
      'In progress, below 80%',
      '/admin?tab=projects&status=under_construction',
    ],
    [
      'projects',
      'Near Completion',
      '6',
      'In progress, 80% or more',
      '/admin?tab=projects&status=near_completion',
    ],
    [
      'projects',
      'Completed',
      '23',
      'By completion date',
      '/admin?tab=projects&status=completed_this_quarter',
    ],
    [
      'owner',
      'Active Projects',
      '29',
      'In planning, in progress or on hold',
      '/admin?tab=projects&status=active',
    ],
    ['owner', 'Total Revenue', '$12.4M', 'as of Jan 31, 2027', '/admin?tab=settings&part=figures'],
    [
      'owner',
      'Contracted',
      '$3.1M',
      'year to date',
      '/reports?source=sales&where=entered%3Ain_period%3Athis_year&by=entered_month&measure=amount_sum&measure=count&sort=name&chart=bar',
    ],
    [
      'owner',
      'Cash received',
      '$1.2M',
      'year to date, with trust money',
      '/reports?source=payments&where=received%3Ain_period%3Athis_year&by=received_month&measure=net_sum&measure=paid_sum&measure=refund_sum&measure=count&sort=name&chart=bar',
    ],
    [
      'owner',
      'Held in trust',
      '$45K',
      'today, until homes are delivered',
      '/reports?source=deals&by=owner&measure=trust_sum&measure=paid_sum&sort=value_desc&chart=list',
    ],
    [
      'owner',
      'Recognized at delivery',
      '-$20K',
      'year to date',
      '/reports?source=sales&where=recognized%3Ain_period%3Athis_year&by=recognized_month&measure=recognized_sum&sort=name&chart=bar',
    ],
    ['owner', 'Team Members', '–', 'not recorded yet', '/admin?tab=settings&part=figures'],
  ])('%s: %s says what it counts and opens exactly that', async (tab, label, value, note, to) => {
    fakeApi({ Hub: () => answer });
    draw(`/customer-service?tab=${tab}`);
    expect(await screen.findByText(value)).toBeInTheDocument();
    expect(within(card(label)).getByText(note)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
    expect(screen.queryByText('Sample')).toBeNull();
  });

  it('cancel.words: Total Revenue is what was recorded, beside what the books say', async () => {
    fakeApi({ Hub: () => answer });
    draw('/customer-service?tab=owner');
    expect(await screen.findByText('$3.1M')).toBeInTheDocument();
    expect(within(card('Total Revenue')).getByText('year to date, as recorded')).toBeInTheDocument();
  });

  it('tells what happened last, and offers to try again when it could not be asked', async () => {
    const api = fakeApi({ Hub: () => refusal('INTERNAL', 'Something went wrong') });
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    api.answer('Hub', () => answer);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    const line = within(await screen.findByRole('list', { name: 'Recent Sales Activity' })).getByRole(
      'listitem',
    );
    expect(line).toHaveTextContent('Project Alder Home was completed');
    expect(within(line).getByRole('link')).toHaveAttribute('href', '/projects/p1');
  });
});

describe('the hub for everybody else', () => {
  it.each([null, 'customer'] as const)(
    'asks the server nothing and marks every figure as a sample (%s)',
    async (role) => {
      const api = fakeApi({});
      draw('/customer-service', role);
      const documented = {
        'Sales Agents CRM': ['47', '$2.4M', '156'],
        'Customer Projects': ['8', '15', '6', '23'],
        'Management CRM': ['125%', '4.8/5.0', '92%', '12', '8', '15'],
        "Owner's Dashboard": ['$12.4M', '52', '167'],
      };
      for (const [tab, figures] of Object.entries(documented)) {
        await userEvent.click(screen.getByRole('tab', { name: tab }));
        const panel = within(screen.getByRole('tabpanel'));
        for (const value of figures) expect(panel.getByText(value)).toBeInTheDocument();
        const entries = tab === 'Sales Agents CRM' ? 2 : 0;
        expect(panel.getAllByText('Sample')).toHaveLength(figures.length + entries);
        expect(panel.queryByRole('link')).toBeNull();
        expect(panel.queryByText('Contracted')).toBeNull();
      }
      expect(screen.getByRole('heading', { name: 'Master Control Dashboard' })).toBeInTheDocument();
      expect(api.sent('Hub')).toEqual([]);
    },
  );
});
