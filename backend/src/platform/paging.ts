import { Field, Int, ObjectType } from 'type-graphql';

/** GraphQL's view of the rules' `Pagination`. */
@ObjectType('Pagination', { simpleResolvers: true, description: 'Where a page stands in its list.' })
export class PaginationType {
  @Field(() => Int, { description: 'The page that was asked for, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'At least 1, also for an empty list.' })
  totalPages!: number;

  @Field(() => Int, { description: 'Rows in the whole list, exact.' })
  total!: number;
}
