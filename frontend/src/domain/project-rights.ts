import { useFragment } from '@apollo/client/react';
import { ProjectRightsFragmentDoc } from '../gql/generated.ts';

/** Whether the user may change a project that is on the screen, for the parts of its page that load nothing else of it. */
export const useProjectRights = (id: string): { readonly id: string; readonly viewerCanEdit?: boolean } => {
  const { complete, data } = useFragment({
    fragment: ProjectRightsFragmentDoc,
    fragmentName: 'ProjectRights',
    from: { __typename: 'Project', id },
  });
  return complete ? data : { id };
};
