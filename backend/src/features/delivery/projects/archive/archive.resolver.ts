import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import { fieldText, idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../../platform/context.ts';
import { Project } from '../project.entity.ts';
import type { ProjectView } from '../project-view.ts';
import { archiveProject } from './archive-project.ts';

@Resolver()
export class ProjectArchiveResolver {
  @Allow('project:archive')
  @Mutation(() => Project, {
    description:
      'Archives a project that was made by mistake, which cancels it: only the filter `archived` shows it from then on. `CONFLICT` for one that was sold, is under way, or has a home in the factory.',
  })
  archiveProject(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a project') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<ProjectView> {
    return archiveProject(context, id, { version }, true);
  }

  @Allow('project:archive')
  @Mutation(() => Project, {
    description: 'Takes a project out of the archive. It stays canceled until its status is changed.',
  })
  restoreProject(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a project') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<ProjectView> {
    return archiveProject(context, id, { version }, false);
  }
}
