import type { ContactFilter } from '@hearthline/rules/contacts.ts';
import { useState } from 'react';
import type { ContactSelectionInput } from '../../gql/generated.ts';
import { matchOf } from './contact-address.ts';

/** Which contacts are ticked: some of the page, or all that match the filter. */
export interface Selection {
  readonly count: number;
  readonly isAll: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** All of the page, or none of it. */
  readonly togglePage: (ids: readonly string[]) => void;
  readonly all: () => void;
  readonly clear: () => void;
  /** For the server. */
  readonly input: ContactSelectionInput;
}

interface State {
  /** What the list showed when something was ticked: elsewhere nothing is. */
  readonly view: string;
  readonly ids: ReadonlySet<string>;
  readonly isAll: boolean;
}

/** The ticks of the list; another page, order or filter starts without any. */
export const useSelection = (filter: ContactFilter, total: number): Selection => {
  const view = JSON.stringify(filter);
  const [state, setState] = useState<State>({ view, ids: new Set(), isAll: false });
  const { ids, isAll } = state.view === view ? state : { ids: new Set<string>(), isAll: false };
  const set = (next: Iterable<string>, all = false): void => setState({ view, ids: new Set(next), isAll: all });
  return {
    count: isAll ? total : ids.size,
    isAll,
    has: (id) => isAll || ids.has(id),
    toggle: (id) => set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    togglePage: (page) => set(page.every((id) => ids.has(id)) ? [] : page),
    all: () => set(ids, true),
    clear: () => set([]),
    input: isAll ? { match: matchOf(filter), count: total } : { ids: [...ids] },
  };
};
