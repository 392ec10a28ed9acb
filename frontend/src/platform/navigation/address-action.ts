import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Does something once because the address asks for it (`?new=contact`), as a link from another screen does, and takes the
 * request out of the address, so that neither reload nor Back repeats it.
 * @param name the query parameter
 * @param run called with its value
 */
export const useAddressAction = (name: string, run: (value: string) => void): void => {
  const [params, setParams] = useSearchParams();
  const value = params.get(name);
  const act = useEffectEvent(run);
  useEffect(() => {
    if (value === null) return;
    const rest = new URLSearchParams(window.location.search || params);
    rest.delete(name);
    setParams(rest, { replace: true });
    act(value);
  }, [name, value, params, setParams]);
};
