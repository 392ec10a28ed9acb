import { projectStatusFilters, type ProjectSort, type ProjectStatus, type ProjectStatusFilter } from '@hearthline/rules/projects.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { ProjectSortEnum, ProjectStatusEnum } from './project.entity.ts';

export const ProjectStatusFilterEnum = Object.fromEntries(projectStatusFilters.map((status) => [status, status]));
registerEnumType(ProjectStatusFilterEnum, { name: 'ProjectStatusFilter', description: 'One status, or a group. `active`: planning, in_progress and on_hold. `under_construction` and `near_completion`: in progress, below and from 80 percent. `completed_this_quarter`: in the business’s calendar quarter. `active_this_quarter`: active now, or completed in this quarter.' });

@ArgsType()
export class ProjectsArgs {
  @Field(() => Int, { nullable: true, description: 'From 1.' })
  page?: number | null;

  @Field(() => String, { nullable: true, description: "Part of a name, the customer's name or an address." })
  search?: string | null;

  @Field(() => ProjectStatusFilterEnum, { nullable: true })
  status?: ProjectStatusFilter | null;

  @Field(() => ProjectSortEnum, { nullable: true, description: '`newest` when missing.' })
  sort?: ProjectSort | null;
}

/** What both a new and a changed project are described by. */
@InputType()
abstract class ProjectFields {
  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => ProjectStatusEnum, { nullable: true, description: '`planning` when missing.' })
  status?: ProjectStatus | null;

  @Field(() => String, { nullable: true, description: 'Free words; `Design` when missing.' })
  stage?: string | null;

  @Field(() => Int, { nullable: true, description: '0 to 100; always 100 of a completed project.' })
  progress?: number | null;

  @Field(() => ID, { nullable: true, description: 'An account with the role customer.' })
  customerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'An account with the role contractor.' })
  contractorId?: string | null;

  @Field(() => ID, { nullable: true })
  contactId?: string | null;

  @Field(() => String, { nullable: true })
  address?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  startDate?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Not before `startDate`.' })
  estimatedCompletion?: string | null;

  @Field(() => Int, { nullable: true, description: 'Whole US dollars.' })
  budget?: number | null;

  @Field(() => Int, { nullable: true, description: 'Whole US dollars.' })
  actualCost?: number | null;

  @Field(() => Int, { nullable: true })
  sqft?: number | null;

  @Field(() => Int, { nullable: true })
  bedrooms?: number | null;

  @Field(() => Int, { nullable: true })
  bathrooms?: number | null;

  @Field(() => String, { nullable: true })
  propertyType?: string | null;

  @Field(() => String, { nullable: true })
  contactPhone?: string | null;

  @Field(() => String, { nullable: true })
  contactEmail?: string | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;
}

@InputType({ description: 'A new project.' })
export class CreateProjectInput extends ProjectFields {
  @Field(() => String)
  name!: string;
}

@InputType({ description: 'What changes of a project: only the fields that are named; null empties one.' })
export class UpdateProjectInput extends ProjectFields {
  @Field(() => Int, { description: 'The version that the change was made from.' })
  version!: number;

  @Field(() => String, { nullable: true })
  name?: string | null;
}

@InputType({ description: 'What a contractor reports from the site.' })
export class ReportProgressInput {
  @Field(() => Int, { description: 'The version that the report was made from.' })
  version!: number;

  @Field(() => String, { description: 'Where the work stands, in free words.' })
  stage!: string;

  @Field(() => Int, { description: '0 to 100.' })
  progress!: number;

  @Field(() => String, { nullable: true, description: 'A line for the history, which the customer reads.' })
  note?: string | null;
}

@InputType({ description: 'One stage of a time line.' })
export class ProjectStageInput {
  @Field(() => String)
  name!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  plannedFor?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  beganOn?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Not before `beganOn`.' })
  finishedOn?: string | null;
}

@InputType({ description: 'The whole time line of a project, in order.' })
export class PlanProjectStagesInput {
  @Field(() => Int, { description: 'The version that the change was made from.' })
  version!: number;

  @Field(() => [ProjectStageInput])
  stages!: ProjectStageInput[];
}
