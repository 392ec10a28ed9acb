import { useSearchParams } from 'react-router-dom';

interface QueuePlace {
  /** The document being read. */
  readonly open: string | null;
  readonly linkTo: (id: string) => string;
  /** Reads a document; null closes the one that is read. */
  readonly show: (id: string | null) => void;
}

/** Keeps the document being read in the address (`?document=…`): Back closes it, however many were read in between. */
export const useQueuePlace = (): QueuePlace => {
  const [params, setParams] = useSearchParams();
  const open = params.get('document');
  const queryWith = (id: string | null, from: URLSearchParams): URLSearchParams => {
    const query = new URLSearchParams(from);
    if (id) query.set('document', id);
    else query.delete('document');
    return query;
  };
  return {
    open,
    linkTo: (id) => `?${queryWith(id, params)}`,
    // Reads the address itself, not `params`: two changes before the next render must not overwrite each other.
    show: (id) =>
      setParams(queryWith(id, new URLSearchParams(window.location.search || params)), {
        replace: open !== null,
      }),
  };
};
