import { bigint } from '../../../platform/db/bigint.ts';
import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import {
  agreementStatuses,
  type AgreementStatus,
} from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { DealRow } from '../deals/deal.entity.ts';
import { QuoteRow } from '../quotes/quote.entity.ts';
import type { SentFile } from './warranties/warranty-files.ts';

/**
 * The purchase agreement of a deal, made from its accepted quote. What it says and its two PDFs are frozen once it was sent (a trigger of
 * migration 0053 sees to it). The last signature adds the signed file: the same pages, a certificate page, and the seal.
 */
@Entity({ tableName: 'agreements' })
@Check({
  name: 'agreements_signed_file',
  expression:
    "(signed_sha256 is null) = (signed_key is null) and (status <> 'signed' or signed_key is not null)",
})
@Index({ name: 'agreements_deal_index', properties: ['deal', 'createdAt', 'id'] })
@Index({
  name: 'agreements_out_index',
  expression: "create index agreements_out_index on agreements (expires_at) where status = 'out'",
})
@Index({
  name: 'agreements_live_unique',
  expression:
    "create unique index agreements_live_unique on agreements (deal_id) where status in ('draft', 'out', 'signed')",
})
export class AgreementRow extends VersionedEntity {
  @ManyToOne(() => DealRow, { deleteRule: 'restrict' })
  deal!: DealRow;

  @Index({ name: 'agreements_quote_index' })
  @ManyToOne(() => QuoteRow, { deleteRule: 'restrict' })
  quote!: QuoteRow;

  /** Without a gap; people see it as `A-1001`. */
  @Property({ type: 'integer', unique: 'agreements_number_unique' })
  number!: number;

  @Enum({ items: () => [...agreementStatuses], type: 'string', columnType: 'text' })
  status!: AgreementStatus;

  @Property({ type: 'jsonb' })
  document!: AgreementDocument;

  @Property({ type: bigint })
  totalCents!: number;

  /** The version of the text that signers agree to before they sign electronically. */
  @Property({ type: 'text' })
  consentVersion!: string;

  @Property({ type: 'uuid', unique: 'agreements_pdf_key_unique' })
  pdfKey!: string;

  @Index({ name: 'agreements_pdf_hash_index' })
  @Property({ type: 'text' })
  pdfSha256!: string;

  @Property({ type: 'integer' })
  pdfSize!: number;

  @Property({ type: 'uuid', unique: 'agreements_disclosures_key_unique' })
  disclosuresKey!: string;

  @Index({ name: 'agreements_disclosures_hash_index' })
  @Property({ type: 'text' })
  disclosuresSha256!: string;

  @Property({ type: 'integer' })
  disclosuresSize!: number;

  /** The warranties that it was sent with. */
  @Property({ type: 'jsonb', default: '[]' })
  files!: readonly SentFile[];

  @Property({ type: 'uuid', nullable: true, unique: 'agreements_signed_key_unique' })
  signedKey!: string | null;

  @Index({ name: 'agreements_signed_hash_index' })
  @Property({ type: 'text', nullable: true })
  signedSha256!: string | null;

  @Property({ type: 'integer', nullable: true })
  signedSize!: number | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  sentAt!: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  expiresAt!: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  signedAt!: Date | null;

  /** When it was declined or made void, or ran out. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  closedAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  closedReason!: string | null;
}
