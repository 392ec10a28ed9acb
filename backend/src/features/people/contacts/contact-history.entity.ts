import { contactStatuses, type ContactStatus } from '@hearthline/rules/people/contacts/contact-rules.ts';
import type { CallOutcome } from '@hearthline/rules/people/contacts/waiting-contact.ts';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Contact } from './contact.entity.ts';

/** A note that a member of staff wrote about a contact, or a call that they logged. */
@Entity({ tableName: 'contact_notes' })
export class ContactNote extends VersionedEntity {
  @Index({ name: 'contact_notes_contact_index' })
  @ManyToOne(() => Contact, { deleteRule: 'cascade' })
  contact!: Contact;

  /** No foreign key: the note outlives the account, and keeps the author's name. */
  @Property({ type: 'uuid' })
  authorId!: string;

  @Property({ type: 'text' })
  authorName!: string;

  @Property({ type: 'text' })
  text!: string;

  /** For a logged call, how it ended; null for a note. */
  @Property({ type: 'text', nullable: true })
  outcome!: CallOutcome | null;

  /** Until when the call is put off: they wait for an answer again from then on. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  callAgainAt!: Date | null;

  /** Whether the call made its author the owner of somebody whom nobody owned; null: it did not. */
  @Property({ type: 'boolean', nullable: true })
  claimed!: boolean | null;

  /** The task that was made with the call. */
  @Property({ type: 'uuid', nullable: true })
  followUpId!: string | null;

  /** The import that the note came with: reverting the import removes the note. */
  @Property({ type: 'uuid', nullable: true })
  importId!: string | null;
}

/** One change of a contact's status. */
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
