import { ReportsScreen } from '../features/reports/reports-screen.tsx';

/** Reports on contacts, appointments, projects and campaigns. */
export const ReportsPage = () => <ReportsScreen />;
