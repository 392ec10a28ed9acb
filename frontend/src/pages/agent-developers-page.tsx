import { PortalLayout } from '../features/accounts/portal-layout.tsx';
import { AgentBoards } from '../features/agents/agent-boards.tsx';

/** The portal of role agent. */
export const AgentDevelopersPage = () => (
  <PortalLayout title="Agent Developers Portal">
    <AgentBoards />
  </PortalLayout>
);
