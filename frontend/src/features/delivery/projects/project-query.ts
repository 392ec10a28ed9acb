import { useApolloClient } from '@apollo/client/react';
import { can, type Actor } from '@hearthline/rules/permissions.ts';
import { useProjectQuery } from '../../../gql/generated.ts';
import { useRefetchActiveQueries } from '../../../platform/graphql/refetch-active-queries.ts';
import { useSession } from '../../../platform/session/session-context.tsx';

/** Which guarded parts of a project a query asks for: those that the user may read. */
export const readableParts = (user: Actor | null) => ({
  withCost: can(user, 'project:read-cost'),
  withBudget: can(user, 'project:read-budget'),
});

/** The same for a query of all that a project's page shows. */
export const readableDetails = (user: Actor | null) => ({
  ...readableParts(user),
  withPeople: can(user, 'project:read-people'),
});

/** Loads a project for its page; all parts of the page share one request. */
export const useProject = (id: string) => {
  const { user } = useSession();
  return useProjectQuery({ variables: { id, ...readableDetails(user) } });
};

/** Reads the projects on the screen anew, in whichever view they are. */
export const useRefetchOfProjects = (): (() => void) => {
  const client = useApolloClient();
  const { refetchQueries } = useRefetchActiveQueries('Projects', 'ProjectBoard', 'ProjectSchedule');
  return () => void client.refetchQueries({ include: refetchQueries() });
};
