import { Field, Int, ObjectType } from 'type-graphql';

/** `Pagination` of the rules, as a GraphQL type. */
@ObjectType('Pagination', { simpleResolvers: true, description: 'Where a page stands in its list.' })
export class PaginationType {
  @Field(() => Int, { description: 'The page that was asked for, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'At least 1, also for an empty list.' })
  totalPages!: number;

  @Field(() => Int, { description: 'Rows in the whole list, exact.' })
  total!: number;
}
