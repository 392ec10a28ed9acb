import { contactStatuses, type ContactStatus } from '@hearthline/rules/contacts.ts';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/base.entity.ts';
import { VersionedEntity } from '../../platform/versioned.entity.ts';
import { Contact } from './contact.entity.ts';

/** What somebody wrote down about a contact. */
@Entity({ tableName: 'contact_notes' })
export class ContactNote extends VersionedEntity {
  @Index({ name: 'contact_notes_contact_index' })
  @ManyToOne(() => Contact, { deleteRule: 'cascade' })
  contact!: Contact;

  /** No foreign key: the note outlives the account, and tells who it was by name. */
  @Property({ type: 'uuid' })
  authorId!: string;

  @Property({ type: 'text' })
  authorName!: string;

  @Property({ type: 'text' })
  text!: string;
}

/** One step of a contact from a status to another. */
@Entity({ tableName: 'contact_status_changes' })
export class ContactStatusChange extends BaseEntity {
  @Index({ name: 'contact_status_changes_contact_index' })
  @ManyToOne(() => Contact, { deleteRule: 'cascade' })
  contact!: Contact;

  @Enum({ items: () => [...contactStatuses], type: 'string', columnType: 'text' })
  fromStatus!: ContactStatus;

  @Enum({ items: () => [...contactStatuses], type: 'string', columnType: 'text' })
  toStatus!: ContactStatus;

  /** Null: the server itself. */
  @Property({ type: 'uuid', nullable: true })
  actorId!: string | null;
}

/** A tag that some contact has or had: what the filter and the editor offer. */
@Entity({ tableName: 'contact_tags' })
export class ContactTag {
  @PrimaryKey({ type: 'text' })
  tag!: string;
}

/**
 * A deleted contact, and what pointed to it. It stands in a table of its own, so that no list, search, count or campaign
 * can show it by mistake; `contacts_restore` puts everything back.
 */
@Entity({ tableName: 'deleted_contacts' })
export class DeletedContact {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Of all that one operation deleted. */
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
