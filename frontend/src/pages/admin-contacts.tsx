import { ContactsTab } from '../features/contacts/list/contacts-tab.tsx';
import { useOpenView } from '../features/saved-views/open-view.ts';
import { ViewBar } from '../features/saved-views/view-bar.tsx';

/** The Contacts tab of the console: the list, and the views of it that are saved. */
export const AdminContacts = () => (
  <ContactsTab
    view={useOpenView('contacts')}
    saveView={(shown) => <ViewBar list="contacts" shown={shown} />}
  />
);
