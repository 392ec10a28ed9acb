import { PortalLayout } from '../features/accounts/portal-layout.tsx';
import { ContractorPortal } from '../features/contractors/portal/contractor-portal.tsx';

/** The contractor's home page after signing in. */
export const ContractorPage = () => (
  <PortalLayout
    title="Contractors Portal"
    exit="/contractors"
    person={({ username, email, role }) => `Logged in as: ${username ?? email} (${role})`}
  >
    <ContractorPortal />
  </PortalLayout>
);
