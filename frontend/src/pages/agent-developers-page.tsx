import { AgentBoards } from '../features/site/agents/agent-boards.tsx';

/** The portal of role agent. */
export const AgentDevelopersPage = () => <AgentBoards />;
