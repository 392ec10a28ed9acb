import { lazy, Suspense, useState, type ReactNode } from 'react';
import { mayChange } from '../../platform/session/may-change.ts';
import { useSession } from '../../platform/session/session-context.tsx';
import type { Action } from '../../ui/actions/menu-entry.ts';
import { assignActions } from './assign-actions.ts';
import type { Assignable } from './assign-record.tsx';

const AssignRecord = lazy(() =>
  import('./assign-record.tsx').then((file) => ({ default: file.AssignRecord })),
);

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
          <AssignRecord kind={kind} record={chosen} onChanged={onChanged} onClose={() => setChosen(null)} />
        )}
      </Suspense>
    ),
  };
};
