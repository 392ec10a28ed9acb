import { chakra } from '@chakra-ui/react/styled-system';
import { assignMax } from '@hearthline/rules/office/assignments/assign-limits.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { can } from '@hearthline/rules/permissions.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSession } from '../../platform/session/session-context.tsx';
import { Button } from '../../ui/actions/button.tsx';
import type { ListSelection } from '../../ui/lists/list-columns.ts';
import { assignActions } from './assign-actions.ts';
import { useAssign, type Receiver } from './use-assign.ts';

const AssignDialog = lazy(() =>
  import('./assign-dialog.tsx').then((file) => ({ default: file.AssignDialog })),
);

interface SelectionOptions<Row> {
  readonly kind: 'deal' | 'project';
  /** The rows of the page. */
  readonly rows: readonly Row[];
  /** Filter, page and order: another list starts without a selection. */
  readonly view: string;
  /** As in `D-12, Ada Byron`. */
  readonly nameOf: (row: Row) => string;
  readonly onChanged: () => void;
}

interface AssignSelection<Row> {
  /** Missing for who may assign none. */
  readonly selection: ListSelection<Row> | undefined;
  /** What can be done with the selected rows; nothing while there are none. */
  readonly bar: ReactNode;
}

/** Selects rows of a list and assigns them together, which can be undone. */
export const useAssignSelection = <Row extends { readonly id: string }>({
  kind,
  rows,
  view,
  nameOf,
  onChanged,
}: SelectionOptions<Row>): AssignSelection<Row> => {
  const { user } = useSession();
  const [chosen, setChosen] = useState<{ readonly view: string; readonly ids: readonly string[] }>({
    view,
    ids: [],
  });
  const [choosing, setChoosing] = useState(false);
  const { give, busy } = useAssign();
  const here = chosen.view === view ? chosen.ids : [];
  const ids = here.filter((id) => rows.some((row) => row.id === id));
  const set = (next: readonly string[]): void => setChosen({ view, ids: next.slice(0, assignMax) });
  if (!can(user, assignActions[kind])) return { selection: undefined, bar: null };
  const [first] = rows.filter(({ id }) => ids.includes(id));
  const what = ids.length === 1 && first ? nameOf(first) : pluralize(ids.length, kind);
  const assign = async (to: Receiver): Promise<void> => {
    const words = { what, several: ids.length > 1 };
    const isStored = await give({ kind, ids: [...ids] }, to, words, {
      onDone: onChanged,
      onUndone: onChanged,
    });
    if (!isStored) return;
    setChoosing(false);
    set([]);
  };
  return {
    selection: {
      has: (id) => ids.includes(id),
      toggle: (id) => set(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
      page:
        ids.length === 0
          ? 'none'
          : rows.slice(0, assignMax).every(({ id }) => ids.includes(id))
            ? 'all'
            : 'some',
      togglePage: () => set(ids.length > 0 ? [] : rows.map(({ id }) => id)),
      label: (row) => `Select ${nameOf(row)}`,
    },
    bar: ids.length > 0 && (
      <chakra.div
        role="region"
        aria-label={`Selected ${kind}s`}
        bg="pineTint"
        borderRadius="0.5rem"
        ps="3"
        minH="9"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
      >
        <chakra.p role="status" fontWeight="600" textStyle="small" flex="1 1 8rem">
          {pluralize(ids.length, kind)} selected
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <Button variant="outline" size="sm" disabled={busy} onClick={() => setChoosing(true)}>
            Assign…
          </Button>
          <Button variant="ghost" size="sm" disabled={busy} onClick={() => set([])}>
            Clear selection
          </Button>
        </chakra.div>
        <Suspense>
          {choosing && (
            <AssignDialog
              kind={kind}
              what={what}
              busy={busy}
              onAssign={(to) => void assign(to)}
              onClose={() => setChoosing(false)}
            />
          )}
        </Suspense>
      </chakra.div>
    ),
  };
};
