import { Portal } from '../features/accounts/portal-layout.tsx';
import { MessageDesk } from '../features/messages/messages-screen.tsx';
import { BackLink } from '../ui/navigation/back-link.tsx';

/** The inbox of staff. */
export const AdminMessagesPage = () => (
  <Portal title="Messages" badge="Admin" person={({ name }) => name}>
    <BackLink to="/admin">Admin Console</BackLink>
    <MessageDesk />
  </Portal>
);
