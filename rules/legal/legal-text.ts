import { z } from 'zod';
import { optionalFlag } from '../optional.ts';
import { version } from '../row-version.ts';
import { text } from '../text.ts';
import { legalKeys, legalSentences, type LegalKey } from './pages.ts';

/** The longest text of a page. */
export const maxLegalLength = 20_000;

/** A text as it is stored. Blank lines divide paragraphs; `## ` begins a heading, `- ` an item (`blocksOf`). */
export const storedLegalText = z.object({
  body: z.string().min(1),
  /** Whether a lawyer still has to check it; the page says so. */
  sample: z.boolean(),
  /** The day of the last change, in the business’s time zone; null for a text as it was installed. */
  updatedOn: z.iso.date().nullable(),
});
export type StoredLegalText = z.output<typeof storedLegalText>;

/** A text with its page and the version that an edit is based on. */
export interface LegalText extends StoredLegalText {
  readonly key: LegalKey;
  readonly version: number;
}

/** An edit, as the form submits it. */
export const legalTextForm = z.object({
  key: z.enum(legalKeys, legalSentences.key),
  version,
  body: text({ min: 1, max: maxLegalLength, message: legalSentences.body }),
  sample: optionalFlag('Please say whether a lawyer still has to check it'),
});
