import { z } from 'zod';
import { optional, optionalFlag } from '../../optional.ts';
import { version } from '../../row-version.ts';
import { oneLine, text } from '../../text.ts';
import { choiceKey, wordKey } from './key-rules.ts';
import { priceSentences } from './price-sentences.ts';

/** Whether one choice of a group is made, or any number of them. */
export const chooseKinds = ['one', 'many'] as const;
export type ChooseKind = (typeof chooseKinds)[number];

/** Choices of one group, and option groups of a seller: visitors may ask for all of them at once (graphql/document-limits.ts). */
export const maxChoices = 16;
export const maxOptionGroups = 12;
/** What one choice excludes. */
export const maxExcludes = 40;

/** Something that can be chosen for a home. */
export interface OptionChoice {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** It comes with the home, and is meant when nothing is chosen. */
  readonly standard: boolean;
  /** Choices that cannot be had along with it, as in `roof:flat`; it holds both ways. */
  readonly excludes: readonly string[];
  /** The color that it is shown by, as in `#a3b097`. Null or missing: it has none. */
  readonly swatch?: string | null;
}

export interface OptionGroup {
  readonly key: string;
  readonly label: string;
  readonly choose: ChooseKind;
  readonly choices: readonly OptionChoice[];
}

const choice = z.object({
  key: wordKey,
  label: oneLine({ min: 1, max: 80, message: priceSentences.groupLabel }),
  text: text({ max: 400 })
    .nullish()
    .transform((input) => input ?? ''),
  standard: optionalFlag('Please say whether it is standard'),
  excludes: z
    .array(choiceKey, priceSentences.excludes)
    .max(maxExcludes, priceSentences.excludes)
    .nullish()
    .transform((input) => [...new Set(input)]),
  swatch: optional(
    z
      .string(priceSentences.swatch)
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, priceSentences.swatch),
  ),
});

/** An option group as it is stored; `version` is that of the group as it was read, none for a new one. */
export const optionGroup = z
  .object({
    key: wordKey,
    label: oneLine({ min: 1, max: 80, message: priceSentences.groupLabel }),
    choose: z.enum(chooseKinds, priceSentences.choose),
    choices: z
      .array(choice, priceSentences.choices)
      .min(1, priceSentences.choices)
      .max(maxChoices, priceSentences.choices),
    version: optional(version),
  })
  .superRefine(({ key, choose, choices }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['choices'], message });
    if (new Set(choices.map((each) => each.key)).size < choices.length) refuse(priceSentences.twice);
    const standard = choices.filter((each) => each.standard).length;
    if (choose === 'one' && standard !== 1) refuse(priceSentences.oneStandard);
    if (choose === 'many' && standard > 0) refuse(priceSentences.noStandard);
    if (
      choose === 'one' &&
      choices.some(({ excludes }) => excludes.some((other) => other.startsWith(`${key}:`)))
    )
      refuse(priceSentences.excludesOwn);
  });
