import { readReport, reportNames, reportPairs } from '@hearthline/rules/report-address.ts';
import type { ReportDefinition } from '@hearthline/rules/reports.ts';
import { useSearchParams } from 'react-router-dom';

/** Two definitions that show the same. */
export const isSame = (a: ReportDefinition, b: ReportDefinition): boolean => JSON.stringify(reportPairs(a)) === JSON.stringify(reportPairs(b));

/** The path of a report, and of the saved one that it was made from. */
export const reportPath = (definition: ReportDefinition | null, id?: string | null): string => {
  const query = new URLSearchParams([...(id ? [['report', id]] : []), ...(definition ? reportPairs(definition) : [])]);
  return `/reports?${query}`;
};

interface ReportAddress {
  /** The saved report that is open. */
  readonly id: string | null;
  /** What the address asks for; null when it says nothing, or nothing that exists. */
  readonly definition: ReportDefinition | null;
  /** The address says something that is no report. */
  readonly isBroken: boolean;
  /** Shows another report. `replace`: back does not lead to this one. */
  readonly show: (definition: ReportDefinition | null, id: string | null, replace?: boolean) => void;
}

/** What is shown lives in the address: it can be shared, and back works. */
export const useReportAddress = (): ReportAddress => {
  const [params, setParams] = useSearchParams();
  const definition = readReport((name) => params.getAll(name));
  return {
    id: params.get('report'),
    definition,
    isBroken: !definition && reportNames.some((name) => params.has(name)),
    show: (next, id, replace = false) => setParams(new URLSearchParams(reportPath(next, id).split('?')[1]), { replace }),
  };
};
