import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A server process that regularly reports being alive; kept for a day after its last report. */
@Entity({ tableName: 'instances' })
export class InstanceRow {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  version!: string;

  @Property({ type: 'timestamptz', length: 3 })
  startedAt!: Date;

  @Property({ type: 'timestamptz', length: 3 })
  seenAt!: Date;
}
