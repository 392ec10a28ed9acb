import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/idempotency.service.ts';
import { readProjectBoard } from './board/board.service.ts';
import { moveProject } from './moves/move-project.ts';
import { undoMove } from './moves/undo-move.ts';
import { Project } from './project.entity.ts';
import { listProjectEvents } from './project-history.queries.ts';
import {
  CreateProjectInput,
  MoveProjectInput,
  PlanProjectStagesInput,
  ProjectBoardArgs,
  ProjectsArgs,
  ReportProgressInput,
  UndoProjectMoveInput,
  UpdateProjectInput,
} from './project.inputs.ts';
import {
  ProjectBoard,
  ProjectCandidate,
  ProjectEventPage,
  ProjectPage,
  ProjectPartEnum,
} from './project.types.ts';
import { findProjectPeople, type PickedPerson } from './write/people.queries.ts';
import { reportProgress } from './stages/report-progress.ts';
import { listProjects, readProject } from './project.service.ts';
import { planStages } from './stages/timeline.service.ts';
import type { ProjectView } from './project-view.ts';
import { createProject, updateProject } from './write/write.service.ts';

@Resolver()
export class ProjectResolver {
  @Allow('project:list')
  @Query(() => ProjectPage, {
    description:
      'Projects, 20 per page: all for an admin, a project manager and the office; their own for sellers, customers and contractors.',
  })
  projects(
    @Ctx() context: Context,
    @Args(() => ProjectsArgs) args: ProjectsArgs,
  ): ReturnType<typeof listProjects> {
    return listProjects(context, args);
  }

  @Allow('project:list')
  @Query(() => ProjectBoard, {
    description:
      'Projects for a board by stage or a timeline, 75 per page, active ones unless another status is asked for: all for an admin, a project manager and the office; their own for sellers, customers and contractors.',
  })
  projectBoard(
    @Ctx() context: Context,
    @Args(() => ProjectBoardArgs) args: ProjectBoardArgs,
  ): ReturnType<typeof readProjectBoard> {
    return readProjectBoard(context, args);
  }

  @Allow('project:read')
  @Query(() => Project, { description: 'One project.' })
  project(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a project') }) id: string,
  ): Promise<ProjectView> {
    return readProject(context, id);
  }

  @Allow('project:read')
  @Query(() => ProjectEventPage, {
    description:
      'The history of a project, newest first, 20 per page. Some entries are visible only to those who may read its cost.',
  })
  projectEvents(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a project') }) id: string,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page: number | null,
  ): ReturnType<typeof listProjectEvents> {
    return listProjectEvents(context, id, { page });
  }

  @Allow('project:create')
  @Query(() => [ProjectCandidate], {
    description:
      'Up to 20 accounts that can be assigned to a project, found by part of a name or an e-mail address; a project manager finds customers by their whole e-mail address alone.',
  })
  projectPeople(
    @Ctx() context: Context,
    @Arg('role', () => ProjectPartEnum, {
      description: 'The role on the project. Returns accounts with this role that are not disabled.',
    })
    role: string,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Part of a name or an e-mail address, at most 100 characters. If omitted, the first 20 accounts by name.',
    })
    search: string | null,
  ): Promise<PickedPerson[]> {
    return findProjectPeople(context, { role, search });
  }

  @Allow('project:create')
  @Mutation(() => Project, {
    description: `Creates a project with the usual stages on its timeline. ${fieldText.once}`,
  })
  createProject(
    @Ctx() context: Context,
    @Arg('input', () => CreateProjectInput) input: CreateProjectInput,
  ): Promise<ProjectView> {
    return withIdempotencyKey(context, 'project.create', input, (inside) => createProject(inside, input));
  }

  @Allow('project:update')
  @Mutation(() => Project, {
    description:
      'Changes a project. A customer may change only some fields of their own projects (`viewerEditableFields`); any other change is refused with `FORBIDDEN`.',
  })
  updateProject(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a project') }) id: string,
    @Arg('input', () => UpdateProjectInput) input: UpdateProjectInput,
  ): Promise<ProjectView> {
    return updateProject(context, id, input);
  }

  @Allow('project:plan')
  @Mutation(() => Project, {
    description: 'Replaces the timeline of a project. The project’s current stage must stay on it.',
  })
  planProjectStages(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a project') }) id: string,
    @Arg('input', () => PlanProjectStagesInput) input: PlanProjectStagesInput,
  ): Promise<ProjectView> {
    return planStages(context, id, input);
  }

  @Allow('project:move')
  @Mutation(() => Project, {
    description:
      'Moves a project to another stage; its status, progress and timeline follow. `undoProjectMove` takes it back.',
  })
  moveProject(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a project') }) id: string,
    @Arg('input', () => MoveProjectInput) input: MoveProjectInput,
  ): Promise<ProjectView> {
    return moveProject(context, id, input);
  }

  @Allow('project:move')
  @Mutation(() => Project, {
    description:
      'Undoes the latest move of a project within a minute, as long as nothing else has changed it; otherwise refused with `CONFLICT`.',
  })
  undoProjectMove(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a project') }) id: string,
    @Arg('input', () => UndoProjectMoveInput) input: UndoProjectMoveInput,
  ): Promise<ProjectView> {
    return undoMove(context, id, input);
  }

  @Allow('project:report')
  @Mutation(() => Project, {
    description:
      'Reports the stage and progress of one of the viewer’s own projects, with an optional note for its history.',
  })
  reportProgress(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a project') }) id: string,
    @Arg('input', () => ReportProgressInput) input: ReportProgressInput,
  ): Promise<ProjectView> {
    return reportProgress(context, id, input);
  }
}
