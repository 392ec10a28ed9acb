import { PortalLayout } from '../features/accounts/portal-layout.tsx';
import { MessagesScreen } from '../features/messages/messages-screen.tsx';
import { BackLink } from '../ui/navigation/back-link.tsx';

/** The inbox of staff. */
export const AdminMessagesPage = () => (
  <PortalLayout title="Messages" badge="Admin" person={({ name }) => name}>
    <BackLink to="/admin">Admin Console</BackLink>
    <MessagesScreen />
  </PortalLayout>
);
