import { maxLines, type QuoteLine } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import type { LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import { pick } from '../../../platform/db/pick.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { optional, types } from '../../../platform/records/field-types.ts';
import {
  columnNames,
  namesWith,
  versionedFields,
  type FieldsOf,
  type RecordField,
} from '../../../platform/records/record-fields.ts';
import { LoanPaymentType } from '../../homes/prices/price.api.ts';
import {
  QuotedHomeType,
  QuoteLineInput,
  QuoteLineType,
  QuoteStatusEnum,
  quoteText,
} from './quote-parts.types.ts';

interface QuoteField extends RecordField {
  /** A draft begins with it, be it from a design or from the quote that it replaces. */
  readonly starts?: true;
}

/** The columns of a quote, as the API answers them. What it says once issued is in its document. */
interface StoredQuote extends Omit<
  Row<'quotes'>,
  'number' | 'lines' | 'loan' | 'designCode' | 'designVersion' | 'document'
> {
  readonly number: string | null;
  readonly designCode: string | null;
  readonly designVersion: number | null;
  readonly lines: readonly QuoteLine[];
  readonly loan: LoanPayment | null;
}

const terms = 'The conditions; paragraphs are separated by a blank line. At most 6,000 characters.';
const address =
  'Where the home will stand. Taken from the design if it is the buyers’ own, by its key or account; staff enter others.';
const zip = 'The ZIP code of that address, five digits.';

/**
 * The fields of a quote: the types of the API, the table, statements and what a revision takes over follow from them
 * (docs/add-a-field.md). A column that is missing here does not compile.
 */
export const quoteFields = {
  ...versionedFields,
  dealId: { type: types.id, column: 'declared', description: 'Its deal.' },
  dealNumber: {
    type: types.text,
    column: 'computed',
    description: 'The number of its deal, as in `D-1042`.',
  },
  buyerName: { type: types.text, column: 'computed', description: 'The name of the deal’s buyer.' },
  number: {
    type: optional(types.text),
    column: 'declared',
    description: 'As in `Q-1001`: given at issue, without a gap. Null of a draft.',
  },
  status: { type: types.choice(QuoteStatusEnum), description: 'How far it is.' },
  canBeAnswered: {
    type: types.flag,
    column: 'computed',
    description:
      'Whether its buyer can accept or decline it: it is issued, and its deal is open. An issued quote of a lost deal holds again once the deal is reopened, if its last day is not over.',
  },
  lines: {
    type: types.listOf(QuoteLineType),
    column: 'declared',
    description: 'Its lines: home, options, delivery, site work, fees, discounts, tax.',
    atMost: maxLines,
    input: {
      type: types.listOf(QuoteLineInput),
      description: 'All its lines, 80 at most. Tax lines are computed, and stay if they are left out.',
    },
    starts: true,
  },
  totalCents: { type: types.cents, description: 'The sum of firm lines and allowances.', starts: true },
  notToExceedCents: {
    type: types.cents,
    column: 'computed',
    description:
      'The total that it does not exceed: firm lines, and the most that each allowance settles at.',
  },
  firmCents: { type: types.cents, column: 'computed', description: 'The sum of its firm lines.' },
  allowanceCents: { type: types.cents, column: 'computed', description: 'The sum of its allowances.' },
  taxCents: {
    type: types.cents,
    column: 'computed',
    description: 'How much of the total is sales tax.',
  },
  costCents: {
    type: optional(types.cents),
    description:
      'What it costs the seller, by the price book; lines of which that is not known count with their price, discounts with nothing. Only for admins; null otherwise, by a link, and while it is known of no line.',
    starts: true,
  },
  marginCents: {
    type: optional(types.cents),
    column: 'computed',
    description: 'Total less cost. Null where the cost is.',
  },
  issuedOn: {
    type: optional(types.day),
    description: 'The day on which it was issued. Null of a draft.',
  },
  validUntil: { type: optional(types.day), description: `${quoteText.validUntil} Null of a draft.` },
  /** Every quote has one, although the API has promised less. */
  designCode: {
    type: optional(types.text),
    column: 'declared',
    description: 'The code of the design that it is about.',
    starts: true,
  },
  designVersion: {
    type: optional(types.int),
    column: 'declared',
    description: 'Which version of the design.',
    starts: true,
  },
  replacesId: { type: optional(types.id), column: 'declared' },
  replaces: {
    type: optional(types.id),
    column: 'computed',
    description: 'The quote that it replaces. Null if it replaces none.',
  },
  acceptedAt: {
    type: optional(types.instant),
    description: 'When it was accepted. Null unless it was.',
  },
  acceptedBy: {
    type: optional(types.text),
    description: 'Who accepted it, as they wrote their name. Null unless it was accepted.',
  },
  closedAt: {
    type: optional(types.instant),
    description: 'When it was declined, withdrawn or superseded, or ran out. Null otherwise.',
  },
  closedReason: {
    type: optional(types.text),
    description: 'Why it was declined; only for staff, why it was withdrawn. Null if nobody said.',
  },
  contentSha256: {
    type: optional(types.text),
    description:
      'SHA-256 of the canonical JSON (RFC 8785) of what it says, in lower-case hex. Null of a draft.',
  },
  loan: {
    type: optional(types.object(LoanPaymentType)),
    column: 'declared',
    description: 'An example of a payment for the total. Null where it is paid in cash.',
    starts: true,
  },
  terms: { type: types.text, description: terms, input: {}, starts: true },
  /** While it is a draft; once issued, what its document says is answered. */
  address: {
    type: optional(types.text),
    description: `${address} Null if nobody has said.`,
    input: { description: `${address} At most 300 characters; null empties it.` },
    starts: true,
  },
  zip: {
    type: optional(types.text),
    description: `${zip} Null if nobody has said.`,
    input: { description: `${zip} Null empties it.` },
    starts: true,
  },
  home: {
    type: optional(types.object(QuotedHomeType)),
    column: 'computed',
    description: 'The home. Null of a draft.',
  },
  roof: {
    type: optional(types.text),
    column: 'computed',
    description:
      'The id of the roof: the one that was chosen, else the home’s own. Null of a draft; of a quote that was issued before homes had looks, also if none was chosen.',
  },
  siding: {
    type: optional(types.text),
    column: 'computed',
    description: 'The id of the siding, like `roof`.',
  },
  style: {
    type: optional(types.text),
    column: 'computed',
    description:
      'The id of the style of the home. Null of a draft, and of a quote that was issued before homes had looks.',
  },
  color: {
    type: optional(types.text),
    column: 'computed',
    description: 'The id of the color of the home, like `style`.',
  },
  lookText: {
    type: optional(types.text),
    column: 'computed',
    description:
      'How the home looks, as its paper says it: `Cabin style · Gable roof · Wood siding · Sage`. Null like `style`.',
  },
  assumptions: {
    type: optional(types.texts),
    column: 'computed',
    description: 'What the total takes for granted or leaves out, in sentences. Null of a draft.',
    atMost: 10,
  },
  companyPhone: {
    type: optional(types.text),
    column: 'computed',
    description: 'The number to call with questions. Null of a draft.',
  },
  /** The file of its PDF in the storage; null until it has been drawn, once. */
  pdfKey: { type: optional(types.id) },
  pdfSha256: { type: optional(types.text) },
  pdfSize: { type: optional(types.int) },
} as const satisfies FieldsOf<StoredQuote, QuoteField> & Readonly<Record<string, QuoteField>>;

/** The columns that a draft begins with, beside its deal and what it replaces. */
export const startColumns = namesWith(quoteFields, 'starts');

const { address: _address, zip: _zip, ...asStored } = quoteFields;
/** The columns that are read as they are stored. */
export const readColumns = columnNames(pick(asStored, namesWith(asStored, 'description')));
