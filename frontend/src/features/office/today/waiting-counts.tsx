import { can } from '@hearthline/rules/permissions.ts';
import { workspaceKinds } from '@hearthline/rules/office/workspace-changes.ts';
import { useWaitingCountsQuery } from '../../../gql/generated.ts';
import { useWorkspaceChanges } from '../../../platform/graphql/workspace-changes.ts';
import { useSession } from '../../../platform/session/session-context.tsx';

/** The places of the workspace beside which a number stands. */
export type WaitingPlace =
  | 'overview'
  | 'appointments'
  | 'documents'
  | 'messages'
  | 'contractors'
  | 'factory'
  | 'contacts'
  | 'settings';

const none: Readonly<Partial<Record<WaitingPlace, number>>> = {};

/** How much waits in each place, as that place itself counts it; nothing for viewers who have no such work. It updates itself. */
export const useWaitingCounts = (): Readonly<Partial<Record<WaitingPlace, number>>> => {
  const { user } = useSession();
  const skip = !can(user, 'today:list');
  const { data, previousData, refetch } = useWaitingCountsQuery({ skip });
  useWorkspaceChanges(workspaceKinds, () => void (skip || refetch().catch(() => undefined)));
  const counts = (data ?? previousData)?.waitingCounts;
  if (skip || !counts) return none;
  const { total: overview, mails: settings, ...places } = counts;
  return { overview, settings, ...places };
};
