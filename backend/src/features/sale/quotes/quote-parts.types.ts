import type { QuoteBefore, QuoteDifference } from '@hearthline/rules/sale/quotes/quote-before.ts';
import type { QuotedHome } from '@hearthline/rules/sale/quotes/quote-document.ts';
import type { QuoteLine } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { quoteBases, quoteStatuses, type QuoteBasis } from '@hearthline/rules/sale/quotes/quote-states.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';

export const quoteText = {
  key: 'What it is for, as in the price book: `home:birkenfeld`, `option:roof:hip`, `tax:sales`. Lines that staff add have a key of their own.',
  label: 'What people read, 1 to 120 characters.',
  quantity: 'How many, with at most three decimals; 1 of what is not counted.',
  unitCents: 'What one costs, in whole cents. Null where the amount is not a quantity of something.',
  taxable: 'Whether sales tax is due on it.',
  note: 'What the amount depends on, or why there is a discount, at most 300 characters. Null if there is no more to say.',
  validUntil: 'The last day on which it can be accepted, in the business’s time zone.',
} as const;

export const QuoteStatusEnum = graphqlEnum('QuoteStatus', 'How far a quote is.', quoteStatuses, {
  draft: 'Staff are writing it. Buyers do not see it.',
  issued: 'It was sent, and can be accepted or declined. What it says no longer changes.',
  accepted: 'The buyer accepted it. Final.',
  declined: 'The buyer declined it. Final.',
  expired: 'Its last day went by. Final.',
  superseded: 'Another quote of the deal was accepted, or what replaces it was issued. Final.',
  withdrawn: 'Staff took it back. Final.',
});

export const QuoteBasisEnum = graphqlEnum('QuoteBasis', 'How certain an amount is.', quoteBases, {
  firm: 'It stays as it is.',
  allowance:
    'It counts at its estimate, and settles at what the work costs, up to the amount that it does not exceed.',
  excluded: 'It is named, and counts nothing.',
});

@ObjectType('QuoteLine', { simpleResolvers: true, description: 'A line of a quote.' })
export class QuoteLineType implements QuoteLine {
  @Field(() => ID, { description: 'Its place among the lines, from 1.' })
  id!: string;

  @Field(() => String, { description: quoteText.key })
  key!: string;

  @Field(() => String, { description: quoteText.label })
  label!: string;

  @Field(() => QuoteBasisEnum, { description: 'How certain the amount is.' })
  basis!: QuoteBasis;

  @Field(() => Float, { description: quoteText.quantity })
  quantity!: number;

  @Field(() => GraphQLCents, { nullable: true, description: quoteText.unitCents })
  unitCents!: number | null;

  @Field(() => GraphQLCents, {
    description: 'What it adds to the total, in whole cents; negative for a discount, 0 if it is excluded.',
  })
  amountCents!: number;

  @Field(() => GraphQLCents, {
    nullable: true,
    description:
      'The most that an allowance settles at, in whole cents. Of sales tax that is its high percentage, or the one that staff set, of what the taxable lines do not exceed. Null of other lines.',
  })
  notToExceedCents!: number | null;

  @Field(() => Boolean, { description: quoteText.taxable })
  taxable!: boolean;

  @Field(() => Float, {
    nullable: true,
    description:
      'Of sales tax, the percentage of the taxable lines that its amount is, with at most three decimals. Null of other lines.',
  })
  percent!: number | null;

  @Field(() => String, { nullable: true, description: quoteText.note })
  note!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Of a change order, the id of the line of the agreement, an allowance, that it settles above its limit. Null of all others.',
  })
  settles?: string | null;
}

/** What staff enter of a line, beside how certain it is. */
@InputType()
export abstract class EnteredLineFields {
  @Field(() => String, { nullable: true, description: `${quoteText.key} One that is left out is made.` })
  key?: string | null;

  @Field(() => String, { description: quoteText.label })
  label!: string;

  @Field(() => Float, { nullable: true, description: `${quoteText.quantity} 1 if omitted.` })
  quantity?: number;

