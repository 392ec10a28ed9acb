import type { ContactFilter } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import type { ContactSelectionInput } from '../../../../gql/generated.ts';
import { useRestoredRecord } from '../../../../platform/form-memory/restored-form.ts';
import { criteriaOf } from '../contact-url-state.ts';

/** The selected contacts: some of the page, or all that match the filter. */
export interface Selection {
  readonly count: number;
  readonly isAll: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Selects or deselects the whole page. */
  readonly togglePage: (ids: readonly string[]) => void;
  readonly all: () => void;
  /** Clears this selection; rows selected since then stay. */
  readonly clear: () => void;
  /** The selection as the server expects it. */
  readonly input: ContactSelectionInput;
}

const storedSelection = z.object({
  /** The filter and page that the selection was made in: it does not apply to any other. */
  view: z.string(),
  ids: z.array(z.string()),
  isAll: z.boolean(),
  /** How many contacts matched then. */
  total: z.number(),
});
type StoredSelection = z.output<typeof storedSelection>;

/** What remains of the selection after the session ended. A selection of all matches is void if their number has changed. */
const restoreSelection = (
  stored: unknown,
  view: string,
  total: number,
  rows: readonly { readonly id: string }[],
): StoredSelection | null => {
  const before = storedSelection.safeParse(stored).data;
  if (before?.view !== view || (before.isAll && before.total !== total)) return null;
  const ids = before.ids.filter((id) => rows.some((row) => row.id === id));
  return ids.length > 0 || before.isAll ? { ...before, ids } : null;
};

/**
 * The selection in the list; another page, order or filter starts without one.
 * @param rows of the page; undefined until loaded
 */
export const useSelection = (
  filter: ContactFilter,
  total: number,
  rows: readonly { readonly id: string }[] | undefined,
): Selection => {
  const view = JSON.stringify(filter);
  const [state, setState] = useRestoredRecord<StoredSelection>('contacts-ticked', {
    keep: (now) => (now.view === view && (now.isAll || now.ids.length > 0) ? now : null),
    find: (stored) => rows && restoreSelection(stored, view, total, rows),
  });
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const isHere = state?.view === view;
  const isAll = isHere && state.isAll;
  const ids = new Set(isHere ? state.ids : []);
  const set = (next: Iterable<string>, all = false): void =>
    setState({ view, ids: [...next], isAll: all, total });
  return {
    count: isAll ? total : ids.size,
    isAll,
    has: (id) => isAll || ids.has(id),
    toggle: (id) => set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    togglePage: (page) => set(page.every((id) => ids.has(id)) ? [] : page),
    all: () => set(ids, true),
    clear: () => {
      if (latest.current === state) setState(null);
    },
    input: isAll ? { match: criteriaOf(filter), count: total } : { ids: [...ids] },
  };
};
