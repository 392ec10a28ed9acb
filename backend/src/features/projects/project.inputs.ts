import { projectStatusFilters, type ProjectSort, type ProjectStatus, type ProjectStatusFilter } from '@hearthline/rules/projects.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { ProjectSortEnum, ProjectStatusEnum } from './project.entity.ts';

export const ProjectStatusFilterEnum = graphqlEnum('ProjectStatusFilter', 'One status, or a group of projects that a board counts.', projectStatusFilters, {
  active: 'In planning, in progress or on hold.',
  planning: 'Being planned.',
  in_progress: 'In progress, however far.',
  on_hold: 'Resting for now.',
  completed: 'Completed, whenever.',
  cancelled: 'Given up.',
  under_construction: 'In progress, below 80 percent.',
  near_completion: 'In progress, from 80 percent on.',
  completed_this_quarter: 'Completed in the current calendar quarter of the business.',
  active_this_quarter: 'Active now, or completed in this quarter.',
});

@ArgsType()
export class ProjectsArgs {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;

  @Field(() => String, { nullable: true, description: 'Part of a name, the customer’s name or an address; at most 100 characters.' })
  search?: string | null;

  @Field(() => ProjectStatusFilterEnum, { nullable: true, description: 'Projects with this status, or of this group, only.' })
  status?: ProjectStatusFilter | null;

  @Field(() => ProjectSortEnum, { nullable: true, description: '`newest` when missing.' })
  sort?: ProjectSort | null;
}

/** The fields of both a new and a changed project. */
@InputType()
abstract class ProjectFields {
  @Field(() => String, { nullable: true, description: 'Plain text, at most 4,000 characters.' })
  description?: string | null;

  @Field(() => ProjectStatusEnum, { nullable: true, description: 'A new project without one is `planning`. Not every status may follow every other.' })
  status?: ProjectStatus | null;

  @Field(() => String, { nullable: true, description: 'Where the work stands, in free words of at most 80 characters. A new project without one has `Design`.' })
  stage?: string | null;

  @Field(() => Int, { nullable: true, description: 'Percent, 0 to 100; always 100 of a completed project.' })
  progress?: number | null;

  @Field(() => ID, { nullable: true, description: 'An account with the role customer.' })
  customerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'An account with the role contractor.' })
  contractorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The contact it begins with.' })
  contactId?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the home will stand, at most 300 characters. A customer may change it until construction begins.' })
  address?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When the work begins, where the business is.' })
  startDate?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When the home should be ready; not before `startDate`.' })
  estimatedCompletion?: string | null;

  @Field(() => Int, { nullable: true, description: 'In whole US dollars, at most 1,000,000,000.' })
  budget?: number | null;

  @Field(() => Int, { nullable: true, description: 'What has been spent, in whole US dollars; at most 1,000,000,000.' })
  actualCost?: number | null;

  @Field(() => Int, { nullable: true, description: 'Living area in square feet, at most 1,000,000.' })
  sqft?: number | null;

  @Field(() => Int, { nullable: true, description: 'From 0 to 50.' })
  bedrooms?: number | null;

  @Field(() => Int, { nullable: true, description: 'Full and half baths, each counted as one; from 0 to 50.' })
  bathrooms?: number | null;

  @Field(() => String, { nullable: true, description: 'As in `Manufactured Home`; free words, at most 80 characters.' })
  propertyType?: string | null;

  @Field(() => String, { nullable: true, description: 'How the customer wants to be called about this project; as typed, at most 40 characters.' })
  contactPhone?: string | null;

  @Field(() => String, { nullable: true, description: 'How the customer wants to be written to about this project: one mailbox, at most 254 characters.' })
  contactEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'What the customer wants everybody on the project to know, at most 4,000 characters.' })
  notes?: string | null;
}

@InputType({ description: 'A new project.' })
export class CreateProjectInput extends ProjectFields {
  @Field(() => String, { description: '1 to 200 characters.' })
  name!: string;
}

@InputType({ description: 'What changes of a project: only the fields that are named; null empties one.' })
export class UpdateProjectInput extends ProjectFields {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;

  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  name?: string | null;
}

@InputType({ description: 'What a contractor reports from the site.' })
export class ReportProgressInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;

  @Field(() => String, { description: 'Where the work stands, in free words of 1 to 80 characters.' })
  stage!: string;

  @Field(() => Int, { description: 'Percent, 0 to 100.' })
  progress!: number;

  @Field(() => String, { nullable: true, description: 'A line for the history, which the customer reads; at most 1,000 characters.' })
  note?: string | null;
}

@InputType({ description: 'One stage of a time line.' })
export class ProjectStageInput {
  @Field(() => String, { description: 'As in `Foundation`; free words, 1 to 80 characters, once on a time line.' })
  name!: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it should begin, where the business is; null: not planned yet.' })
  plannedFor?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it began, where the business is; null: not yet.' })
  beganOn?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it was finished, not before `beganOn`; null: not yet.' })
  finishedOn?: string | null;
}

@InputType({ description: 'The whole time line of a project, in order.' })
export class PlanProjectStagesInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;

  @Field(() => [ProjectStageInput], { description: 'At least one, at most 40. The stage that the project is in has to be among them.' })
  stages!: ProjectStageInput[];
}
