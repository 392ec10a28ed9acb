import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { DealType, type DealView } from '../deals/deal.api.ts';
import { PaymentInput } from './payment.inputs.ts';
import { listPayments, myAccounts, readAccount, type PaymentAccountView } from './payment.service.ts';
import { maxOwnAccounts, PaymentAccount, paymentText, PaymentType } from './payment.types.ts';
import type { PaymentView } from './payment-view.ts';
import { recordPayment } from './record-payment.ts';
import { voidPayment } from './void-payment.ts';

@Resolver(() => PaymentType)
export class PaymentResolver {
  @Allow('payment:list')
  @MaxItems(200)
  @Query(() => [PaymentType], {
    description: 'The payments and refunds of a deal, the newest first, voided ones included; at most 200.',
  })
  payments(
    @Ctx() context: Context,
    @Arg('dealId', () => ID, { description: idOf('a deal') }) dealId: string,
  ): Promise<PaymentView[]> {
    return listPayments(context, dealId);
  }

  @Allow('payment:own')
  @MaxItems(maxOwnAccounts)
  @Query(() => [PaymentAccount], {
    description:
      'What the caller has agreed to and paid: their own deals that have an agreement or a payment, the newest first.',
  })
  myPayments(@Ctx() context: Context): Promise<PaymentAccountView[]> {
    return myAccounts(context);
  }

  @Allow('payment:create')
  @Mutation(() => PaymentType, {
    description: `Records a payment or a refund; its receipt is mailed to the buyer. ${fieldText.once} It is required: \`BAD_INPUT\` without one.`,
  })
  recordPayment(
    @Ctx() context: Context,
    @Arg('dealId', () => ID, { description: idOf('a deal') }) dealId: string,
    @Arg('input', () => PaymentInput, { description: 'What changed hands.' }) input: PaymentInput,
  ): Promise<PaymentView> {
    return recordPayment(context, dealId, input);
  }

  @Allow('payment:void')
  @Mutation(() => PaymentType, {
    description:
      'Takes a payment or a refund back that was recorded by mistake; it stays, marked as void. `CONFLICT` if it is void already, or if it was refunded.',
  })
  voidPayment(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a payment') }) id: string,
    @Arg('reason', () => String, { description: 'Why, in 1 to 300 characters.' }) reason: string,
  ): Promise<PaymentView> {
    return voidPayment(context, id, { reason });
  }
}

@Resolver(() => DealType)
export class DealPaymentResolver {
  @Allow('payment:list')
  @FieldResolver(() => GraphQLCents, { description: paymentText.paid })
  async paidCents(@Ctx() context: Context, @Root() { id }: Pick<DealView, 'id'>): Promise<number> {
    return (await readAccount(context, id)).paidCents;
  }

  @Allow('payment:list')
  @FieldResolver(() => GraphQLCents, { description: paymentText.balance })
  async balanceCents(@Ctx() context: Context, @Root() { id }: Pick<DealView, 'id'>): Promise<number> {
    return (await readAccount(context, id)).balanceCents;
  }

  @Allow('payment:list')
  @FieldResolver(() => GraphQLCents, { description: paymentText.total })
  async totalCents(@Ctx() context: Context, @Root() { id }: Pick<DealView, 'id'>): Promise<number> {
    return (await readAccount(context, id)).totalCents;
  }
}
