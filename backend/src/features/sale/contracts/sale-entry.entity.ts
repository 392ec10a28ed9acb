import { saleEntryKinds, type SaleEntryKind } from '@hearthline/rules/sale/contracts/sale-entries.ts';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { bigint } from '../../../platform/db/bigint.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { DealRow } from '../deals/deal.entity.ts';

/** One change of what was contracted, from winning on: the entries of a deal come to its contract sum. Only ever added. */
@Entity({ tableName: 'sale_entries' })
@Index({ name: 'sale_entries_deal_index', properties: ['deal', 'id'] })
@Index({ name: 'sale_entries_entered_index', properties: ['enteredOn', 'id'] })
export class SaleEntry extends BaseEntity {
  @ManyToOne(() => DealRow, { deleteRule: 'restrict' })
  deal!: DealRow;

  @Property({ type: 'string', columnType: 'date' })
  enteredOn!: string;

  @Enum({ items: () => [...saleEntryKinds], type: 'string', columnType: 'text' })
  kind!: SaleEntryKind;

  /** In whole cents, negative for less. */
  @Property({ type: bigint })
  amountCents!: number;

  /** Whose the deal was then. */
  @Index({ name: 'sale_entries_owner_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  owner!: User | null;

  /** Where the deal had come from, as it was said then. */
  @Property({ type: 'text', nullable: true })
  source!: string | null;
}
