import type { TodayScope, WaitingGroup, WaitingKind } from '@hearthline/rules/waiting.ts';
import { waitingGroups, waitingKinds } from '@hearthline/rules/waiting.ts';
import { Arg, Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { countWaiting, listWaiting, type Counts } from './waiting.queries.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import {
  TodayScopeEnum,
  WaitingCounts,
  WaitingGroupEnum,
  WaitingKindEnum,
  WaitingPage,
} from './waiting.types.ts';

const scopeText = 'Whose rows: one’s own, unassigned ones, or all; all of them if omitted.';

@ArgsType()
class TodayArgs {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;

  @Field(() => TodayScopeEnum, { nullable: true, description: scopeText })
  scope?: TodayScope | null;

  @MaxItems(waitingKinds.length)
  @Field(() => [WaitingKindEnum], { nullable: true, description: 'Only rows of these kinds.' })
  kinds?: WaitingKind[] | null;

  @MaxItems(waitingGroups.length)
  @Field(() => [WaitingGroupEnum], {
    nullable: true,
    description: 'Only rows of these groups; `now` and `today` if omitted.',
  })
  groups?: WaitingGroup[] | null;
}

/** What waits for staff. */
@Resolver()
export class WaitingResolver {
  @Allow('today:list')
  @Query(() => WaitingPage, {
    description:
      'What waits for a member of staff, as far as they read it and may open its screen: group by group, each in its order.',
  })
  async today(@Ctx() context: Context, @Args(() => TodayArgs) args: TodayArgs): Promise<WaitingPage> {
    return { ...(await listWaiting(context, args)), at: context.now() };
  }

  @Allow('today:list')
  @Query(() => WaitingCounts, {
    description: 'How much waits now and today, in all and on each screen of the workspace.',
  })
  waitingCounts(
    @Ctx() context: Context,
    @Arg('scope', () => TodayScopeEnum, { nullable: true, description: scopeText })
    scope: TodayScope | null,
  ): Promise<Counts> {
    return countWaiting(context, { scope });
  }
}
