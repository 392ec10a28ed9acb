import { reportSources, type ReportSource } from '@hearthline/rules/office/reports/report-fields.ts';
import {
  reportCharts,
  reportFormats,
  reportOperators,
  reportRhythms,
  reportSorts,
  type ReportChart,
  type ReportFormat,
  type ReportOperator,
  type ReportRhythm,
  type ReportSort,
} from '@hearthline/rules/office/reports/report-rules.ts';
import { Field, ID, InputType, Int } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';

export const ReportSourceEnum = graphqlEnum('ReportSource', 'What a report counts.', reportSources, {
  contacts: 'Contacts that are not deleted.',
  appointments: 'Appointments, including cancelled ones.',
  deals: 'Deals of every stage.',
  deal_stages: 'How long deals stay in a stage: one row for each stage that a deal enters.',
  quotes: 'Quotes of every status, including drafts.',
  sales:
    'Entries of sales: one row for each change of what was contracted, on its day, with the owner and the source of that day.',
  payments:
    'Payments and refunds, with the owner and the source of the day on which they were recorded. A void one counts twice: on the day on which it was received, and negative on the day on which it became void.',
  projects: 'Projects of every status.',
  campaigns: 'Campaigns, including drafts.',
});
export const ReportOperatorEnum = graphqlEnum(
  'ReportOperator',
  'How a filter compares a field with its values.',
  reportOperators,
  {
    is: 'Exactly this one value.',
    one_of: 'One of the values.',
    none_of: 'None of the values.',
    in_period:
      'For times: one value, the name of a period that moves with the calendar, as in `last_30_days` or `this_quarter`.',
    between:
      'For times and numbers: two values, the first and the last that match; either may be empty for no bound.',
  },
);
export const ReportSortEnum = graphqlEnum('ReportSort', 'The order of the rows of a report.', reportSorts, {
  name: 'By the groups: statuses in the order of the work, words alphabetically, times from the oldest to the newest.',
  name_desc: 'By the groups, in reverse order.',
  value: 'By the first measure, smallest first.',
  value_desc: 'By the first measure, largest first.',
});
export const ReportChartEnum = graphqlEnum('ReportChart', 'How a report is drawn.', reportCharts, {
  bar: 'Vertical bars.',
  line: 'A line, for times.',
  list: 'Horizontal bars, each with its label beside it.',
  none: 'No chart, only the table.',
});
export const ReportRhythmEnum = graphqlEnum('ReportRhythm', 'How often a report is mailed.', reportRhythms, {
  daily: 'Every day.',
  weekly: 'Once a week.',
  monthly: 'Once a month.',
});
export const ReportFormatEnum = graphqlEnum(
  'ReportFormat',
  'The files attached to a mailed report.',
  reportFormats,
  {
    pdf: 'For reading and printing.',
    csv: 'For spreadsheets.',
    both: 'A PDF and a CSV file.',
  },
);

@InputType({ description: 'A filter of a report.' })
export class ReportFilterInput {
  @Field(() => String, { description: 'A field of the source, as in `status`.' })
  field!: string;

  @Field(() => ReportOperatorEnum, {
    description: 'How the field is compared with the values; which operators fit depends on the field.',
  })
  op!: ReportOperator;

  @Field(() => [String], {
    description:
      'At most 50 values: words, ids, whole numbers or days (`2027-03-01`), depending on the field. An empty text means "not set".',
  })
  values!: string[];
}

@InputType({ description: 'What a report shows.' })
export class ReportDefinitionInput {
  @Field(() => ReportSourceEnum, {
    description: 'What is counted; the available fields, groups and measures depend on it.',
  })
  source!: ReportSource;

  @Field(() => [ReportFilterInput], {
    nullable: true,
    description: 'At most 8 filters; a row has to match all of them.',
  })
  filters?: ReportFilterInput[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Up to two groups, as in `status`, `created_week`. Without any, everything is in one row.',
  })
  groups?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Up to four measures, as in `count`, `budget_sum`; `count` if omitted.',
  })
  measures?: string[] | null;

  @Field(() => ReportSortEnum, { nullable: true, description: 'The order of the rows; `name` if omitted.' })
  sort?: ReportSort | null;

  @Field(() => ReportChartEnum, { nullable: true, description: 'How the report is drawn; `bar` if omitted.' })
  chart?: ReportChart | null;
}

@InputType({ description: 'The value of one of a report’s groups.' })
export class ReportKeyInput {
  @Field(() => String, { description: 'One of the definition’s groups.' })
  group!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The group’s value, as `reportResult` answers it in `keys`; null for rows without one.',
  })
  key?: string | null;
}

@InputType({ description: 'A report to save.' })
export class CreateReportInput {
  @Field(() => String, { description: 'The name of the report, 1 to 120 characters.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether all staff may see and change it, or its owner alone.' })
  shared!: boolean;

  @Field(() => ReportDefinitionInput, { description: 'What the report shows.' })
  definition!: ReportDefinitionInput;
}

@InputType({ description: 'The new content of a saved report.' })
export class UpdateReportInput extends CreateReportInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@InputType({ description: 'When a report is mailed, and to whom.' })
export class ReportScheduleInput {
  @Field(() => ReportRhythmEnum, { description: 'How often it is mailed.' })
  every!: ReportRhythm;

  @Field(() => Int, {
    nullable: true,
    description:
      'The day of the week (1 is Monday) or of the month (up to 28); 1 if omitted. Ignored for a daily report.',
  })
  day?: number | null;

  @Field(() => Int, { description: 'The full hour, from 0 to 23, in the business time zone.' })
  hour!: number;

  @Field(() => ReportFormatEnum, { description: 'Which files are attached to the mail.' })
  format!: ReportFormat;

  @Field(() => [ID], {
    description:
      'The account ids of 1 to 20 members of staff. Each gets their own figures: what they may read.',
  })
  recipients!: string[];
}
