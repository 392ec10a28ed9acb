import { can } from '@hearthline/rules/permissions.ts';
import { useProjectQuery } from '../../gql/generated.ts';
import { useSession } from '../../platform/session.tsx';

/** A project for its page; every part of the page that asks shares one answer. */
export const useProject = (id: string) => {
  const { user } = useSession();
  return useProjectQuery({ variables: { id, withCost: can(user, 'project:read-cost') }, fetchPolicy: 'cache-and-network' });
};
