import type { QuoteBasis } from '@hearthline/rules/sale/quotes/states.ts';
import { Field, Float, InputType } from 'type-graphql';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { QuoteBasisEnum, quoteText } from './quote.types.ts';

@InputType({ description: 'A line of a draft.' })
export class QuoteLineInput {
  @Field(() => String, { nullable: true, description: `${quoteText.key} One that is left out is made.` })
  key?: string | null;

  @Field(() => String, { description: quoteText.label })
  label!: string;

  @Field(() => QuoteBasisEnum, { description: 'How certain the amount is.' })
  basis!: QuoteBasis;

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

  @Field(() => Boolean, { nullable: true, description: `${quoteText.taxable} False if omitted.` })
  taxable?: boolean;

  @Field(() => String, { nullable: true, description: quoteText.note })
  note?: string | null;
}

@InputType({ description: 'What changes of a draft; fields left out stay.' })
export class QuoteInput {
  @Field(() => [QuoteLineInput], {
    nullable: true,
    description: 'All its lines, 80 at most. Tax lines are computed, and stay if they are left out.',
  })
  lines?: QuoteLineInput[] | null;

  @Field(() => String, { nullable: true, description: quoteText.terms })
  terms?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `${quoteText.address} At most 300 characters; null empties it.`,
  })
  address?: string | null;

  @Field(() => String, { nullable: true, description: `${quoteText.zip} Null empties it.` })
  zip?: string | null;
}
