import { lazy, Suspense, useState, type ReactNode } from 'react';
import { mayChange } from '../../platform/session/may-change.ts';
import { useSession } from '../../platform/session/session-context.tsx';
import type { Action } from '../../ui/actions/menu-entry.ts';
import { assignActions } from './assign-actions.ts';
import { useAssign } from './use-assign.ts';

const AssignDialog = lazy(() =>
  import('./assign-dialog.tsx').then((file) => ({ default: file.AssignDialog })),
);

interface Assignable {
  readonly id: string;
  /** As in `D-12, Ada Byron`. */
  readonly what: string;
  readonly owner: string | null;
  readonly viewerCanEdit?: boolean;
}

/**
 * Assigns single records of a list or a board.
 * @returns the entry of a record's menu, which is missing for who may not assign it, and the dialog to draw
 */
export const useAssignOne = (
  kind: 'deal' | 'project',
  onChanged: () => void,
): { readonly entriesOf: (record: Assignable) => readonly Action[]; readonly dialog: ReactNode } => {
  const { user } = useSession();
  const [chosen, setChosen] = useState<Assignable | null>(null);
  const { give } = useAssign();
  return {
    entriesOf: (record) =>
      mayChange(user, assignActions[kind], record)
        ? [
            {
              id: 'assign',
              title: 'Assign…',
              label: `Assign ${record.what}`,
              run: () => setChosen(record),
            },
          ]
        : [],
    dialog: (
      <Suspense>
        {chosen && (
          <AssignDialog
            kind={kind}
            what={chosen.what}
            owner={chosen.owner}
            onAssign={(to) => {
              setChosen(null);
              const { id, what } = chosen;
              void give({ kind, ids: [id] }, to, { what }, { onDone: onChanged, onUndone: onChanged });
            }}
            onClose={() => setChosen(null)}
          />
        )}
      </Suspense>
    ),
  };
};
