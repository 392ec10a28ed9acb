import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../platform/base.entity.ts';
import { Project } from './project.entity.ts';

/** One stage on the time line of a project: when it was planned for, begun and finished. */
@ObjectType({ simpleResolvers: true, description: 'One stage on the time line of a project.' })
@Entity({ tableName: 'project_stages' })
@Index({ name: 'project_stages_project_index', properties: ['project', 'position'] })
export class ProjectStage extends BaseEntity {
  @ManyToOne(() => Project, { deleteRule: 'cascade' })
  project!: Project;

  @Field(() => Int, { description: 'From 0, in the order of the work.' })
  @Property({ type: 'smallint' })
  position!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it should begin.' })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  plannedFor!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it began; null: not yet.' })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  beganOn!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it was finished; null: not yet.' })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  finishedOn!: string | null;
}
