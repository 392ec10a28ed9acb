import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A deleted contact, and what referred to it. It is kept in a separate table, so that no list, search, count or campaign
 * can include it by mistake; `contacts_restore` puts everything back.
 */
@Entity({ tableName: 'deleted_contacts' })
export class DeletedContact {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Shared by all contacts that one operation deleted. */
  @Index({ name: 'deleted_contacts_deletion_index' })
  @Property({ type: 'uuid' })
  deletion!: string;

  @Index({ name: 'deleted_contacts_at_index' })
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  deletedAt!: Date;

  @Property({ type: 'jsonb' })
  contact!: object;

  @Property({ type: 'jsonb' })
  links!: object;
}
