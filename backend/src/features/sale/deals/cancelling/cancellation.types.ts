import type { LostReason } from '@hearthline/rules/sale/deals/stages.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, InputType, ObjectType } from 'type-graphql';
import { GraphQLCents } from '../../../../platform/graphql/cents.ts';
import { LostReasonEnum } from '../deal-enums.types.ts';

const text = {
  on: 'The day on which it was cancelled, in the business’s time zone.',
  reason: 'Why it was cancelled.',
  note: 'More about it, at most 1,000 characters. Null if there is none.',
  keep: 'How much of what was paid the seller keeps, in whole cents.',
} as const;

@ObjectType('Cancellation', {
  simpleResolvers: true,
  description: 'How the sale of a won deal was cancelled.',
})
export class CancellationType {
  @Field(() => GraphQLLocalDate, { description: text.on })
  on!: string;

  @Field(() => LostReasonEnum, { description: text.reason })
  reason!: LostReason;

  @Field(() => String, { nullable: true, description: text.note })
  note!: string | null;

  @Field(() => GraphQLCents, { description: text.keep })
  keepCents!: number;

  @Field(() => GraphQLCents, {
    description:
      'What is still to be given back: payments less refunds, less what is kept; in whole cents. Negative if more was given back.',
  })
  refundDueCents!: number;
}

@InputType({ description: 'How the sale of a won deal is cancelled.' })
export class CancelSaleInput {
  @Field(() => String, { description: 'The number of the deal, as in `D-1042`, typed by whoever cancels.' })
  number!: string;

  @Field(() => LostReasonEnum, { description: text.reason })
  reason!: LostReason;

  @Field(() => String, { nullable: true, description: text.note })
  note?: string | null;

  @Field(() => GraphQLLocalDate, {
    description: 'The day, from that of winning to today, in the business’s time zone.',
  })
  on!: string;

  @Field(() => GraphQLCents, {
    description:
      'How much of what was paid the seller keeps, in whole cents. It is 0 unless the home was ordered by that day, or `note` says why.',
  })
  keepCents!: number;
}
