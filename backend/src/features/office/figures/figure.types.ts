import {
  figureBoards,
  figureUnits,
  type FigureBoard,
  type FigureUnit,
} from '@hearthline/rules/office/figure-list.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';

export const FigureUnitEnum = graphqlEnum('FigureUnit', 'The unit of a value.', figureUnits, {
  number: 'A count or a number without a unit.',
  percent: 'Percent; may be above 100.',
  dollars: 'Whole US dollars.',
  of_five: 'A rating between 0 and 5.',
  grade: 'A letter from A to F, optionally with `+` or `-`.',
});
const FigureBoardEnum = graphqlEnum('FigureBoard', 'The page that shows a recorded figure.', figureBoards, {
  hub: 'The CRM hub.',
  operations: 'Development Operations.',
  agents: 'The Agent Developers Portal.',
  investors: 'The Investor Portal.',
});

@ObjectType('RecordedFigure', {
  simpleResolvers: true,
  description: 'A figure that the product cannot count: an admin records it, with the day it is for.',
})
export class RecordedFigureType {
  @Field(() => ID, { description: 'The identifying name of the figure, as in `total_revenue`.' })
  key!: string;

  @Field(() => FigureBoardEnum, { description: 'The page that shows the figure.' })
  board!: FigureBoard;

  @Field(() => String, { description: 'The label on the page, as in `Total Revenue`.' })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The text below the value, as in `of target`. Null if there is none.',
  })
  caption!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A number without unit signs, or a letter. Null if never recorded.',
  })
  value!: string | null;

  @Field(() => FigureUnitEnum, { description: 'The unit of `value`.' })
  unit!: FigureUnit;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The day the value is for, in the business time zone. Null if never recorded.',
  })
  asOf!: string | null;

  @Allow('figure:list')
  @Field(() => String, { nullable: true, description: 'Where the value comes from. Null if not stated.' })
  note!: string | null;

  @Field(() => Int, { description: 'Increases each time a value is recorded; 0 if never recorded.' })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An entry in a figure’s history.' })
export class FigureChange {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => Int, { description: 'The `version` of the figure with this value.' })
  version!: number;

  @Field(() => String, { description: 'A number without unit signs, or a letter.' })
  value!: string;

  @Field(() => FigureUnitEnum, { description: 'The unit of `value`.' })
  unit!: FigureUnit;

  @Field(() => GraphQLLocalDate, { description: 'The day the value is for, in the business time zone.' })
  asOf!: string;

  @Field(() => String, { nullable: true, description: 'Where the value came from. Null if not stated.' })
  note!: string | null;

  @Field(() => String, { nullable: true, description: 'The previous value. Null for the first one.' })
  before!: string | null;

  @Field(() => FigureUnitEnum, {
    nullable: true,
    description: 'The unit of `before`. Null if `before` is null.',
  })
  beforeUnit!: FigureUnit | null;

  @Field(() => GraphQLDateTime, {
    description: 'When the value was recorded, which may be later than the day it is for.',
  })
  recordedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the user who recorded it. Null if that account is deleted or the value came with the demo.',
  })
  by!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a figure’s history.' })
export class FigureHistoryPage {
  @Field(() => [FigureChange], { description: 'At most 20.' })
  changes!: FigureChange[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}
