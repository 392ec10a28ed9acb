import { maxColumns, type ColumnLayout } from '@hearthline/rules/column-layout.ts';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { MaxItems } from './list-size-limit.ts';

const column = 'Which column, by its name in the list, as in `email`.';

@ObjectType({ simpleResolvers: true, description: 'The width of a column.' })
export class ColumnWidth {
  @Field(() => String, { description: column })
  column!: string;

  @Field(() => Int, { description: 'In pixels.' })
  width!: number;
}

@ObjectType('ColumnLayout', {
  simpleResolvers: true,
  description: 'How a person arranged the columns of a list.',
})
export class ColumnLayoutType implements ColumnLayout {
  @Field(() => [String], {
    description: 'Columns from left to right; those that are not named follow in their usual order.',
  })
  order!: string[];

  @Field(() => [String], { description: 'The columns that are not shown.' })
  hidden!: string[];

  @MaxItems(maxColumns)
  @Field(() => [ColumnWidth], {
    description: 'The columns whose width was changed; the others have their usual width.',
  })
  widths!: ColumnWidth[];
}

@InputType({ description: 'The width of a column.' })
export class ColumnWidthInput implements ColumnWidth {
  @Field(() => String, { description: column })
  column!: string;

  @Field(() => Int, { description: 'In pixels, 64 to 640.' })
  width!: number;
}

@InputType({ description: 'The arrangement of the columns of a list, each named at most once.' })
export class ColumnLayoutInput implements ColumnLayout {
  @Field(() => [String], {
    description: 'Columns from left to right; those that are not named follow in their usual order.',
  })
  order!: string[];

  @Field(() => [String], { description: 'Columns to hide; the first one of a list always stays.' })
  hidden!: string[];

  @Field(() => [ColumnWidthInput], { description: 'Columns with a width other than the usual one.' })
  widths!: ColumnWidthInput[];
}
