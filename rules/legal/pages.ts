// Only what a page shows: no zod, which is in legal-text.ts.

/** The legal pages of the site, each with an address of its own: `/privacy`, `/terms`. */
export const legalKeys = ['privacy', 'terms'] as const;
export type LegalKey = (typeof legalKeys)[number];

/** What a page is called, in its heading and in the footer. */
export const legalTitles: Readonly<Record<LegalKey, string>> = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
};

export const legalSentences = {
  missing: 'There is no such page',
  key: 'Please choose a page',
  body: 'Please enter the text',
  /** Shown above a text that nobody has checked yet. */
  sample: 'This is a sample text. It is not legal advice, and a lawyer must check it before it is relied on.',
} as const;
