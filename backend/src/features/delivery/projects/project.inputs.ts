import {
  projectStatusFilters,
  type ProjectSort,
  type ProjectStatus,
  type ProjectStatusFilter,
} from '@hearthline/rules/delivery/projects/sentences.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { fieldText, searchOf } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { ProjectSortEnum, ProjectStatusEnum } from './project.entity.ts';

export const ProjectStatusFilterEnum = graphqlEnum(
  'ProjectStatusFilter',
  'One status, or a group of projects that a dashboard counts.',
  projectStatusFilters,
  {
    active: 'In planning, in progress or on hold.',
    planning: 'In planning.',
    in_progress: 'In progress, at any percentage.',
    on_hold: 'On hold.',
    completed: 'Completed at any time.',
    cancelled: 'Canceled.',
    under_construction: 'In progress, below 80 percent.',
    near_completion: 'In progress, at 80 percent or more.',
    completed_this_quarter: 'Completed in the current calendar quarter, in the business time zone.',
    active_this_quarter: 'Active now, or completed in the current calendar quarter.',
    archived: 'Archived as made by mistake; no other filter shows them. For admins.',
  },
);

@ArgsType()
export class ProjectsArgs {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;

  @Field(() => String, {
    nullable: true,
    description: searchOf('the project’s name, the customer’s name or the address'),
  })
  search?: string | null;

  @Field(() => ProjectStatusFilterEnum, {
    nullable: true,
    description: 'Only projects with this status, or in this group.',
  })
  status?: ProjectStatusFilter | null;

  @Field(() => ProjectSortEnum, { nullable: true, description: 'Defaults to `newest`.' })
  sort?: ProjectSort | null;
}

@ArgsType()
export class ProjectBoardArgs {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;

  @Field(() => String, {
    nullable: true,
    description: searchOf('the project’s name, the customer’s name or the address'),
  })
  search?: string | null;

  @Field(() => ProjectStatusFilterEnum, { nullable: true, description: 'Defaults to `active`.' })
  status?: ProjectStatusFilter | null;
}

@InputType({ description: 'A move of a project to another stage.' })
export class MoveProjectInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;

  @Field(() => String, {
    description:
      'The stage that the work is in from now on, 1 to 80 characters: one of the timeline, forward or back, or another text.',
  })
  stage!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Why an admin moves the project although what the stage requires (approved papers, a place in the factory) is missing; at most 500 characters. Without it, that is refused.',
  })
  withoutPapers?: string | null;
}

@InputType({ description: 'Which move of a project is undone.' })
export class UndoProjectMoveInput {
  @Field(() => Int, { description: 'The version of the project that the move returned.' })
  version!: number;
}

/** The fields of both a new and a changed project. */
@InputType()
abstract class ProjectFields {
  @Field(() => String, { nullable: true, description: 'Plain text, at most 4,000 characters.' })
  description?: string | null;

  @Field(() => ProjectStatusEnum, {
    nullable: true,
    description:
      'Defaults to `planning` for a new project. Not every status may follow every other, and not every status goes with every usual stage; if omitted, it follows the stage.',
  })
  status?: ProjectStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The current stage of the work, at most 80 characters: a usual one, which status and progress go with, or any other text. Defaults to `Design` for a new project.',
  })
  stage?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'A percentage, 0 to 100, in the range of a usual stage; if omitted, it follows the stage. Always 100 for a completed project.',
  })
  progress?: number | null;

  @Field(() => ID, { nullable: true, description: 'An account with the role customer.' })
  customerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'An account with the role contractor.' })
  contractorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The contact that the project originates from.' })
  contactId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The address of the building site, at most 300 characters. A customer may change it until construction begins.',
  })
  address?: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'When the work begins, in the business time zone.',
  })
  startDate?: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'When the home is expected to be ready; not before `startDate`.',
  })
  estimatedCompletion?: string | null;

  @Field(() => Int, { nullable: true, description: 'In whole US dollars, at most 1,000,000,000.' })
  budget?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The amount spent so far, in whole US dollars; at most 1,000,000,000.',
  })
  actualCost?: number | null;

  @Field(() => Int, { nullable: true, description: 'Living area in square feet, at most 1,000,000.' })
  sqft?: number | null;

  @Field(() => Int, { nullable: true, description: 'From 0 to 50.' })
  bedrooms?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Full and half baths, each counted as one; from 0 to 50.',
  })
  bathrooms?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Free text, for example `Manufactured Home`; at most 80 characters.',
  })
  propertyType?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The phone number that the customer prefers for this project. ${fieldText.typedPhone}`,
  })
  contactPhone?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The e-mail address that the customer prefers for this project: one address, at most 254 characters.',
  })
  contactEmail?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The customer’s notes for everyone on the project, at most 4,000 characters.',
  })
  notes?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why an admin completes the project, or moves it to a stage, although what is required (an approved contract, plans and permits, a place in the factory) is rejected or missing; at most 500 characters. Without it, that is refused.',
  })
  withoutPapers?: string | null;
}

@InputType({ description: 'A new project.' })
export class CreateProjectInput extends ProjectFields {
  @Field(() => String, { description: '1 to 200 characters.' })
  name!: string;
}

@InputType({
  description: 'Changes to a project: fields that are left out stay as they are; null empties a field.',
})
export class UpdateProjectInput extends ProjectFields {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;

  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  name?: string | null;
}

@InputType({ description: 'A contractor’s progress report from the site.' })
export class ReportProgressInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;

  @Field(() => String, {
    description:
      'The current stage of the work, 1 to 80 characters: the same as before, the one before or after it on the timeline, or another text.',
  })
  stage!: string;

  @Field(() => Int, { description: 'A percentage, 0 to 100.' })
  progress!: number;

  @Field(() => String, {
    nullable: true,
    description: 'A note for the history, visible to the customer; at most 1,000 characters.',
  })
  note?: string | null;
}

@InputType({ description: 'One stage of a timeline.' })
export class ProjectStageInput {
  @Field(() => String, {
    description: 'Free text, for example `Foundation`; 1 to 80 characters, unique on the timeline.',
  })
  name!: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'When it is planned to begin, in the business time zone; null if not planned yet.',
  })
  plannedFor?: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'When it began, in the business time zone; null if it has not.',
  })
  beganOn?: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'When it was finished, not before `beganOn`; null if it has not been.',
  })
  finishedOn?: string | null;
}

@InputType({ description: 'The complete timeline of a project, in order.' })
export class PlanProjectStagesInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;

  @Field(() => [ProjectStageInput], {
    description:
      '1 to 40 stages. The project’s current stage must be among them. The planned days of stages to come are in order, and within the days of the project.',
  })
  stages!: ProjectStageInput[];
}
