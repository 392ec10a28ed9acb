import { storage, unsentPrefix } from '../../../platform/browser/browser-storage.ts';

/** Something that was opened from the search. */
export interface RecentResult {
  readonly title: string;
  readonly detail: string | null;
  readonly to: string;
}

/** How many are kept. */
export const maxRecent = 8;

// With this prefix it is removed when its owner signs out or another account signs in.
const keyOf = (userId: string): string => `${unsentPrefix}search:${userId}`;

const isResult = (value: unknown): value is RecentResult => {
  const { title, detail, to } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof title === 'string' &&
    (detail === null || typeof detail === 'string') &&
    typeof to === 'string' &&
    // Never an address of another site, whatever is in the storage.
    /^\/(?!\/)/.test(to)
  );
};

/** What this user last opened from the search in this browser, the latest first. */
export const recentResults = (userId: string): readonly RecentResult[] => {
  try {
    const stored: unknown = JSON.parse(storage.read(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isResult).slice(0, maxRecent) : [];
  } catch {
    return [];
  }
};

/** Puts a result on top of the recent ones. */
export const rememberResult = (userId: string, { title, detail, to }: RecentResult): void => {
  const others = recentResults(userId).filter((other) => other.to !== to);
  storage.write(keyOf(userId), JSON.stringify([{ title, detail, to }, ...others].slice(0, maxRecent)));
};
