import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { maxStages } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Columns, withColumns, type ColumnsOf } from '../../../platform/records/record-columns.ts';
import { Answered } from '../../../platform/records/record-types.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Contact } from '../../people/contacts/contact.entity.ts';
import { DealRow } from '../../sale/deals/deal.entity.ts';
import { projectFields } from './project.fields.ts';

const newest = 'created_at desc, id desc';

/**
 * A home, from the drawing to the handover. What is no column of a usual kind stands here, all else in the list of fields. `customer`, `contractor`
 * and `contact` are resolved to what the viewer may know about them.
 */
@ObjectType({ simpleResolvers: true, description: 'A home, from planning to completion.' })
@Answered(projectFields)
@Entity({ tableName: 'projects' })
@Columns(projectFields)
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
@Index({
  name: 'projects_deal_unique',
  expression: "create unique index projects_deal_unique on projects (deal_id) where status <> 'cancelled'",
})
@Check({ name: 'projects_progress_check', expression: 'progress >= 0 and progress <= 100' })
@Check({
  name: 'projects_completed_check',
  expression: "(status = 'completed') = (completed_at is not null)",
})
export class Project extends withColumns<VersionedEntity & ColumnsOf<Row<'projects'>, typeof projectFields>>(
  VersionedEntity,
) {
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  customer!: User | null;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  contractor!: User | null;

  /** Whose work it is (docs/people.md). Null where nobody has been chosen. */
  @Index({ name: 'projects_manager_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  manager!: User | null;

  @Index({ name: 'projects_contact_index' })
  @ManyToOne(() => Contact, { nullable: true, deleteRule: 'set null' })
  contact!: Contact | null;

  /** Null for a project made by hand. A deal has one project at most that is not cancelled. */
  @Index({ name: 'projects_deal_index' })
  @ManyToOne(() => DealRow, { nullable: true, deleteRule: 'restrict' })
  deal!: DealRow | null;

  @MaxItems(maxStages)
  @Field(() => [ProjectStage], { description: 'The stages of the timeline, in order.' })
  stages?: readonly ProjectStage[];

  @Field(() => ProjectStage, {
    nullable: true,
    description: 'The next stage. Null if the last one has been reached.',
  })
  nextStage?: ProjectStage | null;

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
