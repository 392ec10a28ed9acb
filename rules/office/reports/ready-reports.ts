import type { MoneyWord } from '../../sale/contracts/money-words.ts';
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
const definitionOf = (
  source: Sale,
  [group, ...measures]: readonly [group: string, ...measures: string[]],
  more: Partial<Pick<ReportDefinition, 'filters' | 'sort' | 'chart'>> = {},
): ReportDefinition => ({
  source,
  filters: [],
  groups: [group],
  measures,
  sort: 'value_desc',
  chart: 'list',
  ...more,
});
const ofSale = (name: string, ...definition: Parameters<typeof definitionOf>): ReadyReport => ({
  name,
  definition: definitionOf(...definition),
});

const isOpen: ReportFilter = { field: 'stage', op: 'none_of', values: ['won', 'lost'] };
const byTime = { sort: 'name', chart: 'bar' } as const;

/** What each word of money is reported by. */
export const moneyReports: Readonly<Record<MoneyWord, ReportDefinition>> = {
  contracted: definitionOf('sales', ['entered_month', 'amount_sum', 'count'], byTime),
  cashReceived: definitionOf(
    'payments',
    ['received_month', 'net_sum', 'paid_sum', 'refund_sum', 'count'],
    byTime,
  ),
  heldInTrust: definitionOf('deals', ['owner', 'trust_sum', 'paid_sum']),
  recognized: definitionOf('sales', ['recognized_month', 'recognized_sum'], {
    filters: [{ field: 'recognized', op: 'in_period', values: ['last_12_months'] }],
    ...byTime,
  }),
};

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
  { name: 'Contracted by month', definition: moneyReports.contracted },
  ofSale('Contracted by owner', 'sales', ['owner', 'amount_sum', 'count']),
  { name: 'Cash received by month', definition: moneyReports.cashReceived },
  ofSale('Cash received by owner', 'payments', ['owner', 'net_sum', 'paid_sum', 'refund_sum', 'count']),
  { name: 'Held in trust by owner', definition: moneyReports.heldInTrust },
  { name: 'Recognized at delivery by month', definition: moneyReports.recognized },
  ofSale('Source to money', 'deals', ['dealSource', 'paid_sum', 'count', 'won_count', 'won_sum']),
];

/** The reports that come with the product. */
export const readyReports: readonly ReadyReport[] = [...generalReports, ...saleReports];
