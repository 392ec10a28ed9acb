import { loanKindKeys, type LoanKindKey } from '@hearthline/rules/homes/prices/conditions.ts';
import { paymentEvents, type PaymentEvent } from '@hearthline/rules/sale/payment-plans/payment-events.ts';
import {
  maxSteps,
  type PaymentStep,
  type StepKind,
} from '@hearthline/rules/sale/payment-plans/payment-steps.ts';
import { Check, Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { LoanKindEnum } from '../../homes/prices/price.api.ts';
import { PaymentKindEnum } from '../payments/payment.api.ts';

export const PaymentEventEnum = graphqlEnum('PaymentEvent', 'What a payment is due at.', paymentEvents, {
  signing: 'The last signature of the agreement.',
  order: 'The order of the home from its manufacturer.',
  delivery: 'The beginning of the stage Delivery.',
  set: 'The end of the stage Installation.',
  walkthrough: 'The beginning of the stage Move-In.',
});

export const planText = {
  loan: 'The kind of loan that it is for. Null: all kinds without a plan of their own.',
} as const;

/** The same fields in a question and in an answer. */
@ObjectType('PaymentStep', { simpleResolvers: true, description: 'A payment of a plan.' })
@InputType('PaymentStepInput', { description: 'A payment of a plan.' })
export class PaymentStepType implements PaymentStep {
  @Field(() => String, { description: 'What it is called, as in `Deposit`; 1 to 80 characters.' })
  label!: string;

  @Field(() => PaymentKindEnum, { description: 'What it is paid as; not `refund`.' })
  kind!: StepKind;

  @Field(() => PaymentEventEnum, { description: 'What it is due at.' })
  event!: PaymentEvent;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'How many days after that, 0 to 365.',
  })
  days!: number;

  @Field(() => GraphQLCents, {
    nullable: true,
    description:
      'How much, in whole cents. Null if it is a percentage, and of the last, which takes the rest.',
  })
  amountCents!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'How much, in percent of the contract sum, with at most three decimals. Null if it is an amount, and of the last.',
  })
  percent!: number | null;
}

/** Of one kind of loan, one plan holds on a day. */
const noOverlap =
  "exclude using gist ((coalesce(loan, '')) with =, daterange(starts_on, ends_on, '[]') with &&)";

/** How sales are paid for, and the days on which new quotes take it over. */
@ObjectType({
  simpleResolvers: true,
  description: 'How sales are paid for, and the days on which quotes that are issued take it over.',
})
@Entity({ tableName: 'payment_plans' })
@Check({ name: 'payment_plans_order', expression: 'ends_on >= starts_on' })
@Check({ name: 'payment_plans_no_overlap', expression: noOverlap })
export class PaymentPlan extends VersionedEntity {
  @Field(() => LoanKindEnum, { nullable: true, description: planText.loan })
  @Enum({ items: () => [...loanKindKeys], type: 'string', columnType: 'text', nullable: true })
  loan!: LoanKindKey | null;

  @MaxItems(maxSteps)
  @Field(() => [PaymentStepType], { description: 'In the order in which they are due.' })
  @Property({ type: 'jsonb' })
  steps!: readonly PaymentStep[];

  @Field(() => GraphQLLocalDate, {
    description: 'The first day on which it holds, in the business’s time zone.',
  })
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The last day on which it holds. Null until further notice.',
  })
  @Property({ type: 'date', nullable: true })
  endsOn!: string | null;
}
