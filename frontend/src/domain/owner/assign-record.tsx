import { AssignDialog } from './assign-dialog.tsx';
import { useAssign } from './use-assign.ts';

export interface Assignable {
  readonly id: string;
  /** As in `D-12, Ada Byron`. */
  readonly what: string;
  readonly owner: string | null;
  readonly viewerCanEdit?: boolean;
}

interface AssignRecordProps {
  readonly kind: 'deal' | 'project';
  readonly record: Assignable;
  /** Reads what is shown anew. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Asks whose a record is to be, and assigns it; loaded when it is called for. */
export const AssignRecord = ({ kind, record, onChanged, onClose }: AssignRecordProps) => {
  const { give } = useAssign();
  const { id, what, owner } = record;
  return (
    <AssignDialog
      kind={kind}
      what={what}
      owner={owner}
      onAssign={(to) => {
        onClose();
        void give({ kind, ids: [id] }, to, { what }, { onDone: onChanged, onUndone: onChanged });
      }}
      onClose={onClose}
    />
  );
};
