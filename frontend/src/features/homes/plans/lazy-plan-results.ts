import { useEffect, useState, type ComponentType } from 'react';
import { apiFetch } from '../../../platform/api/rest-client.ts';
import type { PlanResultsProps } from './plan-results.tsx';

// Includes the GraphQL client, which is not needed before plans are requested.
const load = () => import('./plan-results.tsx');

/** Loads the results component ahead of time, when a press seems likely. */
export const preparePlanResults = (): void => void load().catch(() => undefined);

const isServerThere = (): Promise<boolean> =>
  apiFetch(null, window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

interface PlanResultsPart {
  /** Null until it is loaded. */
  readonly Results: ComponentType<PlanResultsProps> | null;
  /** Whether loading it failed. */
  readonly isMissing: boolean;
  readonly loadAgain: () => Promise<void>;
}

/** The component that shows plans, loaded on demand. */
export const usePlanResults = (isWanted: boolean): PlanResultsPart => {
  const [Results, setResults] = useState<PlanResultsPart['Results']>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (isWanted)
      load().then(
        (part) => setResults(() => part.PlanResults),
        () => setMissing(true),
      );
  }, [isWanted]);
  return {
    Results,
    isMissing,
    loadAgain: async () => {
      setMissing(false);
      try {
        const { PlanResults } = await load();
        setResults(() => PlanResults);
      } catch {
        // Chrome remembers that a module failed to load until the page is reloaded. As the choices are in the address, reloading
        // loses nothing, unless the server cannot be reached.
        if (await isServerThere()) window.location.reload();
        else setMissing(true);
      }
    },
  };
};
