import { PortalLayout } from '../features/accounts/portal-layout.tsx';
import { ReviewQueue } from '../features/documents/review/review-queue.tsx';
import { BackLink } from '../ui/navigation/back-link.tsx';

/** The documents that staff has to review. */
export const AdminDocumentsPage = () => (
  <PortalLayout title="Documents" badge="Admin" person={({ name }) => name}>
    <BackLink to="/admin">Admin Console</BackLink>
    <ReviewQueue />
  </PortalLayout>
);
