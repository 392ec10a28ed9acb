import { z } from 'zod';
import { calendarDay } from '../../dates/calendar-day.ts';
import { flagOrBlank, optional, optionalChoice, optionalId, optionalOrBlank } from '../../optional.ts';
import { ownerFilter } from '../../people/owner-filter.ts';
import { pageNumber } from '../../page-number.ts';
import { version } from '../../row-version.ts';
import { searchText } from '../../search.ts';
import { email, oneLine, optionalOneLine, optionalText } from '../../text.ts';
import { dealStages, lostReasons } from './stages.ts';
import { dealSentences } from './deal-sentences.ts';
import { maxCoBuyers, dealSorts } from './deal-lists.ts';
import { eachDealText } from './deal-texts.ts';

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
  ...eachDealText((_name, { max }) => optionalOneLine({ max })),
  coBuyers: z
    .array(coBuyer)
    .max(maxCoBuyers, dealSentences.coBuyers)
    .nullish()
    .transform((list) => list ?? []),
});

/** Whose deals a board shows. */
export const dealBoardFilter = z.strictObject({ owner: ownerFilter });

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

/** Archiving a deal: the version that was read. */
export const dealArchive = z.object({ version });
/** Restoring one, which nobody could change meanwhile: the version is of no consequence, and may be left out. */
export const dealRestore = z.object({ version: version.nullish() });

/** What staff look for among deals. `open` alone shows those that can still be won, `archived` those made by mistake instead of all others, `cancelled`
 * those whose sale was cancelled. */
export const dealFilter = z.object({
  page: pageNumber,
  search: searchText,
  stage: optionalChoice(dealStages, dealSentences.stage),
  owner: ownerFilter,
  open: flagOrBlank(dealSentences.open),
  archived: flagOrBlank(dealSentences.archivedFlag),
  cancelled: flagOrBlank(dealSentences.cancelledFlag),
  sort: z
    .enum(dealSorts, dealSentences.order)
    .nullish()
    .transform((sort) => sort ?? 'newest'),
});
export type DealFilter = z.output<typeof dealFilter>;
