import { useEffect, useState } from 'react';
import type { DocumentItemFragment } from '../../../../gql/generated.ts';

/** Whether the latest review of a document can still be undone. The server says for how long: clocks may differ. */
export const useUndoTime = ({
  id,
  version,
  reviewUndoMs,
}: Pick<DocumentItemFragment, 'id' | 'version' | 'reviewUndoMs'>): boolean => {
  const review = `${id} ${version}`;
  const [over, setOver] = useState('');
  useEffect(() => {
    if (reviewUndoMs === null) return undefined;
    const timer = setTimeout(() => setOver(review), reviewUndoMs);
    return () => clearTimeout(timer);
  }, [review, reviewUndoMs]);
  return reviewUndoMs !== null && over !== review;
};
