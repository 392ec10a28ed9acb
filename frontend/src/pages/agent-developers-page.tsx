import { Portal } from '../features/accounts/portal-layout.tsx';
import { AgentBoards } from '../features/agents/agent-boards.tsx';

/** The portal of role agent. */
export const AgentDevelopersPage = () => (
  <Portal title="Agent Developers Portal">
    <AgentBoards />
  </Portal>
);