  @Field(() => GraphQLCents, { nullable: true, description: quoteText.unitCents })
  unitCents?: number | null;

  @Field(() => GraphQLCents, {
    nullable: true,
    description:
      'What it adds to the total; quantity × unit price if omitted. Negative for a discount, which needs a note. Of tax it is computed, whatever is sent.',
  })
  amountCents?: number | null;

  @Field(() => GraphQLCents, {
    nullable: true,
    description:
      'The most that an allowance settles at, in whole cents, not below its amount; the amount if omitted. Of other lines it is ignored, and of tax computed.',
  })
  notToExceedCents?: number | null;

  @Field(() => Boolean, { nullable: true, description: `${quoteText.taxable} False if omitted.` })
  taxable?: boolean;

  @Field(() => Float, {
    nullable: true,
    description:
      'Of sales tax, its percentage, 0 to 100 with at most three decimals; the tax then does not exceed that percentage either. It stays if omitted, and is ignored of other lines.',
  })
  percent?: number | null;

  @Field(() => String, { nullable: true, description: quoteText.note })
  note?: string | null;
}

@InputType({ description: 'A line of a draft.' })
export class QuoteLineInput extends EnteredLineFields {
  @Field(() => QuoteBasisEnum, { description: 'How certain the amount is.' })
  basis!: QuoteBasis;
}

@ObjectType('QuotedHome', {
  simpleResolvers: true,
  description: 'The home of a quote, as it was when it was issued.',
})
export class QuotedHomeType implements QuotedHome {
  @Field(() => String, { description: 'What it is called in the catalog, or by its plan.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Its slug in the catalog. Null for another plan.' })
  slug!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The code of its generated plan. Null for a home of the catalog.',
  })
  planCode!: string | null;

  @Field(() => String, { description: 'How wide it is, as in `Double Wide`.' })
  modelType!: string;

  @Field(() => Int, { description: 'How many sections it has.' })
  sections!: number;

  @Field(() => String, { description: 'Its length and width in words.' })
  footprint!: string;

  @Field(() => Int, { description: 'How many bedrooms it has.' })
  bedrooms!: number;

  @Field(() => Float, { description: 'Bathrooms; a half bath is 0.5.' })
  bathrooms!: number;

  @Field(() => Int, { description: 'Floor area in square feet.' })
  squareFeet!: number;
}

@ObjectType('QuoteDifference', {
  simpleResolvers: true,
  description: 'What a quote counts otherwise than what was before it.',
})
export class QuoteDifferenceType implements QuoteDifference {
  @Field(() => String, {
    description: 'What it is for, as in the price book; all lines of a key are added up.',
  })
  key!: string;

  @Field(() => String, {
    description: 'What its line is called; of several lines the first, and how many more.',
  })
  label!: string;

  @Field(() => GraphQLCents, { description: 'What it was, in whole cents; 0 if there was no such line.' })
  fromCents!: number;

  @Field(() => GraphQLCents, { description: 'What it is in the quote, in whole cents; 0 if it is not.' })
  toCents!: number;
}

@ObjectType('QuoteBefore', {
  simpleResolvers: true,
  description:
    'What the buyer had before a quote. Its total and the differences come to the total of the quote, to the cent.',
})
export class QuoteBeforeType implements QuoteBefore {
  @Field(() => String, {
    nullable: true,
    description: 'The number of the quote that it replaces. Null of a price that was seen on the site.',
  })
  number!: string | null;

  @Field(() => GraphQLLocalDate, {
    description:
      'The day on which that quote was issued, or the price was seen, in the business’s time zone.',
  })
  on!: string;

  @Field(() => GraphQLCents, { description: 'Its total, in whole cents.' })
  totalCents!: number;

  @MaxItems(160)
  @Field(() => [QuoteDifferenceType], {
    description: 'What differs, in the order in which quotes list their lines; none if nothing does.',
  })
  differences!: readonly QuoteDifference[];
}
