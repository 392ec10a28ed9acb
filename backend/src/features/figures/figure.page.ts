import { figureBoards, figureUnits, type FigureBoard, type FigureUnit } from '@hearthline/rules/figure-list.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import { fieldText } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { PaginationType } from '../../platform/paging.ts';

export const FigureUnitEnum = graphqlEnum('FigureUnit', 'What a value is.', figureUnits, {
  number: 'A count or a number without a unit.',
  percent: 'Percent; may be above 100.',
  dollars: 'Whole US dollars.',
  of_five: 'A rating between 0 and 5.',
  grade: 'A letter from A to F, with `+` or `-` where it has one.',
});
const FigureBoardEnum = graphqlEnum('FigureBoard', 'The page that a recorded figure stands on.', figureBoards, {
  hub: 'The CRM hub.',
  operations: 'Development Operations.',
  agents: 'The Agent Developers Portal.',
  investors: 'The Investor Portal.',
});

@ObjectType('RecordedFigure', { simpleResolvers: true, description: 'A figure that the product cannot count: an admin records it with the day it holds for.' })
export class RecordedFigureType {
  @Field(() => ID, { description: 'Its name, as in `total_revenue`.' })
  key!: string;

  @Field(() => FigureBoardEnum, { description: 'The page it stands on.' })
  board!: FigureBoard;

  @Field(() => String, { description: 'What the board calls it, as in `Total Revenue`.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'What stands below the value, as in `of target`; null when nothing does.' })
  caption!: string | null;

  @Field(() => String, { nullable: true, description: 'Digits without signs, or a letter; null until somebody records it.' })
  value!: string | null;

  @Field(() => FigureUnitEnum, { description: 'What `value` is.' })
  unit!: FigureUnit;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The day it holds for, where the business is; null until somebody records it.' })
  asOf!: string | null;

  @Allow('figure:list')
  @Field(() => String, { nullable: true, description: 'Where it comes from; null when nobody says.' })
  note!: string | null;

  @Field(() => Int, { description: 'Grows with each record; 0 until somebody records it.' })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One record of a figure.' })
export class FigureChange {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => Int, { description: 'What the `version` of the figure was with this record.' })
  version!: number;

  @Field(() => String, { description: 'Digits without signs, or a letter.' })
  value!: string;

  @Field(() => FigureUnitEnum, { description: 'What `value` is.' })
  unit!: FigureUnit;

  @Field(() => GraphQLLocalDate, { description: 'The day it held for, where the business is.' })
  asOf!: string;

  @Field(() => String, { nullable: true, description: 'Where it came from; null when nobody said.' })
  note!: string | null;

  @Field(() => String, { nullable: true, description: 'The value before it; null for the first.' })
  before!: string | null;

  @Field(() => FigureUnitEnum, { nullable: true, description: 'What `before` is; null where it is.' })
  beforeUnit!: FigureUnit | null;

  @Field(() => GraphQLDateTime, { description: 'When it was written down, which may be later than the day it holds for.' })
  recordedAt!: Date;

  @Field(() => String, { nullable: true, description: 'Who recorded it; null when that account is gone, or when it came with the demo.' })
  by!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a figure’s history.' })
export class FigureHistoryPage {
  @Field(() => [FigureChange], { description: 'At most 20.' })
  changes!: FigureChange[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}
