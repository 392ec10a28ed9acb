import { ReviewQueue } from '../features/documents/review/review-queue.tsx';

/** The documents that staff has to review. */
export const AdminDocumentsPage = () => <ReviewQueue />;
