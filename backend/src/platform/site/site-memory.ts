import { LRUCache } from 'lru-cache';

interface Remembered {
  readonly version: string;
  readonly value: Promise<unknown>;
  readonly since: number;
  /** When it stops being true by itself, in milliseconds since 1970; unknown until it is made. */
  until: number;
}

/** What is worth remembering, and until when it is true if nothing changes; null: not at all. */
export interface Made<Value> {
  readonly value: Value;
  readonly until: Date | null;
}

/** Remembers what was made of the content of the site, such as pages and prices, until that changes. */
export interface SiteMemory {
  /**
   * What is remembered under a name, or what `make` makes; those who want it meanwhile wait for the same. Failures are not remembered.
   * @param name of nothing else: an address, or what it is in words
   */
  recall<Value>(name: string, make: () => Promise<Made<Value>>): Promise<Value>;
}

/** How many things: the pages of a catalog, and all others. */
const maxThings = 600;

/** Makes a {@link SiteMemory}. @param readVersion which content there is, read before any of it */
export const createSiteMemory = (readVersion: () => Promise<string>, now: () => Date): SiteMemory => {
  const things = new LRUCache<string, Remembered>({ max: maxThings });
  return {
    recall: async <Value>(name: string, make: () => Promise<Made<Value>>): Promise<Value> => {
      const version = await readVersion();
      const at = now().getTime();
      const known = things.get(name);
      if (known?.version === version && known.since <= at && at < known.until)
        return known.value as Promise<Value>;
      const made = make();
      const value = made.then((one) => one.value);
      const thing: Remembered = { version, value, since: at, until: Number.POSITIVE_INFINITY };
      const drop = (): void => {
        if (things.get(name) === thing) things.delete(name);
      };
      things.set(name, thing);
      made.then(({ until }) => {
        if (until) thing.until = until.getTime();
        else drop();
      }, drop);
      return value;
    },
  };
};
