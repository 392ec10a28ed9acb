import { contactStatuses, type ContactStatus } from '@hearthline/rules/contacts.ts';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
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
