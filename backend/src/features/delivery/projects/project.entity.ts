import { bigint } from '../../../platform/db/bigint.ts';
import { Check, Entity, Enum, Index, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import {
  maxStages,
  projectSorts,
  projectStatuses,
  type ProjectStatus,
} from '@hearthline/rules/delivery/projects/sentences.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Contact } from '../../people/contacts/contact.entity.ts';
import { DealRow } from '../../sale/deals/deal.entity.ts';
import { ProjectContact, ProjectPerson } from './project-person.types.ts';

export const ProjectStatusEnum = graphqlEnum('ProjectStatus', 'The status of a project.', projectStatuses, {
  planning: 'In planning; the customer may still change the address of the site.',
  in_progress: 'Work is under way.',
  on_hold: 'Work is paused; progress cannot be reported until it is resumed.',
  completed: 'Finished, with a progress of 100. It can be resumed.',
  cancelled: 'Canceled. It can go back to planning, or be resumed.',
});

export const ProjectSortEnum = graphqlEnum('ProjectSort', 'The order of a list of projects.', projectSorts, {
  newest: 'The most recently created first.',
  name: 'In alphabetical order.',
  start: 'The earliest start first; those without a start date last.',
  completion: 'The earliest estimated completion first; those without one last.',
  progress: 'The most advanced first.',
  budget: 'The largest first; those without a budget last.',
});

const newest = 'created_at desc, id desc';

/** A home, from the drawing to the handover. `customer`, `contractor` and `contact` are resolved to what the viewer may know about them. */
@ObjectType({ simpleResolvers: true, description: 'A home, from planning to completion.' })
@Entity({ tableName: 'projects' })
@Index({
  name: 'projects_newest_index',
  expression: `create index projects_newest_index on projects (${newest})`,
})
@Index({
  name: 'projects_status_newest_index',
  expression: `create index projects_status_newest_index on projects (status, ${newest})`,
})
@Index({
  name: 'projects_customer_index',
  expression: `create index projects_customer_index on projects (customer_id, ${newest})`,
})
@Index({
  name: 'projects_contractor_index',
  expression: `create index projects_contractor_index on projects (contractor_id, ${newest})`,
})
@Index({
  name: 'projects_folded_index',
  expression:
    'create index projects_folded_index on projects using gin (search_fold(search_text) gin_trgm_ops)',
})
@Index({
  name: 'projects_search_index',
  expression: 'create index projects_search_index on projects using gin (search_text gin_trgm_ops)',
})
@Check({ name: 'projects_progress_check', expression: 'progress >= 0 and progress <= 100' })
@Check({
  name: 'projects_completed_check',
  expression: "(status = 'completed') = (completed_at is not null)",
})
export class Project extends VersionedEntity<
  'description' | 'status' | 'stage' | 'progress' | 'customerName' | 'contractorName' | 'searchText'
> {
  @Field(() => String, { description: 'At most 200 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, {
    description: 'What is built, in plain text of at most 4,000 characters; may be empty.',
  })
  @Property({ type: 'text', default: '' })
  description!: string;

  @Field(() => ProjectStatusEnum, { description: 'The current status.' })
  @Enum({ items: () => [...projectStatuses], type: 'string', columnType: 'text', default: 'planning' })
  status!: ProjectStatus;

  @Field(() => String, {
    description: 'The current stage of the work as free text: Foundation, Design, Final Inspection, …',
  })
  @Property({ type: 'text', default: 'Design' })
  stage!: string;

  @Field(() => Int, { description: 'A percentage, 0 to 100; always 100 for a completed project.' })
  @Property({ type: 'smallint', default: 0 })
  progress!: number;

  @Field(() => ProjectPerson, {
    nullable: true,
    description: 'The customer that the home is for. Null if they have no account.',
  })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  customer!: User | null;

  /** Maintained by the database from the account, or else from the contact, for the search. */
  @Field(() => String, {
    nullable: true,
    description:
      'The name of the customer’s account, otherwise that of the contact. Null if there is neither.',
  })
  @Property({ type: 'text', nullable: true })
  customerName!: string | null;

  @Field(() => ProjectPerson, {
    nullable: true,
    description: 'The contractor who builds on the site. Null if not assigned.',
  })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  contractor!: User | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the contractor’s account. Null if not assigned.',
  })
  @Property({ type: 'text', nullable: true })
  contractorName!: string | null;

  @Allow('project:read-people')
  @Field(() => ProjectContact, {
    nullable: true,
    description: 'The contact that the project originated from. Null if there is none, or if it was deleted.',
  })
  @Index({ name: 'projects_contact_index' })
  @ManyToOne(() => Contact, { nullable: true, deleteRule: 'set null' })
  contact!: Contact | null;

  @Field(() => String, { nullable: true, description: 'The address of the building site. Null if unknown.' })
  @Property({ type: 'text', nullable: true })
  address!: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'When the work begins, in the business time zone. Null if not set.',
  })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  startDate!: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'When the home is expected to be ready, in the business time zone. Null if not set.',
  })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  estimatedCompletion!: string | null;

  @Allow('project:read-budget')
  @Field(() => Int, {
    nullable: true,
    description: 'What the buyer pays, in whole US dollars; for admins and the customer. Null if not set.',
  })
  @Property({ type: 'integer', nullable: true })
  budget!: number | null;

  /** Null for a project made by hand. A deal has one project at most. */
  @OneToOne(() => DealRow, { nullable: true, deleteRule: 'restrict', unique: 'projects_deal_id_unique' })
  deal!: DealRow | null;

  @Allow('deal:read')
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the deal that it began with. Null for a project made by hand.',
  })
  dealId?: string | null;

  @Allow('project:read-price')
  @Field(() => GraphQLCents, {
    nullable: true,
    description:
      'The sum of the signed agreement, in whole cents; for admins and the customer. Null without an agreement.',
  })
  @Property({ type: bigint, nullable: true })
  contractCents!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The code of the design that was signed. Null without an agreement.',
  })
  @Property({ type: 'text', nullable: true })
  designCode!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Which version of the design was signed; it never changes. Null without an agreement.',
  })
  @Property({ type: 'integer', nullable: true })
  designVersion!: number | null;

  @Allow('project:read-cost')
  @Field(() => Int, {
    nullable: true,
    description: 'The amount spent so far, in whole US dollars. Null if unknown.',
  })
  @Property({ type: 'integer', nullable: true })
  actualCost!: number | null;

  @Field(() => Int, { nullable: true, description: 'Living area in square feet. Null if not set.' })
  @Property({ type: 'integer', nullable: true })
  sqft!: number | null;

  @Field(() => Int, { nullable: true, description: 'The number of bedrooms. Null if not set.' })
  @Property({ type: 'smallint', nullable: true })
  bedrooms!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Full and half baths, each counted as one. Null if not set.',
  })
  @Property({ type: 'smallint', nullable: true })
  bathrooms!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Free text, for example `Manufactured Home`. Null if not set.',
  })
  @Property({ type: 'text', nullable: true })
  propertyType!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The phone number that the customer prefers for this project. ${fieldText.phone} Null if not given.`,
  })
  @Property({ type: 'text', nullable: true })
  contactPhone!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address that the customer prefers for this project. Null if not given.',
  })
  @Property({ type: 'text', nullable: true })
  contactEmail!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The customer’s notes for everyone on the project. Null if there are none.',
  })
  @Property({ type: 'text', nullable: true })
  notes!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the project was completed. Null if it is not completed.',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  completedAt!: Date | null;

  @Allow('project:archive')
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was archived as made by mistake. Null if it was not.',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  archivedAt!: Date | null;

  @MaxItems(maxStages)
  @Field(() => [ProjectStage], { description: 'The stages of the timeline, in order.' })
  stages?: readonly ProjectStage[];

  @Field(() => ProjectStage, {
    nullable: true,
    description: 'The next stage. Null if the last one has been reached.',
  })
  nextStage?: ProjectStage | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'When the current stage should be over: the day for which the next one is planned, otherwise the estimated completion. Null if neither is set, and while no work is going on.',
  })
  dueOn?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many days ago `dueOn` was, in the business time zone. Null if it is not late.',
  })
  daysLate?: number | null;

  @Field(() => Boolean, { description: 'Whether the viewer may change any of its fields.' })
  viewerCanEdit?: boolean;

  @Field(() => [String], { description: 'The fields that the viewer may change now.' })
  viewerEditableFields?: readonly string[];

  @Field(() => Boolean, { description: 'Whether the viewer may read `budget`.' })
  viewerCanSeeBudget?: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may read `actualCost`.' })
  viewerCanSeeCost?: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may report progress (`reportProgress`).' })
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
@ObjectType({ simpleResolvers: true, description: 'One stage on the timeline of a project.' })
@Entity({ tableName: 'project_stages' })
@Index({ name: 'project_stages_project_index', properties: ['project', 'position'] })
export class ProjectStage extends BaseEntity {
  @ManyToOne(() => Project, { deleteRule: 'cascade' })
  project!: Project;

  @Field(() => Int, { description: 'Starts at 0, in the order of the work.' })
  @Property({ type: 'smallint' })
  position!: number;

  @Field(() => String, { description: 'Free text, for example `Foundation`; at most 80 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'When it is planned to begin, in the business time zone. Null if not planned yet.',
  })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  plannedFor!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it began. Null if it has not.' })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  beganOn!: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'When it was finished. Null if it has not been.',
  })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  finishedOn!: string | null;
}
