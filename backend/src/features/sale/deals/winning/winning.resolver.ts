import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, Field, FieldResolver, ID, InputType, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import { fieldText, idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../../platform/context.ts';
import { readProject, type ProjectView } from '../../../delivery/projects/project-start.api.ts';
import { projectScope } from '../../../delivery/projects/project.policy.ts';
import { Project } from '../../../delivery/projects/project.entity.ts';
import { DealType } from '../deal.types.ts';
import type { DealView } from '../deal-view.ts';
import { signedAgreement } from './signed-agreement.ts';
import { winDeal } from './win-deal.ts';
import { projectOfDeal } from './winning.queries.ts';

@InputType({ description: 'How the project of a won deal differs from what its agreement says.' })
export class WinDealInput {
  @Field(() => String, {
    nullable: true,
    description: 'What the project is called, at most 200 characters. By default after home and buyers.',
  })
  name?: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'When the work begins. By default today, if the agreement names a delivery window, otherwise open.',
  })
  startDate?: string | null;
}

@Resolver(() => DealType)
export class WinningResolver {
  @Allow('deal:win')
  @Mutation(() => DealType, {
    description:
      'Wins a deal whose agreement is signed by everybody: makes its project from the agreement. `CONFLICT` without a signed agreement, and for a deal that is won or lost already.',
  })
  winDeal(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a deal') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('input', () => WinDealInput, {
      nullable: true,
      description: 'What is to differ from the agreement; nothing if omitted.',
    })
    input?: WinDealInput,
  ): Promise<DealView> {
    return winDeal(context, id, { version, ...input });
  }

  @Allow('deal:read')
  @FieldResolver(() => Boolean, {
    description: 'Whether everybody has signed its agreement, so that it can be won.',
  })
  async agreementSigned(@Ctx() context: Context, @Root() { id }: DealView): Promise<boolean> {
    return (await signedAgreement(context.db, id)) !== undefined;
  }

  @Allow('deal:read')
  @FieldResolver(() => Project, {
    nullable: true,
    description: 'The project that it has become. Null unless it is won and the viewer may see the project.',
  })
  async project(@Ctx() context: Context, @Root() { id }: DealView): Promise<ProjectView | null> {
    const { viewer } = context;
    const found =
      viewer &&
      (await context.query.byKey(projectOfDeal(projectScope(viewer)), { dealId: id, viewerId: viewer.id }));
    return found ? readProject(context, found.id) : null;
  }
}
