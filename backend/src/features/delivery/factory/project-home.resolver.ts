import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { Project } from '../projects/project.entity.ts';
import { FactoryHome } from './factory-home.entity.ts';
import { findHomeOfProject, type HomeRow } from './factory.queries.ts';

@Resolver(() => Project)
export class ProjectFactoryHomeResolver {
  @Allow('factory:read')
  @FieldResolver(() => FactoryHome, {
    nullable: true,
    description: 'Its home in the factory, with the hold if there is one. Null until it is planned there.',
  })
  factoryHome(@Ctx() context: Context, @Root() { id }: Pick<Project, 'id'>): Promise<HomeRow | null> {
    return findHomeOfProject(context, id);
  }
}
