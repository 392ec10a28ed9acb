import type { LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import type { PriceLine } from '@hearthline/rules/homes/prices/price-lines.ts';
import type { PriceUnit } from '@hearthline/rules/homes/prices/keys.ts';
import type { HomePrice, Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { objectType } from '../../../platform/records/record-types.ts';
import type { Place } from '@hearthline/rules/homes/places/place.ts';
import { PlaceType } from '../places/place.api.ts';
import { priceItemFields } from './price-item.fields.ts';
import { priceText, PriceUnitEnum } from './price-parts.types.ts';

export const PriceItemType = objectType(
  'PriceItem',
  'A row of the price book, and the days on which it holds.',
  priceItemFields,
);

@ObjectType('LoanPayment', {
  simpleResolvers: true,
  description: 'What a loan costs. Estimates: the lender decides. Each amount is rounded once to the cent.',
})
export class LoanPaymentType implements LoanPayment {
  @Field(() => String, {
    description: 'The kind of loan, as in `fha`; `loan` for one that a caller described.',
  })
  kind!: string;

  @Field(() => String, { description: 'What people read, as in `FHA`.' })
  label!: string;

  @Field(() => GraphQLCents, {
    description: 'What is paid for: the delivered total under this kind of loan, less what is outside of it.',
  })
  priceCents!: number;

  @Field(() => GraphQLCents, { description: 'The down payment.' })
  downCents!: number;

  @Field(() => Float, { description: 'The same in percent of the price.' })
  downPercent!: number;

  @Field(() => Float, { description: 'Interest, in percent a year.' })
  ratePercent!: number;

  @Field(() => Float, {
    description:
      'The annual percentage rate by the actuarial method, with mortgage insurance, financed fee and what is kept or paid at the beginning; three decimals.',
  })
  aprPercent!: number;

  @Field(() => Int, { description: 'The term.' })
  years!: number;

  @Field(() => Int, { description: 'How many monthly payments there are.' })
  payments!: number;

  @Field(() => GraphQLCents, {
    description: 'Each payment at first: principal, interest and mortgage insurance.',
  })
  paymentCents!: number;

  @Field(() => GraphQLCents, { description: 'Each payment once mortgage insurance has ended.' })
  laterPaymentCents!: number;

  @Field(() => GraphQLCents, { description: 'Mortgage insurance of a month, while it is due.' })
  mortgageInsuranceCents!: number;

  @Field(() => Int, {
    description:
      'How many payments mortgage insurance is part of, from the first on; 0 of a loan without it.',
  })
  mortgageInsurancePayments!: number;

  @Field(() => GraphQLCents, { description: 'The fee that is financed along with the loan.' })
  feeCents!: number;

  @Field(() => GraphQLCents, {
    description: 'Price less down payment, less what is kept or paid at the beginning.',
  })
  amountFinancedCents!: number;

  @Field(() => GraphQLCents, { description: 'All payments less the amount financed.' })
  financeChargeCents!: number;

  @Field(() => GraphQLCents, { description: 'All payments together.' })
  totalOfPaymentsCents!: number;

  @Field(() => GraphQLCents, { description: 'Property tax of a month.' })
  taxCents!: number;

  @Field(() => GraphQLCents, { description: 'Homeowner’s insurance of a month.' })
  insuranceCents!: number;

  @Field(() => GraphQLCents, { description: 'Rent of the lot, a month.' })
  rentCents!: number;

  @Field(() => GraphQLCents, {
    description: 'Monthly total at first: payment, property tax, insurance and rent.',
  })
  monthlyCents!: number;

  @Field(() => GraphQLCents, {
    description:
      'What of the delivered total it does not pay for: work on the land, of a loan for the home only.',
  })
  outsideCents!: number;
}

const deliveredText =
  'Whether the home is delivered: it travels, and the seller delivers to the place, which is taken for granted without a ZIP code.';

@ObjectType('HomePrice', {
  simpleResolvers: true,
  description: 'What a home costs today, where nothing is chosen but the home and, if given, its place.',
})
export class HomePriceType implements HomePrice {
  @Field(() => GraphQLCents, {
    description: 'The home with its standard equipment, without delivery, site work, fees and tax.',
  })
  baseCents!: number;

  @Field(() => GraphQLCents, {
    description:
      'The delivered total: the home, delivered and set up on its site, by the estimate of every line. The land is not included. Where `delivered` is false, the home alone.',
  })
  aboutCents!: number;

  @Field(() => GraphQLCents, {
    nullable: true,
    description:
      'A month of the usual conventional loan for all of it, with property tax and insurance. Null while there is no such loan, and where `delivered` is false.',
  })
  aboutMonthlyCents!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'The annual percentage rate of that loan. Null while there is no such loan, and where `delivered` is false.',
  })
  aprPercent!: number | null;

  @Field(() => Boolean, { description: deliveredText })
  delivered!: boolean;

  @Field(() => LoanPaymentType, {
    nullable: true,
    description:
      'The payment of that loan. Null while there is no such loan, and where `delivered` is false.',
  })
  payment!: LoanPayment | null;
}

