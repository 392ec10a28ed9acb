import { capitalize } from '../../humanize.ts';
import {
  reportSteps,
  type ReportField,
  type ReportGroup,
  type ReportMeasure,
  type ReportSourceTable,
  type ReportUnit,
} from './field-types.ts';

/** A figure that adds up over the rows of a report. */
export const sum = (key: string, title: string, unit: ReportUnit): ReportMeasure => ({
  key,
  title,
  unit,
  additive: true,
});
/** A figure that does not: an average, a share, a maximum. */
export const average = (key: string, title: string, unit: ReportUnit): ReportMeasure => ({
  key,
  title,
  unit,
  additive: false,
});
/** The sum of a number and its average. @param key what both keys begin with @param what as in `budget` */
export const totalAndAverage = (key: string, what: string, unit: ReportUnit): ReportMeasure[] => [
  sum(`${key}_sum`, `Total ${what}`, unit),
  average(`${key}_avg`, `Average ${what}`, unit),
];

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

type SourceParts = Pick<ReportSourceTable, 'action' | 'fields' | 'measures'> &
  Partial<Pick<ReportSourceTable, 'title'>> & {
    readonly groups?: readonly ReportGroup[];
  };

/** What a report of one kind of records can use: their fields, the groups that follow from them and some more, their number and other figures. */
export const sourceTable = (
  words: ReportSourceTable['words'],
  { groups = [], measures, ...parts }: SourceParts,
): ReportSourceTable => ({
  title: capitalize(words[1]),
  words,
  groups: [...groupsOf(parts.fields), ...groups],
  measures: [sum('count', `Number of ${words[1]}`, 'count'), ...measures],
  ...parts,
});
