import type { ShownLocation } from '@hearthline/rules/people/locations/shown-location.ts';
import { useContext, useEffect, useState } from 'react';
import { FirstContent } from '../../../domain/served-content.ts';
import { rest } from '../../../platform/api/rest-client.ts';

interface Answer {
  /** From where they were asked for. */
  readonly zip: string | null;
  readonly locations: readonly ShownLocation[];
}

interface Locations {
  /** Undefined while nothing is known. */
  readonly locations: readonly ShownLocation[] | undefined;
  /** Whether those are the ones that were asked for. */
  readonly state: 'current' | 'loading' | 'failed';
}

/** The longest time after which a browser's timer still works. */
const maxTimerMs = 2 ** 31 - 1;
/** A browser whose clock is ahead asks no more often than this. */
const minWaitMs = 60_000;

/** When the first sentence about opening hours stops being true. */
const nextChange = (locations: readonly ShownLocation[]): number =>
  Math.min(...locations.map(({ opening }) => Date.parse(opening.changesAt ?? '')).filter(Number.isFinite));

const ask = async (zip: string | null): Promise<readonly ShownLocation[]> =>
  (await rest('GET /api/locations', { parameters: { zip }, cache: 'no-cache' })).locations;

/**
 * The display locations: as they were served with the page, or as the API tells them; again whenever one opens or closes.
 * @param zip five digits, for the nearest first; null for the seller's order
 */
export const useLocations = (zip: string | null): Locations => {
  const { locations: served } = useContext(FirstContent);
  const [answer, setAnswer] = useState<Answer | null>(served ? { zip: null, locations: served } : null);
  const [failed, setFailed] = useState<string | null | undefined>(undefined);
  const isCurrent = answer !== null && answer.zip === zip;
  const change = answer ? nextChange(answer.locations) : 0;
  useEffect(() => {
    let isLeft = false;
    const load = (): void => {
      ask(zip).then(
        (locations) => {
          if (isLeft) return;
          setAnswer({ zip, locations });
          setFailed(undefined);
        },
        () => isLeft || setFailed(zip),
      );
    };
    const wait = isCurrent ? Math.max(change - Date.now(), minWaitMs) : 0;
    const timer = wait < maxTimerMs ? setTimeout(load, wait) : undefined;
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [zip, isCurrent, change]);
  const state = isCurrent ? 'current' : failed === zip ? 'failed' : 'loading';
  return { locations: answer?.locations, state };
};
