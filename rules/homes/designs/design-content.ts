import { z } from 'zod';
import { roofQuestion, sidingQuestion } from '../../home-options.ts';
import { optional } from '../../optional.ts';
import { claimKinds, lands, loanKindKeys, sewers, waters } from '../prices/conditions.ts';
import { choiceKey } from '../prices/key-rules.ts';
import { loanLimits } from '../finance.ts';
import { cents, percentUpTo } from '../../money.ts';
import { zipCode } from '../places/zip-code.ts';
import { thousandths } from '../../rounding.ts';
import { isStorableDocument, optionalOneLine, unstorableDocument } from '../../text.ts';

/** What is said where the content of a design is refused. */
export const designSentences = {
  home: 'Please name the home by its address, a plan code, or a plan',
  roof: 'Please choose one of the roof profiles',
  siding: 'Please choose one of the sidings',
  options: 'Choices are written like roof:hip, at most 60 of them',
  site: 'Please choose from what there is',
  miles: 'Miles are 0 to 600',
  loan: 'Please choose a kind of loan',
  claims: 'Please choose military or referral',
  unknown: 'There is no such field',
  change: 'A change is an object with the fields that change',
  missing: 'There is no design with this code.',
  notYours: 'Only who made this design can change it.',
  stale: 'This design has changed since you opened it.',
  owned: 'This design belongs to another account.',
  wrongKey: 'This link does not open this design.',
  planSize: 'A floor plan may have at most 64 kB',
  budget: 'Today so much was saved from here that no more can be. Please try again tomorrow.',
  noRoom: 'There is no room for more designs right now. Nothing was stored. Please try again later.',
} as const;

const home = z
  .strictObject(
    {
      slug: z.string(designSentences.home).max(60, designSentences.home).nullish(),
      planCode: z.string(designSentences.home).max(200, designSentences.home).nullish(),
      plan: z
        .looseObject({}, designSentences.home)
        .refine(isStorableDocument, { error: unstorableDocument })
        .nullish(),
    },
    designSentences.home,
  )
  .refine(
    ({ slug, planCode, plan }) =>
      [slug, planCode, plan].filter((home) => home !== null && home !== undefined).length === 1,
    { error: designSentences.home },
  );

const site = z.strictObject(
  {
    land: optional(z.enum(lands, designSentences.site)),
    address: optionalOneLine({ max: 300 }),
    county: optionalOneLine({ max: 60 }),
    zip: optional(zipCode),
    miles: optional(
      z
        .number(designSentences.miles)
        .min(0, designSentences.miles)
        .max(600, designSentences.miles)
        .refine((value) => thousandths(value) !== null, designSentences.miles),
    ),
    sewer: optional(z.enum(sewers, designSentences.site)),
    water: optional(z.enum(waters, designSentences.site)),
  },
  designSentences.unknown,
);

const loan = z.strictObject(
  {
    kind: optional(z.enum(loanKindKeys, designSentences.loan)),
    downPercent: optional(percentUpTo(100)),
    ratePercent: optional(percentUpTo(30)),
    years: optional(
      z
        .int('Years must be a whole number from 1 to 40')
        .min(1, 'Years must be a whole number from 1 to 40')
        .max(loanLimits.years.max, 'Years must be a whole number from 1 to 40'),
    ),
    taxPercent: optional(percentUpTo(10)),
    insuranceCents: optional(cents),
    rentCents: optional(cents),
  },
  designSentences.unknown,
);

const listOf = <Schema extends z.ZodType>(schema: Schema, max: number, message: string) =>
  z
    .array(schema, message)
    .max(max, message)
    .nullish()
    .transform((input) => [...new Set(input)]);

/** What a design holds: every field may be missing or null. Choices of roof and siding are ids of docs/specification.md, section 2; docs/sale.md, section 2, explains the rest. */
export const designContent = z.strictObject(
  {
    name: optionalOneLine({ max: 80 }),
    home: optional(home),
    roof: optional(
      z.enum(
        roofQuestion.options.map(({ id }) => id),
        designSentences.roof,
      ),
    ),
    siding: optional(
      z.enum(
        sidingQuestion.options.map(({ id }) => id),
        designSentences.siding,
      ),
    ),
    options: listOf(choiceKey, 60, designSentences.options),
    site: optional(site),
    loan: optional(loan),
    claims: listOf(z.enum(claimKinds, designSentences.claims), claimKinds.length, designSentences.claims),
  },
  designSentences.unknown,
);
export type DesignContent = z.output<typeof designContent>;

/** What a price depends on, of a design. */
export type PricedContent = Omit<DesignContent, 'name' | 'home'>;
