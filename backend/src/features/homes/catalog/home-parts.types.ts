import { homeStatuses } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { Field, ID, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';

export const HomeStatusEnum = graphqlEnum('HomeStatus', 'Whether visitors see a home.', homeStatuses, {
  draft: 'Not published yet.',
  published: 'Visitors see it.',
  withdrawn: 'No longer offered. What refers to it stays.',
});

@ObjectType({ simpleResolvers: true, description: 'A picture of a home that the seller uploaded.' })
export class HomePicture {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, { description: 'The path of the picture, a WebP.' })
  url!: string;

  @Field(() => String, { description: 'What it shows, for those who do not see it.' })
  alt!: string;
}
