import {
  paymentKinds,
  paymentMethods,
  type PaymentKind,
  type PaymentMethod,
} from '@hearthline/rules/sale/payments/payment-kinds.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';

export const PaymentKindEnum = graphqlEnum('PaymentKind', 'What money was for.', paymentKinds, {
  deposit: 'Paid in advance, to begin with.',
  progress: 'Paid while the work goes on.',
  final: 'The rest.',
  refund: 'Given back to the buyer: it counts negative.',
});

export const PaymentMethodEnum = graphqlEnum('PaymentMethod', 'How money changed hands.', paymentMethods, {
  check: 'By check.',
  cashiers_check: 'By cashier’s check.',
  wire: 'By wire transfer.',
  ach: 'By bank transfer (ACH).',
  card: 'By card.',
  cash: 'In cash.',
  other: 'In another way, which the reference tells.',
});

/** How many deals of their own customers see at once, and how many payments of each. */
export const maxOwnAccounts = 10;
export const maxOwnPayments = 40;

export const paymentText = {
  kind: 'What the money was for, or that it was given back.',
  method: 'The way in which the money changed hands.',
  amount: 'The amount in whole cents, positive for refunds too.',
  receivedOn: 'The day on which it changed hands.',
  reference: 'The number of the check or the transfer, at most 100 characters. Null if there is none.',
  trustOn: 'The day on which it went into the trust account. Null if it has not, and for refunds.',
  overReason:
    'Why it is more than the balance, at most 300 characters. Null if it is not, and for customers.',
  total:
    'What the home costs: the contract sum, while the agreement is out what that says, otherwise by the accepted quote, otherwise 0; in whole cents. Of a cancelled sale, what the seller keeps.',
  paid: 'What was paid: payments less refunds, voided ones left out; in whole cents.',
  balance:
    'What is still to be paid: the total less what was paid; in whole cents. Negative if something is to be given back.',
} as const;

@ObjectType('Payment', {
  simpleResolvers: true,
  description: 'Money that changed hands: a payment or a refund.',
})
export class PaymentType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => ID, { description: 'The id of the deal that it belongs to.' })
  dealId!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was recorded.' })
  createdAt!: Date;

  @Field(() => PaymentKindEnum, { description: paymentText.kind })
  kind!: PaymentKind;

  @Field(() => PaymentMethodEnum, { description: paymentText.method })
  method!: PaymentMethod;

  @Field(() => GraphQLCents, { description: paymentText.amount })
  amountCents!: number;

  @Field(() => GraphQLLocalDate, { description: paymentText.receivedOn })
  receivedOn!: string;

  @Field(() => String, { nullable: true, description: paymentText.reference })
  reference!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: paymentText.trustOn })
  trustOn!: string | null;

  @Field(() => String, { nullable: true, description: paymentText.overReason })
  overReason!: string | null;

  @Field(() => String, { description: 'How people name its receipt: `R-1001`. Numbers have no gap.' })
  receiptNumber!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who recorded it. Null for customers, and if the account was deleted.',
  })
  recordedBy!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was taken back as recorded by mistake. Null while it stands.',
  })
  voidedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was taken back. Null while it stands, and for customers.',
  })
  voidReason!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What one deal costs, and what was paid of it.' })
export class PaymentAccount {
  @Field(() => ID, { description: 'The id of the deal whose account this is.' })
  dealId!: string;

  @Field(() => String, { description: 'How people name the deal: `D-1042`.' })
  dealNumber!: string;

  @Field(() => String, {
    nullable: true,
    description: 'How people name the agreement. Null while there is none.',
  })
  agreementNumber!: string | null;

  @Field(() => GraphQLCents, { description: paymentText.total })
  totalCents!: number;

  @Field(() => GraphQLCents, { description: paymentText.paid })
  paidCents!: number;

  @Field(() => GraphQLCents, { description: paymentText.balance })
  balanceCents!: number;

  @MaxItems(maxOwnPayments)
  @Field(() => [PaymentType], { description: 'The payments and refunds, the newest first; at most 40.' })
  payments!: PaymentType[];
}
