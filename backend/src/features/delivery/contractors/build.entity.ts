import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { buildStates, type BuildState } from '@hearthline/rules/delivery/contractors.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Project } from '../projects/project.entity.ts';

export const BuildStateEnum = graphqlEnum('BuildState', 'The state of work on a site.', buildStates, {
  scheduled: 'Scheduled for its day.',
  begun: 'The work has begun.',
  blocked: 'The work cannot continue; `reason` says why.',
  done: 'Finished; the work can be resumed.',
});

/** Work on a site on one day. It belongs to the contractor of its project. */
@ObjectType({ simpleResolvers: true, description: 'Work on a site on one day.' })
@Entity({ tableName: 'builds' })
@Index({ name: 'builds_project_index', properties: ['project', 'scheduledOn'] })
@Index({ name: 'builds_day_index', properties: ['scheduledOn'] })
@Index({
  name: 'builds_blocked_index',
  expression: "create index builds_blocked_index on builds (marked_at) where state = 'blocked'",
})
export class Build extends VersionedEntity {
  @ManyToOne(() => Project, { deleteRule: 'cascade' })
  project!: Project;

  @Field(() => ID, { description: 'The project that the work is for.' })
  projectId?: string;

  @Field(() => String, { description: 'The name of that project.' })
  projectName?: string;

  @Field(() => String, {
    description: 'What is built, for example `Set the modules`; at most 120 characters.',
  })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => GraphQLLocalDate, { description: 'The day, in the business time zone.' })
  @Property({ type: 'string', columnType: 'date' })
  scheduledOn!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Where the work takes place, at most 300 characters: the place given for the build, otherwise the address of the project. Null if neither is known.',
  })
  @Property({ type: 'text', nullable: true })
  place!: string | null;

  @Field(() => BuildStateEnum, { description: 'The state of the work.' })
  @Enum({ items: () => [...buildStates], type: 'string', columnType: 'text', default: 'scheduled' })
  state!: BuildState;

  @Field(() => String, {
    nullable: true,
    description: 'What blocks the work, at most 500 characters. Null unless the state is `blocked`.',
  })
  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it entered its current state. Null if it has not been marked since it was scheduled.',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  markedAt!: Date | null;

  @Field(() => [ID], { description: 'The crew members who work on it.' })
  crewIds?: readonly string[];

  @Field(() => [String], { description: 'The names of the crew members, in the same order.' })
  crewNames?: readonly string[];

  @Field(() => [BuildStateEnum], { description: 'The states that it can change to now.' })
  moves?: readonly BuildState[];

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the project’s contractor. Null if the project has none.',
  })
  contractorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the project’s contractor. Null if the project has none.',
  })
  contractorName?: string | null;
}
