import { ContactsTab } from '../features/people/contacts/list/contacts-tab.tsx';
import { useOpenView } from '../features/office/saved-views/open-view.ts';
import { ViewBar } from '../features/office/saved-views/view-bar.tsx';

/** The Contacts tab of the console: the list, and the views of it that are saved. */
export const AdminContacts = () => (
  <ContactsTab
    view={useOpenView('contacts')}
    saveView={(shown) => <ViewBar list="contacts" shown={shown} />}
  />
);
