import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { dealText } from './deal.types.ts';

@InputType({ description: 'Somebody who buys together with the contact.' })
export class CoBuyerInput {
  @Field(() => String, { description: 'The name, in 1 to 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'One e-mail address.' })
  email!: string;
}

@InputType({
  description:
    'What staff say about a deal. In a change, fields left out stay as they are, and null takes away.',
})
export class DealInput {
  @Field(() => ID, { nullable: true, description: 'The buyer’s contact. Required for a new deal.' })
  contactId?: string | null;

  @Field(() => String, { nullable: true, description: dealText.designCode })
  designCode?: string | null;

  @Field(() => GraphQLCents, {
    nullable: true,
    description: 'What the deal is worth while nothing has a price, in whole cents, at least 0.',
  })
  valueCents?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `${dealText.probability} Null for what is usual in its stage.`,
  })
  probabilityPercent?: number | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: dealText.expectedCloseOn })
  expectedCloseOn?: string | null;

  @Field(() => ID, { nullable: true, description: 'The account of the admin who works on it.' })
  ownerId?: string | null;

  @Field(() => String, { nullable: true, description: dealText.source })
  source?: string | null;

  @Field(() => [CoBuyerInput], {
    nullable: true,
    description: 'Who buys together with the contact; at most 5. A change replaces all of them.',
  })
  coBuyers?: CoBuyerInput[] | null;
}
