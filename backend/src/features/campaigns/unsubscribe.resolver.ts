import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Public } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { fieldText, idOf } from '../../platform/field-text.ts';
import { Notice } from '../../platform/notice.ts';
import { SubscriptionType, SuppressionPage } from './campaign.page.ts';
import { Suppression } from './suppression.entity.ts';
import { addSuppression, listSuppressions, removeSuppression, type SuppressionRow } from './suppression.service.ts';
import { readSubscription, resubscribe, unsubscribe } from './unsubscribe.service.ts';

const mailToken = 'What stands after `token=` in the unsubscribe link of a mail; `LINK_INVALID` when it was not made here.';

@Resolver()
export class UnsubscribeResolver {
  @Public()
  @Query(() => SubscriptionType, { description: 'What the link of a mail is about; looking changes nothing.' })
  mailSubscription(@Ctx() context: Context, @Arg('token', () => String, { description: mailToken }) token: string): Promise<SubscriptionType> {
    return readSubscription(context, token);
  }

  @Public()
  @Mutation(() => Notice, { description: 'Takes the address of a mail’s link out of all campaigns.' })
  unsubscribe(@Ctx() context: Context, @Arg('token', () => String, { description: mailToken }) token: string): Promise<Notice> {
    return unsubscribe(context, token);
  }

  @Public()
  @Mutation(() => Notice, { description: 'Takes an unsubscription back.' })
  resubscribe(@Ctx() context: Context, @Arg('token', () => String, { description: mailToken }) token: string): Promise<Notice> {
    return resubscribe(context, token);
  }

  @Allow('suppression:list')
  @Query(() => SuppressionPage, { description: 'Addresses that get no campaigns, newest first.' })
  suppressions(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
    @Arg('search', () => String, { nullable: true, description: 'Part of an address, at most 254 characters.' }) search?: string,
  ): ReturnType<typeof listSuppressions> {
    return listSuppressions(context, { page, search });
  }

  @Allow('suppression:add')
  @Mutation(() => Suppression, { description: 'Keeps an address from getting campaigns.' })
  addSuppression(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'One mailbox, at most 254 characters. One that is on the list already stays as it is.' }) email: string,
  ): Promise<SuppressionRow> {
    return addSuppression(context, { email });
  }

  @Allow('suppression:remove')
  @Mutation(() => ID, { description: 'Lets an address get campaigns again and answers the id of the entry.' })
  removeSuppression(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('a suppressed address') }) id: string): Promise<string> {
    return removeSuppression(context, id);
  }
}
