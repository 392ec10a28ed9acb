import { Portal } from '../features/accounts/portal.tsx';
import { Text } from '../ui/text.tsx';

/** The portal of role agent. */
export const AgentDevelopersPage = () => (
  <Portal title="Agent Developers Portal">
    <Text look="lead" quiet maxW="prose">
      For the people who build AI agents for customer service, sales assistance, design automation, project management, quality control and analytics, and who watch how those agents perform.
    </Text>
  </Portal>
);
