import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { mostStages, projectSorts, projectStatuses, type ProjectStatus } from '@hearthline/rules/projects.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import { BaseEntity } from '../../platform/base.entity.ts';
import { AtMost } from '../../platform/list-size.ts';
import { VersionedEntity } from '../../platform/versioned.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { Contact } from '../contacts/contact.entity.ts';
import { ProjectContact, ProjectPerson } from './project-person.entity.ts';

export const ProjectStatusEnum = Object.fromEntries(projectStatuses.map((status) => [status, status]));
registerEnumType(ProjectStatusEnum, { name: 'ProjectStatus', description: 'How far a project has come.' });

export const ProjectSortEnum = Object.fromEntries(projectSorts.map((sort) => [sort, sort]));
registerEnumType(ProjectSortEnum, { name: 'ProjectSort', description: 'An order of the list of projects.' });

const newest = 'created_at desc, id desc';

/** A home on its way from the drawing to the key. `customer`, `contractor` and `contact` are answered as what a viewer may know of them. */
@ObjectType({ simpleResolvers: true, description: 'A home on its way from the drawing to the key.' })
@Entity({ tableName: 'projects' })
@Index({ name: 'projects_newest_index', expression: `create index projects_newest_index on projects (${newest})` })
@Index({ name: 'projects_status_newest_index', expression: `create index projects_status_newest_index on projects (status, ${newest})` })
@Index({ name: 'projects_customer_index', expression: `create index projects_customer_index on projects (customer_id, ${newest})` })
@Index({ name: 'projects_contractor_index', expression: `create index projects_contractor_index on projects (contractor_id, ${newest})` })
@Index({ name: 'projects_search_index', expression: 'create index projects_search_index on projects using gin (search_text gin_trgm_ops)' })
@Check({ name: 'projects_progress_check', expression: 'progress >= 0 and progress <= 100' })
@Check({ name: 'projects_completed_check', expression: "(status = 'completed') = (completed_at is not null)" })
export class Project extends VersionedEntity<'description' | 'status' | 'stage' | 'progress' | 'customerName' | 'contractorName' | 'searchText'> {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String)
  @Property({ type: 'text', default: '' })
  description!: string;

  @Field(() => ProjectStatusEnum)
  @Enum({ items: () => [...projectStatuses], type: 'string', columnType: 'text', default: 'planning' })
  status!: ProjectStatus;

  @Field(() => String, { description: 'Where the work stands, in free words: Foundation, Design, Final Inspection, …' })
  @Property({ type: 'text', default: 'Design' })
  stage!: string;

  @Field(() => Int, { description: '0 to 100.' })
  @Property({ type: 'smallint', default: 0 })
  progress!: number;

  @Field(() => ProjectPerson, { nullable: true, description: 'Whose home it will be, when they have an account.' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  customer!: User | null;

  /** Kept by the database from the account, otherwise from the contact: the search looks in it. */
  @Field(() => String, { nullable: true, description: 'Whose home it will be.' })
  @Property({ type: 'text', nullable: true })
  customerName!: string | null;

  @Field(() => ProjectPerson, { nullable: true, description: 'Who builds on the site.' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  contractor!: User | null;

  @Field(() => String, { nullable: true, description: 'Null: not assigned.' })
  @Property({ type: 'text', nullable: true })
  contractorName!: string | null;

  @Allow('project:read-people')
  @Field(() => ProjectContact, { nullable: true, description: 'The contact it began with.' })
  @Index({ name: 'projects_contact_index' })
  @ManyToOne(() => Contact, { nullable: true, deleteRule: 'set null' })
  contact!: Contact | null;

  @Field(() => String, { nullable: true, description: 'Where the home will stand.' })
  @Property({ type: 'text', nullable: true })
  address!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  startDate!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  estimatedCompletion!: string | null;

  @Field(() => Int, { nullable: true, description: 'Whole US dollars.' })
  @Property({ type: 'integer', nullable: true })
  budget!: number | null;

  @Allow('project:read-cost')
  @Field(() => Int, { nullable: true, description: 'What has been spent, in whole US dollars.' })
  @Property({ type: 'integer', nullable: true })
  actualCost!: number | null;

  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  sqft!: number | null;

  @Field(() => Int, { nullable: true })
  @Property({ type: 'smallint', nullable: true })
  bedrooms!: number | null;

  @Field(() => Int, { nullable: true })
  @Property({ type: 'smallint', nullable: true })
  bathrooms!: number | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  propertyType!: string | null;

  @Field(() => String, { nullable: true, description: 'How the customer wants to be called about this project.' })
  @Property({ type: 'text', nullable: true })
  contactPhone!: string | null;

  @Field(() => String, { nullable: true, description: 'How the customer wants to be written to about this project.' })
  @Property({ type: 'text', nullable: true })
  contactEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'What the customer wants everybody on the project to know.' })
  @Property({ type: 'text', nullable: true })
  notes!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was finished; null while it is not.' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  completedAt!: Date | null;

  @AtMost(mostStages)
  @Field(() => [ProjectStage], { description: 'The time line, in order.' })
  stages?: readonly ProjectStage[];

  @Field(() => ProjectStage, { nullable: true, description: 'The stage that comes next; null when the last one is reached.' })
  nextStage?: ProjectStage | null;

  @Field(() => Boolean, { description: 'Whether whoever asks may change anything of it.' })
  viewerCanEdit?: boolean;

  @Field(() => [String], { description: 'The fields that whoever asks may change now.' })
  viewerEditableFields?: readonly string[];

  @Field(() => Boolean, { description: 'Whether whoever asks may read `actualCost`.' })
  viewerCanSeeCost?: boolean;

  @Field(() => Boolean, { description: 'Whether whoever asks may report its progress (`reportProgress`).' })
  viewerCanReport?: boolean;

  /** What the search looks in, lower-cased once by the database instead of at every search. */
  @Property({
    type: 'text',
    lazy: true,
    hidden: true,
    nullable: true,
    generated: "(lower(name || ' ' || coalesce(customer_name, '') || ' ' || coalesce(address, ''))) stored",
  })
  searchText?: string;
}

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
