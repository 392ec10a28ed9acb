import { z } from 'zod';
import { version } from '../../row-version.ts';
import { designContent, designSentences, type DesignContent } from './design-content.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies a JSON merge patch (RFC 7396): null takes away, objects are merged, everything else replaces. */
const mergePatch = (target: unknown, patch: unknown): unknown => {
  if (!isObject(patch)) return patch;
  const merged = new Map(Object.entries(isObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch))
    if (value === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), value));
  return Object.fromEntries(merged);
};

/** The three ways to name a home, of which a design has one. */
const ways = ['slug', 'planCode', 'plan'] as const;

/** Whoever names another home means it alone, in whichever way the one before was named; plans are not merged, and keep what is null in them. */
const homeOf = (home: unknown): Json | undefined =>
  isObject(home) && ways.some((way) => (home[way] ?? null) !== null)
    ? Object.fromEntries(Object.entries(home).filter(([, value]) => value !== null))
    : undefined;

/**
 * The site before a change, without the miles and the county that were stated of another ZIP code (docs/sale.md, rule `place.correct`):
 * the change states them anew, or the new ZIP code says them.
 */
const siteBefore = (site: DesignContent['site'], change: unknown): DesignContent['site'] => {
  const zip = isObject(change) ? (change.zip ?? null) : null;
  const isOther = site !== null && site.zip !== null && zip !== null && zip !== site.zip;
  return isOther ? { ...site, miles: null, county: null } : site;
};

/**
 * The content of a design after a change. What the change does not mention stays; null takes away; another ZIP code takes miles and county
 * with it.
 * @param change a JSON merge patch of the content, as a client sent it
 * @returns what {@link designContent} has to judge
 */
export const changedContent = (content: DesignContent, change: object): unknown => {
  const home = homeOf((change as Json).home);
  const site = siteBefore(content.site, (change as Json).site);
  const merged = mergePatch({ ...content, site }, change);
  return home && isObject(merged) ? { ...merged, home } : merged;
};

/** A change of a design: an object, judged as content once it is merged. */
export const designChange = z.object({
  change: z.looseObject({}, designSentences.change),
  version: version.nullish(),
});

/** A value as text, whatever the order of its fields: the database has an order of its own. What is null is as good as missing. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value ?? null, (_name, part: unknown) =>
    isObject(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, each]) => each !== null)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  );

/** The names of the fields in which two contents differ, in the order of docs/sale.md, section 2. */
export const changedFields = (before: DesignContent, after: DesignContent): (keyof DesignContent)[] =>
  (Object.keys(designContent.shape) as (keyof DesignContent)[]).filter(
    (field) => inOrder(before[field]) !== inOrder(after[field]),
  );
