import { loanKind } from '@hearthline/rules/homes/prices/loan-kind.ts';
import type { ChooseKind } from '@hearthline/rules/homes/prices/option-group.ts';
import { newPriceItem } from '@hearthline/rules/homes/prices/price-item.ts';
import { Field, InputType, Int } from 'type-graphql';
import { inputType } from '../../../platform/records/record-types.ts';
import { ChooseEnum } from './option-group.entity.ts';
import { loanKindFields } from './loans/loan-kind.fields.ts';
import { priceItemFields } from './price-item.fields.ts';

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

  @Field(() => String, {
    nullable: true,
    description: 'The color that it is shown by, as in `#a3b097`; none by default.',
  })
  swatch?: string | null;
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

export const LoanKindInput = inputType(
  'LoanKindInput',
  'The terms of a kind of loan from a day on; those that hold before end the day before.',
  loanKind,
  loanKindFields,
);
export type LoanKindInput = InstanceType<typeof LoanKindInput>;
