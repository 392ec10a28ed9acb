import { Portal } from '../features/accounts/portal.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Heading } from '../ui/text.tsx';

/** The portal of a customer. */
export const DashboardPage = () => (
  <Portal title="Customer Portal" person={({ name }) => `Welcome, ${name.split(' ')[0]}`}>
    <Heading as="h2" look="subheading" mb="5">My Projects</Heading>
    <EmptyState
      title="No projects yet"
      text="Your construction projects will appear here once they've been set up by our team."
    >
      <ButtonLink to="/appointments" variant="outline">Book Consultation</ButtonLink>
    </EmptyState>
  </Portal>
);
