import { ImportContacts } from '../features/people/contacts/import/import-contacts.tsx';

/** Imports contacts from a file. */
export const ContactImportPage = () => <ImportContacts />;
