import { can, type Actor } from '@hearthline/rules/permissions.ts';
import { useProjectQuery } from '../../gql/generated.ts';
import { useSession } from '../../platform/session/session-context.tsx';

/** Which guarded parts of a project a query asks for: those that the user may read. */
export const readableParts = (user: Actor | null) => ({
  withCost: can(user, 'project:read-cost'),
  withBudget: can(user, 'project:read-budget'),
});

/** Loads a project for its page; all parts of the page share one request. */
export const useProject = (id: string) => {
  const { user } = useSession();
  return useProjectQuery({ variables: { id, ...readableParts(user) }, fetchPolicy: 'cache-and-network' });
};
