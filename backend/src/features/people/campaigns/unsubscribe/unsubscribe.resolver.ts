import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Public } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { fieldText, idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import { Notice } from '../../../../platform/graphql/notice.types.ts';
import { SubscriptionType, SuppressionPage } from '../campaign.types.ts';
import { Suppression } from '../suppression.entity.ts';
import {
  addSuppression,
  listSuppressions,
  removeSuppression,
  type SuppressionRow,
} from './suppression.service.ts';
import { readSubscription, resubscribe, unsubscribe } from './unsubscribe.service.ts';

const mailToken =
  'The part after `token=` in the unsubscribe link of a mail; `LINK_INVALID` if it was not issued here.';

@Resolver()
export class UnsubscribeResolver {
  @Public()
  @Query(() => SubscriptionType, {
    description: 'The subscription that the link of a mail belongs to. Reading it changes nothing.',
  })
  mailSubscription(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: mailToken }) token: string,
  ): Promise<SubscriptionType> {
    return readSubscription(context, token);
  }

  @Public()
  @Mutation(() => Notice, {
    description: 'Unsubscribes the address that the link belongs to from all campaigns.',
  })
  unsubscribe(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: mailToken }) token: string,
  ): Promise<Notice> {
    return unsubscribe(context, token);
  }

  @Public()
  @Mutation(() => Notice, {
    description: 'Undoes an unsubscription. `CONFLICT` if the address bounced or an admin suppressed it.',
  })
  resubscribe(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: mailToken }) token: string,
  ): Promise<Notice> {
    return resubscribe(context, token);
  }

  @Allow('suppression:list')
  @Query(() => SuppressionPage, { description: 'Addresses that get no campaigns, newest first.' })
  suppressions(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Part of an address, at most 254 characters.',
    })
    search?: string,
  ): ReturnType<typeof listSuppressions> {
    return listSuppressions(context, { page, search });
  }

  @Allow('suppression:add')
  @Mutation(() => Suppression, {
    description: 'Adds an address to the suppression list, so that it gets no campaigns.',
  })
  addSuppression(
    @Ctx() context: Context,
    @Arg('email', () => String, {
      description:
        'One mailbox, at most 254 characters. If it is already on the list, its entry stays as it is.',
    })
    email: string,
  ): Promise<SuppressionRow> {
    return addSuppression(context, { email });
  }

  @Allow('suppression:remove')
  @Mutation(() => ID, {
    description:
      'Removes an address from the suppression list, so that it gets campaigns again, and returns the id of the entry.',
  })
  removeSuppression(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a suppressed address') }) id: string,
  ): Promise<string> {
    return removeSuppression(context, id);
  }
}
