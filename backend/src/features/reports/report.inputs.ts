import { reportSources, type ReportSource } from '@hearthline/rules/report-fields.ts';
import { reportCharts, reportFormats, reportOperators, reportRhythms, reportSorts, type ReportChart, type ReportFormat, type ReportOperator, type ReportRhythm, type ReportSort } from '@hearthline/rules/reports.ts';
import { Field, ID, InputType, Int } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';

export const ReportSourceEnum = graphqlEnum('ReportSource', 'What a report counts: one row of it is one of these.', reportSources, {
  contacts: 'Contacts that are not deleted.',
  appointments: 'Appointments, cancelled ones too.',
  projects: 'Projects of every status.',
  campaigns: 'Campaigns, drafts too.',
});
export const ReportOperatorEnum = graphqlEnum('ReportOperator', 'How values narrow a field.', reportOperators, {
  is: 'Exactly the one value.',
  one_of: 'One of the values.',
  none_of: 'None of the values.',
  in_period: 'For times: one value, the name of a period that moves with the calendar, as in `last_30_days` or `this_quarter`.',
  between: 'For times and numbers: two values, both included; either of them may be empty.',
});
export const ReportSortEnum = graphqlEnum('ReportSort', 'In which order the rows of a report come.', reportSorts, {
  name: 'By the groups: statuses in the order of the work, words from A, times from the oldest on.',
  name_desc: 'The same the other way round.',
  value: 'By the first measure, the smallest first.',
  value_desc: 'By the first measure, the largest first.',
});
export const ReportChartEnum = graphqlEnum('ReportChart', 'How a report is drawn.', reportCharts, {
  bar: 'Bars that stand.',
  line: 'A line from value to value, for times.',
  list: 'Bars that lie, each with its words beside it.',
  none: 'Not at all: the table only.',
});
export const ReportRhythmEnum = graphqlEnum('ReportRhythm', 'How often a report is mailed.', reportRhythms, {
  daily: 'Every day.',
  weekly: 'Once a week.',
  monthly: 'Once a month.',
});
export const ReportFormatEnum = graphqlEnum('ReportFormat', 'The files attached to a mailed report.', reportFormats, {
  pdf: 'For reading and printing.',
  csv: 'For spreadsheets.',
  both: 'A PDF and a CSV file.',
});

@InputType({ description: 'Narrows a report.' })
export class ReportFilterInput {
  @Field(() => String, { description: 'A field of the source, as in `status`.' })
  field!: string;

  @Field(() => ReportOperatorEnum, { description: 'How the values narrow it; which ones fit depends on the field.' })
  op!: ReportOperator;

  @Field(() => [String], { description: 'At most 50: words, ids, whole numbers or days (`2027-03-01`), as the field has them. An empty text means "not set".' })
  values!: string[];
}

@InputType({ description: 'What a report shows.' })
export class ReportDefinitionInput {
  @Field(() => ReportSourceEnum, { description: 'What is counted; fields, groups and measures depend on it.' })
  source!: ReportSource;

  @Field(() => [ReportFilterInput], { nullable: true, description: 'All of them together; at most 8.' })
  filters?: ReportFilterInput[] | null;

  @Field(() => [String], { nullable: true, description: 'Up to two, as in `status`, `created_week`; none: one row of everything.' })
  groups?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Up to four, as in `count`, `budget_sum`; `count` unless told.' })
  measures?: string[] | null;

  @Field(() => ReportSortEnum, { nullable: true, description: '`name` when missing.' })
  sort?: ReportSort | null;

  @Field(() => ReportChartEnum, { nullable: true, description: 'How it is drawn; `bar` when missing.' })
  chart?: ReportChart | null;
}

@InputType({ description: 'A report to save.' })
export class CreateReportInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  name!: string;

  @Field(() => Boolean, { description: 'Every admin may see and change it; else its owner alone.' })
  shared!: boolean;

  @Field(() => ReportDefinitionInput, { description: 'What it shows.' })
  definition!: ReportDefinitionInput;
}

@InputType({ description: 'A saved report as it is to be from now on.' })
export class UpdateReportInput extends CreateReportInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@InputType({ description: 'When a report is mailed, and to whom.' })
export class ReportScheduleInput {
  @Field(() => ReportRhythmEnum, { description: 'How often it is mailed.' })
  every!: ReportRhythm;

  @Field(() => Int, { nullable: true, description: 'The day of the week (1 is Monday) or of the month (up to 28); 1 when missing. Of no meaning for a daily one.' })
  day?: number | null;

  @Field(() => Int, { description: 'The full hour, from 0 to 23, on the wall clock of the business.' })
  hour!: number;

  @Field(() => ReportFormatEnum, { description: 'Which files the mail carries.' })
  format!: ReportFormat;

  @Field(() => [ID], { description: 'The ids of accounts of admins, 1 to 20.' })
  recipients!: string[];
}
