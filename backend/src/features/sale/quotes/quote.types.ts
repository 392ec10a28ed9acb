import { quotesPageSize } from '@hearthline/rules/sale/quotes/quote-rules.ts';
import { Field, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { objectType } from '../../../platform/records/record-types.ts';
import { quoteFields } from './quote.fields.ts';

export const QuoteType = objectType(
  'Quote',
  'What a home with its choices costs on its site, offered to the buyer of a deal. Once issued, what it says never changes.',
  quoteFields,
);
export type QuoteType = InstanceType<typeof QuoteType>;

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
