import { Greeting } from '../features/people/accounts/greeting.tsx';
import { preloadOpenTab, TabPanel, tabContent } from '../ui/navigation/tab-panel.tsx';

const tabs = {
  projects: tabContent(() => import('./my-projects-tab.tsx').then((file) => file.MyProjectsTab)),
  documents: tabContent(() =>
    import('../features/delivery/documents/my-documents.tsx').then((file) => file.MyDocuments),
  ),
  appointments: tabContent(() =>
    import('../features/sale/appointments/own/my-appointments.tsx').then((file) => file.MyAppointments),
  ),
  messages: tabContent(() =>
    import('../features/delivery/messages/messages-screen.tsx').then((file) => file.MessagesScreen),
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
