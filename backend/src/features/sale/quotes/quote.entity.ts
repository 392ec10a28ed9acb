import { bigint } from '../../../platform/db/bigint.ts';
import type { LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import type { QuoteDocument } from '@hearthline/rules/sale/quotes/document.ts';
import type { StoredLine } from '@hearthline/rules/sale/quotes/lines.ts';
import { quoteStatuses, type QuoteStatus } from '@hearthline/rules/sale/quotes/states.ts';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { DealRow } from '../deals/deal.entity.ts';

/**
 * What a home with its choices costs on its site, offered to the buyer of a deal. A draft is edited; once issued, what it says is
 * frozen in `document` and never changes (a trigger of migration 0052 sees to it).
 */
@Entity({ tableName: 'quotes' })
@Check({
  name: 'quotes_frozen',
  expression:
    "status = 'draft' or (number is not null and document is not null and content_sha256 is not null and issued_on is not null and valid_until is not null)",
})
@Index({ name: 'quotes_deal_index', properties: ['deal', 'status', 'number'] })
@Index({ name: 'quotes_newest_index', properties: ['createdAt', 'id'] })
@Index({
  name: 'quotes_open_index',
  expression: "create index quotes_open_index on quotes (valid_until) where status = 'issued'",
})
@Index({
  name: 'quotes_accepted_unique',
  expression: "create unique index quotes_accepted_unique on quotes (deal_id) where status = 'accepted'",
})
export class QuoteRow extends VersionedEntity<'lines'> {
  @ManyToOne(() => DealRow, { deleteRule: 'restrict' })
  deal!: DealRow;

  /** Given at issue, without a gap; people see it as `Q-1001`. */
  @Property({ type: 'integer', nullable: true, unique: 'quotes_number_unique' })
  number!: number | null;

  @Enum({ items: () => [...quoteStatuses], type: 'string', columnType: 'text' })
  status!: QuoteStatus;

  @Property({ type: 'jsonb' })
  lines!: readonly StoredLine[];

  @Property({ type: bigint })
  totalCents!: number;

  /** What it costs the seller; null while that is known of no line. */
  @Property({ type: bigint, nullable: true })
  costCents!: number | null;

  /** An example of a payment; null where it is paid in cash. */
  @Property({ type: 'jsonb', nullable: true })
  loan!: LoanPayment | null;

  @Property({ type: 'text' })
  terms!: string;

  @Property({ type: 'text' })
  designCode!: string;

  @Property({ type: 'integer' })
  designVersion!: number;

  /** Where the home will stand, while it is a draft: what the design says, if it is the buyers' to say, or what staff enter. */
  @Property({ type: 'text', nullable: true })
  address!: string | null;

  @Property({ type: 'text', nullable: true })
  zip!: string | null;

  @Index({ name: 'quotes_replaces_index' })
  @ManyToOne(() => QuoteRow, { nullable: true, deleteRule: 'restrict' })
  replaces!: QuoteRow | null;

  /** What it says, frozen at issue. */
  @Property({ type: 'jsonb', nullable: true })
  document!: QuoteDocument | null;

  /** SHA-256 of the canonical JSON of the document, in hex. */
  @Property({ type: 'text', nullable: true })
  contentSha256!: string | null;

  @Property({ type: 'date', nullable: true })
  issuedOn!: string | null;

  @Property({ type: 'date', nullable: true })
  validUntil!: string | null;

  /** The file of its PDF in the storage; null until it has been drawn, once. */
  @Property({ type: 'uuid', nullable: true, unique: 'quotes_pdf_unique' })
  pdfKey!: string | null;

  @Property({ type: 'text', nullable: true })
  pdfSha256!: string | null;

  @Property({ type: 'integer', nullable: true })
  pdfSize!: number | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  acceptedAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  acceptedBy!: string | null;

  /** When it was declined, withdrawn or superseded, or ran out. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  closedAt!: Date | null;

  /** Why it was declined or withdrawn. */
  @Property({ type: 'text', nullable: true })
  closedReason!: string | null;
}
