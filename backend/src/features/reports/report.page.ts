import type { ReportSource } from '@hearthline/rules/report-fields.ts';
import { reportLimits, type ReportChart, type ReportFormat, type ReportOperator, type ReportRhythm, type ReportSort } from '@hearthline/rules/reports.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { AtMost } from '../../platform/list-size.ts';
import { ReportChartEnum, ReportFormatEnum, ReportOperatorEnum, ReportRhythmEnum, ReportSortEnum, ReportSourceEnum } from './report.inputs.ts';

@ObjectType({ simpleResolvers: true, description: 'Narrows a report.' })
export class ReportFilterType {
  @Field(() => String)
  field!: string;

  @Field(() => ReportOperatorEnum)
  op!: ReportOperator;

  @Field(() => [String])
  values!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'What a report shows.' })
export class ReportDefinitionType {
  @Field(() => ReportSourceEnum)
  source!: ReportSource;

  @AtMost(reportLimits.filters)
  @Field(() => [ReportFilterType])
  filters!: ReportFilterType[];

  @Field(() => [String])
  groups!: string[];

  @Field(() => [String])
  measures!: string[];

  @Field(() => ReportSortEnum)
  sort!: ReportSort;

  @Field(() => ReportChartEnum)
  chart!: ReportChart;
}

@ObjectType({ simpleResolvers: true, description: 'One row of a report.' })
export class ReportLineType {
  @Field(() => [String], { nullable: 'items', description: 'The value of each group; of a time the first day of its band.' })
  keys!: (string | null)[];

  @Field(() => [String], { nullable: 'items', description: 'What the value is called, where it is an id.' })
  names!: (string | null)[];

  @Field(() => [Float], { nullable: 'items', description: 'One for each measure; null is an average of nothing.' })
  values!: (number | null)[];
}

@ObjectType({ simpleResolvers: true, description: 'A report that was made just now.' })
export class ReportResultType {
  @Field(() => [ReportLineType])
  rows!: ReportLineType[];

  @Field(() => [Float], { nullable: 'items', description: 'The figures of everything that fits the filters, shown or not.' })
  totals!: (number | null)[];

  @Field(() => Boolean, { description: 'Whether there are more rows than these.' })
  cut!: boolean;

  @Field(() => Boolean, { description: 'Whether something may be counted in several rows, so that the total is less than their sum.' })
  overlaps!: boolean;

  @Field(() => ReportDefinitionType, { description: 'What was asked for, with everything that was left out filled in.' })
  definition!: ReportDefinitionType;

  @Field(() => GraphQLDateTime)
  at!: Date;

  @Field(() => GraphQLLocalDate, { description: 'The day of the business that periods were meant from.' })
  today!: string;
}

@ObjectType('Report', { simpleResolvers: true, description: 'A saved report.' })
export class ReportType {
  @Field(() => ID)
  id!: string;

  @Field(() => GraphQLDateTime)
  createdAt!: Date;

  @Field(() => GraphQLDateTime)
  updatedAt!: Date;

  @Field(() => Int, { description: 'Grows with each change. An update names the version it was read at; if there is a newer one, it is refused with `CONFLICT`.' })
  version!: number;

  @Field(() => String)
  name!: string;

  @Field(() => ReportDefinitionType)
  definition!: ReportDefinitionType;

  @Field(() => Boolean, { description: 'Every admin may see and change it; else its owner alone.' })
  shared!: boolean;

  @Field(() => String, { nullable: true, description: 'Null: it came with the product, or its owner is gone.' })
  ownerName!: string | null;

  @Field(() => Boolean, { description: 'Whether whoever asks owns it.' })
  isMine!: boolean;

  @Field(() => ReportRhythmEnum, { nullable: true, description: 'How often it is mailed; null: not at all.' })
  every!: ReportRhythm | null;

  @Field(() => Int, { nullable: true })
  day!: number | null;

  @Field(() => Int, { nullable: true })
  hour!: number | null;

  @Field(() => ReportFormatEnum, { nullable: true })
  format!: ReportFormat | null;

  @Field(() => [ID], { description: 'The admins who get it.' })
  recipients!: string[];

  @Field(() => GraphQLDateTime, { nullable: true })
  nextRunAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true })
  lastRunAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'Words in use of one field.' })
export class ReportWords {
  @Field(() => String)
  field!: string;

  @Field(() => [String])
  words!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'Somebody whom a filter can name.' })
export class ReportPerson {
  @Field(() => String, { description: '`consultant` or `contractor`.' })
  field!: string;

  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An admin who can be mailed to.' })
export class ReportRecipient {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What the builder of reports offers.' })
export class ReportOptionsType {
  @Field(() => [ReportWords])
  lists!: ReportWords[];

  @Field(() => [ReportPerson])
  people!: ReportPerson[];

  @Field(() => [ReportRecipient])
  admins!: ReportRecipient[];

  @Field(() => GraphQLLocalDate)
  today!: string;

  @Field(() => String)
  timeZone!: string;
}
