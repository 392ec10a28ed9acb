import type { Pagination } from '@hearthline/rules/paging.ts';
import type { Role } from '@hearthline/rules/permissions.ts';
import type { DealStage } from '@hearthline/rules/sale/deals/stages.ts';
import type { ProjectStatus } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RoleEnum } from '../../../platform/access/access-directives.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { DealStageEnum } from '../../sale/deals/deal.api.ts';
import { ProjectStatusEnum } from '../../delivery/projects/project-status.api.ts';

@ObjectType({ simpleResolvers: true, description: 'A count, now and at the beginning of the current month.' })
export class OverviewFigure {
  @Field(() => Int, { description: 'The current count.' })
  total!: number;

  @Field(() => Int, {
    description: 'The count at the beginning of the current month, in the business time zone.',
  })
  before!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The four figures at the top of the console.' })
export class OverviewFigures {
  @Field(() => OverviewFigure, { description: 'All accounts.' })
  users!: OverviewFigure;

  @Field(() => OverviewFigure, { description: 'Projects that are in planning, in progress or on hold.' })
  activeProjects!: OverviewFigure;

  @Field(() => OverviewFigure, { description: 'Contacts that are not deleted.' })
  contacts!: OverviewFigure;

  @Field(() => OverviewFigure, { description: 'Projects that are completed.' })
  completedProjects!: OverviewFigure;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The four figures at the beginning of each of the last twelve weeks, oldest first.',
})
export class OverviewTrends {
  @Field(() => [Int], { description: 'Today’s accounts that existed then.' })
  users!: number[];

  @Field(() => [Int], {
    description: 'Projects begun by then that are active now or have been completed since.',
  })
  activeProjects!: number[];

  @Field(() => [Int], { description: 'Today’s contacts that existed then.' })
  contacts!: number[];

  @Field(() => [Int], { description: 'Projects completed by then.' })
  completedProjects!: number[];
}

@ObjectType({ simpleResolvers: true, description: 'A new account, in short.' })
export class RecentUser {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The name of the account.' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address of the account.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'The role of the account.' })
  role!: Role;

  @Field(() => GraphQLDateTime, { description: 'When the account was created.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A new project, in short.' })
export class RecentProject {
  @Field(() => ID, { description: 'The id of the project.' })
  id!: string;

  @Field(() => String, { description: 'The name of the project.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The name of the customer. Null if not known.' })
  customerName!: string | null;

  @Field(() => ProjectStatusEnum, { description: 'The status of the project.' })
  status!: ProjectStatus;

  @Field(() => Int, { description: 'The progress in percent, from 0 to 100.' })
  progress!: number;

  @Field(() => GraphQLDateTime, { description: 'When the project was created.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A contact who is waiting for an answer.' })
export class WaitingLead {
  @Field(() => ID, { description: 'The id of the contact.' })
  id!: string;

  @Field(() => String, { description: 'First and last name of the contact.' })
  name!: string;

  @Field(() => String, {
    description: 'The phone number of the contact, or else the one given with the request.',
  })
  phone!: string;

  @Field(() => String, { description: 'How they first asked: `consultant_request` or `appointment`.' })
  kind!: string;

  @Field(() => GraphQLDateTime, { description: 'The time of their first unanswered request.' })
  askedAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When they were last called in vain since they asked. Null if nobody tried.',
  })
  triedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'Contacts who are waiting for an answer.' })
export class WaitingLeads {
  @Field(() => [WaitingLead], { description: 'Those on this page; those who have waited longest first.' })
  leads!: WaitingLead[];

  @Field(() => Int, { description: 'The exact number of all who are waiting.' })
  total!: number;

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: Pagination;
}

@ObjectType({ simpleResolvers: true, description: 'New contacts of one source, week by week.' })
export class SourceCounts {
  @Field(() => String, {
    description: 'The key of a source of contacts; `other` combines all that are not listed.',
  })
  source!: string;

  @Field(() => String, { description: 'What it is called in `leadSources`.' })
  label!: string;

  @Field(() => [Int], { description: 'The number of new contacts in each week.' })
  counts!: number[];
}

@ObjectType({ simpleResolvers: true, description: 'New contacts by week and source.' })
export class LeadsByWeek {
  @Field(() => [GraphQLLocalDate], { description: 'The Mondays on which the weeks begin, oldest first.' })
  weeks!: string[];

  @Field(() => [SourceCounts], { description: 'The counts by source, largest source first.' })
  sources!: SourceCounts[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The deals of one stage, of those stages in which a deal can still be won.',
})
export class PipelineStep {
  @Field(() => DealStageEnum, { description: 'The stage of the deals.' })
  stage!: DealStage;

  @Field(() => Int, { description: 'The number of deals in this stage.' })
  count!: number;

  @Field(() => GraphQLCents, { description: 'What they are worth together, in whole cents.' })
  valueCents!: number;

  @Field(() => GraphQLCents, { description: 'The sum of their values, each by its probability.' })
  weightedCents!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The consultations of one day.' })
export class BookingDay {
  @Field(() => GraphQLLocalDate, { description: 'The day, in the business time zone.' })
  day!: string;

  @Field(() => Int, { description: 'Appointments on that day that are not cancelled.' })
  count!: number;
}

@ObjectType({ description: 'The state of the business. Each part is computed only if it is requested.' })
export class Overview {
  @Field(() => GraphQLDateTime, { description: 'When the overview was computed.' })
  at!: Date;
}
