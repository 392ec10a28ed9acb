import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import { Build } from './build.entity.ts';
import {
  listBuildProjects,
  listBuilds,
  type BuildProjectRow,
  type BuildRow,
  type BuildWeek,
} from './build.queries.ts';
import { markBuild, removeBuild, scheduleBuild, updateBuild } from './build.service.ts';
import {
  BuildInput,
  BuildProjectsArgs,
  BuildsArgs,
  MarkBuildInput,
  UpdateBuildInput,
} from './contractor.inputs.ts';
import { BuildProject, BuildWeekType } from './contractor.types.ts';

@Resolver()
export class BuildResolver {
  @Allow('build:list')
  @Query(() => BuildWeekType, {
    description: 'The builds of a week: on a contractor’s own projects, or on all projects for staff.',
  })
  builds(@Ctx() context: Context, @Args(() => BuildsArgs) args: BuildsArgs): Promise<BuildWeek> {
    return listBuilds(context, args);
  }

  @Allow('build:update')
  @Query(() => [BuildProject], {
    description:
      'Up to 20 projects on which the viewer can schedule builds: a contractor’s own, or for staff those that they may change and that have a contractor.',
  })
  buildProjects(
    @Ctx() context: Context,
    @Args(() => BuildProjectsArgs) args: BuildProjectsArgs,
  ): Promise<BuildProjectRow[]> {
    return listBuildProjects(context, args);
  }

  @Allow('build:update')
  @Mutation(() => Build, {
    description:
      'Schedules work on one of the viewer’s own projects, or for staff on one that they may change and that has a contractor.',
  })
  scheduleBuild(
    @Ctx() context: Context,
    @Arg('input', () => BuildInput) input: BuildInput,
  ): Promise<BuildRow> {
    return scheduleBuild(context, input);
  }

  @Allow('build:update')
  @Mutation(() => Build, {
    description:
      'Changes the project, title, day, place and crew of a build. Its new project must have the same contractor.',
  })
  updateBuild(
    @Ctx() context: Context,
    @Arg('id', () => ID, {
      description: idOf(
        'a build on one of the viewer’s own projects; for staff, on one that they may change',
      ),
    })
    id: string,
    @Arg('input', () => UpdateBuildInput) input: UpdateBuildInput,
  ): Promise<BuildRow> {
    return updateBuild(context, id, input);
  }

  @Allow('build:update')
  @Mutation(() => Build, {
    description: 'Marks a build as begun, done or blocked. The change appears in the project’s history.',
  })
  markBuild(
    @Ctx() context: Context,
    @Arg('id', () => ID, {
      description: idOf(
        'a build on one of the viewer’s own projects; for staff, on one that they may change',
      ),
    })
    id: string,
    @Arg('input', () => MarkBuildInput) input: MarkBuildInput,
  ): Promise<BuildRow> {
    return markBuild(context, id, input);
  }

  @Allow('build:update')
  @Mutation(() => Boolean, {
    description: 'Removes a build that has not begun from the schedule. Always returns true.',
  })
  removeBuild(
    @Ctx() context: Context,
    @Arg('id', () => ID, {
      description: idOf(
        'a build on one of the viewer’s own projects; for staff, on one that they may change',
      ),
    })
    id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<boolean> {
    return removeBuild(context, id, { version });
  }
}
