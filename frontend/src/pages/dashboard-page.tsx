import { Greeting } from '../features/accounts/greeting.tsx';
import { preloadOpenTab, TabPanel, tabContent } from '../ui/navigation/tab-panel.tsx';

const tabs = {
  projects: tabContent(() => import('./my-projects-tab.tsx').then((file) => file.MyProjectsTab)),
  documents: tabContent(() =>
    import('../features/documents/my-documents.tsx').then((file) => file.MyDocuments),
  ),
  appointments: tabContent(() =>
    import('../features/appointments/own/my-appointments.tsx').then((file) => file.MyAppointments),
  ),
  messages: tabContent(() =>
    import('../features/messages/messages-screen.tsx').then((file) => file.MessagesScreen),
  ),
};
preloadOpenTab(tabs);

/** The portal of a customer: one tab of it, which the address names. */
export const DashboardPage = () => (
  <>
    <Greeting />
    <TabPanel tabs={tabs} />
  </>
);
