import { appointmentStatuses } from '../appointments/changes.ts';
import { appointmentKinds } from '../appointments/kinds.ts';
import { campaignStates } from '../campaigns/rules.ts';
import { contactStatuses } from '../contacts/rules.ts';
import { dealStages, lostReasons } from '../deals/stages.ts';
import { roofIds } from '../design.ts';
import { weekdays } from '../dates/hours.ts';
import { projectStatuses } from '../projects/rules.ts';

/** The kinds of records that a report can count. */
export const reportSources = ['contacts', 'appointments', 'deals', 'projects', 'campaigns'] as const;
export type ReportSource = (typeof reportSources)[number];

/**
 * What a field holds, and therefore how it can be filtered: `choice` is one of a fixed list, `list` a word found in the data,
 * `person` a person's id, `number` a whole number, `instant` a point in time and `day` a calendar day.
 */
export type ReportFieldKind = 'choice' | 'list' | 'person' | 'number' | 'instant' | 'day';

export interface ReportField {
  readonly key: string;
  readonly title: string;
  readonly kind: ReportFieldKind;
  /** The values of a choice, in their order. */
  readonly options?: readonly string[];
  /** The label of rows that have no value. */
  readonly empty?: string;
  /** The unit of a number. */
  readonly unit?: ReportUnit;
}

/** The lengths of the bands of a time axis. A week begins on Monday. */
export const reportSteps = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type ReportStep = (typeof reportSteps)[number];

export interface ReportGroup {
  readonly key: string;
  readonly title: string;
  /** The field to group by, which determines the wording and the order of the values. */
  readonly field?: ReportField;
  readonly step?: ReportStep;
  /** The values in order, for a group that belongs to no field. */
  readonly options?: readonly string[];
}

export type ReportUnit = 'count' | 'money' | 'area' | 'percent' | 'days';

export interface ReportMeasure {
  readonly key: string;
  readonly title: string;
  readonly unit: ReportUnit;
  /** Whether the rows' values add up to the total; false for an average. */
  readonly additive: boolean;
}

export interface ReportSourceTable {
  readonly title: string;
  /** The singular and the plural. */
  readonly words: readonly [one: string, many: string];
  readonly fields: readonly ReportField[];
  readonly groups: readonly ReportGroup[];
  readonly measures: readonly ReportMeasure[];
}

/** The days of the week as keys of rows: `1` is Monday. */
export const weekdayKeys: readonly string[] = weekdays.map(String);

const count = (title: string): ReportMeasure => ({ key: 'count', title, unit: 'count', additive: true });
const sum = (key: string, title: string, unit: ReportUnit): ReportMeasure => ({
  key,
  title,
  unit,
  additive: true,
});
const average = (key: string, title: string, unit: ReportUnit): ReportMeasure => ({
  key,
  title,
  unit,
  additive: false,
});

/** The groups that fields allow: words as they are, times by day, week and longer, numbers none. */
const groupsOf = (fields: readonly ReportField[]): ReportGroup[] =>
  fields.flatMap((field): ReportGroup[] => {
    if (field.kind === 'number') return [];
    if (field.kind !== 'instant' && field.kind !== 'day')
      return [{ key: field.key, title: field.title, field }];
    return reportSteps.map((step) => ({
      key: `${field.key}_${step}`,
      title: `${field.title}, by ${step}`,
      field,
      step,
    }));
  });

const undesigned = 'No design';
const unknownWay = 'Not known';

/** The width of a band of prices, in dollars. */
export const priceBand = 25_000;
const priceGroup: ReportGroup = {
  key: 'priceBand',
  title: `Design price, by $${priceBand.toLocaleString('en-US')}`,
};

/** The design that a lead came with. Its price is the middle of what it cost on the day it was designed. */
const designFields = (home: ReportField): readonly ReportField[] => [
  home,
  { key: 'roof', title: 'Roof', kind: 'choice', options: roofIds, empty: undesigned },
  { key: 'price', title: 'Design price', kind: 'number', unit: 'money' },
];

/** How the visitor came to the site: the first time, and the last time before the booking or the request. */
const touchFields: readonly ReportField[] = [
  { key: 'firstCampaign', title: 'First campaign', kind: 'list', empty: unknownWay },
  { key: 'firstSource', title: 'First source', kind: 'list', empty: unknownWay },
  { key: 'lastCampaign', title: 'Last campaign', kind: 'list', empty: unknownWay },
  { key: 'lastSource', title: 'Last source', kind: 'list', empty: unknownWay },
];

const contactFields: readonly ReportField[] = [
  { key: 'status', title: 'Status', kind: 'choice', options: contactStatuses },
  { key: 'source', title: 'Source', kind: 'list' },
  { key: 'tag', title: 'Tag', kind: 'list', empty: 'No tag' },
  { key: 'created', title: 'Created', kind: 'instant' },
  { key: 'waiting', title: 'Waiting for an answer', kind: 'choice', options: ['yes', 'no'] },
  ...designFields({ key: 'home', title: 'Home', kind: 'list', empty: undesigned }),
  ...touchFields,
];

const appointmentFields: readonly ReportField[] = [
  { key: 'status', title: 'Status', kind: 'choice', options: appointmentStatuses },
  { key: 'kind', title: 'Kind', kind: 'choice', options: appointmentKinds },
  { key: 'consultant', title: 'Consultant', kind: 'person' },
  { key: 'starts', title: 'Date', kind: 'instant' },
  { key: 'created', title: 'Booked', kind: 'instant' },
  ...designFields({ key: 'home', title: 'Home', kind: 'list', empty: 'No home' }),
  ...touchFields,
];

