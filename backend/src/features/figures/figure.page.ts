import { figureBoards, figureUnits, type FigureBoard, type FigureUnit } from '@hearthline/rules/figure-list.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import { PaginationType } from '../../platform/paging.ts';

export const FigureUnitEnum = Object.fromEntries(figureUnits.map((unit) => [unit, unit]));
registerEnumType(FigureUnitEnum, { name: 'FigureUnit', description: 'What a value is: `of_five` is a rating between 0 and 5, `grade` a letter from A to F, `dollars` whole dollars.' });
const FigureBoardEnum = Object.fromEntries(figureBoards.map((board) => [board, board]));
registerEnumType(FigureBoardEnum, { name: 'FigureBoard', description: 'Where a recorded figure stands.' });

@ObjectType('RecordedFigure', { simpleResolvers: true, description: 'A figure that the product cannot count: an admin records it with the day it holds for.' })
export class RecordedFigureType {
  @Field(() => ID, { description: 'Its name, as in `total_revenue`.' })
  key!: string;

  @Field(() => FigureBoardEnum)
  board!: FigureBoard;

  @Field(() => String)
  label!: string;

  @Field(() => String, { nullable: true, description: 'Below the value, as in `of target`.' })
  caption!: string | null;

  @Field(() => String, { nullable: true, description: 'Digits without signs, or a letter; null until somebody records it.' })
  value!: string | null;

  @Field(() => FigureUnitEnum)
  unit!: FigureUnit;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The day it holds for, in the business time zone.' })
  asOf!: string | null;

  @Allow('figure:list')
  @Field(() => String, { nullable: true, description: 'Where it comes from; for admins.' })
  note!: string | null;

  @Field(() => Int, { description: 'Grows with each record; 0 until somebody records it.' })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One record of a figure.' })
export class FigureChange {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => String)
  value!: string;

  @Field(() => FigureUnitEnum)
  unit!: FigureUnit;

  @Field(() => GraphQLLocalDate)
  asOf!: string;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => String, { nullable: true, description: 'The value before it; null for the first.' })
  before!: string | null;

  @Field(() => FigureUnitEnum, { nullable: true })
  beforeUnit!: FigureUnit | null;

  @Field(() => GraphQLDateTime)
  recordedAt!: Date;

  @Field(() => String, { nullable: true, description: 'Who recorded it; null when that account is gone, or when it came with the demo.' })
  by!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a figure’s history.' })
export class FigureHistoryPage {
  @Field(() => [FigureChange])
  changes!: FigureChange[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}
