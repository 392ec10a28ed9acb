import type { Page } from '@playwright/test';

/** What the pages tell of themselves, by the name under which they keep it. */
const kept = 'interactionTimes';

/**
 * Notes for every interaction (a press, a key) how long the browser took until it showed the next picture, as the metric
 * "Interaction to Next Paint" has it: of the events of one interaction the longest counts.
 */
export const watchInteractions = (page: Page): Promise<void> =>
  page.addInitScript((name) => {
    const times: Record<number, number> = {};
    Object.assign(window, { [name]: times });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & {
        interactionId: number;
      })[])
        if (interactionId > 0) times[interactionId] = Math.max(times[interactionId] ?? 0, duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }, kept);

/**
 * The times so far, in milliseconds; those under 16 ms, which no browser reports, are not among them. How many interactions there
 * were in all is the browser's own count.
 */
export const interactions = (page: Page): Promise<{ times: number[]; count: number }> =>
  page.evaluate(async (name) => {
    // What has just been painted is reported a little later.
    await new Promise((drawn) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 100))),
    );
    const times = Object.values((window as unknown as Record<string, Record<number, number>>)[name] ?? {});
    return { times, count: (performance as unknown as { interactionCount: number }).interactionCount };
  }, kept);
