import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { Contact } from './contact.entity.ts';

/** One change of a contact's owner. Names are those of the accounts: no foreign key, the entry outlives them. */
@Entity({ tableName: 'contact_owner_changes' })
export class ContactOwnerChange extends BaseEntity {
  @Index({ name: 'contact_owner_changes_contact_index' })
  @ManyToOne(() => Contact, { deleteRule: 'cascade' })
  contact!: Contact;

  @Property({ type: 'uuid', nullable: true })
  fromId!: string | null;

  @Property({ type: 'uuid', nullable: true })
  toId!: string | null;

  /** Null: the server itself. */
  @Property({ type: 'uuid', nullable: true })
  actorId!: string | null;

  /** Whether the rules for new leads chose the owner. */
  @Property({ type: 'boolean', default: false })
  byRouting!: boolean;
}
