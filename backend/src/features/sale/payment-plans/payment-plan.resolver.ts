import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { PaymentPlan } from './payment-plan.entity.ts';
import type { PaymentPlanRow } from './payment-plan.queries.ts';
import { listPaymentPlans } from './payment-plan.service.ts';
import { PaymentPlanInput } from './payment-plan.types.ts';
import { savePaymentPlan } from './save-payment-plan.ts';

@Resolver()
export class PaymentPlanResolver {
  @Allow('price:read')
  @Query(() => [PaymentPlan], {
    description: 'The payment plans that hold on a day; the one for all other kinds of loan is the last.',
  })
  paymentPlans(
    @Ctx() context: Context,
    @Arg('on', () => GraphQLLocalDate, {
      nullable: true,
      description: 'The day; today in the business’s time zone if omitted.',
    })
    on?: string | null,
  ): Promise<PaymentPlanRow[]> {
    return listPaymentPlans(context, { on });
  }

  @Allow('price:update')
  @Mutation(() => PaymentPlan, {
    description:
      'Stores a payment plan from a day on. One that begins today or later can be changed; those that have held stay.',
  })
  savePaymentPlan(
    @Ctx() context: Context,
    @Arg('input', () => PaymentPlanInput) input: PaymentPlanInput,
  ): Promise<PaymentPlanRow> {
    return savePaymentPlan(context, input);
  }
}
