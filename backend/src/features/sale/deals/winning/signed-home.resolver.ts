import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { FactoryHome } from '../../../delivery/factory/factory-home.entity.ts';
import type { HomeRow } from '../../../delivery/factory/factory.api.ts';
import { Project } from '../../../delivery/projects/project.entity.ts';
import { drawSignedPlan, readSignedHome, type SignedHomeView } from './signed-home.ts';
import { SignedHome } from './signed-home.types.ts';

const description = 'The house that was signed for. Null for a project made by hand.';

@Resolver(() => Project)
export class ProjectHouseResolver {
  @Allow('project:read')
  @FieldResolver(() => SignedHome, { nullable: true, description })
  signedHome(@Ctx() context: Context, @Root() { id }: Pick<Project, 'id'>): Promise<SignedHomeView | null> {
    return readSignedHome(context, id);
  }
}

@Resolver(() => FactoryHome)
export class FactoryHouseResolver {
  @Allow('factory:read')
  @FieldResolver(() => SignedHome, { nullable: true, description })
  signedHome(@Ctx() context: Context, @Root() { projectId }: HomeRow): Promise<SignedHomeView | null> {
    return readSignedHome(context, projectId);
  }
}

@Resolver(() => SignedHome)
export class SignedHomeResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The floor plan as a drawing in SVG. Null if the agreement has none.',
  })
  planSvg(
    @Root() home: SignedHomeView,
    @Arg('dark', () => Boolean, { nullable: true, description: 'Drawn for dark pages; light by default.' })
    dark: boolean | null,
  ): Promise<string | null> {
    return drawSignedPlan(home, dark === true);
  }
}
