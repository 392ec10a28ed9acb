import type { ReportDefinition, ReportFilter } from './report-rules.ts';

/** The report that the screen opens with. */
export const firstReport: ReportDefinition = {
  source: 'contacts',
  filters: [{ field: 'created', op: 'in_period', values: ['last_90_days'] }],
  groups: ['created_week', 'source'],
  measures: ['count'],
  sort: 'name',
  chart: 'bar',
};

interface ReadyReport {
  readonly name: string;
  readonly definition: ReportDefinition;
}

const generalReports: readonly ReadyReport[] = [
  { name: 'Leads by week and source', definition: firstReport },
  {
    name: 'Projects by status',
    definition: {
      source: 'projects',
      filters: [],
      groups: ['status'],
      measures: ['count', 'budget_sum', 'progress_avg'],
      sort: 'name',
      chart: 'list',
    },
  },
  {
    name: 'Bookings by consultant',
    definition: {
      source: 'appointments',
      filters: [{ field: 'status', op: 'none_of', values: ['cancelled'] }],
      groups: ['consultant', 'status'],
      measures: ['count'],
      sort: 'name',
      chart: 'bar',
    },
  },
  {
    name: 'Campaign results',
    definition: {
      source: 'campaigns',
      filters: [{ field: 'state', op: 'one_of', values: ['sending', 'paused', 'sent', 'canceled'] }],
      groups: ['campaign'],
      measures: ['sent', 'recipients', 'failed', 'unsubscribed'],
      sort: 'value_desc',
      chart: 'list',
    },
  },
  {
    name: 'Average project length',
    definition: {
      source: 'projects',
      filters: [{ field: 'status', op: 'is', values: ['completed'] }],
      groups: ['completed_month'],
      measures: ['length_avg', 'count'],
      sort: 'name',
      chart: 'line',
    },
  },
  {
    name: 'Sales pipeline by stage',
    definition: {
      source: 'deals',
      filters: [{ field: 'stage', op: 'none_of', values: ['won', 'lost'] }],
      groups: ['stage'],
      measures: ['count', 'value_sum', 'weighted_sum'],
      sort: 'name',
      chart: 'list',
    },
  },
];

type Sale = ReportDefinition['source'] & ('deals' | 'deal_stages' | 'quotes' | 'sales' | 'payments');
const ofSale = (
  name: string,
  source: Sale,
  [group, ...measures]: readonly [group: string, ...measures: string[]],
  more: Partial<Pick<ReportDefinition, 'filters' | 'sort' | 'chart'>> = {},
): ReadyReport => ({
  name,
  definition: { source, filters: [], groups: [group], measures, sort: 'value_desc', chart: 'list', ...more },
});

const isOpen: ReportFilter = { field: 'stage', op: 'none_of', values: ['won', 'lost'] };
const byTime = { sort: 'name', chart: 'bar' } as const;

/** Those that follow the money from where a buyer came from to what they paid. */
const saleReports: readonly ReadyReport[] = [
  ofSale('Win rate by source', 'deals', ['dealSource', 'win_rate', 'count', 'won_count', 'won_sum']),
  ofSale('Conversion by campaign', 'deals', ['firstCampaign', 'conversion', 'count', 'won_count', 'won_sum']),
  ofSale('Time in stage', 'deal_stages', ['stage', 'days_avg', 'days_median', 'days_max', 'count'], {
    filters: [isOpen],
    sort: 'name',
  }),
  ofSale('Lost reasons', 'deals', ['lostReason', 'count', 'value_sum'], {
    filters: [{ field: 'stage', op: 'is', values: ['lost'] }],
  }),
  ofSale('Forecast by month', 'deals', ['expected_month', 'weighted_sum', 'value_sum', 'count'], {
    filters: [isOpen],
    ...byTime,
  }),
  ofSale('Contracted by month', 'sales', ['entered_month', 'amount_sum', 'count'], byTime),
  ofSale('Contracted by owner', 'sales', ['owner', 'amount_sum', 'count']),
  ofSale(
    'Cash received by month',
    'payments',
    ['received_month', 'net_sum', 'paid_sum', 'refund_sum', 'count'],
    byTime,
  ),
  ofSale('Cash received by owner', 'payments', ['owner', 'net_sum', 'paid_sum', 'refund_sum', 'count']),
  ofSale('Held in trust by owner', 'deals', ['owner', 'trust_sum', 'paid_sum']),
  ofSale('Recognized at delivery by month', 'sales', ['recognized_month', 'recognized_sum'], {
    filters: [{ field: 'recognized', op: 'in_period', values: ['last_12_months'] }],
    ...byTime,
  }),
  ofSale('Source to money', 'deals', ['dealSource', 'paid_sum', 'count', 'won_count', 'won_sum']),
];

/** The reports that come with the product. */
export const readyReports: readonly ReadyReport[] = [...generalReports, ...saleReports];
