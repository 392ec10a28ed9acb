import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Document } from '../documents/document.entity.ts';
import { Project } from '../projects/project.entity.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A document of the project that came with a message.',
})
export class MessageAttachment {
  @Field(() => ID, { description: 'The id of the document.' })
  id!: string;

  @Field(() => String, { description: 'The name of the document.' })
  name!: string;

  @Field(() => String, { description: 'The file name of its latest version.' })
  fileName!: string;

  @Field(() => Int, { description: 'The size of that file, in bytes.' })
  size!: number;
}

/** A message about a project between its customer and the team. Messages never change. */
@ObjectType({
  simpleResolvers: true,
  description: 'A message about a project, between its customer and the team.',
})
@Entity({ tableName: 'messages' })
@Unique({ name: 'messages_place_unique', properties: ['project', 'number'] })
@Unique({ name: 'messages_key_unique', properties: ['author', 'key'] })
export class Message extends BaseEntity {
  @ManyToOne(() => Project, { deleteRule: 'cascade' })
  project!: Project;

  /** The customer it was exchanged with: a later customer of the project must not read what an earlier one wrote. */
  @Index({ name: 'messages_customer_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  customer!: User | null;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  author!: User | null;

  @Field(() => String, { description: 'The author’s name at the time of writing.' })
  @Property({ type: 'text' })
  authorName!: string;

  @Field(() => Boolean, { description: 'True if the team wrote it, false if the customer did.' })
  @Property({ type: 'boolean' })
  fromStaff!: boolean;

  @Field(() => Int, { description: 'The position in the thread, from 1, without gaps.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => String, { description: 'Plain text.' })
  @Property({ type: 'text' })
  text!: string;

  @Field(() => ID, { description: 'The UUID that the sender generated for it: the `key` of `sendMessage`.' })
  @Property({ type: 'uuid' })
  key!: string;

  /** Null where there was none, and once it is deleted. */
  @Index({ name: 'messages_document_index' })
  @ManyToOne(() => Document, { nullable: true, deleteRule: 'set null' })
  document!: Document | null;

  @Field(() => MessageAttachment, {
    nullable: true,
    description: 'The document that came with it. Null if there is none (any more), and in lists of threads.',
  })
  attachment?: MessageAttachment | null;

  @Field(() => Boolean, { description: 'Whether the viewer wrote it.' })
  isMine?: boolean;
}

/** The state of a project's thread; locking its row numbers the messages in the order in which they are stored. */
@Entity({ tableName: 'message_threads' })
export class MessageThread extends BaseEntity {
  @ManyToOne(() => Project, { deleteRule: 'cascade', unique: 'message_threads_project_unique' })
  project!: Project;

  @Property({ type: 'integer', default: 0 })
  lastNumber!: number;

  @Index({ name: 'message_threads_last_index' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastAt!: Date | null;

  /** The number of the customer's latest message. */
  @Property({ type: 'integer', default: 0 })
  customerNumber!: number;

  /** The customer's messages up to this number have been answered by a person who had read them. */
  @Property({ type: 'integer', default: 0 })
  answeredNumber!: number;

  /** The customer's messages up to this number need nothing more, says a member of the team; a later one opens the thread again. */
  @Property({ type: 'integer', default: 0 })
  doneNumber!: number;

  /** The member of the team who looks after the thread. */
  @Index({ name: 'message_threads_assignee_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  assignee!: User | null;

  /** When the team was mailed about unread messages; null again once one of them has read the messages. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  staffMailedAt!: Date | null;
}

/** How far one person has read a thread. */
@Entity({ tableName: 'message_reads' })
@Unique({ name: 'message_reads_unique', properties: ['project', 'user'] })
export class MessageRead extends BaseEntity {
  @ManyToOne(() => Project, { deleteRule: 'cascade' })
  project!: Project;

  @Index({ name: 'message_reads_user_index' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  user!: User;

  @Property({ type: 'integer', default: 0 })
  number!: number;

  /** When they were mailed about unread messages; null again once they have read them. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  mailedAt!: Date | null;
}
