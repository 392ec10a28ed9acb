import { useLazyQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { roleTitle } from '@hearthline/rules/permission-words.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { useState } from 'react';
import { useRestoreUserMutation, UsersDocument, type UserRowFragment } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { actionWords } from '../user-detail/user-actions.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

interface ArchivedUser {
  /** The removed account of the typed address, once it was looked for. */
  readonly archived: UserRowFragment | null;
  readonly look: (email: string) => Promise<void>;
}

/** Finds the removed account of an address. @param typed what the form holds now: another address hides what was found */
export const useArchivedUser = (typed: string): ArchivedUser => {
  const [find] = useLazyQuery(UsersDocument, networkOnly);
  const [found, setFound] = useState<UserRowFragment | null>(null);
  const isFor = (user: UserRowFragment, email: string): boolean => foldEmail(user.email) === foldEmail(email);
  const look = async (email: string): Promise<void> => {
    const { data } = await find({ variables: { search: email.trim(), state: 'archived' } });
    setFound(data?.users.users.find((user) => isFor(user, email)) ?? null);
  };
  return { archived: found && isFor(found, typed) ? found : null, look };
};

/** Offers to bring a removed account back instead of inviting its owner anew. */
export const RestoreOffer = ({
  user,
  onRestored,
}: {
  readonly user: UserRowFragment;
  readonly onRestored: () => void;
}) => {
  const [restore, { loading }] = useRestoreUserMutation();
  const { failure, fail, clear } = useSaveError('Account not restored');
  const bringBack = async (): Promise<void> => {
    clear();
    try {
      await restore({ variables: { id: user.id } });
    } catch (error) {
      return fail(errorText(error));
    }
    showToast(actionWords('restore', user).done);
    onRestored();
  };
  return (
    <chakra.div
      display="grid"
      gap="3"
      justifyItems="start"
      px="4"
      py="3.5"
      bg="sunken"
      borderRadius="md"
      role="status"
    >
      <Text look="small">
        The account of {user.name} ({roleTitle(user.role)}) is archived. Restoring it brings back its role,
        records, and password, if it had one.
      </Text>
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <Button variant="outline" size="sm" disabled={loading} onClick={() => void bringBack()}>
        {loading ? 'Restoring...' : 'Restore account'}
      </Button>
    </chakra.div>
  );
};
