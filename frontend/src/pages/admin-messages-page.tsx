import { MessagesScreen } from '../features/delivery/messages/messages-screen.tsx';

/** The inbox of staff. */
export const AdminMessagesPage = () => <MessagesScreen />;
