import { Portal } from '../features/accounts/portal.tsx';
import { ReportsScreen } from '../features/reports/reports-screen.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { BackIcon } from '../ui/icons.tsx';

/** Reports over contacts, appointments, projects and campaigns. */
export const ReportsPage = () => (
  <Portal title="Reports" badge="Admin" person={({ name }) => name}>
    <ButtonLink to="/admin" variant="ghost" size="sm" ms="-4" mb="3"><BackIcon />Admin console</ButtonLink>
    <ReportsScreen />
  </Portal>
);
