import type { ContactFilter } from '@hearthline/rules/contacts/rules.ts';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import type { ContactSelectionInput } from '../../../gql/generated.ts';
import { useFoundAgain } from '../../../platform/form-memory/restored-form.ts';
import { matchOf } from '../contact-url-state.ts';

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

const ticked = z.object({
  /** The filter and page that the selection was made in: it does not apply to any other. */
  view: z.string(),
  ids: z.array(z.string()),
  isAll: z.boolean(),
  /** How many contacts matched then. */
  total: z.number(),
});
type Ticked = z.output<typeof ticked>;

/** What remains of the selection after the session ended. A selection of all matches is void if their number has changed. */
const stillThere = (
  kept: unknown,
  view: string,
  total: number,
  rows: readonly { readonly id: string }[],
): Ticked | null => {
  const before = ticked.safeParse(kept).data;
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
  const [state, setState] = useFoundAgain<Ticked>('contacts-ticked', {
    keep: (now) => (now.view === view && (now.isAll || now.ids.length > 0) ? now : null),
    find: (kept) => rows && stillThere(kept, view, total, rows),
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
    input: isAll ? { match: matchOf(filter), count: total } : { ids: [...ids] },
  };
};
