import {
  newProject,
  projectFields as fieldRules,
  projectUpdate,
} from '@hearthline/rules/delivery/projects/project-rules.ts';
import {
  projectStatusFilters,
  type ProjectSort,
  type ProjectStatusFilter,
} from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { fieldText, searchOf } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { types } from '../../../platform/records/field-types.ts';
import { inputType } from '../../../platform/records/record-types.ts';
import { ProjectSortEnum } from './project-enums.types.ts';
import { projectFields } from './project.fields.ts';

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

const ownerText =
  'Only projects of this manager: `me`, `none` (without an active one), or the id of a member of staff.';

@ArgsType()
export class ProjectsArgs {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;

  @Field(() => String, {
    nullable: true,
    description: searchOf('the project’s name, the customer’s name or the address'),
  })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: ownerText })
  owner?: string | null;

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

  @Field(() => ID, { nullable: true, description: ownerText })
  owner?: string | null;

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

/** What may be entered, besides the fields of a project. */
const entered = {
  ...projectFields,
  withoutPapers: {
    type: types.text,
    input: {
      description:
        'Why an admin completes the project, or moves it to a stage, although what is required (an approved contract, plans and permits, a place in the factory) is rejected or missing; at most 500 characters. Without it, that is refused.',
    },
  },
} as const;

export const CreateProjectInput = inputType('CreateProjectInput', 'A new project.', newProject, entered);
export type CreateProjectInput = InstanceType<typeof CreateProjectInput>;

export const UpdateProjectInput = inputType(
  'UpdateProjectInput',
  'Changes to a project: fields that are left out stay as they are; null empties a field.',
  projectUpdate.extend(z.object(fieldRules).partial().shape),
  entered,
);
export type UpdateProjectInput = InstanceType<typeof UpdateProjectInput>;

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
