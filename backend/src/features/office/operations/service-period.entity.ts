import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A period during which some server was ready. Between two periods no server answered. */
@Entity({ tableName: 'service_periods' })
@Index({
  name: 'service_periods_newest_index',
  expression: 'create index service_periods_newest_index on service_periods (seen_at desc)',
})
export class ServicePeriod {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Property({ type: 'timestamptz', length: 3 })
  startedAt!: Date;

  /** When any server last reported being ready in it. */
  @Property({ type: 'timestamptz', length: 3 })
  seenAt!: Date;

  /** Whether it ended because its last server was told to stop: the silence that follows is not an outage. */
  @Property({ type: 'boolean', default: false })
  planned!: boolean;
}
