import type { Role } from '@hearthline/rules/permissions.ts';
import type { ProjectStatus } from '@hearthline/rules/projects.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { RoleEnum } from '../../platform/access.ts';
import { ProjectStatusEnum } from '../projects/project.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'A count, and what it was when the current month began.' })
export class OverviewFigure {
  @Field(() => Int, { description: 'How many there are now.' })
  total!: number;

  @Field(() => Int, { description: 'How many there were when the current month began, where the business is.' })
  before!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The four figures above the console.' })
export class OverviewFigures {
  @Field(() => OverviewFigure, { description: 'Every account.' })
  users!: OverviewFigure;

  @Field(() => OverviewFigure, { description: 'Planning, in progress or on hold.' })
  activeProjects!: OverviewFigure;

  @Field(() => OverviewFigure, { description: 'Every contact that is not deleted.' })
  contacts!: OverviewFigure;

  @Field(() => OverviewFigure, { description: 'Projects that are completed.' })
  completedProjects!: OverviewFigure;
}

@ObjectType({ simpleResolvers: true, description: 'A new account, in short.' })
export class RecentUser {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The name of the account.' })
  name!: string;

  @Field(() => String, { description: 'The address of the account.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'What the account may do.' })
  role!: Role;

  @Field(() => GraphQLDateTime, { description: 'When the account was made.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A new project, in short.' })
export class RecentProject {
  @Field(() => ID, { description: 'The id of the project.' })
  id!: string;

  @Field(() => String, { description: 'The name of the project.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Whose home it will be; null when nobody is known.' })
  customerName!: string | null;

  @Field(() => ProjectStatusEnum, { description: 'How far it has come.' })
  status!: ProjectStatus;

  @Field(() => Int, { description: '0 to 100.' })
  progress!: number;

  @Field(() => GraphQLDateTime, { description: 'When the project was stored.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A prospect who asked and has not been answered.' })
export class WaitingLead {
  @Field(() => ID, { description: 'The id of the contact.' })
  id!: string;

  @Field(() => String, { description: 'First and last name of the contact.' })
  name!: string;

  @Field(() => String, { description: 'What they asked by first: `consultant_request` or `appointment`.' })
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
  @Field(() => ProjectStatusEnum, { description: 'Which status the projects have.' })
  status!: ProjectStatus;

  @Field(() => Int, { description: 'How many projects have it.' })
  count!: number;

  @Field(() => Float, { description: 'The budgets together, in whole US dollars.' })
  budget!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The consultations of one day.' })
export class BookingDay {
  @Field(() => GraphQLLocalDate, { description: 'The day, where the business is.' })
  day!: string;

  @Field(() => Int, { description: 'Appointments on that day that are not cancelled.' })
  count!: number;
}

@ObjectType({ description: 'How the business stands. Each part is worked out only when it is asked for.' })
export class Overview {
  @Field(() => GraphQLDateTime, { description: 'When it was worked out.' })
  at!: Date;
}

