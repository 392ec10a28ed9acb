import type { Page } from '@playwright/test';

/** What the pages tell of themselves, by the name under which they keep it. */
const storageKey = 'interactionTimes';

/**
 * Notes for every interaction (a press, a key) how long the browser took until it showed the next picture, as the metric
 * "Interaction to Next Paint" has it: of the events of one interaction the longest counts.
 */
export const watchInteractions = async (page: Page): Promise<void> => {
  await page.addInitScript((name) => {
    const times: Record<number, number> = {};
    Object.assign(window, { [name]: times });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & {
        interactionId: number;
      })[])
        if (interactionId > 0) times[interactionId] = Math.max(times[interactionId] ?? 0, duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }, storageKey);
};

/**
 * The times of the interactions since the last call, in milliseconds, the shortest first. How many there were is the browser's own
 * count; it reports no times under 16 ms, so those count as 16.
 */
export const interactions = (page: Page): Promise<number[]> =>
  page.evaluate(async (name) => {
    // What has just been painted is reported a little later.
    await new Promise((drawn) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 100))),
    );
    const own = window as unknown as Record<string, Record<number, number>> & { counted?: number };
    const times = Object.values(own[name] ?? {});
    for (const id of Object.keys(own[name] ?? {})) delete own[name]?.[Number(id)];
    const { interactionCount } = performance as unknown as { interactionCount: number };
    const unreported = Math.max(0, interactionCount - (own.counted ?? 0) - times.length);
    own.counted = interactionCount;
    return [...times, ...Array.from({ length: unreported }, () => 16)].toSorted((a, b) => a - b);
  }, storageKey);
