import { useSearchParams } from 'react-router-dom';
import { DuplicatesOfContact } from '../features/people/contacts/duplicates/duplicates-of-contact.tsx';
import { DuplicatesScreen } from '../features/people/contacts/duplicates/duplicates-screen.tsx';

/** Contacts that may be one person: all of them, or those of one. */
export const ContactDuplicatesPage = () => {
  const [address] = useSearchParams();
  const contact = address.get('contact');
  return contact ? <DuplicatesOfContact key={contact} id={contact} /> : <DuplicatesScreen />;
};
