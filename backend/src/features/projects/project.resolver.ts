import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { Project } from './project.entity.ts';
import { ProjectsArgs } from './project.inputs.ts';
import { ProjectPage } from './project.page.ts';
import { listProjects, readProject } from './project.service.ts';
import type { ProjectView } from './project.view.ts';

@Resolver()
export class ProjectResolver {
  @Allow('project:list')
  @Query(() => ProjectPage, { description: 'Projects, 20 a page: all for the admin, their own for customers and contractors.' })
  projects(@Ctx() context: Context, @Args(() => ProjectsArgs) args: ProjectsArgs): ReturnType<typeof listProjects> {
    return listProjects(context, args);
  }

  @Allow('project:read')
  @Query(() => Project, { description: 'One project.' })
  project(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<ProjectView> {
    return readProject(context, id);
  }
}