const dealFields: readonly ReportField[] = [
  { key: 'stage', title: 'Stage', kind: 'choice', options: dealStages },
  { key: 'owner', title: 'Owner', kind: 'person', empty: 'No owner' },
  { key: 'dealSource', title: 'Source', kind: 'list', empty: unknownWay },
  { key: 'lostReason', title: 'Lost because of', kind: 'choice', options: lostReasons, empty: 'Not lost' },
  { key: 'value', title: 'Value', kind: 'number', unit: 'money' },
  { key: 'created', title: 'Created', kind: 'instant' },
  { key: 'closed', title: 'Won or lost', kind: 'instant', empty: 'Still open' },
  { key: 'expected', title: 'Expected close', kind: 'day', empty: 'No date' },
  ...touchFields,
];

const projectFields: readonly ReportField[] = [
  { key: 'status', title: 'Status', kind: 'choice', options: projectStatuses },
  { key: 'stage', title: 'Stage', kind: 'list' },
  { key: 'contractor', title: 'Contractor', kind: 'person', empty: 'Not assigned' },
  { key: 'propertyType', title: 'Property type', kind: 'list', empty: 'Not set' },
  { key: 'progress', title: 'Progress', kind: 'number', unit: 'percent' },
  { key: 'budget', title: 'Budget', kind: 'number', unit: 'money' },
  { key: 'sqft', title: 'Living area', kind: 'number', unit: 'area' },
  { key: 'created', title: 'Created', kind: 'instant' },
  { key: 'start', title: 'Started', kind: 'day', empty: 'No start date' },
  { key: 'completed', title: 'Completed', kind: 'instant', empty: 'Not completed' },
  { key: 'estimated', title: 'Estimated completion', kind: 'day', empty: 'No estimate' },
];

const campaignFields: readonly ReportField[] = [
  { key: 'state', title: 'State', kind: 'choice', options: campaignStates },
  { key: 'created', title: 'Created', kind: 'instant' },
  { key: 'started', title: 'Sent', kind: 'instant', empty: 'Not sent yet' },
];

/** The complete allowlist: reports can use nothing else. */
export const reportTables: Readonly<Record<ReportSource, ReportSourceTable>> = {
  contacts: {
    title: 'Contacts',
    words: ['contact', 'contacts'],
    fields: contactFields,
    groups: [...groupsOf(contactFields), priceGroup],
    measures: [count('Number of contacts')],
  },
  appointments: {
    title: 'Appointments',
    words: ['appointment', 'appointments'],
    fields: appointmentFields,
    groups: [
      ...groupsOf(appointmentFields),
      { key: 'weekday', title: 'Day of the week', options: weekdayKeys },
      { key: 'time', title: 'Time of day' },
      priceGroup,
    ],
    measures: [
      count('Number of appointments'),
      average('notice', 'Average days from booking to appointment', 'days'),
    ],
  },
  deals: {
    title: 'Deals',
    words: ['deal', 'deals'],
    fields: dealFields,
    groups: groupsOf(dealFields),
    measures: [
      count('Number of deals'),
      sum('value_sum', 'Total value', 'money'),
      sum('weighted_sum', 'Total weighted value', 'money'),
      average('value_avg', 'Average value', 'money'),
      average('win_rate', 'Win rate', 'percent'),
      average('stage_avg', 'Average days in a stage', 'days'),
      average('length_avg', 'Average days until won or lost', 'days'),
    ],
  },
  projects: {
    title: 'Projects',
    words: ['project', 'projects'],
    fields: projectFields,
    groups: groupsOf(projectFields),
    measures: [
      count('Number of projects'),
      sum('budget_sum', 'Total budget', 'money'),
      average('budget_avg', 'Average budget', 'money'),
      sum('cost_sum', 'Total actual cost', 'money'),
      average('cost_avg', 'Average actual cost', 'money'),
      sum('sqft_sum', 'Total living area', 'area'),
      average('sqft_avg', 'Average living area', 'area'),
      average('progress_avg', 'Average progress', 'percent'),
      average('length_avg', 'Average time from start to completion', 'days'),
    ],
  },
  campaigns: {
    title: 'Campaigns',
    words: ['campaign', 'campaigns'],
    fields: campaignFields,
    groups: [{ key: 'campaign', title: 'Campaign' }, ...groupsOf(campaignFields)],
    measures: [
      count('Number of campaigns'),
      sum('recipients', 'Recipients', 'count'),
      sum('sent', 'Emails sent', 'count'),
      sum('failed', 'Emails failed', 'count'),
      sum('suppressed', 'Suppressed', 'count'),
      sum('unsubscribed', 'Unsubscribed', 'count'),
      average('unsubscribe_rate', 'Unsubscribe rate', 'percent'),
    ],
  },
};

export const reportField = (source: ReportSource, key: string): ReportField | undefined =>
  reportTables[source].fields.find((field) => field.key === key);
export const reportGroup = (source: ReportSource, key: string): ReportGroup | undefined =>
  reportTables[source].groups.find((group) => group.key === key);
export const reportMeasure = (source: ReportSource, key: string): ReportMeasure | undefined =>
  reportTables[source].measures.find((measure) => measure.key === key);
