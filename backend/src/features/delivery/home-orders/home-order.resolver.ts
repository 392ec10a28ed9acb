import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { Project } from '../projects/project.entity.ts';
import { reachesProject } from '../projects/project.policy.ts';
import { findHomeOrder, readHomeOrder, saveHomeOrder, type HomeOrderView } from './home-order.service.ts';
import { HomeOrder, HomeOrderInput } from './home-order.types.ts';

@Resolver(() => HomeOrder)
export class HomeOrderResolver {
  @Allow('home-order:read')
  @Query(() => HomeOrder, {
    description:
      'The home of a project as it is ordered, for the office, whoever sold it, whoever manages the project, and its buyers. `NOT_FOUND` for a project that came from no sale.',
  })
  homeOrder(
    @Ctx() context: Context,
    @Arg('projectId', () => ID, { description: idOf('a project') }) projectId: string,
  ): Promise<HomeOrderView> {
    return readHomeOrder(context, projectId);
  }

  @Allow('home-order:read')
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change it.' })
  viewerCanEdit(@Ctx() context: Context, @Root() { projectId }: HomeOrderView): Promise<boolean> {
    return reachesProject(context, projectId, 'home-order:update');
  }

  @Allow('home-order:update')
  @Mutation(() => HomeOrder, {
    description:
      'Records what is known of the order of a home. When its day is first set, every buyer is mailed. `BAD_INPUT` for a serial number or label that another home has; `CONFLICT` for another version and for an order that was cancelled.',
  })
  saveHomeOrder(
    @Ctx() context: Context,
    @Arg('projectId', () => ID, { description: idOf('a project') }) projectId: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('input', () => HomeOrderInput, { description: 'What is to change.' }) input: HomeOrderInput,
  ): Promise<HomeOrderView> {
    return saveHomeOrder(context, projectId, { ...input, version });
  }
}

@Resolver(() => Project)
export class ProjectHomeOrderResolver {
  @Allow('home-order:read')
  @FieldResolver(() => HomeOrder, {
    nullable: true,
    description:
      'Its home as it is ordered. Null for a project that came from no sale, and for a manager of other projects.',
  })
  homeOrder(@Ctx() context: Context, @Root() { id }: Pick<Project, 'id'>): Promise<HomeOrderView | null> {
    return findHomeOrder(context, id);
  }
}
