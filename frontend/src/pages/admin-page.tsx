import { Portal } from '../features/accounts/portal.tsx';
import { ContactsTab } from '../features/contacts/contacts-tab.tsx';
import { Outbox } from '../features/mails/outbox.tsx';
import { Tabs } from '../ui/tabs.tsx';

/** The admin's console. */
export const AdminPage = () => (
  <Portal title="Admin Console" badge="Admin" person={({ name }) => name}>
    <Tabs
      label="Admin"
      tabs={[
        { id: 'contacts', title: 'Contacts', content: <ContactsTab /> },
        { id: 'settings', title: 'Settings', content: <Outbox /> },
      ]}
    />
  </Portal>
);
