import type { ChangeOrderDocument } from '@hearthline/rules/sale/change-orders/change-order-document.ts';
import {
  changeOrderStatuses,
  type ChangeOrderStatus,
} from '@hearthline/rules/sale/change-orders/change-order-states.ts';
import type { StoredChangeLine } from '@hearthline/rules/sale/change-orders/change-order-lines.ts';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { bigint } from '../../../platform/db/bigint.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { AgreementRow } from '../agreements/agreement.entity.ts';
import { DealRow } from '../deals/deal.entity.ts';

/**
 * A change of a signed agreement, signed by the same people. What it says and its PDF are frozen once it was sent (a trigger of migration
 * 0081 sees to it); nothing of the sale changes before the last signature.
 */
@Entity({ tableName: 'change_orders' })
@Check({ name: 'change_orders_days', expression: 'days >= -60 and days <= 365' })
@Check({
  name: 'change_orders_signed_file',
  expression:
    "(signed_sha256 is null) = (signed_key is null) and (status <> 'signed' or signed_key is not null)",
})
@Check({
  name: 'change_orders_sent',
  expression:
    "(sent_at is null) = (number is null) and (sent_at is null) = (document is null) and (sent_at is null) = (after_cents is null) and (status = 'draft' or status = 'void' or sent_at is not null)",
})
@Index({ name: 'change_orders_deal_index', properties: ['deal', 'createdAt', 'id'] })
@Index({
  name: 'change_orders_sent_index',
  expression: "create index change_orders_sent_index on change_orders (expires_at) where status = 'sent'",
})
@Index({
  name: 'change_orders_sent_unique',
  expression:
    "create unique index change_orders_sent_unique on change_orders (deal_id) where status = 'sent'",
})
export class ChangeOrderRow extends VersionedEntity {
  @ManyToOne(() => DealRow, { deleteRule: 'restrict' })
  deal!: DealRow;

  /** The signed agreement that it changes. */
  @Index({ name: 'change_orders_agreement_index' })
  @ManyToOne(() => AgreementRow, { deleteRule: 'restrict' })
  agreement!: AgreementRow;

  /** Without a gap, from sending on; people see it as `C-1001`. */
  @Property({ type: 'integer', nullable: true, unique: 'change_orders_number_unique' })
  number!: number | null;

  @Enum({ items: () => [...changeOrderStatuses], type: 'string', columnType: 'text' })
  status!: ChangeOrderStatus;

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'jsonb' })
  lines!: readonly StoredChangeLine[];

  /** By how many days the planned ones move; negative for earlier. */
  @Property({ type: 'integer' })
  days!: number;

  /** The version of the design that counts until it is signed, and the one from then on. */
  @Property({ type: 'integer' })
  fromVersion!: number;

  @Property({ type: 'integer' })
  toVersion!: number;

  /** What its lines come to, tax included. */
  @Property({ type: bigint })
  deltaCents!: number;

  /** The contract sum with it, from sending on. */
  @Property({ type: bigint, nullable: true })
  afterCents!: number | null;

  @Property({ type: 'jsonb', nullable: true })
  document!: ChangeOrderDocument | null;

  @Property({ type: 'text', nullable: true })
  consentVersion!: string | null;

  @Property({ type: 'uuid', nullable: true, unique: 'change_orders_pdf_key_unique' })
  pdfKey!: string | null;

  @Index({ name: 'change_orders_pdf_hash_index' })
  @Property({ type: 'text', nullable: true })
  pdfSha256!: string | null;

  @Property({ type: 'integer', nullable: true })
  pdfSize!: number | null;

  @Property({ type: 'uuid', nullable: true, unique: 'change_orders_signed_key_unique' })
  signedKey!: string | null;

  @Index({ name: 'change_orders_signed_hash_index' })
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
