import type { Role } from '@hearthline/rules/permissions.ts';
import type { ProjectStatus } from '@hearthline/rules/projects.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { RoleEnum } from '../../platform/access.ts';
import { ProjectStatusEnum } from '../projects/project.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'A count, and what it was when the current month began.' })
export class OverviewFigure {
  @Field(() => Int)
  total!: number;

  @Field(() => Int, { description: 'When the current month began, in the business time zone.' })
  before!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The four figures above the console.' })
export class OverviewFigures {
  @Field(() => OverviewFigure, { description: 'Every account.' })
  users!: OverviewFigure;

  @Field(() => OverviewFigure, { description: 'Planning, in progress or on hold.' })
  activeProjects!: OverviewFigure;

  @Field(() => OverviewFigure)
  contacts!: OverviewFigure;

  @Field(() => OverviewFigure)
  completedProjects!: OverviewFigure;
}

@ObjectType({ simpleResolvers: true, description: 'A new account, in short.' })
export class RecentUser {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => GraphQLDateTime)
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A new project, in short.' })
export class RecentProject {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  customerName!: string | null;

  @Field(() => ProjectStatusEnum)
  status!: ProjectStatus;

  @Field(() => Int)
  progress!: number;

  @Field(() => GraphQLDateTime)
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A prospect who asked and has not been answered.' })
export class WaitingLead {
  @Field(() => ID, { description: 'Of the contact.' })
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'consultant_request or appointment.' })
  kind!: string;

  @Field(() => GraphQLDateTime, { description: 'When they first asked without an answer since.' })
  askedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Prospects who wait for an answer.' })
export class WaitingLeads {
  @Field(() => [WaitingLead], { description: 'Those who have waited longest first.' })
  leads!: WaitingLead[];

  @Field(() => Int, { description: 'All who wait, counted up to 100.' })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: 'New contacts of one source, week by week.' })
export class SourceCounts {
  @Field(() => String, { description: 'A source of contacts; `other` is all that are not named.' })
  source!: string;

  @Field(() => [Int], { description: 'One for each week.' })
  counts!: number[];
}

@ObjectType({ simpleResolvers: true, description: 'New contacts by week and source.' })
export class LeadsByWeek {
  @Field(() => [GraphQLLocalDate], { description: 'The Mondays that the weeks begin on, the oldest first.' })
  weeks!: string[];

  @Field(() => [SourceCounts], { description: 'The largest source first.' })
  sources!: SourceCounts[];
}

@ObjectType({ simpleResolvers: true, description: 'The projects of one status.' })
export class PipelineStep {
  @Field(() => ProjectStatusEnum)
  status!: ProjectStatus;

  @Field(() => Int)
  count!: number;

  @Field(() => Float, { description: 'The budgets together, in whole US dollars.' })
  budget!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The consultations of one day.' })
export class BookingDay {
  @Field(() => GraphQLLocalDate)
  day!: string;

  @Field(() => Int)
  count!: number;
}

@ObjectType({ description: 'How the business stands. Each part is worked out only when it is asked for.' })
export class Overview {
  @Field(() => GraphQLDateTime, { description: 'When it was worked out.' })
  at!: Date;
}

