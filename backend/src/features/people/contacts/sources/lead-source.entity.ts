import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * Where contacts and deals come from, under one name. Its spellings are rows of `contact_sources`, which migration 0096 describes; its key
 * is always one of them.
 */
@Entity({ tableName: 'lead_sources' })
export class LeadSourceRow {
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'text' })
  label!: string;

  /** Whether it is offered. One that is not still counts. */
  @Property({ type: 'boolean', default: true })
  active!: boolean;

  @Property({ type: 'integer', default: 1 })
  version!: number;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;
}
