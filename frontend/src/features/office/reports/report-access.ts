import type { ReportMeasure } from '@hearthline/rules/office/reports/field-types.ts';
import { reportMeasure, type ReportSource } from '@hearthline/rules/office/reports/report-fields.ts';
import type { ReportDefinition } from '@hearthline/rules/office/reports/report-rules.ts';
import { can, type Action, type Actor } from '@hearthline/rules/permissions.ts';

/** What it takes to have records of a kind counted: their list. */
const sourceActions: Readonly<Record<ReportSource, Action>> = {
  contacts: 'contact:list',
  appointments: 'appointment:list',
  deals: 'deal:list',
  deal_stages: 'deal:list',
  quotes: 'quote:list',
  sales: 'payment:list',
  payments: 'payment:list',
  projects: 'project:list',
  campaigns: 'campaign:list',
};

/** Whether somebody may have records of a kind counted. */
export const mayReport = (user: Actor | null, source: ReportSource): boolean =>
  can(user, sourceActions[source]);

/** Whether a measure shows its figures to somebody. */
export const mayMeasure = (
  user: Actor | null,
  source: ReportSource,
  { key }: Pick<ReportMeasure, 'key'>,
): boolean => !(source === 'projects' && key.startsWith('cost_')) || can(user, 'project:read-cost');

/** Whether a report is one for this user. */
export const isReportFor = (user: Actor | null, { source, measures }: ReportDefinition): boolean =>
  mayReport(user, source) &&
  measures.every((key) => {
    const measure = reportMeasure(source, key);
    return measure !== undefined && mayMeasure(user, source, measure);
  });
