import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The state of the history entry that opened a panel: the entry before shows the same list without it. */
interface OpenedHere {
  readonly panel?: string;
}

interface PanelAddress {
  /** The id of what the panel shows; null while it is closed. */
  readonly shown: string | null;
  /** Opens the panel, or shows something else in the open one. Back closes it, whatever it showed before. */
  readonly show: (id: string) => void;
  readonly close: () => void;
}

/**
 * Keeps what a panel beside a list shows in the address, as in `?contact=7`: Back closes the panel, a reload keeps it open.
 * @param name the query parameter
 */
export const usePanelUrl = (name: string): PanelAddress => {
  const [params] = useSearchParams();
  const location = useLocation();
  const state = location.state as OpenedHere | null;
  const navigate = useNavigate();
  const closing = useRef<string | null>(null);
  // Reads the address itself, not `params`: two changes before the next render must not overwrite each other.
  const query = (): URLSearchParams => new URLSearchParams(window.location.search || params);
  return {
    shown: params.get(name),
    show: (id) => {
      const next = query();
      const isOpen = next.has(name);
      if (next.get(name) === id) return;
      next.set(name, id);
      const opened: OpenedHere = { panel: name };
      void navigate({ search: `?${next}` }, { replace: isOpen, state: isOpen ? state : opened });
    },
    close: () => {
      // Asked a second time before the step back was taken, it would leave the list.
      if (closing.current === location.key) return;
      closing.current = location.key;
      if (state?.panel === name) return void navigate(-1);
      const next = query();
      next.delete(name);
      void navigate({ search: String(next) }, { replace: true });
    },
  };
};

/** The address of a list without its panel. */
export const withoutPanel = (address: string, name: string): string => {
  const [path = '', query = ''] = address.split('?');
  const next = new URLSearchParams(query);
  next.delete(name);
  return next.size > 0 ? `${path}?${next}` : path;
};
