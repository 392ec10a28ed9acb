import type { ModelType } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';

/** A published home of the catalog (features/homes/catalog), as the search returns it (docs/specification.md, section 3). */
@ObjectType({ simpleResolvers: true, description: 'A home in the catalog.' })
export class FloorPlan {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => GraphQLDateTime, { description: fieldText.createdAt })
  createdAt!: Date;

  @Field(() => String, { description: 'The name of the model, as in `The Birkenfeld`.' })
  name!: string;

  @Field(() => Int, { description: 'The number of bedrooms of all sizes.' })
  bedrooms!: number;

  @Field(() => Int, { description: 'The number of full and half baths, each counted as one.' })
  bathrooms!: number;

  @Field(() => String, { description: 'The width by the length in feet, as in 26x66.' })
  footprint!: string;

  @Field(() => String, { description: 'The type of the model: Single Wide, Double Wide or Triple Wide.' })
  modelType!: ModelType;

  @Field(() => Int, { description: 'Living area in square feet.' })
  squareFootage!: number;

  @Field(() => String, { description: 'A few sentences for visitors; plain text.' })
  description!: string;

  /** Built from the slug by the query. Not a getter: resolvers return plain rows, which a getter would make TypeGraphQL convert to this class. */
  @Field(() => String, {
    description:
      'The path of its floor plan as a PNG; with `.pdf` instead of `.png`, the path of a version for printing. Of a home without a plan, the path of a drawing of its front.',
  })
  imageUrl!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A combination of room counts that homes in the catalog have.',
})
export class FloorPlanCounts {
  @Field(() => Int, { description: 'The number of bedrooms of all sizes.' })
  bedrooms!: number;

  @Field(() => Int, { description: 'The number of full and half baths, each counted as one.' })
  bathrooms!: number;

  @Field(() => Int, { description: 'The number of homes with exactly these counts; at least 1.' })
  homes!: number;
}
