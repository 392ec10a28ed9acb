import { useEffect, useState, type ComponentType } from 'react';
import type { PlanResultsProps } from './plan-results.tsx';

// With the GraphQL client, which nobody needs before the plans are asked for.
const load = () => import('./plan-results.tsx');

/** Loads what draws plans ahead of a press that seems near. */
export const preparePlanResults = (): void => void load().catch(() => undefined);

const isServerThere = (): Promise<boolean> => fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok, () => false);

interface PlanResultsPart {
  /** Null until it has come. */
  readonly Results: ComponentType<PlanResultsProps> | null;
  /** It did not come. */
  readonly isMissing: boolean;
  readonly loadAgain: () => Promise<void>;
}

/** What draws plans, loaded when it is wanted. */
export const usePlanResults = (isWanted: boolean): PlanResultsPart => {
  const [Results, setResults] = useState<PlanResultsPart['Results']>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (isWanted) load().then((part) => setResults(() => part.PlanResults), () => setMissing(true));
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
        // Chrome remembers that a module failed until the page is loaded anew. What was chosen stands in the address, so that
        // loses nothing, unless there is no server to load it from.
        if (await isServerThere()) window.location.reload();
        else setMissing(true);
      }
    },
  };
};
