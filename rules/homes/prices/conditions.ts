import { z } from 'zod';
import { choiceKey } from './key-rules.ts';
import { homeWidths, type HomeWidth } from './keys.ts';
import { priceSentences } from './price-sentences.ts';

export const lands = ['own', 'leased', 'looking'] as const;
export const sewers = ['public', 'septic'] as const;
export const waters = ['public', 'well'] as const;
export const loanKindKeys = ['fha', 'va', 'usda', 'conventional', 'chattel', 'cash'] as const;
export const claimKinds = ['military', 'referral'] as const;

export type Land = (typeof lands)[number];
export type Sewer = (typeof sewers)[number];
export type Water = (typeof waters)[number];
export type LoanKindKey = (typeof loanKindKeys)[number];
export type Claim = (typeof claimKinds)[number];

const field = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

const fields = z.strictObject(
  {
    width: field(z.enum(homeWidths, priceSentences.when)),
    land: field(z.enum(lands, priceSentences.when)),
    sewer: field(z.enum(sewers, priceSentences.when)),
    water: field(z.enum(waters, priceSentences.when)),
    loan: field(z.enum(loanKindKeys, priceSentences.when)),
    claim: field(z.enum(claimKinds, priceSentences.when)),
    option: field(choiceKey),
  },
  priceSentences.when,
);

/** What narrows a price: every field that is given must match. Without any it is null, and the price always holds. */
export const priceWhen = fields.nullish().transform((input): PriceWhen | null => {
  const stated = Object.entries(input ?? {}).filter(([, value]) => value !== undefined);
  return stated.length ? (Object.fromEntries(stated) as PriceWhen) : null;
});

/** A condition, with only what it states. */
export interface PriceWhen {
  readonly width?: HomeWidth;
  readonly land?: Land;
  readonly sewer?: Sewer;
  readonly water?: Water;
  readonly loan?: LoanKindKey;
  readonly claim?: Claim;
  /** A choice that must have been made, as in `roof:hip`. */
  readonly option?: string;
}

/** What conditions are judged by. */
export interface PriceFacts {
  readonly width: HomeWidth;
  readonly land: Land;
  readonly sewer: Sewer;
  readonly water: Water;
  readonly loan: LoanKindKey | null;
  readonly claims: readonly Claim[];
  readonly options: readonly string[];
}

/** Whether land is meant: whoever is still looking for land is priced as on land of their own. */
const isLand = (stated: Land, land: Land): boolean =>
  stated === land || (stated === 'own' && land === 'looking');

/** Whether a row counts. */
export const matches = (when: PriceWhen | null, facts: PriceFacts): boolean =>
  when === null ||
  ((when.width === undefined || when.width === facts.width) &&
    (when.land === undefined || isLand(when.land, facts.land)) &&
    (when.sewer === undefined || when.sewer === facts.sewer) &&
    (when.water === undefined || when.water === facts.water) &&
    (when.loan === undefined || when.loan === facts.loan) &&
    (when.claim === undefined || facts.claims.includes(when.claim)) &&
    (when.option === undefined || facts.options.includes(when.option)));

/** How much a condition states: of the rows of one key that match, the one that states most counts, and one for leased land before all others. */
export const narrowness = (when: PriceWhen | null): number =>
  Object.keys(when ?? {}).length + (when?.land === 'leased' ? Object.keys(fields.shape).length : 0);
