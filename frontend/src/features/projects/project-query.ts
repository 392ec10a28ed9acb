import { can } from '@hearthline/rules/permissions.ts';
import { useProjectQuery } from '../../gql/generated.ts';
import { useSession } from '../../platform/session.tsx';

/** Loads a project for its page; all parts of the page share one request. */
export const useProject = (id: string) => {
  const { user } = useSession();
  return useProjectQuery({ variables: { id, withCost: can(user, 'project:read-cost') }, fetchPolicy: 'cache-and-network' });
};
