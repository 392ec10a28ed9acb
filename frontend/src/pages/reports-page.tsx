import { PortalLayout } from '../features/accounts/portal-layout.tsx';
import { ReportsScreen } from '../features/reports/reports-screen.tsx';
import { BackLink } from '../ui/navigation/back-link.tsx';

/** Reports on contacts, appointments, projects and campaigns. */
export const ReportsPage = () => (
  <PortalLayout title="Reports" badge="Admin" person={({ name }) => name}>
    <BackLink to="/admin">Admin Console</BackLink>
    <ReportsScreen />
  </PortalLayout>
);
