import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { buildStates, type BuildState } from '@hearthline/rules/contractors.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { VersionedEntity } from '../../platform/versioned.entity.ts';
import { Project } from '../projects/project.entity.ts';

export const BuildStateEnum = Object.fromEntries(buildStates.map((state) => [state, state]));
registerEnumType(BuildStateEnum, { name: 'BuildState', description: 'Where a piece of work on a site stands.' });

/** Work on a site on one day. Whose it is follows the project: its contractor's. */
@ObjectType({ simpleResolvers: true, description: 'Work on a site on one day.' })
@Entity({ tableName: 'builds' })
@Index({ name: 'builds_project_index', properties: ['project', 'scheduledOn'] })
@Index({ name: 'builds_day_index', properties: ['scheduledOn'] })
export class Build extends VersionedEntity<'state'> {
  @ManyToOne(() => Project, { deleteRule: 'cascade' })
  project!: Project;

  @Field(() => ID)
  projectId?: string;

  @Field(() => String)
  projectName?: string;

  @Field(() => String, { description: 'What is built, as in `Set the modules`.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => GraphQLLocalDate)
  @Property({ type: 'string', columnType: 'date' })
  scheduledOn!: string;

  @Field(() => String, { nullable: true, description: 'Where; the site of the project when nothing else is said.' })
  @Property({ type: 'text', nullable: true })
  place!: string | null;

  @Field(() => BuildStateEnum)
  @Enum({ items: () => [...buildStates], type: 'string', columnType: 'text', default: 'scheduled' })
  state!: BuildState;

  @Field(() => String, { nullable: true, description: 'What blocks it.' })
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

  @Field(() => String, { nullable: true, description: 'Who builds: the contractor of the project.' })
  contractorName?: string | null;
}
