import type { ReportSource } from '@hearthline/rules/report-fields.ts';
import { reportLimits, type ReportChart, type ReportFormat, type ReportOperator, type ReportRhythm, type ReportSort } from '@hearthline/rules/reports.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { AtMost } from '../../platform/list-size.ts';
import { ReportChartEnum, ReportFormatEnum, ReportOperatorEnum, ReportRhythmEnum, ReportSortEnum, ReportSourceEnum } from './report.inputs.ts';

@ObjectType({ simpleResolvers: true, description: 'Narrows a report.' })
export class ReportFilterType {
  @Field(() => String, { description: 'A field of the source, as in `status`.' })
  field!: string;

  @Field(() => ReportOperatorEnum, { description: 'How the values narrow it.' })
  op!: ReportOperator;

  @Field(() => [String], { description: 'Words, ids, whole numbers or days (`2027-03-01`), as the field has them. An empty text means "not set".' })
  values!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'What a report shows.' })
export class ReportDefinitionType {
  @Field(() => ReportSourceEnum, { description: 'What is counted.' })
  source!: ReportSource;

  @AtMost(reportLimits.filters)
  @Field(() => [ReportFilterType], { description: 'All of them together, at most 8; empty: everything is counted.' })
  filters!: ReportFilterType[];

  @Field(() => [String], { description: 'What the rows are put together by, up to two; empty: one row of everything.' })
  groups!: string[];

  @Field(() => [String], { description: 'The figures of each row, up to four, as in `count`, `budget_sum`. Money is in whole US dollars, areas are in square feet, lengths in days.' })
  measures!: string[];

  @Field(() => ReportSortEnum, { description: 'In which order the rows come.' })
  sort!: ReportSort;

  @Field(() => ReportChartEnum, { description: 'How it is drawn.' })
  chart!: ReportChart;
}

@ObjectType({ simpleResolvers: true, description: 'One row of a report.' })
export class ReportLineType {
  @Field(() => [String], { nullable: 'items', description: 'The value of each group, of a time the first day of its band (`2027-03-01`); null: not set.' })
  keys!: (string | null)[];

  @Field(() => [String], { nullable: 'items', description: 'What each value is called, where it is an id; null elsewhere.' })
  names!: (string | null)[];

  @Field(() => [Float], { nullable: 'items', description: 'One for each measure; null is an average of nothing.' })
  values!: (number | null)[];
}

@ObjectType({ simpleResolvers: true, description: 'A report that was made just now.' })
export class ReportResultType {
  @Field(() => [ReportLineType], { description: 'At most 1,000.' })
  rows!: ReportLineType[];

  @Field(() => [Float], { nullable: 'items', description: 'The figures of everything that fits the filters, shown or not.' })
  totals!: (number | null)[];

  @Field(() => Boolean, { description: 'Whether there are more rows than these.' })
  cut!: boolean;

  @Field(() => Boolean, { description: 'Whether something may be counted in several rows, so that the total is less than their sum.' })
  overlaps!: boolean;

  @Field(() => ReportDefinitionType, { description: 'What was asked for, with everything that was left out filled in.' })
  definition!: ReportDefinitionType;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  at!: Date;

  @Field(() => GraphQLLocalDate, { description: 'The day, where the business is, that periods were meant from.' })
  today!: string;
}

@ObjectType('Report', { simpleResolvers: true, description: 'A saved report.' })
export class ReportType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => GraphQLDateTime, { description: fieldText.createdAt })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed.' })
  updatedAt!: Date;

  @Field(() => Int, { description: fieldText.version })
  version!: number;

  @Field(() => String, { description: 'At most 120 characters.' })
  name!: string;

  @Field(() => ReportDefinitionType, { description: 'What it shows.' })
  definition!: ReportDefinitionType;

  @Field(() => Boolean, { description: 'Every admin may see and change it; else its owner alone.' })
  shared!: boolean;

  @Field(() => String, { nullable: true, description: 'Null: it came with the product, or its owner is gone.' })
  ownerName!: string | null;

  @Field(() => Boolean, { description: 'Whether whoever asks owns it.' })
  isMine!: boolean;

  @Field(() => ReportRhythmEnum, { nullable: true, description: 'How often it is mailed; null: not at all.' })
  every!: ReportRhythm | null;

  @Field(() => Int, { nullable: true, description: 'The day of the week (1 is Monday) or of the month (up to 28) on which it is mailed; null when it is not.' })
  day!: number | null;

  @Field(() => Int, { nullable: true, description: 'The full hour, from 0 to 23, on the wall clock of the business; null when it is not mailed.' })
  hour!: number | null;

  @Field(() => ReportFormatEnum, { nullable: true, description: 'Which files the mail carries; null when it is not mailed.' })
  format!: ReportFormat | null;

  @Field(() => [ID], { description: 'The ids of the admins who get it; empty when it is not mailed.' })
  recipients!: string[];

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it is mailed next; null when it is not.' })
  nextRunAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last mailed; null: never.' })
  lastRunAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'Words in use of one field.' })
export class ReportWords {
  @Field(() => String, { description: 'The field of a source, as in `tag`.' })
  field!: string;

  @Field(() => [String], { description: 'What it holds in some row, at most 200 by the alphabet.' })
  words!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'Somebody whom a filter can name.' })
export class ReportPerson {
  @Field(() => String, { description: '`consultant` or `contractor`.' })
  field!: string;

  @Field(() => ID, { description: 'What a filter on that field takes.' })
  id!: string;

  @Field(() => String, { description: 'What they are called.' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An admin who can be mailed to.' })
export class ReportRecipient {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The name of the account.' })
  name!: string;

  @Field(() => String, { description: 'Where the mail goes.' })
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What the builder of reports offers.' })
export class ReportOptionsType {
  @Field(() => [ReportWords], { description: 'One for each field whose words are not fixed.' })
  lists!: ReportWords[];

  @Field(() => [ReportPerson], { description: 'At most 500, by name.' })
  people!: ReportPerson[];

  @Field(() => [ReportRecipient], { description: 'Accounts that are not disabled; at most 200, by name.' })
  admins!: ReportRecipient[];

  @Field(() => GraphQLLocalDate, { description: fieldText.today })
  today!: string;

  @Field(() => String, { description: fieldText.timeZone })
  timeZone!: string;
}
