import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Project } from '../../delivery/projects/project.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Contact } from '../../people/contacts/contact.entity.ts';
import { DealRow } from '../../sale/deals/deal.entity.ts';

/** Something that a member of staff has to do by a day, about one contact, deal or project at most. */
@Entity({ tableName: 'tasks' })
@Check({ name: 'tasks_record_check', expression: 'num_nonnulls(contact_id, deal_id, project_id) <= 1' })
@Index({
  name: 'tasks_assignee_index',
  expression: 'create index tasks_assignee_index on tasks (assignee_id, due_on) where done_at is null',
})
export class TaskRow extends VersionedEntity {
  @Property({ type: 'text' })
  title!: string;

  /** The last day for it, in the business time zone. */
  @Property({ type: 'string', columnType: 'date' })
  dueOn!: string;

  /** If it is due at a time, that instant; the day follows. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  dueAt!: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  doneAt!: Date | null;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict', index: false })
  assignee!: User | null;

  @Index({ name: 'tasks_contact_index' })
  @ManyToOne(() => Contact, { nullable: true, deleteRule: 'cascade' })
  contact!: Contact | null;

  @Index({ name: 'tasks_deal_index' })
  @ManyToOne(() => DealRow, { nullable: true, deleteRule: 'cascade' })
  deal!: DealRow | null;

  @Index({ name: 'tasks_project_index' })
  @ManyToOne(() => Project, { nullable: true, deleteRule: 'cascade' })
  project!: Project | null;

  @Index({ name: 'tasks_created_by_index' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  createdBy!: User;
}
