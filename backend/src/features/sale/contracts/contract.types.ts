import { maxSteps } from '@hearthline/rules/sale/payment-plans/payment-steps.ts';
import type { ScheduledPayment } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import { maxLines } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { ScheduledPaymentType } from '../payment-plans/payment-plan.api.ts';

@ObjectType('Allowance', {
  simpleResolvers: true,
  description: 'A line of a signed agreement that settles at what the work costs.',
})
export class AllowanceType {
  @Field(() => ID, { description: 'The `id` of the line in the agreement.' })
  lineId!: string;

  @Field(() => String, { description: 'What the line is for.' })
  label!: string;

  @Field(() => GraphQLCents, { description: 'The estimate that was signed, in whole cents.' })
  estimateCents!: number;

  @Field(() => GraphQLCents, {
    description: 'The most that it settles at without a change order, in whole cents.',
  })
  notToExceedCents!: number;

  @Field(() => GraphQLCents, {
    nullable: true,
    description:
      'What it is settled at, in whole cents; more than `notToExceedCents` if a change order has settled it. Null while it is open.',
  })
  settledCents!: number | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The day on which it was settled, in the business’s time zone. Null while it is open.',
  })
  settledOn!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it is settled so. Null while it is open.' })
  reason!: string | null;
}

@ObjectType('Contract', {
  simpleResolvers: true,
  description: 'What was agreed with the buyers: the signed agreement with what has changed since.',
})
export class ContractType {
  @Field(() => GraphQLCents, {
    description:
      'The contract sum in whole cents: the agreement with settled allowances and signed change orders. Of a cancelled sale, what the seller keeps.',
  })
  contractCents!: number;

  @Field(() => GraphQLCents, {
    description: 'What it does not exceed without another change order, in whole cents.',
  })
  notToExceedCents!: number;

  @Field(() => GraphQLCents, {
    description: 'What was paid: payments less refunds, voided ones left out; in whole cents.',
  })
  paidCents!: number;

  @Field(() => GraphQLCents, {
    description:
      'What is still to be paid of the contract sum, in whole cents. Negative if something is to be given back.',
  })
  balanceCents!: number;

  @MaxItems(maxLines)
  @Field(() => [AllowanceType], {
    description: 'The allowances of the agreement in its order, but sales tax, which follows from the rest.',
  })
  allowances!: AllowanceType[];

  @MaxItems(maxSteps)
  @Field(() => [ScheduledPaymentType], {
    description:
      'What is due when, by the payment plan that was signed. The amounts come to the contract sum. Empty of an agreement without a plan.',
  })
  schedule!: ScheduledPayment[];
}
