import { useSearchParams } from 'react-router-dom';

/**
 * Keeps a choice in the page's address, as in `?roof=gable`: it can be shared, and back and forward work.
 * @param name the query parameter
 * @param allowed the values it may have; any other reads as null
 * @param alone whether choosing removes everything else from the query
 */
export const useQueryChoice = <Id extends string>(
  name: string,
  allowed: readonly Id[],
  alone = false,
): [Id | null, (id: Id) => void] => {
  const [params, setParams] = useSearchParams();
  const chosen = allowed.find((id) => id === params.get(name)) ?? null;
  const choose = (id: Id): void => {
    if (id === chosen) return;
    // Reads the address itself, not `params`: two choices before the next render must not overwrite each other.
    const next = new URLSearchParams(alone ? '' : window.location.search || params);
    next.set(name, id);
    setParams(next);
  };
  return [chosen, choose];
};
