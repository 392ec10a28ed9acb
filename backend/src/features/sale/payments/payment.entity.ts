import { bigint } from '../../../platform/db/bigint.ts';
import {
  paymentKinds,
  paymentMethods,
  type PaymentKind,
  type PaymentMethod,
} from '@hearthline/rules/sale/payments/payment-kinds.ts';
import type { Receipt } from '@hearthline/rules/sale/payments/receipt.ts';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { DealRow } from '../deals/deal.entity.ts';

/** Money that changed hands. Rows are never changed: a mistake is voided with a reason, a refund is a row of its own. */
@Entity({ tableName: 'payments' })
@Check({ name: 'payments_amount', expression: 'amount_cents > 0' })
@Check({
  name: 'payments_trust',
  expression: "trust_on is null or (kind <> 'refund' and trust_on >= received_on)",
})
@Check({ name: 'payments_void', expression: '(voided_at is null) = (void_reason is null)' })
@Index({ name: 'payments_deal_index', properties: ['deal', 'createdAt', 'id'] })
@Index({ name: 'payments_received_index', properties: ['receivedOn', 'receiptNumber'] })
@Index({
  name: 'payments_voided_index',
  expression: 'create index payments_voided_index on payments (voided_at) where voided_at is not null',
})
export class PaymentRow extends BaseEntity {
  @ManyToOne(() => DealRow, { deleteRule: 'restrict' })
  deal!: DealRow;

  @Enum({ items: () => [...paymentKinds], type: 'string', columnType: 'text' })
  kind!: PaymentKind;

  @Enum({ items: () => [...paymentMethods], type: 'string', columnType: 'text' })
  method!: PaymentMethod;

  /** Whole cents, positive for refunds too. */
  @Property({ type: bigint })
  amountCents!: number;

  @Property({ type: 'string', columnType: 'date' })
  receivedOn!: string;

  /** The number of a check or a transfer. */
  @Property({ type: 'text', nullable: true })
  reference!: string | null;

  /** When it went into the trust account. */
  @Property({ type: 'string', columnType: 'date', nullable: true })
  trustOn!: string | null;

  /** Why it was more than the balance; null where it was not. */
  @Property({ type: 'text', nullable: true })
  overReason!: string | null;

  /** Counts without a gap; people see it as `R-1001`. */
  @Property({ type: 'integer', unique: 'payments_receipt_number_unique' })
  receiptNumber!: number;

  /** What the receipt says beside this row. */
  @Property({ type: 'jsonb' })
  receipt!: Receipt;

  /** Who moved the money (`provider/payment-provider.ts`). */
  @Property({ type: 'text', default: 'manual' })
  provider!: string;

  /** How the provider names it. */
  @Property({ type: 'text', nullable: true })
  providerReference!: string | null;

  @Index({ name: 'payments_recorded_by_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  recordedBy!: User | null;

  /** Whose the deal was when it was recorded, and where it had come from: a trigger of migration 0081 sets both. */
  @Index({ name: 'payments_owner_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  owner!: User | null;

  @Property({ type: 'text', nullable: true })
  source!: string | null;

  /** When the receipt was mailed to the buyer. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  mailedAt!: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  voidedAt!: Date | null;

  @Index({ name: 'payments_voided_by_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  voidedBy!: User | null;

  @Property({ type: 'text', nullable: true })
  voidReason!: string | null;
}
