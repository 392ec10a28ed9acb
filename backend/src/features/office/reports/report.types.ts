import type { ReportSource } from '@hearthline/rules/office/reports/report-fields.ts';
import {
  reportLimits,
  type ReportChart,
  type ReportFormat,
  type ReportOperator,
  type ReportRhythm,
  type ReportSort,
} from '@hearthline/rules/office/reports/report-rules.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import {
  ReportChartEnum,
  ReportFormatEnum,
  ReportOperatorEnum,
  ReportRhythmEnum,
  ReportSortEnum,
  ReportSourceEnum,
} from './report.inputs.ts';

@ObjectType({ simpleResolvers: true, description: 'A filter of a report.' })
export class ReportFilterType {
  @Field(() => String, { description: 'A field of the source, as in `status`.' })
  field!: string;

  @Field(() => ReportOperatorEnum, { description: 'How the field is compared with the values.' })
  op!: ReportOperator;

  @Field(() => [String], {
    description:
      'Words, ids, whole numbers or days (`2027-03-01`), depending on the field. An empty text means "not set".',
  })
  values!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'What a report shows.' })
export class ReportDefinitionType {
  @Field(() => ReportSourceEnum, { description: 'What is counted.' })
  source!: ReportSource;

  @MaxItems(reportLimits.filters)
  @Field(() => [ReportFilterType], {
    description: 'At most 8 filters; a row has to match all of them. If empty, everything is counted.',
  })
  filters!: ReportFilterType[];

  @Field(() => [String], {
    description: 'What the rows are grouped by, up to two groups. If empty, everything is in one row.',
  })
  groups!: string[];

  @Field(() => [String], {
    description:
      'The figures of each row, up to four, as in `count`, `budget_sum`. Money is in whole US dollars, areas are in square feet, durations in days.',
  })
  measures!: string[];

  @Field(() => ReportSortEnum, { description: 'The order of the rows.' })
  sort!: ReportSort;

  @Field(() => ReportChartEnum, { description: 'How the report is drawn.' })
  chart!: ReportChart;
}

@ObjectType({ simpleResolvers: true, description: 'One row of a report.' })
export class ReportLineType {
  @Field(() => [String], {
    nullable: 'items',
    description:
      'The value of each group; for a time, the first day of its period (`2027-03-01`). Null if not set.',
  })
  keys!: (string | null)[];

  @Field(() => [String], {
    nullable: 'items',
    description: 'For each value that is an id, its name; null for other values.',
  })
  names!: (string | null)[];

  @Field(() => [Float], {
    nullable: 'items',
    description: 'One figure for each measure; null for an average of nothing.',
  })
  values!: (number | null)[];
}

@ObjectType({ simpleResolvers: true, description: 'The result of a report that was run just now.' })
export class ReportResultType {
  @Field(() => [ReportLineType], { description: 'At most 1,000 rows.' })
  rows!: ReportLineType[];

  @Field(() => [Float], {
    nullable: 'items',
    description: 'The figures over everything that matches the filters, including rows that are not shown.',
  })
  totals!: (number | null)[];

  @Field(() => Boolean, { description: 'Whether there are more rows than are returned.' })
  cut!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the same record may be counted in several rows, so that the total is less than their sum.',
  })
  overlaps!: boolean;

  @Field(() => ReportDefinitionType, { description: 'The requested definition, with defaults filled in.' })
  definition!: ReportDefinitionType;

  @Field(() => GraphQLDateTime, { description: 'When the report was run.' })
  at!: Date;

  @Field(() => GraphQLLocalDate, {
    description: 'The day in the business time zone that periods are relative to.',
  })
  today!: string;
}

@ObjectType('Report', { simpleResolvers: true, description: 'A saved report.' })
export class ReportType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => GraphQLDateTime, { description: fieldText.createdAt })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When the report was last changed.' })
  updatedAt!: Date;

  @Field(() => Int, { description: fieldText.version })
  version!: number;

  @Field(() => String, { description: 'The name of the report, at most 120 characters.' })
  name!: string;

  @Field(() => ReportDefinitionType, { description: 'What the report shows.' })
  definition!: ReportDefinitionType;

  @Field(() => Boolean, { description: 'Whether all staff may see and change it, or its owner alone.' })
  shared!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the owner. Null if the report came with the product or the owner’s account is deleted.',
  })
  ownerName!: string | null;

  @Field(() => Boolean, { description: 'Whether the viewer owns it.' })
  isMine!: boolean;

  @Field(() => ReportRhythmEnum, {
    nullable: true,
    description: 'How often it is mailed. Null if it is not mailed.',
  })
  every!: ReportRhythm | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The day of the week (1 is Monday) or of the month (up to 28) on which it is mailed. Null if it is not mailed.',
  })
  day!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The full hour, from 0 to 23, in the business time zone. Null if it is not mailed.',
  })
  hour!: number | null;

  @Field(() => ReportFormatEnum, {
    nullable: true,
    description: 'Which files are attached to the mail. Null if it is not mailed.',
  })
  format!: ReportFormat | null;

  @Field(() => [ID], {
    description: 'The account ids of the staff who receive it. Empty if it is not mailed.',
  })
  recipients!: string[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it is mailed next. Null if it is not mailed.',
  })
  nextRunAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last mailed. Null if never.' })
  lastRunAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'The words that are in use in one field.' })
export class ReportWords {
  @Field(() => String, { description: 'A field of a source, as in `tag`.' })
  field!: string;

  @Field(() => [String], { description: 'The words in use, at most 200, in alphabetical order.' })
  words!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'A person whom a filter can name.' })
export class ReportPerson {
  @Field(() => String, { description: '`consultant` or `contractor`.' })
  field!: string;

  @Field(() => ID, { description: 'The value that a filter on that field takes.' })
  id!: string;

  @Field(() => String, { description: 'The name of the person.' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A member of staff to whom reports can be mailed.' })
export class ReportRecipient {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The name of the account.' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address of the account.' })
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The choices for building and mailing a report.' })
export class ReportOptionsType {
  @Field(() => [ReportWords], { description: 'One entry for each field whose words are not fixed.' })
  lists!: ReportWords[];

  @Field(() => [ReportPerson], { description: 'At most 500 people, by name.' })
  people!: ReportPerson[];

  @Field(() => [ReportRecipient], {
    description:
      'Staff whose accounts are not disabled, at most 200, by name; none for whoever may not have reports mailed.',
  })
  admins!: ReportRecipient[];

  @Field(() => GraphQLLocalDate, { description: fieldText.today })
  today!: string;

  @Field(() => String, { description: fieldText.timeZone })
  timeZone!: string;
}
