import { useSearchParams } from 'react-router-dom';

/** What the record can be narrowed by, each with its name in the address. */
export const filterNames = { person: 'auditPerson', action: 'auditAction', object: 'auditObject', result: 'auditResult', from: 'auditFrom', to: 'auditTo' } as const;
export type AuditNarrowing = Record<keyof typeof filterNames, string>;

const keys = Object.keys(filterNames) as (keyof AuditNarrowing)[];

interface AuditPlace {
  readonly filter: AuditNarrowing;
  /** The last line of the page before. */
  readonly after: string | null;
  /** Another filter begins with the newest line. */
  readonly narrow: (change: Partial<AuditNarrowing>) => void;
  readonly older: (id: string) => void;
  readonly newest: () => void;
  readonly clear: () => void;
  readonly isNarrowed: boolean;
  /** The same as a query of the REST door. */
  readonly query: string;
}

/** Keeps it in the address: reload, back and sharing work. */
export const useAuditFilter = (): AuditPlace => {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(keys.map((key) => [key, params.get(filterNames[key]) ?? ''])) as AuditNarrowing;
  const go = (change: Partial<AuditNarrowing>, after: string | null, replace = false): void => {
    const next = new URLSearchParams(params);
    for (const key of keys) {
      const value = change[key] ?? filter[key];
      if (value) next.set(filterNames[key], value);
      else next.delete(filterNames[key]);
    }
    if (after) next.set('auditAfter', after);
    else next.delete('auditAfter');
    setParams(next, { replace });
  };
  const given = keys.filter((key) => filter[key]);
  return {
    filter,
    after: params.get('auditAfter'),
    narrow: (change) => go(change, null, true),
    older: (id) => go({}, id),
    newest: () => go({}, null),
    clear: () => go({ person: '', action: '', object: '', result: '', from: '', to: '' }, null),
    isNarrowed: given.length > 0,
    query: new URLSearchParams(given.map((key) => [key, filter[key]])).toString(),
  };
};
