import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { DealType, type DealView } from '../deals/deal.api.ts';
import { startWalkIn } from './start-walk-in.ts';
import { WalkInInput } from './walk-in.types.ts';

@Resolver()
export class WalkInResolver {
  @Allow('walkin:start')
  @Mutation(() => DealType, {
    description:
      'Starts the sale to somebody who came by: contact, design, open deal and draft quote, all or nothing. Whom a colleague owns is refused with `CONFLICT`; nobody’s contact becomes the caller’s. A header `Idempotency-Key` is required: the same walk-in sent again with it gets the same deal.',
  })
  startWalkIn(
    @Ctx() context: Context,
    @Arg('input', () => WalkInInput) input: WalkInInput,
  ): Promise<DealView> {
    return startWalkIn(context, input);
  }
}
