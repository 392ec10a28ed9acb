import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { buildStates, type BuildState } from '@hearthline/rules/contractors.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { VersionedEntity } from '../../platform/versioned.entity.ts';
import { Project } from '../projects/project.entity.ts';

export const BuildStateEnum = graphqlEnum('BuildState', 'Where a piece of work on a site stands.', buildStates, {
  scheduled: 'Planned for its day.',
  begun: 'At work.',
  blocked: 'Cannot go on; `reason` says why.',
  done: 'Finished; it can be taken up again.',
});

/** Work on a site on one day. It belongs to the contractor of its project. */
@ObjectType({ simpleResolvers: true, description: 'Work on a site on one day.' })
@Entity({ tableName: 'builds' })
@Index({ name: 'builds_project_index', properties: ['project', 'scheduledOn'] })
@Index({ name: 'builds_day_index', properties: ['scheduledOn'] })
export class Build extends VersionedEntity<'state'> {
  @ManyToOne(() => Project, { deleteRule: 'cascade' })
  project!: Project;

  @Field(() => ID, { description: 'The project it is work for.' })
  projectId?: string;

  @Field(() => String, { description: 'The name of that project.' })
  projectName?: string;

  @Field(() => String, { description: 'What is built, as in `Set the modules`; at most 120 characters.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => GraphQLLocalDate, { description: 'The day, where the business is.' })
  @Property({ type: 'string', columnType: 'date' })
  scheduledOn!: string;

  @Field(() => String, { nullable: true, description: 'Where, at most 300 characters; null: the site of the project.' })
  @Property({ type: 'text', nullable: true })
  place!: string | null;

  @Field(() => BuildStateEnum, { description: 'Where the work stands.' })
  @Enum({ items: () => [...buildStates], type: 'string', columnType: 'text', default: 'scheduled' })
  state!: BuildState;

  @Field(() => String, { nullable: true, description: 'What blocks it, at most 500 characters; null unless it is `blocked`.' })
  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Since when it is in this state; null: since it was scheduled.' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  markedAt!: Date | null;

  @Field(() => [ID], { description: 'Who works on it.' })
  crewIds?: readonly string[];

  @Field(() => [String], { description: 'Their names, in the same order.' })
  crewNames?: readonly string[];

  @Field(() => [BuildStateEnum], { description: 'What it can become now.' })
  moves?: readonly BuildState[];

  @Field(() => String, { nullable: true, description: 'Who builds: the contractor of the project; null when the project has none.' })
  contractorName?: string | null;
}
