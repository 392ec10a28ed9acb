import type { PaymentKind, PaymentMethod } from '@hearthline/rules/sale/payments/payment-kinds.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { PaymentKindEnum, PaymentMethodEnum, paymentText } from './payment.types.ts';

@InputType({ description: 'A payment or a refund that was made.' })
export class PaymentInput {
  @Field(() => PaymentKindEnum, { description: paymentText.kind })
  kind!: PaymentKind;

  @Field(() => PaymentMethodEnum, { description: paymentText.method })
  method!: PaymentMethod;

  @Field(() => GraphQLCents, {
    description: `${paymentText.amount} A refund is at most what was paid.`,
  })
  amountCents!: number;

  @Field(() => GraphQLLocalDate, { description: `${paymentText.receivedOn} Today or earlier.` })
  receivedOn!: string;

  @Field(() => String, { nullable: true, description: paymentText.reference })
  reference?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: paymentText.trustOn })
  trustOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it is more than the balance, at most 300 characters. Needed once a quote is accepted, and for no refund.',
  })
  overReason?: string | null;
}
