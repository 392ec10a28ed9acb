import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Project } from './project.entity.ts';

/** One entry in a project's history: who changed what, when, from which value to which. */
@ObjectType({ simpleResolvers: true, description: 'One entry in a project’s history.' })
@Entity({ tableName: 'project_events' })
@Index({
  name: 'project_events_newest_index',
  expression:
    'create index project_events_newest_index on project_events (project_id, created_at desc, id desc)',
})
export class ProjectEvent extends BaseEntity {
  @ManyToOne(() => Project, { deleteRule: 'cascade' })
  project!: Project;

  @Index({ name: 'project_events_actor_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  actor!: User | null;

  @Field(() => String, {
    description:
      'The kind of event: created, changed, or one that another feature defines, for example document.uploaded.',
  })
  @Property({ type: 'text' })
  kind!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'For a change, the field that changed, for example status; otherwise what the event is about, for example the name of a document.',
  })
  @Property({ type: 'text', nullable: true })
  subject!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The previous value as readable text. Null if there was none.',
  })
  @Property({ type: 'text', nullable: true })
  before!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The new value as readable text. Null if there is none.',
  })
  @Property({ type: 'text', nullable: true })
  after!: string | null;

  /** Whether only the admin may see the entry, such as a change of the actual cost. */
  @Property({ type: 'boolean', default: false })
  adminOnly!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the person who did it. Null for the system itself, or if the account was deleted.',
  })
  actorName?: string | null;
}
