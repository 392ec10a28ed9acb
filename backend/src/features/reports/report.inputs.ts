import { reportSources, type ReportSource } from '@hearthline/rules/report-fields.ts';
import { reportCharts, reportFormats, reportOperators, reportRhythms, reportSorts, type ReportChart, type ReportFormat, type ReportOperator, type ReportRhythm, type ReportSort } from '@hearthline/rules/reports.ts';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';

const enumOf = (values: readonly string[], name: string, description: string): Record<string, string> => {
  const made = Object.fromEntries(values.map((value) => [value, value]));
  registerEnumType(made, { name, description });
  return made;
};

export const ReportSourceEnum = enumOf(reportSources, 'ReportSource', 'What a report counts.');
export const ReportOperatorEnum = enumOf(reportOperators, 'ReportOperator', '`between` takes two values, either of which may be empty, `in_period` the name of a period (`last_30_days`, `this_quarter`, …).');
export const ReportSortEnum = enumOf(reportSorts, 'ReportSort', 'By the words of the groups (times from the oldest on), or by the first measure.');
export const ReportChartEnum = enumOf(reportCharts, 'ReportChart', 'How a report is drawn: bars that stand, a line, bars that lie, or not at all.');
export const ReportRhythmEnum = enumOf(reportRhythms, 'ReportRhythm', 'How often a report is mailed.');
export const ReportFormatEnum = enumOf(reportFormats, 'ReportFormat', 'The files attached to a mailed report.');

@InputType({ description: 'Narrows a report.' })
export class ReportFilterInput {
  @Field(() => String, { description: 'A field of the source, as in `status`.' })
  field!: string;

  @Field(() => ReportOperatorEnum)
  op!: ReportOperator;

  @Field(() => [String], { description: 'Words, ids, numbers or days (`2027-03-01`), as the field has them. An empty text means "not set".' })
  values!: string[];
}

@InputType({ description: 'What a report shows.' })
export class ReportDefinitionInput {
  @Field(() => ReportSourceEnum)
  source!: ReportSource;

  @Field(() => [ReportFilterInput], { nullable: true, description: 'All of them together; at most 8.' })
  filters?: ReportFilterInput[] | null;

  @Field(() => [String], { nullable: true, description: 'Up to two, as in `status`, `created_week`.' })
  groups?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Up to four, as in `count`, `budget_sum`; `count` unless told.' })
  measures?: string[] | null;

  @Field(() => ReportSortEnum, { nullable: true })
  sort?: ReportSort | null;

  @Field(() => ReportChartEnum, { nullable: true })
  chart?: ReportChart | null;
}

@InputType({ description: 'A report to save.' })
export class CreateReportInput {
  @Field(() => String)
  name!: string;

  @Field(() => Boolean, { description: 'Every admin may see and change it; else its owner alone.' })
  shared!: boolean;

  @Field(() => ReportDefinitionInput)
  definition!: ReportDefinitionInput;
}

@InputType({ description: 'A saved report as it shall be from now on.' })
export class UpdateReportInput extends CreateReportInput {
  @Field(() => Int, { description: 'The version it was read at.' })
  version!: number;
}

@InputType({ description: 'When a report is mailed, and to whom.' })
export class ReportScheduleInput {
  @Field(() => ReportRhythmEnum)
  every!: ReportRhythm;

  @Field(() => Int, { nullable: true, description: 'The day of the week (1 is Monday) or of the month (up to 28).' })
  day?: number | null;

  @Field(() => Int, { description: 'From 0 to 23, on the wall clock of the business.' })
  hour!: number;

  @Field(() => ReportFormatEnum)
  format!: ReportFormat;

  @Field(() => [ID], { description: 'Accounts of admins.' })
  recipients!: string[];
}
