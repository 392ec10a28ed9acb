import { useQueryChoice } from '../../../../platform/navigation/query-choice.ts';
import { DeletedContacts } from '../deleted/deleted-contacts.tsx';
import { ContactList, type ContactListProps } from './contact-list.tsx';

/** The admin's contacts, or those deleted recently. What is shown is in the address. */
export const ContactsTab = (props: ContactListProps) => {
  const [part] = useQueryChoice('view', ['deleted']);
  return part === 'deleted' ? <DeletedContacts /> : <ContactList {...props} />;
};
