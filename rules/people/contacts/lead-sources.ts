import { z } from 'zod';
import { oneLine } from '../../text.ts';
import { contactSources } from './contact-rules.ts';

/** The most spellings that one source may have. */
export const sourceWordsMax = 200;

export const sourceSentences = {
  missing: 'Source not found',
  label: 'Give the source a name',
  word: 'A spelling cannot be empty',
  words: 'A source needs at least one spelling',
  tooMany: `At most ${sourceWordsMax} spellings`,
} as const;

/** Input for a source; a spelling that it takes leaves the source that has it. */
export const leadSource = z.object({
  label: oneLine({ min: 1, max: 60, message: sourceSentences.label }),
  active: z.boolean('Must be true or false'),
  words: z
    .array(oneLine({ min: 1, max: 100, message: sourceSentences.word }), sourceSentences.words)
    .min(1, sourceSentences.words)
    .max(sourceWordsMax, sourceSentences.tooMany),
});

/** The source of who comes by and gets a quote at once. */
export const walkInSource = 'Walk-in';

const standard: readonly string[] = contactSources;

/** The standard sources first, then the others by name. */
export const bySource = (
  one: { readonly key: string; readonly label: string },
  other: { readonly key: string; readonly label: string },
): number => {
  const place = ({ key }: { readonly key: string }): number =>
    standard.includes(key) ? standard.indexOf(key) : standard.length;
  return place(one) - place(other) || one.label.localeCompare(other.label, 'en');
};
