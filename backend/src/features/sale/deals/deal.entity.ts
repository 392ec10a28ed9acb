import { bigint } from '../../../platform/db/bigint.ts';
import type { StoredCoBuyer } from '@hearthline/rules/sale/deals/co-buyers.ts';
import {
  dealStages,
  lostReasons,
  type DealStage,
  type LostReason,
} from '@hearthline/rules/sale/deals/stages.ts';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Contact } from '../../people/contacts/contact.entity.ts';

/** The way of one buyer to one home, from the first talk to the signed agreement, or to why it came to nothing. */
@Entity({ tableName: 'deals' })
@Check({ name: 'deals_lost_reason', expression: "(stage = 'lost') = (lost_reason is not null)" })
@Check({ name: 'deals_probability', expression: 'probability_percent >= 0 and probability_percent <= 100' })
@Index({
  name: 'deals_co_buyers_index',
  expression: 'create index deals_co_buyers_index on deals using gin (co_buyer_addresses(co_buyers))',
})
@Index({ name: 'deals_newest_index', properties: ['createdAt', 'id'] })
@Index({ name: 'deals_stage_index', properties: ['stage', 'createdAt', 'id'] })
export class DealRow extends VersionedEntity<'number' | 'stageSince' | 'touchedAt' | 'coBuyers'> {
  /** Counts the deals; people see it as `D-1042`. */
  @Property({ type: 'integer', autoincrement: true, unique: 'deals_number_unique' })
  number!: number;

  @Enum({ items: () => [...dealStages], type: 'string', columnType: 'text' })
  stage!: DealStage;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  stageSince!: Date;

  /** When anything last happened with it. */
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  touchedAt!: Date;

  /** What staff say it is worth, in whole cents, while nothing has a price. */
  @Property({ type: bigint, nullable: true })
  typedCents!: number | null;

  @Property({ type: 'smallint' })
  probabilityPercent!: number;

  @Property({ type: 'date', nullable: true })
  expectedCloseOn!: string | null;

  @Enum({ items: () => [...lostReasons], type: 'string', columnType: 'text', nullable: true })
  lostReason!: LostReason | null;

  @Property({ type: 'text', nullable: true })
  lostNote!: string | null;

  /** The buyer's name, which stays when the contact is deleted. */
  @Property({ type: 'text' })
  buyerName!: string;

  @Index({ name: 'deals_contact_index' })
  @ManyToOne(() => Contact, { nullable: true, deleteRule: 'set null' })
  contact!: Contact | null;

  @Index({ name: 'deals_owner_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  owner!: User | null;

  @Index({ name: 'deals_design_index' })
  @Property({ type: 'text', nullable: true })
  designCode!: string | null;

  @Property({ type: 'integer', nullable: true })
  designVersion!: number | null;

  /** Where it came from: `appointment`, `consultant_request`, or what staff say. */
  @Property({ type: 'text', nullable: true })
  source!: string | null;

  /** When it was archived as made by mistake: it counts nowhere. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  archivedAt!: Date | null;

  /**
   * Who owned it and where it came from when it was won, for reports: what was earned stays whose it was. Null unless it is won; a trigger of
   * migration 0066 sets both and keeps them.
   */
  @Index({ name: 'deals_won_owner_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  wonOwner!: User | null;

  @Property({ type: 'text', nullable: true })
  wonSource!: string | null;

  @Property({ type: 'jsonb', defaultRaw: "'[]'::jsonb" })
  coBuyers!: readonly StoredCoBuyer[];
}
