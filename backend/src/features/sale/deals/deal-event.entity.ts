import { dealStages, type DealStage } from '@hearthline/rules/sale/deals/stages.ts';
import { dealEventKinds, type DealEventKind } from '@hearthline/rules/sale/deals/deal-events.ts';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { DealRow } from './deal.entity.ts';

/** One thing that happened with a deal. The time in each stage is counted from these. */
@Entity({ tableName: 'deal_events' })
@Index({ name: 'deal_events_newest_index', properties: ['deal', 'createdAt', 'id'] })
export class DealEventRow extends BaseEntity {
  @ManyToOne(() => DealRow, { deleteRule: 'cascade' })
  deal!: DealRow;

  /** Null for what came about by itself. */
  @Index({ name: 'deal_events_actor_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  actor!: User | null;

  @Enum({ items: () => [...dealEventKinds], type: 'string', columnType: 'text' })
  kind!: DealEventKind;

  @Enum({ items: () => [...dealStages], type: 'string', columnType: 'text', nullable: true })
  fromStage!: DealStage | null;

  @Enum({ items: () => [...dealStages], type: 'string', columnType: 'text', nullable: true })
  toStage!: DealStage | null;

  /** What changed, or why, in words. */
  @Property({ type: 'text', nullable: true })
  note!: string | null;
}
