import { lostReasons, type LostReason } from '@hearthline/rules/sale/deals/stages.ts';
import { bigint } from '../../../platform/db/bigint.ts';
import type { StoredCoBuyer } from '@hearthline/rules/sale/deals/co-buyers.ts';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Row } from '../../../platform/db/query-builder.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Columns, withColumns, type ColumnsOf } from '../../../platform/records/record-columns.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Contact } from '../../people/contacts/contact.entity.ts';
import { dealFields } from './deal.fields.ts';

/**
 * The way of one buyer to one home, from the first talk to the signed agreement, or to why it came to nothing. What is a column of its
 * own kind stands here, all others in the list of fields.
 */
@Entity({ tableName: 'deals' })
@Check({ name: 'deals_lost_reason', expression: "(stage = 'lost') = (lost_reason is not null)" })
@Check({
  name: 'deals_cancelled',
  expression:
    "(cancelled_on is null) = (cancel_reason is null) and (cancelled_on is null) = (keep_cents is null) and (cancelled_on is null or stage = 'won') and coalesce(keep_cents, 0) >= 0",
})
@Check({ name: 'deals_probability', expression: 'probability_percent >= 0 and probability_percent <= 100' })
@Index({
  name: 'deals_co_buyers_index',
  expression: 'create index deals_co_buyers_index on deals using gin (co_buyer_addresses(co_buyers))',
})
@Index({ name: 'deals_newest_index', properties: ['createdAt', 'id'] })
@Index({ name: 'deals_stage_index', properties: ['stage', 'createdAt', 'id'] })
@Index({ name: 'deals_design_index', properties: ['designCode'] })
@Columns(dealFields)
export class DealRow extends withColumns<VersionedEntity & ColumnsOf<Row<'deals'>, typeof dealFields>>(
  VersionedEntity,
) {
  /** Counts the deals; people see it as `D-1042`. */
  @Property({ type: 'integer', autoincrement: true, unique: 'deals_number_unique' })
  number!: number;

  /** What staff say it is worth, in whole cents, while nothing has a price. */
  @Index({ name: 'deals_contact_index' })
  @ManyToOne(() => Contact, { nullable: true, deleteRule: 'set null' })
  contact!: Contact | null;

  @Index({ name: 'deals_owner_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  owner!: User | null;

  /**
   * Who owned it and where it came from when it was won, for reports: what was earned stays whose it was. Null unless it is won; a trigger of
   * migration 0066 sets both and keeps them.
   */
  @Index({ name: 'deals_won_owner_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  wonOwner!: User | null;

  @Property({ type: 'text', nullable: true })
  wonSource!: string | null;

  /**
   * The contract sum in whole cents: of the signed agreement (a trigger of migration 0081 sets it) with settled allowances and signed change
   * orders; of a cancelled sale what the seller keeps. Null while no agreement is signed.
   */
  @Property({ type: bigint, nullable: true })
  contractCents!: number | null;

  /** The contract sum with which it was won, and the day in the business time zone. Null unless it is won. */
  @Property({ type: bigint, nullable: true })
  wonCents!: number | null;

  @Property({ type: 'string', columnType: 'date', nullable: true })
  wonOn!: string | null;

  /** Of a won deal whose sale was cancelled: the day, why, and what of the payments the seller keeps. */
  @Property({ type: 'string', columnType: 'date', nullable: true })
  cancelledOn!: string | null;

  @Enum({ items: () => [...lostReasons], type: 'string', columnType: 'text', nullable: true })
  cancelReason!: LostReason | null;

  @Property({ type: 'text', nullable: true })
  cancelNote!: string | null;

  @Property({ type: bigint, nullable: true })
  keepCents!: number | null;

  @Property({ type: 'jsonb', defaultRaw: "'[]'::jsonb" })
  coBuyers!: readonly StoredCoBuyer[];
}
