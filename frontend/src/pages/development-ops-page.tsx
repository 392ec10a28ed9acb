import { Portal } from '../features/accounts/portal.tsx';
import { Text } from '../ui/text.tsx';

/** The portal of role devops. */
export const DevelopmentOpsPage = () => (
  <Portal title="Development Operations">
    <Text look="lead" quiet maxW="prose">
      For the people who keep the product running: system status, deployments, database health and code quality, with the API documentation, the system architecture, the deployment pipelines, and monitoring and alerts.
    </Text>
  </Portal>
);
