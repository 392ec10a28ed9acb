import { ImportContacts } from '../features/contacts/import/import-contacts.tsx';

/** Imports contacts from a file. */
export const ContactImportPage = () => <ImportContacts />;
