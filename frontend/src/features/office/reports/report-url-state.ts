import { readReport, reportNames, reportPairs } from '@hearthline/rules/office/reports/url.ts';
import type { ReportDefinition } from '@hearthline/rules/office/reports/report-rules.ts';
import { useSearchParams } from 'react-router-dom';
import { reportPath } from '../../../domain/report-path.ts';

/** Whether two definitions show the same. */
export const isSame = (a: ReportDefinition, b: ReportDefinition): boolean =>
  JSON.stringify(reportPairs(a)) === JSON.stringify(reportPairs(b));

interface ReportAddress {
  /** The saved report that is open. */
  readonly id: string | null;
  /** The definition in the address; null if there is none or it is invalid. */
  readonly definition: ReportDefinition | null;
  /** Whether the address has an invalid definition. */
  readonly isBroken: boolean;
  /** Shows another report. `replace`: the back button does not return to this one. */
  readonly show: (definition: ReportDefinition | null, id: string | null, replace?: boolean) => void;
}

/** Keeps the shown report in the address: it can be shared, and back works. */
export const useReportUrlState = (): ReportAddress => {
  const [params, setParams] = useSearchParams();
  const definition = readReport((name) => params.getAll(name));
  return {
    id: params.get('report'),
    definition,
    isBroken: !definition && reportNames.some((name) => params.has(name)),
    show: (next, id, replace = false) =>
      setParams(new URLSearchParams(reportPath(next, id).split('?')[1]), { replace }),
  };
};
