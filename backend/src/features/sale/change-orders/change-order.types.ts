import {
  changeOrderStatuses,
  type ChangeOrderStatus,
} from '@hearthline/rules/sale/change-orders/change-order-states.ts';
import { daysLimits } from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import type { ChangeLine } from '@hearthline/rules/sale/change-orders/change-order-lines.ts';
import { maxSigners } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { maxLines } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import type { QuoteBasis } from '@hearthline/rules/sale/quotes/quote-states.ts';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { EnteredLineFields, QuoteBasisEnum, QuoteLineType } from '../quotes/quote.api.ts';
import { SignerType } from '../signing/signing.api.ts';

export const ChangeOrderStatusEnum = graphqlEnum(
  'ChangeOrderStatus',
  'How far a change order is.',
  changeOrderStatuses,
  {
    draft: 'Staff are writing it. Nobody else sees it.',
    sent: 'It was sent to its signers. What it says no longer changes.',
    signed: 'Everybody has signed, and the contract has changed. Final: another change order undoes it.',
    declined: 'A signer declined it. Final.',
    void: 'Staff made it void. Final.',
    expired: 'It was not signed by everybody in time. Final.',
  },
);

const text = {
  reason: 'Why the contract changes, 1 to 500 characters. The document says it.',
  lines:
    'Its lines, all firm; a credit is negative. Sales tax is the last one: by the percentage of the contract, on the taxable lines.',
  days: `By how many days it moves the stages that have not begun and the estimated completion, ${daysLimits.min} to ${daysLimits.max}; negative for earlier.`,
  toVersion: 'The version of the design from then on.',
} as const;

@ObjectType('ChangeOrder', {
  simpleResolvers: true,
  description:
    'A change of a signed agreement that the same people sign. Nothing of the sale changes before the last signature.',
})
export class ChangeOrderType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'How people name it: `C-1001`. Unique, without gaps. Null until it is sent.',
  })
  number!: string | null;

  @Field(() => ID, { description: 'Its deal.' })
  dealId!: string;

  @Field(() => Int, { description: fieldText.version })
  version!: number;

  @Field(() => ChangeOrderStatusEnum, { description: 'How far it is.' })
  status!: ChangeOrderStatus;

  @Field(() => String, { description: text.reason })
  reason!: string;

  @MaxItems(maxLines)
  @Field(() => [QuoteLineType], { description: text.lines })
  lines!: ChangeLine[];

  @Field(() => GraphQLCents, {
    description: 'What its lines come to, tax included, in whole cents; negative for less.',
  })
  deltaCents!: number;

  @Field(() => GraphQLCents, {
    description:
      'The contract sum with it, in whole cents: as its document says it, and of a draft with the contract sum of now.',
  })
  afterCents!: number;

  @Field(() => Int, { description: text.days })
  days!: number;

  @Field(() => Int, { description: 'The version of the design that counts until it is signed.' })
  fromVersion!: number;

  @Field(() => Int, { description: text.toVersion })
  toVersion!: number;

  @MaxItems(maxSigners)
  @Field(() => [SignerType], {
    description: 'Who signs, in their order; the seller is the last. Nobody until it is sent.',
  })
  signers!: SignerType[];

  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 of its document as it was sent, in hex. Null for a draft.',
  })
  pdfSha256!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 of the signed file, in hex. Null until everybody has signed.',
  })
  signedSha256!: string | null;
}

@InputType({ description: 'A line of a change order.' })
export class ChangeLineInput extends EnteredLineFields {
  @Field(() => QuoteBasisEnum, { nullable: true, description: 'Always firm, which may be left out.' })
  basis?: QuoteBasis | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the line of the agreement, an allowance, that it settles above its limit: the amount is what the work costs above the present amount of the allowance, which then counts as settled.',
  })
  settles?: string | null;
}

@InputType({ description: 'What a change order says. Of a draft that is changed, what is left out stays.' })
export class ChangeOrderInput {
  @Field(() => String, { nullable: true, description: `${text.reason} A new one needs it.` })
  reason?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `${text.toVersion} Of a new one the newest if left out.`,
  })
  toVersion?: number | null;

  @MaxItems(maxLines - 1)
  @Field(() => [ChangeLineInput], {
    nullable: true,
    description:
      'Its lines, without tax, which is computed. Of a new one those that the two versions of the design make at the prices of today, if left out.',
  })
  lines?: ChangeLineInput[] | null;

  @Field(() => Int, { nullable: true, description: `${text.days} 0 of a new one if left out.` })
  days?: number | null;
}
