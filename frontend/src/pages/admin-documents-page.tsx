import { ReviewQueue } from '../features/delivery/documents/review/review-queue.tsx';

/** The documents that staff has to review. */
export const AdminDocumentsPage = () => <ReviewQueue />;
