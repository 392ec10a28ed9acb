import { maxLines } from '@hearthline/rules/sale/quotes/lines.ts';
import { quotesPageSize } from '@hearthline/rules/sale/quotes/rules.ts';
import type { QuotedHome } from '@hearthline/rules/sale/quotes/document.ts';
import type { QuoteLine } from '@hearthline/rules/sale/quotes/lines.ts';
import type { LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import {
  quoteBases,
  quoteStatuses,
  type QuoteBasis,
  type QuoteStatus,
} from '@hearthline/rules/sale/quotes/states.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { LoanPaymentType } from '../../homes/prices/price.api.ts';

export const quoteText = {
  key: 'What it is for, as in the price book: `home:birkenfeld`, `option:roof:hip`, `tax:sales`. Lines that staff add have a key of their own.',
  label: 'What people read, 1 to 120 characters.',
  quantity: 'How many, with at most three decimals; 1 of what is not counted.',
  unitCents: 'What one costs, in whole cents. Null where the amount is not a quantity of something.',
  taxable: 'Whether sales tax is due on it.',
  note: 'What the amount depends on, or why there is a discount, at most 300 characters. Null if there is no more to say.',
  terms: 'The conditions; paragraphs are separated by a blank line. At most 6,000 characters.',
  address:
    'Where the home will stand. Taken from the design if it is the buyers’ own, by its key or account; staff enter others.',
  zip: 'The ZIP code of that address, five digits.',
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
  allowance: 'It counts, and may turn out otherwise.',
  excluded: 'It is named, and counts nothing.',
});

@ObjectType('QuoteLine', { simpleResolvers: true, description: 'A line of a quote.' })
export class QuoteLineType implements QuoteLine {
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

  @Field(() => Boolean, { description: quoteText.taxable })
  taxable!: boolean;

  @Field(() => String, { nullable: true, description: quoteText.note })
  note!: string | null;
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

@ObjectType('Quote', {
  simpleResolvers: true,
  description:
    'What a home with its choices costs on its site, offered to the buyer of a deal. Once issued, what it says never changes.',
})
export class QuoteType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => GraphQLDateTime, { description: fieldText.createdAt })
  createdAt!: Date;

  @Field(() => Int, { description: fieldText.version })
  version!: number;

  @Field(() => ID, { description: 'Its deal.' })
  dealId!: string;

  @Field(() => String, { description: 'The number of its deal, as in `D-1042`.' })
  dealNumber!: string;

  @Field(() => String, { description: 'The name of the deal’s buyer.' })
  buyerName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'As in `Q-1001`: given at issue, without a gap. Null of a draft.',
  })
  number!: string | null;

  @Field(() => QuoteStatusEnum, { description: 'How far it is.' })
  status!: QuoteStatus;

  @Field(() => Boolean, {
    description:
      'Whether its buyer can accept or decline it: it is issued, and its deal is open. An issued quote of a lost deal holds again once the deal is reopened, if its last day is not over.',
  })
  canBeAnswered!: boolean;

  @MaxItems(maxLines)
  @Field(() => [QuoteLineType], {
    description: 'Its lines: home, options, delivery, site work, fees, discounts, tax.',
  })
  lines!: QuoteLine[];

  @Field(() => GraphQLCents, { description: 'The sum of firm lines and allowances.' })
  totalCents!: number;

  @Field(() => GraphQLCents, { description: 'The sum of its firm lines.' })
  firmCents!: number;

  @Field(() => GraphQLCents, { description: 'The sum of its allowances.' })
  allowanceCents!: number;

  @Field(() => GraphQLCents, { description: 'How much of the total is sales tax.' })
  taxCents!: number;

  @Field(() => GraphQLCents, {
    nullable: true,
    description:
      'What it costs the seller, by the price book; lines of which that is not known count with their price, discounts with nothing. Only for staff; null otherwise, by a link, and while it is known of no line.',
  })
  costCents!: number | null;

  @Field(() => GraphQLCents, { nullable: true, description: 'Total less cost. Null where the cost is.' })
  marginCents!: number | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The day on which it was issued. Null of a draft.',
  })
  issuedOn!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: `${quoteText.validUntil} Null of a draft.` })
  validUntil!: string | null;

  @Field(() => String, { nullable: true, description: 'The code of the design that it is about.' })
  designCode!: string | null;

  @Field(() => Int, { nullable: true, description: 'Which version of the design.' })
  designVersion!: number | null;

  @Field(() => ID, { nullable: true, description: 'The quote that it replaces. Null if it replaces none.' })
  replaces!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was accepted. Null unless it was.' })
  acceptedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who accepted it, as they wrote their name. Null unless it was accepted.',
  })
  acceptedBy!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was declined, withdrawn or superseded, or ran out. Null otherwise.',
  })
  closedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was declined; only for staff, why it was withdrawn. Null if nobody said.',
  })
  closedReason!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'SHA-256 of the canonical JSON (RFC 8785) of what it says, in lower-case hex. Null of a draft.',
  })
  contentSha256!: string | null;

  @Field(() => LoanPaymentType, {
    nullable: true,
    description: 'An example of a payment for the total. Null where it is paid in cash.',
  })
  loan!: LoanPayment | null;

  @Field(() => String, { description: quoteText.terms })
  terms!: string;

  @Field(() => String, { nullable: true, description: `${quoteText.address} Null if nobody has said.` })
  address!: string | null;

  @Field(() => String, { nullable: true, description: `${quoteText.zip} Null if nobody has said.` })
  zip!: string | null;

  @Field(() => QuotedHomeType, { nullable: true, description: 'The home. Null of a draft.' })
  home!: QuotedHome | null;

  @Field(() => String, {
    nullable: true,
    description: 'The id of the roof. Null of a draft, or if none was chosen.',
  })
  roof!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The id of the siding. Null of a draft, or if none was chosen.',
  })
  siding!: string | null;

  @MaxItems(10)
  @Field(() => [String], {
    nullable: true,
    description: 'What the total takes for granted or leaves out, in sentences. Null of a draft.',
  })
  assumptions!: readonly string[] | null;

  @Field(() => String, { nullable: true, description: 'The number to call with questions. Null of a draft.' })
  companyPhone!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of quotes.' })
export class QuotePage {
  @MaxItems(quotesPageSize)
  @Field(() => [QuoteType], { description: 'At most 20, the newest first.' })
  quotes!: QuoteType[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'A quote that was just issued.' })
export class IssuedQuote {
  @Field(() => QuoteType, { description: 'As it was frozen, with its number.' })
  quote!: QuoteType;

  @Field(() => String, {
    description: 'The private link that was mailed to the buyer. It is told only here.',
  })
  link!: string;
}
