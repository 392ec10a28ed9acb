import { can } from '@hearthline/rules/permissions.ts';
import type { WorkspaceKind } from '@hearthline/rules/office/workspace-changes.ts';
import { useEffect, useRef } from 'react';
import { WorkspaceChangesDocument, type WorkspaceChangesSubscription } from '../../gql/generated.ts';
import { useSession } from '../session/session-context.tsx';
import { createLiveSubscription } from './live-subscription.ts';

const useWorkspaceEvents = createLiveSubscription<WorkspaceChangesSubscription>(WorkspaceChangesDocument);

/** What happens within this time is answered by one callback: a change often comes with others. In milliseconds. */
const togetherMs = 250;
/** What was read this long before the connection opened is not read again: opening the page would read everything twice. In milliseconds. */
const freshMs = 3000;

/**
 * Calls back when things of these kinds have changed, whoever changed them, so that lists and counts are read again; also after the
 * connection was interrupted. Does nothing for viewers who may not follow the workspace.
 */
export const useWorkspaceChanges = (kinds: readonly WorkspaceKind[], onChange: () => void): void => {
  const { user } = useSession();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  const mountedAt = useRef(0);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    mountedAt.current = performance.now();
    return () => clearTimeout(timer.current);
  }, []);
  useWorkspaceEvents(
    (data) => {
      if (!data && performance.now() - mountedAt.current < freshMs) return;
      if (data && !kinds.includes(data.workspaceChanges)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), togetherMs);
    },
    { skip: !can(user, 'workspace:follow') },
  );
};
