import { Portal } from '../features/accounts/portal.tsx';
import { Text } from '../ui/text.tsx';

/** The admin's console. */
export const AdminPage = () => (
  <Portal title="Admin Console" badge="Admin" person={({ name }) => name}>
    <Text look="lead" quiet maxW="prose">Users, projects, contacts and marketing are managed here.</Text>
  </Portal>
);
