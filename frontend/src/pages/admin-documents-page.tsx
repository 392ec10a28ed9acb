import { Portal } from '../features/accounts/portal.tsx';
import { ReviewQueue } from '../features/documents/review-queue.tsx';

/** What staff has to look at. */
export const AdminDocumentsPage = () => (
  <Portal title="Documents" badge="Admin" person={({ name }) => name}>
    <ReviewQueue />
  </Portal>
);
