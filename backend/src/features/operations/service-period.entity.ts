import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A time during which some server was ready. Between two of them nobody answered. */
@Entity({ tableName: 'service_periods' })
@Index({ name: 'service_periods_newest_index', expression: 'create index service_periods_newest_index on service_periods (seen_at desc)' })
export class ServicePeriod {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Property({ type: 'timestamptz', length: 3 })
  startedAt!: Date;

  /** The last word of any server in it. */
  @Property({ type: 'timestamptz', length: 3 })
  seenAt!: Date;

  /** It ended because its last server was told to stop: what follows is no failure. */
  @Property({ type: 'boolean', default: false })
  planned!: boolean;
}
