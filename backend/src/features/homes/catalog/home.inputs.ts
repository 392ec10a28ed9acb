import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';

@InputType({
  description:
    'A home of the catalog. With a plan, type, footprint, rooms and size are read from it, and stating them otherwise is refused; without one they are required. In an update, fields left out stay as they are.',
})
export class HomeInput {
  @Field(() => String, {
    nullable: true,
    description:
      '1 to 60 letters, digits, blanks and `. - ’`, beginning with a letter. Required for a new home.',
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The last part of its address: at most 60 lower-case letters, digits and hyphens, used by no other home. Made from the name if omitted.',
  })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'Single Wide, Double Wide or Triple Wide.' })
  modelType?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Nominal feet, as in 26x66; of a triple wide length by width, as in 60x40.',
  })
  footprint?: string | null;

  @Field(() => Int, { nullable: true, description: '1 to 20.' })
  bedrooms?: number | null;

  @Field(() => Int, { nullable: true, description: '1 to 20; a half bath counts one.' })
  bathrooms?: number | null;

  @Field(() => Int, { nullable: true, description: '100 to 20,000.' })
  squareFootage?: number | null;

  @Field(() => String, {
    nullable: true,
    description: '1 to 2,000 characters of plain text. Required for a new home.',
  })
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the home page shows it; false by default.' })
  featured?: boolean | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'The plan document, `hearthline.plan/1`. Null in an update takes the plan away.',
  })
  plan?: Record<string, unknown> | null;

  @Field(() => String, {
    nullable: true,
    description: 'The code of a design, instead of a plan document: its plan becomes the plan of the home.',
  })
  planCode?: string | null;
}
