import type { LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import type { QuoteDocument } from '@hearthline/rules/sale/quotes/quote-document.ts';
import type { StoredLine } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { Check, Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Row } from '../../../platform/db/query-builder.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Columns, withColumns, type ColumnsOf } from '../../../platform/records/record-columns.ts';
import { DealRow } from '../deals/deal.entity.ts';
import { quoteFields } from './quote.fields.ts';

/**
 * What a home with its choices costs on its site, offered to the buyer of a deal. A draft is edited; once issued, what it says is
 * frozen in `document` and never changes (a trigger of migration 0052 sees to it).
 * What is a column of its own kind stands here, all others in the list of fields.
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
@Unique({ name: 'quotes_pdf_unique', properties: ['pdfKey'] })
@Columns(quoteFields)
export class QuoteRow extends withColumns<VersionedEntity & ColumnsOf<Row<'quotes'>, typeof quoteFields>>(
  VersionedEntity,
) {
  @ManyToOne(() => DealRow, { deleteRule: 'restrict' })
  deal!: DealRow;

  /** Given at issue, without a gap; people see it as `Q-1001`. */
  @Property({ type: 'integer', nullable: true, unique: 'quotes_number_unique' })
  number!: number | null;

  @Property({ type: 'jsonb' })
  lines!: readonly StoredLine[];

  @Property({ type: 'text' })
  designCode!: string;

  @Property({ type: 'integer' })
  designVersion!: number;

  @Property({ type: 'jsonb', nullable: true })
  loan!: LoanPayment | null;

  @Index({ name: 'quotes_replaces_index' })
  @ManyToOne(() => QuoteRow, { nullable: true, deleteRule: 'restrict' })
  replaces!: QuoteRow | null;

  /** What it says, frozen at issue. */
  @Property({ type: 'jsonb', nullable: true })
  document!: QuoteDocument | null;
}
