import { chakra } from '@chakra-ui/react/styled-system';
import {
  useContactGivenAddressQuery,
  useUpdateContactMutation,
  type ContactRowFragment,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { instantDayText } from '../../../../platform/dates/instant-text.ts';
import { useWorkspaceChanges } from '../../../../platform/graphql/workspace-changes.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { contactInput } from '../actions/contact-input.ts';
import { fullName } from '../contact-words.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { mayChange } from '../../../../platform/session/may-change.ts';

/**
 * Suggests the address that a request of a contact without one gave. Nobody has proved who sent it, so the contact gets it only
 * when staff say so.
 */
export const GivenAddress = ({ contact }: { readonly contact: ContactRowFragment }) => {
  const { user } = useSession();
  const skip = !mayChange(user, 'contact:update', contact);
  const { data, refetch } = useContactGivenAddressQuery({ variables: { id: contact.id }, skip });
  useWorkspaceChanges(['contacts'], () => void (skip || refetch().catch(() => undefined)));
  const [update, { loading }] = useUpdateContactMutation();
  const given = data?.contact.givenAddress;
  if (!given || contact.address) return null;
  const use = async (): Promise<void> => {
    const { id } = contact;
    try {
      await update({ variables: { id, input: contactInput(contact, { address: given.address }) } });
      showToast({ title: 'Address updated', text: `${fullName(contact)}: ${given.address}` });
    } catch (error) {
      showToast({ title: 'The address was not saved', text: errorText(error), tone: 'error' });
    }
  };
  return (
    <chakra.div display="grid" gap="2" justifyItems="start" mt="1" _print={{ display: 'none' }}>
      <chakra.span textStyle="small">
        “{given.address}” came with a request on {instantDayText(given.at)}.
      </chakra.span>
      <Button size="sm" variant="outline" disabled={loading} onClick={() => void use()}>
        Use this address
      </Button>
    </chakra.div>
  );
};
