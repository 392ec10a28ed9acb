import { touchParts, type Touch, type Touches } from '@hearthline/rules/people/leads/touch-parts.ts';
import { storage } from '../platform/browser/browser-storage.ts';
import { unsentInput } from '../platform/form-memory/unsent-input.ts';

const key = 'arrivals';

const known = (): Partial<Touches> => {
  try {
    const stored: unknown = JSON.parse(storage.read(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
};

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/**
 * What an arrival tells: the address that was followed, and the site it was on. Null if neither tells anything: the address was typed,
 * or the link was one of this site's own.
 */
export const touchOf = (landing: string, referrer: string, now: Date): Touch | null => {
  const at = urlOf(landing);
  const from = urlOf(referrer);
  const parameter = (part: string): string | null => at?.searchParams.get(`utm_${part}`)?.trim() || null;
  const parameters = Object.fromEntries(touchParts.map((part) => [part, parameter(part)])) as Record<
    (typeof touchParts)[number],
    string | null
  >;
  const campaign = parameters.campaign ?? (at?.searchParams.get('campaign')?.trim() || null);
  const isForeign = from !== null && from.host !== at?.host && /^https?:$/.test(from.protocol);
  const touch = {
    ...parameters,
    campaign,
    referrer: isForeign ? `${from.origin}${from.pathname}` : null,
  };
  return Object.values(touch).some(Boolean) ? { ...touch, at: now.toISOString() } : null;
};

/**
 * Remembers how the visitor came, for the booking or the request that they may send: in this browser alone, without a cookie. The page's
 * own entry still has the address they landed on, wherever they are by now. Whoever signs out leaves nothing behind.
 */
export const keepArrival = (): void => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate') return;
  const touch = touchOf(entry.name, document.referrer, new Date());
  if (touch) storage.write(key, JSON.stringify({ first: known().first ?? touch, last: touch }));
};

/** How the visitor came, as it goes along with what they send; undefined if nothing is known. */
export const storedArrivals = (): Partial<Touches> | undefined => {
  const { first, last } = known();
  return first || last ? { first: first ?? null, last: last ?? null } : undefined;
};

unsentInput.onClear(() => storage.write(key, null));
