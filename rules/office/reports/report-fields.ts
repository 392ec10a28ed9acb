import { weekdays } from '../../dates/hours.ts';
import { scopeOf, type Actor } from '../../permissions.ts';
import { moneyWords } from '../../sale/contracts/money-words.ts';
import type { ReportField, ReportGroup, ReportMeasure, ReportSourceTable } from './field-types.ts';
import {
  dealFields,
  dealGroups,
  entryFields,
  paymentFields,
  paymentGroups,
  quoteFields,
  quoteGroups,
  stayFields,
} from './sale-fields.ts';
import { appointmentFields, campaignFields, contactFields, projectFields } from './source-fields.ts';
import { average, sourceTable, sum, totalAndAverage } from './source-table.ts';

/** The kinds of records that a report can count. */
export const reportSources = [
  'contacts',
  'appointments',
  'deals',
  'deal_stages',
  'quotes',
  'sales',
  'payments',
  'projects',
  'campaigns',
] as const;
export type ReportSource = (typeof reportSources)[number];

/** The days of the week as keys of rows: `1` is Monday. */
export const weekdayKeys: readonly string[] = weekdays.map(String);

/** The width of a band of prices, in dollars. */
export const priceBand = 25_000;
const priceGroup: ReportGroup = {
  key: 'priceBand',
  title: `Design price, by $${priceBand.toLocaleString('en-US')}`,
};

/** The complete allowlist: reports can use nothing else. */
export const reportTables: Readonly<Record<ReportSource, ReportSourceTable>> = {
  contacts: sourceTable(['contact', 'contacts'], {
    action: 'contact:list',
    fields: contactFields,
    groups: [priceGroup],
    measures: [],
  }),
  appointments: sourceTable(['appointment', 'appointments'], {
    action: 'appointment:list',
    fields: appointmentFields,
    groups: [
      { key: 'weekday', title: 'Day of the week', options: weekdayKeys },
      { key: 'time', title: 'Time of day' },
      priceGroup,
    ],
    measures: [average('notice', 'Average days from booking to appointment', 'days')],
  }),
  deals: sourceTable(['deal', 'deals'], {
    action: 'deal:list',
    fields: dealFields,
    groups: dealGroups,
    measures: [
      ...totalAndAverage('value', 'value', 'money'),
      sum('weighted_sum', 'Total weighted value', 'money'),
      sum('won_count', 'Deals won', 'count'),
      sum('won_sum', moneyWords.contracted, 'money'),
      average('win_rate', 'Win rate of closed deals', 'percent'),
      average('conversion', 'Conversion of all deals', 'percent'),
      sum('paid_sum', moneyWords.cashReceived, 'money'),
      sum('trust_sum', moneyWords.heldInTrust, 'money'),
      average('stage_avg', 'Average days in a stage', 'days'),
      average('length_avg', 'Average days until won or lost', 'days'),
    ],
  }),
  deal_stages: sourceTable(['stay in a stage', 'stays in a stage'], {
    action: 'deal:list',
    title: 'Time in stages of deals',
    fields: stayFields,
    groups: dealGroups,
    measures: [
      average('days_avg', 'Average stay', 'days'),
      average('days_median', 'Median stay', 'days'),
      average('days_max', 'Longest stay', 'days'),
    ],
  }),
  quotes: sourceTable(['quote', 'quotes'], {
    action: 'quote:list',
    fields: quoteFields,
    groups: quoteGroups,
    measures: [
      sum('total_sum', 'Sum of totals', 'money'),
      average('total_avg', 'Average total', 'money'),
      average('accepted_share', 'Share accepted', 'percent'),
    ],
  }),
  sales: sourceTable(['entry', 'entries'], {
    action: 'payment:list',
    title: 'Sales',
    fields: entryFields,
    groups: dealGroups,
    measures: [
      sum('amount_sum', moneyWords.contracted, 'money'),
      sum('recognized_sum', moneyWords.recognized, 'money'),
    ],
  }),
  payments: sourceTable(['payment', 'payments'], {
    action: 'payment:list',
    fields: paymentFields,
    groups: paymentGroups,
    measures: [
      sum('net_sum', moneyWords.cashReceived, 'money'),
      sum('paid_sum', `${moneyWords.cashReceived} before refunds`, 'money'),
      sum('refund_sum', 'Refunds of cash received', 'money'),
      average('net_avg', 'Average cash received', 'money'),
    ],
  }),
  projects: sourceTable(['project', 'projects'], {
    action: 'project:list',
    fields: projectFields,
    measures: [
      ...totalAndAverage('budget', 'budget', 'money'),
      ...totalAndAverage('cost', 'actual cost', 'money').map((measure): ReportMeasure => ({
        ...measure,
        action: 'project:read-cost',
      })),
      ...totalAndAverage('sqft', 'living area', 'area'),
      average('progress_avg', 'Average progress', 'percent'),
      average('length_avg', 'Average time from start to completion', 'days'),
    ],
  }),
  campaigns: sourceTable(['campaign', 'campaigns'], {
    action: 'campaign:list',
    fields: campaignFields,
    groups: [{ key: 'campaign', title: 'Campaign' }],
    measures: [
      sum('recipients', 'Recipients', 'count'),
      sum('sent', 'Emails sent', 'count'),
      sum('failed', 'Emails failed', 'count'),
      sum('suppressed', 'Suppressed', 'count'),
      sum('unsubscribed', 'Unsubscribed', 'count'),
      average('unsubscribe_rate', 'Unsubscribe rate', 'percent'),
    ],
  }),
};

/** Whether somebody may have records of a kind counted. */
export const mayReport = (actor: Pick<Actor, 'role'> | null, source: ReportSource): boolean =>
  scopeOf(actor, reportTables[source].action) !== null;

/** Whether a measure shows its figures to somebody; to others it has none. */
export const mayMeasure = (
  actor: Pick<Actor, 'role'> | null,
  { action }: Pick<ReportMeasure, 'action'>,
): boolean => action === undefined || scopeOf(actor, action) !== null;

/** Whether somebody may have a report: its records are counted for them, and they see every figure of it. */
export const isReportFor = (
  actor: Pick<Actor, 'role'> | null,
  { source, measures }: { readonly source: ReportSource; readonly measures: readonly string[] },
): boolean =>
  mayReport(actor, source) &&
  measures.every((key) => {
    const measure = reportMeasure(source, key);
    return measure !== undefined && mayMeasure(actor, measure);
  });

export const reportField = (source: ReportSource, key: string): ReportField | undefined =>
  reportTables[source].fields.find((field) => field.key === key);
export const reportGroup = (source: ReportSource, key: string): ReportGroup | undefined =>
  reportTables[source].groups.find((group) => group.key === key);
export const reportMeasure = (source: ReportSource, key: string): ReportMeasure | undefined =>
  reportTables[source].measures.find((measure) => measure.key === key);
