import type { ColumnLayout } from '@hearthline/rules/column-layout.ts';
import { savedViewLimits, type ViewList } from '@hearthline/rules/office/saved-views.ts';
import type { ViewParameter } from '@hearthline/rules/office/saved-view-rules.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { ColumnLayoutType } from '../../../platform/graphql/column-layout.types.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { ViewListEnum } from './saved-view.inputs.ts';
import type { ViewRow } from './saved-view.service.ts';

@ObjectType({ simpleResolvers: true, description: 'A filter or the order of a list.' })
export class ViewParameterType implements ViewParameter {
  @Field(() => String, { description: 'The name of an argument of the list’s query, as in `status`.' })
  name!: string;

  @Field(() => String, { description: 'Its value as text, as in `active`.' })
  value!: string;
}

@ObjectType('SavedView', {
  simpleResolvers: true,
  description: 'Filters, order and columns of a list under a name.',
})
export class SavedViewType implements ViewRow {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => GraphQLDateTime, { description: fieldText.createdAt })
  createdAt!: Date;

  @Field(() => Int, { description: fieldText.version })
  version!: number;

  @Field(() => ViewListEnum, { description: 'The list that it shows.' })
  list!: ViewList;

  @Field(() => String, { description: '1 to 60 characters.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether all staff see it, or only its owner.' })
  shared!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer owns it: only the owner may change or delete it.',
  })
  isMine!: boolean;

  @Field(() => String, { description: 'The name of its owner.' })
  ownerName!: string;

  @MaxItems(savedViewLimits.parameters)
  @Field(() => [ViewParameterType], {
    description: 'The filters and the order, by name. What is not named does not narrow the list.',
  })
  parameters!: ViewParameter[];

  @Field(() => ColumnLayoutType, {
    nullable: true,
    description: 'The columns; if null, everybody sees the columns that they chose for the list.',
  })
  columns!: ColumnLayout | null;
}
