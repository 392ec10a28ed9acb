import { useFragment } from '@apollo/client/react';
import {
  ContactRowFragmentDoc,
  useContactQuery,
  type ContactRowFragment,
} from '../../../../gql/generated.ts';
import { problemOf } from '../../../../platform/api/error-text.ts';
import { useWorkspaceChanges } from '../../../../platform/graphql/workspace-changes.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

/** A contact as a page shows it: whose it is, is known once it was loaded anew. */
export interface ShownContact extends ContactRowFragment {
  readonly owner?: { readonly id: string; readonly name: string } | null;
}

interface LoadedContact {
  /** Undefined until it is known. */
  readonly contact: ShownContact | undefined;
  /** It was deleted, or never there. */
  readonly isMissing: boolean;
  readonly loading: boolean;
  readonly error: unknown;
  readonly reload: () => Promise<void>;
}

/** A contact, always loaded anew, also when colleagues change it. One that a list on this page has shown is there at once. */
export const useContact = (id: string): LoadedContact => {
  const { data, loading, error, refetch } = useContactQuery({
    variables: { id },
    ...networkOnly,
  });
  const known = useFragment({
    fragment: ContactRowFragmentDoc,
    fragmentName: 'ContactRow',
    from: { __typename: 'Contact', id },
  });
  const reload = async (): Promise<void> => void (await refetch().catch(() => undefined));
  useWorkspaceChanges(['contacts'], () => void reload());
  const isMissing = problemOf(error).code === 'NOT_FOUND';
  const fromList = known.complete ? known.data : undefined;
  return {
    contact: isMissing ? undefined : (data?.contact ?? fromList),
    isMissing,
    loading,
    error,
    reload,
  };
};
