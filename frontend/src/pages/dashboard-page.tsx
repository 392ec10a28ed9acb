import { Portal } from '../features/accounts/portal.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** The portal of a customer. */
export const DashboardPage = () => (
  <Portal title="Customer Portal" person={({ name }) => `Welcome, ${name.split(' ')[0]}`}>
    <EmptyState
      title="My Projects"
      text="Your construction projects will appear here once they've been set up by our team."
    >
      <ButtonLink to="/appointments" variant="outline">Book Consultation</ButtonLink>
    </EmptyState>
  </Portal>
);
