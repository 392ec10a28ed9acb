import { Field, Int, ObjectType } from 'type-graphql';

/** `Pagination` of the rules, as a GraphQL type. */
@ObjectType('Pagination', { simpleResolvers: true, description: 'The position of a page in its list.' })
export class PaginationType {
  @Field(() => Int, { description: 'The requested page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'The number of pages; at least 1, even for an empty list.' })
  totalPages!: number;

  @Field(() => Int, { description: 'The exact number of rows in the whole list.' })
  total!: number;
}
