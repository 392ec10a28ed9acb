import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { countWaiting, listWaiting, type Counts } from './waiting.queries.ts';
import { WaitingCounts, WaitingPage } from './waiting.types.ts';

/** What waits for staff. */
@Resolver()
export class WaitingResolver {
  @Allow('today:list')
  @Query(() => WaitingPage, {
    description:
      'Everything that waits for a member of staff, what has waited longest first, documents and imports last.',
  })
  async today(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page: number | null,
  ): Promise<WaitingPage> {
    return { ...(await listWaiting(context, { page })), at: context.now() };
  }

  @Allow('today:list')
  @Query(() => WaitingCounts, { description: 'How much waits, in all and on each screen of the workspace.' })
  waitingCounts(@Ctx() context: Context): Promise<Counts> {
    return countWaiting(context);
  }
}
