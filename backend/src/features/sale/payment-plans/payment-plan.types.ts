import type { LoanKindKey } from '@hearthline/rules/homes/prices/conditions.ts';
import type { PaymentEvent } from '@hearthline/rules/sale/payment-plans/payment-events.ts';
import { maxSteps } from '@hearthline/rules/sale/payment-plans/payment-steps.ts';
import type { ScheduledPayment } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { LoanKindEnum } from '../../homes/prices/price.api.ts';
import { PaymentEventEnum, PaymentStepType, planText } from './payment-plan.entity.ts';

@InputType({
  description:
    'A payment plan from a day on; the one for the same loans that holds before ends the day before.',
})
export class PaymentPlanInput {
  @Field(() => LoanKindEnum, { nullable: true, description: planText.loan })
  loan?: LoanKindKey | null;

  @Field(() => [PaymentStepType], {
    description: `1 to ${maxSteps}, which are put in the order of their events. Each has an amount or a percentage, but the one that is due last: it takes the rest.`,
  })
  steps!: PaymentStepType[];

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The first day, in the business’s time zone. Today if omitted; not in the past.',
  })
  startsOn?: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The last day, in the business’s time zone; until further notice if omitted.',
  })
  endsOn?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` of the plan that begins on this day, to change it; none for others. If it is another one, `CONFLICT`, and nothing changes.',
  })
  version?: number | null;
}

@ObjectType('ScheduledPayment', {
  simpleResolvers: true,
  description: 'A payment of a sale, as its plan asks for it. All of them come to the sum.',
})
export class ScheduledPaymentType implements ScheduledPayment {
  @Field(() => String, { description: 'What it is called, as in `Deposit`.' })
  label!: string;

  @Field(() => PaymentEventEnum, { description: 'What it is due at.' })
  event!: PaymentEvent;

  @Field(() => Int, { description: 'How many days after that.' })
  days!: number;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'The day on which it is due, in the business’s time zone. Null while its event has neither happened nor been planned.',
  })
  dueOn!: string | null;

  @Field(() => Boolean, { description: 'Whether that day follows from a planned one.' })
  isEstimate!: boolean;

  @Field(() => GraphQLCents, { description: 'How much, in whole cents.' })
  amountCents!: number;

  @Field(() => GraphQLCents, {
    description: 'How much of it was paid, in whole cents: payments fill the steps in their order.',
  })
  paidCents!: number;
}
