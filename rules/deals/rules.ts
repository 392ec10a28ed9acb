import { z } from 'zod';
import { voidFirst } from '../agreements/states.ts';
import { calendarDay } from '../dates/day.ts';
import { flagOrBlank, optional, optionalChoice, optionalId, optionalOrBlank } from '../optional.ts';
import { pageNumber } from '../paging.ts';
import { version } from '../row-version.ts';
import { searchText } from '../search.ts';
import { email, oneLine, optionalOneLine, optionalText } from '../text.ts';
import { dealStages, lostReasons } from './stages.ts';

/** Deals on one page of the list. */
export const dealsPageSize = 50;
/** Deals in one column of the board; its sums count all of them. */
export const columnSize = 50;
/** The most people who buy together, beside the contact. */
export const mostCoBuyers = 5;

export const dealSentences = {
  missing: 'There is no such deal.',
  contactRequired: 'Please choose a contact',
  contactMissing: 'This contact does not exist.',
  designMissing: 'There is no such design.',
  amount: 'Please enter an amount of at least $0',
  probability: 'Please enter a whole percentage from 0 to 100',
  day: 'Please enter a valid date',
  stage: 'Please choose a stage',
  reason: 'Please choose why the deal was lost',
  coBuyerName: 'Please enter the name of the co-buyer',
  coBuyers: `At most ${mostCoBuyers} co-buyers`,
  open: 'Must be true or false',
  agreementOut: 'Void it first.',
  buyersReason: 'Please say why: the agreement is signed, and everybody who buys is told',
  voidFirst,
  won: 'A won deal stays won.',
  wonClosed: 'This deal is won and closed. Only its owner, its source and who buys can still change.',
  wonReason: 'Please say why: this deal is won',
  notWon: 'A deal is won once its agreement is signed.',
  lostAlready: 'This deal is lost already.',
  archived: 'This deal is archived. Restore it before you change it.',
  archiveWon: 'A won deal cannot be archived.',
  archiveAgreement: 'This deal has an agreement. Void the agreement before you archive the deal.',
  archivePaid: 'This deal has payments and cannot be archived.',
  order: 'Unknown order',
  archivedFlag: 'Must be true or false',
  lostFirst: 'A lost deal is reopened as New before it moves on.',
} as const;

const cents = z
  .int(dealSentences.amount)
  .min(0, dealSentences.amount)
  .max(10_000_000_000, dealSentences.amount);

const coBuyer = z.object({
  name: oneLine({ min: 1, max: 120, message: dealSentences.coBuyerName }),
  email,
});

/** Somebody who buys together with the contact. */
export type CoBuyer = z.output<typeof coBuyer>;

/** What staff enter of a deal; the design is named by its code. */
const dealFields = z.object({
  contactId: z.string(dealSentences.contactRequired).min(1, dealSentences.contactRequired),
  designCode: optionalOneLine({ max: 40 }),
  valueCents: optional(cents),
  probabilityPercent: optional(
    z.int(dealSentences.probability).min(0, dealSentences.probability).max(100, dealSentences.probability),
  ),
  expectedCloseOn: optionalOrBlank(calendarDay, dealSentences.day),
  ownerId: optionalId,
  source: optionalOneLine({ max: 100 }),
  coBuyers: z
    .array(coBuyer)
    .max(mostCoBuyers, dealSentences.coBuyers)
    .nullish()
    .transform((list) => list ?? []),
});

/** A new deal. */
export const newDeal = dealFields;
export type NewDeal = z.output<typeof newDeal>;

/** A change of a deal: fields left out stay, null takes away. The contact is replaced, never taken away. */
export const dealChange = dealFields.partial();
export type DealChange = z.output<typeof dealChange>;

/** Why a deal whose agreement is signed changes. */
export const changeReason = optionalText({ max: 500 });

/** A move to another stage: the version that was read, and the stage. */
export const dealMove = z.object({ version, stage: z.enum(dealStages, dealSentences.stage) });

/** Giving a deal up: the version that was read, the reason, and a note. */
export const dealLoss = z.object({
  version,
  reason: z.enum(lostReasons, dealSentences.reason),
  note: optionalText({ max: 1000 }),
});

/** Archiving or restoring a deal: the version that was read. */
export const dealArchive = z.object({ version });

/** The orders of the list, by default `newest`: one for each of its columns. */
export const dealSorts = [
  'newest',
  'buyer',
  'number',
  'stage',
  'value',
  'probability',
  'weighted',
  'close',
  'owner',
  'touched',
  'home',
] as const;
export type DealSort = (typeof dealSorts)[number];

/** What staff look for among deals. `open` alone shows those that can still be won, `archived` those made by mistake instead of all others. */
export const dealFilter = z.object({
  page: pageNumber,
  search: searchText,
  stage: optionalChoice(dealStages, dealSentences.stage),
  owner: optionalId,
  open: flagOrBlank(dealSentences.open),
  archived: flagOrBlank(dealSentences.archivedFlag),
  sort: z
    .enum(dealSorts, dealSentences.order)
    .nullish()
    .transform((sort) => sort ?? 'newest'),
});
export type DealFilter = z.output<typeof dealFilter>;
