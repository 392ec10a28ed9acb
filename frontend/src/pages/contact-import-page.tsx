import { PortalLayout } from '../features/accounts/portal-layout.tsx';
import { ImportContacts } from '../features/contacts/import/import-contacts.tsx';

/** Imports contacts from a file. */
export const ContactImportPage = () => (
  <PortalLayout title="Admin Console" badge="Admin" person={({ name }) => name}>
    <ImportContacts />
  </PortalLayout>
);
