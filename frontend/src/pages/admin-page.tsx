import { preloadOpenTab, TabPanel, tabContent } from '../ui/navigation/tab-panel.tsx';

const tabs = {
  overview: tabContent(() => import('./admin-overview.tsx').then((file) => file.AdminOverview)),
  users: tabContent(() =>
    import('../features/people/accounts/users/users-tab.tsx').then((file) => file.UsersTab),
  ),
  projects: tabContent(() => import('./admin-projects.tsx').then((file) => file.AdminProjects)),
  contacts: tabContent(() => import('./admin-contacts.tsx').then((file) => file.AdminContacts)),
  marketing: tabContent(() =>
    import('../features/people/campaigns/list/campaigns-tab.tsx').then((file) => file.CampaignsTab),
  ),
  settings: tabContent(() => import('./admin-settings.tsx').then((file) => file.AdminSettings)),
};
preloadOpenTab(tabs);

/** The admin's console: one tab of it, which the address names. */
export const AdminPage = () => <TabPanel tabs={tabs} />;
