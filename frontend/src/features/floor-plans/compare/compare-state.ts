import { useSearchParams } from 'react-router-dom';

/** As many as fit side by side. */
export const mostCompared = 3;

const listParameter = 'compare';
const openParameter = 'comparing';
/** A slug, or the code of a drawn plan. */
const idPattern = /^[A-Za-z0-9._~-]{1,200}$/;

/** `?compare=enid+toledo`: the homes that are ticked, each once; anything else is left out. */
export const comparedIn = (address: URLSearchParams): string[] => {
  const ids = (address.get(listParameter) ?? '').split(' ').filter((id) => idPattern.test(id));
  return [...new Set(ids)].slice(0, mostCompared);
};

const withCompared = (address: URLSearchParams, ids: readonly string[]): URLSearchParams => {
  const next = new URLSearchParams(address);
  if (ids.length > 0) next.set(listParameter, ids.join(' '));
  else next.delete(listParameter);
  if (ids.length < 2) next.delete(openParameter);
  return next;
};

interface Comparison {
  readonly ids: readonly string[];
  readonly isOpen: boolean;
  /** Ticks a home, or takes the tick away. */
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/** The homes to compare, kept in the page's address. A tick is no step of the history; opening the comparison is one, so that Back closes it. */
export const useComparison = (): Comparison => {
  const [params, setParams] = useSearchParams();
  // Reads the address itself, not `params`: two presses before the next render must not overwrite each other.
  const address = (): URLSearchParams => new URLSearchParams(window.location.search || params);
  const ids = comparedIn(params);
  const put = (next: readonly string[]): void =>
    setParams(withCompared(address(), next), { replace: true, preventScrollReset: true });
  const show = (open: boolean): void => {
    const next = address();
    if (open) next.set(openParameter, 'true');
    else next.delete(openParameter);
    setParams(next, { replace: !open, preventScrollReset: true });
  };
  return {
    ids,
    isOpen: ids.length > 1 && params.get(openParameter) === 'true',
    toggle: (id) => {
      const now = comparedIn(address());
      if (now.includes(id)) put(now.filter((one) => one !== id));
      else if (now.length < mostCompared) put([...now, id]);
    },
    clear: () => put([]),
    open: () => show(true),
    close: () => show(false),
  };
};
