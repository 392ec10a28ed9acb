import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { mostStages, projectSorts, projectStatuses, type ProjectStatus } from '@hearthline/rules/projects.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import { BaseEntity } from '../../platform/base.entity.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { AtMost } from '../../platform/list-size.ts';
import { VersionedEntity } from '../../platform/versioned.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { Contact } from '../contacts/contact.entity.ts';
import { ProjectContact, ProjectPerson } from './project-person.entity.ts';

export const ProjectStatusEnum = graphqlEnum('ProjectStatus', 'How far a project has come.', projectStatuses, {
  planning: 'Being planned; the customer may still change the address of the site.',
  in_progress: 'The work goes on.',
  on_hold: 'The work rests; nobody reports progress until it is taken up again.',
  completed: 'Finished: progress is 100. It can be taken up again.',
  cancelled: 'Given up. It can be planned anew.',
});

export const ProjectSortEnum = graphqlEnum('ProjectSort', 'An order of the list of projects.', projectSorts, {
  newest: 'The latest stored first.',
  name: 'By the alphabet.',
  start: 'The earliest start first; those without a start date last.',
  completion: 'The earliest estimated completion first; those without one last.',
  progress: 'The furthest first.',
  budget: 'The largest first; those without a budget last.',
});

const newest = 'created_at desc, id desc';

/** A home, from the drawing to the handover. `customer`, `contractor` and `contact` are resolved to what the viewer may know about them. */
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
  @Field(() => String, { description: 'At most 200 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'What is built, in plain text of at most 4,000 characters; empty when nobody has written any.' })
  @Property({ type: 'text', default: '' })
  description!: string;

  @Field(() => ProjectStatusEnum, { description: 'How far it has come.' })
  @Enum({ items: () => [...projectStatuses], type: 'string', columnType: 'text', default: 'planning' })
  status!: ProjectStatus;

  @Field(() => String, { description: 'Where the work stands, in free words: Foundation, Design, Final Inspection, …' })
  @Property({ type: 'text', default: 'Design' })
  stage!: string;

  @Field(() => Int, { description: 'Percent, 0 to 100; always 100 of a completed project.' })
  @Property({ type: 'smallint', default: 0 })
  progress!: number;

  @Field(() => ProjectPerson, { nullable: true, description: 'Whose home it will be; null when they have no account.' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  customer!: User | null;

  /** Maintained by the database from the account, or else from the contact, for the search. */
  @Field(() => String, { nullable: true, description: 'The name of the customer’s account, else of the contact; null when there is neither.' })
  @Property({ type: 'text', nullable: true })
  customerName!: string | null;

  @Field(() => ProjectPerson, { nullable: true, description: 'Who builds on the site; null: not assigned.' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  contractor!: User | null;

  @Field(() => String, { nullable: true, description: 'The name of the contractor’s account; null: not assigned.' })
  @Property({ type: 'text', nullable: true })
  contractorName!: string | null;

  @Allow('project:read-people')
  @Field(() => ProjectContact, { nullable: true, description: 'The contact it began with; null when there is none, or it was deleted.' })
  @Index({ name: 'projects_contact_index' })
  @ManyToOne(() => Contact, { nullable: true, deleteRule: 'set null' })
  contact!: Contact | null;

  @Field(() => String, { nullable: true, description: 'Where the home will stand; null until somebody knows.' })
  @Property({ type: 'text', nullable: true })
  address!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When the work begins, where the business is; null: not set.' })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  startDate!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When the home should be ready, where the business is; null: not set.' })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  estimatedCompletion!: string | null;

  @Field(() => Int, { nullable: true, description: 'In whole US dollars; null: not set.' })
  @Property({ type: 'integer', nullable: true })
  budget!: number | null;

  @Allow('project:read-cost')
  @Field(() => Int, { nullable: true, description: 'What has been spent, in whole US dollars; null: not known.' })
  @Property({ type: 'integer', nullable: true })
  actualCost!: number | null;

  @Field(() => Int, { nullable: true, description: 'Living area in square feet; null: not set.' })
  @Property({ type: 'integer', nullable: true })
  sqft!: number | null;

  @Field(() => Int, { nullable: true, description: 'Null: not set.' })
  @Property({ type: 'smallint', nullable: true })
  bedrooms!: number | null;

  @Field(() => Int, { nullable: true, description: 'Full and half baths, each counted as one; null: not set.' })
  @Property({ type: 'smallint', nullable: true })
  bathrooms!: number | null;

  @Field(() => String, { nullable: true, description: 'As in `Manufactured Home`; free words, null: not set.' })
  @Property({ type: 'text', nullable: true })
  propertyType!: string | null;

  @Field(() => String, { nullable: true, description: 'How the customer wants to be called about this project; null: not said.' })
  @Property({ type: 'text', nullable: true })
  contactPhone!: string | null;

  @Field(() => String, { nullable: true, description: 'How the customer wants to be written to about this project; null: not said.' })
  @Property({ type: 'text', nullable: true })
  contactEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'What the customer wants everybody on the project to know; null when nothing.' })
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

  /** The searched text, lower-cased once by the database instead of at every search. */
  @Property({
    type: 'text',
    lazy: true,
    hidden: true,
    nullable: true,
    generated: "(lower(name || ' ' || coalesce(customer_name, '') || ' ' || coalesce(address, ''))) stored",
  })
  searchText?: string;
}

/** One stage on a project's timeline: when it was planned, begun and finished. */
@ObjectType({ simpleResolvers: true, description: 'One stage on the time line of a project.' })
@Entity({ tableName: 'project_stages' })
@Index({ name: 'project_stages_project_index', properties: ['project', 'position'] })
export class ProjectStage extends BaseEntity {
  @ManyToOne(() => Project, { deleteRule: 'cascade' })
  project!: Project;

  @Field(() => Int, { description: 'From 0, in the order of the work.' })
  @Property({ type: 'smallint' })
  position!: number;

  @Field(() => String, { description: 'As in `Foundation`; free words, at most 80 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it should begin, where the business is; null: not planned yet.' })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  plannedFor!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it began; null: not yet.' })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  beganOn!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it was finished; null: not yet.' })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  finishedOn!: string | null;
}
