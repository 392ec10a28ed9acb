// Apart from the rule, so that the browser's script need not load zod.

/** What the address that a visitor followed says of where it stood: its `utm_` parameters. */
export const touchParts = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** How many characters of each are kept. */
export const touchLengths = { part: 120, referrer: 300 } as const;

/** How a visitor came to the site once. */
export interface Touch extends Readonly<Record<(typeof touchParts)[number], string | null>> {
  /** The page that linked here, without its query; null if there was none. */
  readonly referrer: string | null;
  /** When, in UTC; null if it is not known. */
  readonly at: string | null;
}

/** How a visitor came to the site for the first time, and the last time. */
export interface Touches {
  readonly first: Touch | null;
  readonly last: Touch | null;
}
