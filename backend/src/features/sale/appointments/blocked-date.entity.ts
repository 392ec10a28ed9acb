import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Consultant } from './consultant.entity.ts';

/** Days on which nobody, or one consultant, takes bookings. */
@Entity({ tableName: 'blocked_dates' })
@Check({ name: 'blocked_dates_order', expression: 'ends_on >= starts_on' })
@Index({ name: 'blocked_dates_days_index', properties: ['endsOn', 'startsOn'] })
export class BlockedDate extends VersionedEntity {
  /** First and last day, in the business time zone. */
  @Property({ type: 'string', columnType: 'date' })
  startsOn!: string;

  @Property({ type: 'string', columnType: 'date' })
  endsOn!: string;

  /** Null: the block applies to everyone. */
  @Index({ name: 'blocked_dates_consultant_index' })
  @ManyToOne(() => Consultant, { nullable: true, deleteRule: 'cascade' })
  consultant!: Consultant | null;

  @Property({ type: 'text' })
  reason!: string;
}
