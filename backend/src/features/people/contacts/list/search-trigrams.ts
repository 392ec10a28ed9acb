import type { Query } from '../../../../platform/db/database.ts';
import { prepare } from '../../../../platform/db/statement.ts';

/** How long a process reuses the common trigrams it has read, in milliseconds; the database relearns them once an hour. */
const maxAgeMs = 600_000;

interface Known {
  readonly grams: Promise<ReadonlySet<string>>;
  readonly since: number;
}

/** The last set read, for each database. */
const known = new WeakMap<Query, Known>();

const stored = prepare('contact_common_grams', (db) => db.selectFrom('contactCommonGrams').select('gram'));

/** The trigrams (letters or digits) that many contacts share (migration 0021). They may be out of date: no search result depends on them. */
export const commonGrams = (query: Query): Promise<ReadonlySet<string>> => {
  const found = known.get(query);
  if (found && performance.now() - found.since < maxAgeMs) return found.grams;
  const grams = query(stored, {}).then((rows) => new Set(rows.map(({ gram }) => gram)));
  known.set(query, { grams, since: performance.now() });
  grams.catch(() => known.delete(query));
  return grams;
};

const isGram = (text: string): boolean => /^[a-z0-9]{3}$/.test(text);

/** How many trigrams are looked up: each costs reading its index list, and another one rarely narrows the result further. */
const enough = 3;

/**
 * The part of a folded term that is best looked up in the index: the first stretch with {@link enough} uncommon trigrams,
 * or else the one with the most. `zoe@example.com` is found by `zoe`, without reading the index list of all of example.com.
 * Null where the whole term must be looked up: it has no rare part, or letters that are not ASCII, of which no trigrams are known.
 */
export const rarePart = (term: string, common: ReadonlySet<string>): string | null => {
  if (!/^[\x20-\x7e]*$/.test(term)) return null;
  let best = { from: 0, to: 0, grams: 0 };
  let run = { from: 0, grams: 0 };
  for (let at = 0; at + 3 <= term.length && best.grams < enough; at += 1) {
    const gram = term.slice(at, at + 3);
    if (common.has(gram)) run = { from: at + 1, grams: 0 };
    else if (isGram(gram)) {
      run.grams += 1;
      if (run.grams > best.grams) best = { from: run.from, to: at + 3, grams: run.grams };
    }
  }
  return best.grams > 0 ? term.slice(best.from, best.to) : null;
};
