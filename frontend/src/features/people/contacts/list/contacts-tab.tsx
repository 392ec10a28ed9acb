import { useQueryChoice } from '../../../../platform/navigation/query-choice.ts';
import { DeletedContacts } from '../deleted/deleted-contacts.tsx';
import { ContactList, type ContactListProps } from './contact-list.tsx';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

/** The contacts of staff, or those deleted recently to whoever may restore them. What is shown is in the address. */
export const ContactsTab = (props: ContactListProps) => {
  const { user } = useSession();
  const [part] = useQueryChoice('view', ['deleted']);
  return part === 'deleted' && can(user, 'contact:restore') ? (
    <DeletedContacts />
  ) : (
    <ContactList {...props} />
  );
};