@ObjectType('PriceLine', {
  simpleResolvers: true,
  description: 'A line of a price, rounded once to the cent. A discount is negative.',
})
export class PriceLineType implements PriceLine {
  @Field(() => String, { description: priceText.key })
  key!: string;

  @Field(() => String, { description: 'What people read, as in `Foundation`.' })
  label!: string;

  @Field(() => Float, { description: 'How many of its unit; 1 of a percentage.' })
  quantity!: number;

  @Field(() => PriceUnitEnum, { description: 'What it is counted by.' })
  unit!: PriceUnit;

  @Field(() => GraphQLCents, { description: 'What it adds to the lowest total.' })
  lowCents!: number;

  @Field(() => GraphQLCents, { description: 'What it adds to the highest total.' })
  highCents!: number;

  @Field(() => GraphQLCents, {
    description:
      'What it adds to the delivered total: the middle of an amount; of a percentage, the middle percent of the estimates that it is taken from.',
  })
  estimateCents!: number;

  @Field(() => Boolean, { description: priceText.taxable })
  taxable!: boolean;

  @Field(() => String, { nullable: true, description: priceText.source })
  source!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: priceText.sourceOn })
  sourceOn!: string | null;
}

@ObjectType('DesignPrice', {
  simpleResolvers: true,
  description: 'What a home costs with its choices on its site, line by line.',
})
export class DesignPriceType implements Price {
  @Field(() => String, { nullable: true, description: 'The code of the design. Null if it has none.' })
  code!: string | null;

  @Field(() => Int, { nullable: true, description: 'The version of the design. Null if it has no code.' })
  version!: number | null;

  @Field(() => GraphQLLocalDate, { description: 'The day of the price, in the business’s time zone.' })
  on!: string;

  @Field(() => String, { description: 'Always `USD`.' })
  currency!: 'USD';

  @MaxItems(150)
  @Field(() => [PriceLineType], {
    description:
      'Home, options, delivery, site work, fees, discounts and tax; nothing is in the totals that is no line. None while there is no home or no price.',
  })
  lines!: readonly PriceLine[];

  @Field(() => GraphQLCents, { description: 'The sum of the lines at their low end.' })
  totalLowCents!: number;

  @Field(() => GraphQLCents, { description: 'The sum of the lines at their high end.' })
  totalHighCents!: number;

  @Field(() => GraphQLCents, {
    description:
      'The sum of the estimates of all lines: the delivered total. Where `delivered` is false, the home with its options and discounts.',
  })
  aboutCents!: number;

  @Field(() => Boolean, { description: deliveredText })
  delivered!: boolean;

  @Field(() => PlaceType, {
    nullable: true,
    description:
      'What the ZIP code of the site says, with the county and the miles that the design states instead. Null without a ZIP code, and for whoever may not change the design.',
  })
  place!: Place | null;

  @MaxItems(10)
  @Field(() => [String], { description: 'What it takes for granted, in sentences.' })
  assumptions!: readonly string[];

  @MaxItems(100)
  @Field(() => [String], {
    description:
      'Choices that cannot be had, or not together, in sentences, that the seller does not deliver to the place, and that the home is “Too wide for the road.” Such a design is not quoted.',
  })
  conflicts!: readonly string[];

  @MaxItems(6)
  @Field(() => [LoanPaymentType], {
    description:
      'A payment for each kind of loan that is offered. Cash has none; none where `delivered` is false.',
  })
  payments!: readonly LoanPayment[];
}
