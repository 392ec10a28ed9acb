import { AgentBoards } from '../features/agents/agent-boards.tsx';

/** The portal of role agent. */
export const AgentDevelopersPage = () => <AgentBoards />;
