import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../platform/db/base.entity.ts';
import { Contact } from '../contact.entity.ts';

/**
 * One contact that went into another one. The row of the contact that went is gone from `contacts`, so that no list, search, count or
 * campaign can include it by mistake; it stands here, with what moved, until the two can no longer be split. Its id leads to the contact
 * that stayed for good.
 */
@Entity({ tableName: 'contact_merges' })
@Index({
  name: 'contact_merges_other_index',
  expression:
    'create unique index contact_merges_other_index on contact_merges (other_id) where split_at is null',
})
@Index({
  name: 'contact_merges_address_index',
  expression:
    'create index contact_merges_address_index on contact_merges (address) where split_at is null and address is not null',
})
export class ContactMerge extends BaseEntity {
  /** The contact that stayed; that of a later merge, if it went into another one itself. */
  @Index({ name: 'contact_merges_into_index' })
  @ManyToOne(() => Contact, { deleteRule: 'cascade' })
  into!: Contact;

  /** The id of the contact that went. */
  @Property({ type: 'uuid' })
  otherId!: string;

  @Property({ type: 'text' })
  otherName!: string;

  /** No foreign key: the merge outlives the account. Null: the server itself. */
  @Property({ type: 'uuid', nullable: true })
  actorId!: string | null;

  /** The folded address that neither stayed nor came: leads who give it are the contact's still. */
  @Property({ type: 'text', nullable: true })
  address!: string | null;

  /** The contact that went, as it was; null once the two can no longer be split. */
  @Property({ type: 'jsonb', nullable: true })
  contact!: object | null;

  /** The fields that it filled, each as it was and as it is. */
  @Property({ type: 'jsonb', defaultRaw: "'{}'" })
  filled!: object;

  /** The tables, columns and ids of what moved. */
  @Property({ type: 'jsonb', defaultRaw: "'[]'" })
  moved!: object;

  /** The note that says what was not taken over. */
  @Property({ type: 'uuid', nullable: true })
  noteId!: string | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  splitAt!: Date | null;
}

/** Two contacts that are different people, by their ids in order. No foreign keys: a deleted contact may come back. */
@Entity({ tableName: 'contacts_apart' })
export class ContactsApart {
  @PrimaryKey({ type: 'uuid' })
  lowId!: string;

  @Index({ name: 'contacts_apart_high_index' })
  @PrimaryKey({ type: 'uuid' })
  highId!: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;
}
