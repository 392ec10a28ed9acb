import { Portal } from '../features/accounts/portal.tsx';
import { MessageDesk } from '../features/messages/message-desk.tsx';
import { BackLink } from '../ui/back-link.tsx';

/** The inbox of staff. */
export const AdminMessagesPage = () => (
  <Portal title="Messages" badge="Admin" person={({ name }) => name}>
    <BackLink to="/admin">Admin Console</BackLink>
    <MessageDesk />
  </Portal>
);
