import { maxChangeOrders } from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import {
  AgreementEventType,
  listEvents,
  maxEvents,
  readLastDay,
  type SigningEventRecord,
} from '../signing/signing.api.ts';
import { ContractType, type ContractView } from '../contracts/contract.api.ts';
import { reachesDeal } from '../deals/deal.policy.ts';
import { listChangeOrders, readChangeOrder } from './change-order.service.ts';
import { ChangeOrderInput, ChangeOrderType } from './change-order.types.ts';
import type { ChangeOrderView } from './change-order-view.ts';
import { draftChangeOrder } from './draft/draft-change-order.ts';
import { updateChangeOrder } from './draft/update-change-order.ts';
import { sendChangeOrder } from './sending/send-change-order.ts';
import { sendChangeOrderLink } from './sending/send-change-order-link.ts';
import { voidChangeOrder } from './ending/void-change-order.ts';

@Resolver(() => ChangeOrderType)
export class ChangeOrderResolver {
  @Allow('change-order:read')
  @Query(() => ChangeOrderType, {
    description: 'One change order; customers see their own once they were sent.',
  })
  changeOrder(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: fieldText.id }) id: string,
  ): Promise<ChangeOrderView> {
    return readChangeOrder(context, id);
  }

  @Allow('change-order:read')
  @FieldResolver(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'The last day on which it can be signed, until midnight in the business time zone. Null for a draft.',
  })
  lastDay(@Ctx() context: Context, @Root() { expiresAt }: ChangeOrderView): Promise<string | null> {
    return readLastDay(context, expiresAt);
  }

  @Allow('change-order:read')
  @MaxItems(maxEvents)
  @FieldResolver(() => [AgreementEventType], {
    description: 'What happened with it, as a chain of hashes, in its order.',
  })
  events(@Ctx() context: Context, @Root() { id }: ChangeOrderView): Promise<SigningEventRecord[]> {
    return listEvents(context, 'change_order', id);
  }

  @Allow('change-order:create')
  @Mutation(() => ChangeOrderType, {
    description:
      'Drafts a change of the signed agreement of a won deal. `CONFLICT` for a deal that is not won, or whose sale was cancelled.',
  })
  draftChangeOrder(
    @Ctx() context: Context,
    @Arg('dealId', () => ID, { description: idOf('a deal') }) dealId: string,
    @Arg('input', () => ChangeOrderInput, { description: 'What it says.' }) input: ChangeOrderInput,
  ): Promise<ChangeOrderView> {
    return draftChangeOrder(context, dealId, input);
  }

  @Allow('change-order:create')
  @Mutation(() => ChangeOrderType, {
    description: 'Changes a draft; what is left out stays. `CONFLICT` once it was sent.',
  })
  updateChangeOrder(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: fieldText.id }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('input', () => ChangeOrderInput, { description: 'What is to change.' }) input: ChangeOrderInput,
  ): Promise<ChangeOrderView> {
    return updateChangeOrder(context, id, { ...input, version });
  }

  @Allow('change-order:send')
  @Mutation(() => ChangeOrderType, {
    description:
      'Sends a draft: it gets its number, what it says is frozen with the contract sum of now, and each signer is mailed their own link, buyers at once, the owner of the deal after all buyers have signed. `CONFLICT` while another one of the deal is out, for a sale that was cancelled or whose project is closed, for a design whose choices do not go together, and without a buyer or an owner.',
  })
  sendChangeOrder(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: fieldText.id }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<ChangeOrderView> {
    return sendChangeOrder(context, id, { version });
  }

  @Allow('change-order:send')
  @Mutation(() => ChangeOrderType, {
    description:
      'Mails a signer of a change order a new link; their older ones end. `CONFLICT` if they have nothing left to do, and once the sale is over.',
  })
  sendChangeOrderLink(
    @Ctx() context: Context,
    @Arg('signerId', () => ID, { description: 'The signer.' }) signerId: string,
  ): Promise<ChangeOrderView> {
    return sendChangeOrderLink(context, signerId);
  }

  @Allow('change-order:void')
  @Mutation(() => ChangeOrderType, {
    description:
      'Makes a draft, or a change order that is out for signature, void; its links sign nothing any more. `CONFLICT` once everybody has signed.',
  })
  voidChangeOrder(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: fieldText.id }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('reason', () => String, { description: 'Why, 1 to 500 characters. Signers do not see it.' })
    reason: string,
  ): Promise<ChangeOrderView> {
    return voidChangeOrder(context, id, { version, reason });
  }
}

@Resolver(() => ContractType)
export class ContractChangeOrderResolver {
  @Allow('change-order:read')
  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may settle its allowances and change it by change orders.',
  })
  viewerCanEdit(
    @Ctx() { db, viewer }: Context,
    @Root() { dealId }: Pick<ContractView, 'dealId'>,
  ): Promise<boolean> {
    return reachesDeal(db, viewer, dealId, 'change-order:create');
  }

  @Allow('change-order:read')
  @MaxItems(maxChangeOrders)
  @FieldResolver(() => [ChangeOrderType], {
    description:
      'Its change orders, the newest first, 50 at most; the sums count all of them. Customers see those that were sent.',
  })
  changeOrders(@Ctx() context: Context, @Root() { dealId }: ContractView): Promise<ChangeOrderView[]> {
    return listChangeOrders(context, dealId);
  }
}
