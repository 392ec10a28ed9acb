import { chakra } from '@chakra-ui/react/styled-system';
import { mayOwn } from '@hearthline/rules/people/owners.ts';
import { scopeOf } from '@hearthline/rules/permissions.ts';
import { lazy, Suspense, useState } from 'react';
import { mayChange } from '../../platform/session/may-change.ts';
import { useSession } from '../../platform/session/session-context.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { assignActions } from './assign-actions.ts';
import { useAssign, type Receiver } from './use-assign.ts';

const AssignDialog = lazy(() =>
  import('./assign-dialog.tsx').then((file) => ({ default: file.AssignDialog })),
);

interface OwnerControlProps {
  readonly kind: 'contact' | 'deal' | 'project';
  readonly record: { readonly id: string; readonly viewerCanEdit?: boolean };
  /** As in `Ada Byron` or `D-12`. */
  readonly what: string;
  /** Whose it is; null if it is unassigned, undefined until that is known. */
  readonly owner: { readonly id: string; readonly name: string } | null | undefined;
  /** The name of an owner who is not active any more. */
  readonly formerName?: string | null | undefined;
  /** Whether it keeps its owner, as a won deal does. */
  readonly isFixed?: boolean;
  /** Reads the record anew. */
  readonly onChanged: () => void;
}

/** Whose a record is. It is taken with one press while it is unassigned, and given to others by who may; both show at once. */
export const OwnerControl = ({
  kind,
  record,
  what,
  owner,
  formerName,
  isFixed = false,
  onChanged,
}: OwnerControlProps) => {
  const { user } = useSession();
  const [choosing, setChoosing] = useState(false);
  /** The new owner's name, until the record says it. */
  const [pending, setPending] = useState<{ readonly name: string; readonly before: string | null } | null>(
    null,
  );
  const { give, busy } = useAssign();
  const action = assignActions[kind];
  const may = !isFixed && mayChange(user, action, record);
  if (pending && owner !== undefined && (owner?.id ?? null) !== pending.before) setPending(null);

  const assign = (to: Receiver, isTake = false): void => {
    setChoosing(false);
    setPending({
      name: to.toTeam ? to.name : to.toPerson ? to.name : 'Unassigned',
      before: owner?.id ?? null,
    });
    // Whoever gives away what is their own alone may not read it any more: it stays as it was shown.
    const staysReadable = isTake || to.toPerson === user?.id || scopeOf(user, action) === 'all';
    void give(
      { kind, ids: [record.id] },
      to,
      { what },
      {
        ...(staysReadable && { onDone: onChanged }),
        onUndone: () => {
          setPending(null);
          onChanged();
        },
        onFailed: () => {
          setPending(null);
          onChanged();
        },
      },
      isTake,
    );
  };

  const name = pending?.name ?? owner?.name ?? 'Unassigned';
  const isFree = owner === null && !pending;
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
      <chakra.span overflowWrap="anywhere">
        {isFree && formerName ? `${formerName} (no longer active)` : name}
      </chakra.span>
      {may && (
        <chakra.span display="inline-flex" gap="1.5" _print={{ display: 'none' }}>
          {isFree && user && mayOwn(user.role, kind) && (
            <Button
              size="sm"
              disabled={busy}
              aria-label={`Take ${what}`}
              onClick={() => assign({ toPerson: user.id, name: user.name }, true)}
            >
              Take
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            disabled={busy}
            aria-label={`Assign ${what}`}
            onClick={() => setChoosing(true)}
          >
            Assign
          </Button>
        </chakra.span>
      )}
      <Suspense>
        {choosing && (
          <AssignDialog
            kind={kind}
            what={what}
            owner={owner?.id ?? null}
            onAssign={assign}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </chakra.span>
  );
};
