import { viewLists, type ViewList } from '@hearthline/rules/office/saved-views.ts';
import type { ViewParameter } from '@hearthline/rules/office/saved-view-rules.ts';
import { Field, InputType, Int } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { ColumnLayoutInput } from '../../../platform/graphql/column-layout.types.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';

export const ViewListEnum = graphqlEnum('ViewList', 'A list whose filters can be saved.', viewLists, {
  contacts: 'The console’s list of everybody who asked or was added.',
  projects: 'The console’s list of the homes being planned and built.',
  deals: 'The list of deals, from the first talk to the signed agreement.',
});

@InputType({ description: 'A filter or the order of a list.' })
export class ViewParameterInput implements ViewParameter {
  @Field(() => String, {
    description: 'The name of an argument of the list’s query, as in `status`; any but `page`.',
  })
  name!: string;

  @Field(() => String, { description: 'Its value as text, as in `active`.' })
  value!: string;
}

@InputType()
class ViewContent {
  @Field(() => String, { description: '1 to 60 characters.' })
  name!: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether all staff see it; false if missing.' })
  shared: boolean | null | undefined;

  @Field(() => [ViewParameterInput], {
    description: 'The filters and the order, each named once; empty for the whole list, newest first.',
  })
  parameters!: ViewParameterInput[];

  @Field(() => ColumnLayoutInput, {
    nullable: true,
    description: 'The columns; if null, everybody sees the columns that they chose for the list.',
  })
  columns: ColumnLayoutInput | null | undefined;
}

@InputType({ description: 'A view to save, owned by the viewer.' })
export class SaveViewInput extends ViewContent {
  @Field(() => ViewListEnum, { description: 'The list that it shows.' })
  list!: ViewList;
}

@InputType({ description: 'All that a saved view consists of; what is missing becomes empty.' })
export class UpdateViewInput extends ViewContent {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}
