import type { LoanKindKey } from '@hearthline/rules/homes/prices/conditions.ts';
import type { ChooseKind } from '@hearthline/rules/homes/prices/option-group.ts';
import { newPriceItem } from '@hearthline/rules/homes/prices/price-item.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, InputType, Int } from 'type-graphql';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { inputType } from '../../../platform/records/record-types.ts';
import { ChooseEnum } from './option-group.entity.ts';
import { priceItemFields } from './price-item.fields.ts';
import { businessDayText, LoanKindEnum } from './price-parts.types.ts';

export const PriceItemInput = inputType(
  'PriceItemInput',
  'A new row of the price book. An amount needs lowCents and highCents, a percentage lowPercent and highPercent. Discounts are written as positive amounts.',
  newPriceItem,
  priceItemFields,
);
export type PriceItemInput = InstanceType<typeof PriceItemInput>;

@InputType({ description: 'A choice of an option group.' })
export class OptionChoiceInput {
  @Field(() => String, {
    description: 'Lower-case letters, digits and hyphens, at most 50; used once in the group.',
  })
  key!: string;

  @Field(() => String, { description: '1 to 80 characters on one line.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'At most 400 characters of plain text.' })
  text?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it comes with the home; false by default.' })
  standard?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: 'At most 40 choices that cannot be had along with it, as in `roof:flat`.',
  })
  excludes?: string[] | null;
}

@InputType({
  description:
    'An option group, complete: choices that are left out are removed. One with a new key is added.',
})
export class OptionGroupInput {
  @Field(() => String, {
    description: 'Lower-case letters, digits and hyphens, at most 50; it names the group for good.',
  })
  key!: string;

  @Field(() => String, { description: '1 to 80 characters on one line.' })
  label!: string;

  @Field(() => ChooseEnum, {
    description: 'Whether one of its choices is made, of which exactly one is standard, or any number.',
  })
  choose!: ChooseKind;

  @Field(() => [OptionChoiceInput], { description: '1 to 16, in the order in which they are shown.' })
  choices!: OptionChoiceInput[];

  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` that was read; none for a new group. If it is another one, `CONFLICT`, and nothing changes.',
  })
  version?: number | null;
}

@InputType({
  description: 'The terms of a kind of loan from a day on; those that hold before end the day before.',
})
export class LoanKindInput {
  @Field(() => LoanKindEnum, { description: 'Which kind of loan it is.' })
  key!: LoanKindKey;

  @Field(() => String, { description: '1 to 80 characters on one line.' })
  label!: string;

  @Field(() => Float, { description: 'The least down payment in percent of the price, 0 to 100.' })
  downPercent!: number;

  @Field(() => Float, { description: 'Interest in percent a year, 0 to 30.' })
  ratePercent!: number;

  @Field(() => Int, { description: '1 to 40; 0 of cash.' })
  years!: number;

  @Field(() => Float, {
    description: 'A fee in percent of the loan that is financed along with it, 0 to 20.',
  })
  upfrontFeePercent!: number;

  @Field(() => Float, { description: 'Mortgage insurance in percent of the loan a year, 0 to 10.' })
  annualFeePercent!: number;

  @Field(() => Float, {
    description: 'What the lender keeps at the beginning, in percent of the loan, 0 to 20.',
  })
  originationPercent!: number;

  @Field(() => GraphQLCents, { description: 'Other finance charges that are paid at the beginning.' })
  prepaidCents!: number;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: `${businessDayText('The first day')} Today if omitted; not in the past.`,
  })
  startsOn?: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: businessDayText('The last day; until further notice if omitted'),
  })
  endsOn?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the terms come from, at most 200 characters.' })
  source?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: businessDayText('The day of the source') })
  sourceOn?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` of the terms that begin on this day, to change them; none for others. If it is another one, `CONFLICT`, and nothing changes.',
  })
  version?: number | null;
}
