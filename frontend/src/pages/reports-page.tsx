import { ReportsScreen } from '../features/office/reports/reports-screen.tsx';

/** Reports on contacts, appointments, projects and campaigns. */
export const ReportsPage = () => <ReportsScreen />;
