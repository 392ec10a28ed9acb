import { useListUrl } from '../../../platform/navigation/list-url.ts';

/** The filters of the audit record; in the address as `?auditPerson=…&auditFrom=…`. */
const filterNames = ['person', 'action', 'object', 'result', 'from', 'to'] as const;
export type AuditUrlState = Record<(typeof filterNames)[number], string>;

interface AuditPlace {
  readonly filter: AuditUrlState;
  /** Id of the last line of the previous page. */
  readonly after: string | null;
  /** Changes filters, and starts at the newest line. */
  readonly narrow: (change: Partial<AuditUrlState>) => void;
  readonly older: (id: string) => void;
  readonly newest: () => void;
  readonly clear: () => void;
  readonly isNarrowed: boolean;
  /** The same filters as a query of the REST endpoint. */
  readonly query: string;
}

const everything: AuditUrlState = { person: '', action: '', object: '', result: '', from: '', to: '' };

/** Keeps these values in the address, so that reload, back and sharing work. */
export const useAuditFilter = (): AuditPlace => {
  const { param, change } = useListUrl<keyof AuditUrlState | 'after'>({ prefix: 'audit' });
  const filter = Object.fromEntries(filterNames.map((name) => [name, param(name)])) as AuditUrlState;
  const present = filterNames.filter((name) => filter[name]);
  return {
    filter,
    after: param('after') || null,
    narrow: (to) => change({ ...to, after: null }, true),
    older: (id) => change({ after: id }),
    newest: () => change({ after: null }),
    clear: () => change({ ...everything, after: null }),
    isNarrowed: present.length > 0,
    query: new URLSearchParams(present.map((name) => [name, filter[name]])).toString(),
  };
};
