import { MessagesScreen } from '../features/messages/messages-screen.tsx';

/** The inbox of staff. */
export const AdminMessagesPage = () => <MessagesScreen />;
