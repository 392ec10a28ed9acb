import type { ReportDefinition } from '@hearthline/rules/office/reports/report-rules.ts';
import { reportPairs } from '@hearthline/rules/office/reports/url.ts';

/** The path of the screen with a report. @param id the saved report that it is based on */
export const reportPath = (definition: ReportDefinition | null, id?: string | null): string => {
  const query = new URLSearchParams([
    ...(id ? [['report', id]] : []),
    ...(definition ? reportPairs(definition) : []),
  ]);
  return `/reports?${query}`;
};
