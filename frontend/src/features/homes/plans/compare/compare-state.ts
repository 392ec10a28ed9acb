import { comparedIds, maxCompared } from '@hearthline/rules/homes/compare/compared.ts';
import { useSearchParams } from 'react-router-dom';

const listParameter = 'compare';

const comparedIn = (address: URLSearchParams): string[] => comparedIds(address.get(listParameter));

const withCompared = (address: URLSearchParams, ids: readonly string[]): URLSearchParams => {
  const next = new URLSearchParams(address);
  if (ids.length > 0) next.set(listParameter, ids.join(' '));
  else next.delete(listParameter);
  return next;
};

interface Ticked {
  readonly ids: readonly string[];
  /** Ticks a home, or takes the tick away. */
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

/** The homes that are ticked to be compared, kept in the page's address (`?compare=enid+toledo`), so that Back from the comparison finds them. A tick is no step of the history. */
export const useComparison = (): Ticked => {
  const [params, setParams] = useSearchParams();
  // Reads the address itself, not `params`: two presses before the next render must not overwrite each other.
  const address = (): URLSearchParams => new URLSearchParams(window.location.search || params);
  const put = (next: readonly string[]): void =>
    setParams(withCompared(address(), next), { replace: true, preventScrollReset: true });
  return {
    ids: comparedIn(params),
    toggle: (id) => {
      const now = comparedIn(address());
      if (now.includes(id)) put(now.filter((one) => one !== id));
      else if (now.length < maxCompared) put([...now, id]);
    },
    clear: () => put([]),
  };
};
