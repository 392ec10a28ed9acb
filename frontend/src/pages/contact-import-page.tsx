import { Portal } from '../features/accounts/portal.tsx';
import { ImportContacts } from '../features/contacts/import-contacts.tsx';

/** A file of contacts becomes contacts. */
export const ContactImportPage = () => (
  <Portal title="Admin Console" badge="Admin" person={({ name }) => name}><ImportContacts /></Portal>
);
