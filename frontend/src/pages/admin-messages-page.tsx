import { Portal } from '../features/accounts/portal.tsx';
import { MessageDesk } from '../features/messages/message-desk.tsx';

/** The inbox of staff. */
export const AdminMessagesPage = () => (
  <Portal title="Messages" badge="Admin" person={({ name }) => name}>
    <MessageDesk />
  </Portal>
);
