import type { Action } from '../../permissions.ts';

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
  /** What the values are called where it is not their own word, as in `no_answer`. */
  readonly titles?: Readonly<Record<string, string>>;
  /** Words of a list are written like those of a choice: `home_show` as Home show. */
  readonly isHumanized?: true;
  /** The label of rows that have no value. */
  readonly empty?: string;
  /** Whose names the filter of a person offers: those of this field, where it is not its own. */
  readonly people?: string;
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
  /** What one must be allowed to do to see it, besides {@link ReportSourceTable.action}. */
  readonly action?: Action;
}

export interface ReportSourceTable {
  /** What one must be allowed to do to have them counted: to open their list. */
  readonly action: Action;
  readonly title: string;
  /** The singular and the plural. */
  readonly words: readonly [one: string, many: string];
  readonly fields: readonly ReportField[];
  readonly groups: readonly ReportGroup[];
  readonly measures: readonly ReportMeasure[];
}
