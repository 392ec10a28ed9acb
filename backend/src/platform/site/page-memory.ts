import { LRUCache } from 'lru-cache';

interface Remembered<Value> {
  readonly version: string;
  readonly value: Promise<Value>;
  /** When it stops being true by itself, in milliseconds since 1970; unknown until it is made. */
  until: number;
}

/** What is worth remembering, and until when it is true if nothing changes; null: not at all. */
export interface Made<Value> {
  readonly value: Value;
  readonly until: Date | null;
}

/** Remembers what was made of the content of the site, until that changes. */
export interface PageMemory<Value> {
  /**
   * What is remembered under a name, or what `make` makes; those who want it meanwhile wait for the same. Failures are not remembered.
   * @param version which content there is; read before `make` reads any of it
   */
  recall(name: string, version: string, make: () => Promise<Made<Value>>): Promise<Value>;
}

/** How many pages: a catalog, and all others. */
const maxPages = 600;

/** Makes a {@link PageMemory}. */
export const createPageMemory = <Value>(now: () => Date): PageMemory<Value> => {
  const pages = new LRUCache<string, Remembered<Value>>({ max: maxPages });
  return {
    recall: (name, version, make) => {
      const known = pages.get(name);
      if (known?.version === version && now().getTime() < known.until) return known.value;
      const made = make();
      const page: Remembered<Value> = {
        version,
        value: made.then(({ value }) => value),
        until: Number.POSITIVE_INFINITY,
      };
      const drop = (): void => {
        if (pages.get(name) === page) pages.delete(name);
      };
      pages.set(name, page);
      made.then(({ until }) => {
        if (until) page.until = until.getTime();
        else drop();
      }, drop);
      return page.value;
    },
  };
};
