import { homesPageSize } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { Field, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { objectType } from '../../../platform/records/record-types.ts';
import { homeFields, shownFields } from './home.fields.ts';
import type { CatalogHomeView } from './home-view.ts';

export const HomeType = objectType('Home', 'A home of the catalog.', shownFields);

export const CatalogHome = objectType(
  'CatalogHome',
  'A home of the catalog as its seller sees it.',
  homeFields,
);

@ObjectType({ simpleResolvers: true, description: 'One page of the catalog.' })
export class CatalogHomePage {
  @MaxItems(homesPageSize)
  @Field(() => [CatalogHome], { description: `At most ${homesPageSize}.` })
  homes!: CatalogHomeView[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}
