import { lazy, Suspense, type ComponentType } from 'react';
import { PortalLayout } from '../features/accounts/portal-layout.tsx';
import { UnreadCount } from '../features/messages/unread-count.tsx';
import { PageSpinner } from '../ui/layout/spinner.tsx';
import { Tabs } from '../ui/navigation/tabs.tsx';

/** Loads a tab's content when the tab is opened. */
const tab = (load: () => Promise<ComponentType>) => {
  const Content = lazy(async () => ({ default: await load() }));
  return (
    <Suspense fallback={<PageSpinner />}>
      <Content />
    </Suspense>
  );
};

const projects = tab(() => import('./my-projects-tab.tsx').then((file) => file.MyProjectsTab));
const messages = tab(() =>
  import('../features/messages/messages-screen.tsx').then((file) => file.MessagesScreen),
);
const documents = tab(() =>
  import('../features/documents/my-documents.tsx').then((file) => file.MyDocuments),
);
const appointments = tab(() =>
  import('../features/appointments/own/my-appointments.tsx').then((file) => file.MyAppointments),
);

/** The portal of a customer. */
export const DashboardPage = () => (
  <PortalLayout title="Customer Portal" person={({ name }) => `Welcome, ${name.split(' ')[0]}`}>
    <Tabs
      label="Customer Portal"
      alone
      tabs={[
        { id: 'projects', title: 'My Projects', content: projects },
        { id: 'documents', title: 'Documents', content: documents },
        { id: 'appointments', title: 'Appointments', content: appointments },
        { id: 'messages', title: 'Messages', badge: <UnreadCount />, content: messages },
      ]}
    />
  </PortalLayout>
);
