import { homesPageSize, homeStatuses, type HomeStatus } from '@hearthline/rules/homes/catalog/rules.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { Home } from './home.entity.ts';

export const HomeStatusEnum = graphqlEnum('HomeStatus', 'Whether visitors see a home.', homeStatuses, {
  draft: 'Not published yet.',
  published: 'Visitors see it.',
  withdrawn: 'No longer offered. What refers to it stays.',
});

@ObjectType({ simpleResolvers: true, description: 'A home of the catalog as its seller sees it.' })
export class CatalogHome extends Home {
  @Field(() => HomeStatusEnum, { description: 'Whether visitors see it.' })
  override status!: HomeStatus;

  @Field(() => Int, { description: 'Its place in the order of the catalog; the lowest comes first.' })
  override position!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was published without a plan that passes every rule. Null otherwise.',
  })
  override uncheckedReason!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was last published. Null if it never was.',
  })
  override publishedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the catalog.' })
export class CatalogHomePage {
  @MaxItems(homesPageSize)
  @Field(() => [CatalogHome], { description: `At most ${homesPageSize}.` })
  homes!: CatalogHome[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}
