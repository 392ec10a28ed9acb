import { timeOfDay } from '../../dates/time-text.ts';
import { wholeDollars } from '../../dollars.ts';
import { shortDollars } from '../figure-list.ts';
import { clockTimeText, weekdayNames } from '../../dates/hours.ts';
import type { ReportField, ReportGroup, ReportUnit } from './field-types.ts';
import {
  priceBand,
  reportField,
  reportGroup,
  reportMeasure,
  reportTables,
  weekdayKeys,
} from './report-fields.ts';
import { reportPeriods, type ReportPeriod } from './periods.ts';
import type { ReportDefinition, ReportFilter, ReportSchedule } from './report-rules.ts';
import { capitalize, humanize } from '../../humanize.ts';

/** Looks up the name of a consultant or contractor by id. */
export type ReportNames = (value: string) => string | undefined;

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const dayFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
const longDay = dayFormat({ dateStyle: 'medium' });
const shortDay = dayFormat({ month: 'short', day: 'numeric' });
const longMonth = dayFormat({ month: 'long', year: 'numeric' });
const monthName = dayFormat({ month: 'short' });

/** A day of the calendar, as in `Nov 3, 2026`. */
export const reportDay = (day: string): string => longDay.format(new Date(day));

/** A value of a choice or of a list in words. What staff typed (tags, stages of projects) stays as it is; sources, built in or typed, are all formatted alike. */
export const wordTitle = (field: ReportField, value: string): string =>
  field.titles?.[value] ?? (field.kind === 'choice' || field.isHumanized ? humanize(value) : value);

const valueText = (field: ReportField, value: string, names: ReportNames): string => {
  if (value === '') return field.empty ?? 'Not set';
  return field.kind === 'person' ? (names(value) ?? 'Former team member') : wordTitle(field, value);
};

const timeText = (key: string, step: ReportGroup['step'], short: boolean): string => {
  const quarter = Math.floor(new Date(key).getUTCMonth() / 3) + 1;
  switch (step) {
    case 'year':
      return key.slice(0, 4);
    case 'quarter':
      return `Q${quarter} ${short ? `’${key.slice(2, 4)}` : key.slice(0, 4)}`;
    case 'month':
      // With an apostrophe, or it would read as a day: Nov 27.
      return short
        ? `${monthName.format(new Date(key))} ’${key.slice(2, 4)}`
        : longMonth.format(new Date(key));
    case 'week':
      return short ? shortDay.format(new Date(key)) : `Week of ${reportDay(key)}`;
    case 'day':
    case undefined:
      return short ? shortDay.format(new Date(key)) : reportDay(key);
  }
};

const bandText = (from: number, short: boolean): string => {
  const text = short ? shortDollars : wholeDollars;
  return `${text(from)} to ${text(from + priceBand)}`;
};

/**
 * The label of a row in one of its groups.
 * @param name the name that came with the key, for people and campaigns
 * @param short abbreviates where there is little room
 */
export const keyText = (
  group: ReportGroup,
  key: string | null,
  name: string | null,
  short = false,
): string => {
  if (key === null || key === '') return group.field?.empty ?? 'Not set';
  if (group.step) return timeText(key, group.step, short);
  if (group.options === weekdayKeys)
    return weekdayNames[Number(key) - 1]?.slice(0, short ? 3 : undefined) ?? key;
  if (group.key === 'priceBand') return bandText(Number(key), short);
  if (group.key === 'time') return timeOfDay(name ?? key);
  if (name !== null) return group.field?.isHumanized ? humanize(name) : name;
  return group.field ? valueText(group.field, key, () => key) : key;
};

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** A figure with its unit; null is an average of nothing. */
export const measureValueText = (value: number | null, unit: ReportUnit, short = false): string => {
  if (value === null) return '–';
  switch (unit) {
    case 'count':
      return short ? compact.format(value) : whole.format(value);
    case 'money':
      return (short ? shortDollars : wholeDollars)(value);
    case 'area':
      return short ? compact.format(value) : `${whole.format(value)} sq ft`;
    case 'percent':
      return `${tenth.format(value)}%`;
    case 'days':
      return short ? tenth.format(value) : `${tenth.format(value)} days`;
  }
};

const listed = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

const numberText = (field: ReportField, value: string): string =>
  measureValueText(Number(value), field.unit ?? 'count');

/** A filter as part of a sentence: `status is Prospect or Active`, `created in the last 30 days`. */
const filterText = (field: ReportField, { op, values }: ReportFilter, names: ReportNames): string => {
  const title = lower(field.title);
  const [from = '', to = ''] = values;
  if (op === 'in_period') {
    const words = reportPeriods[from as ReportPeriod];
    return `${title} ${words.startsWith('the ') ? 'in ' : ''}${words}`;
  }
  if (op === 'between' && field.kind === 'number') {
    if (!from || !to)
      return `${title} ${from ? `at least ${numberText(field, from)}` : `at most ${numberText(field, to)}`}`;
    return `${title} from ${numberText(field, from)} to ${numberText(field, to)}`;
  }
  if (op === 'between') {
    if (!from || !to)
      return `${title} ${from ? `on ${reportDay(from)} or later` : `on ${reportDay(to)} or earlier`}`;
    return from === to
      ? `${title} on ${reportDay(from)}`
      : `${title} from ${reportDay(from)} to ${reportDay(to)}`;
  }
  const words = values.map((value) => valueText(field, value, names));
  return op === 'none_of' ? `${title} is not ${listed(words, 'or')}` : `${title} is ${listed(words, 'or')}`;
};

/** The filters in words, or null when there are none. */
export const filtersText = (definition: ReportDefinition, names: ReportNames): string | null => {
  const parts = definition.filters.flatMap((filter) => {
    const field = reportField(definition.source, filter.field);
    return field ? [filterText(field, filter, names)] : [];
  });
  return parts.length ? capitalize(parts.join('; ')) : null;
};

/** What is counted and how it is grouped, as in `Number of contacts by week (created) and source`. */
export const headlineText = ({ source, groups, measures }: ReportDefinition): string => {
  const what = listed(
    measures.map((key, index) => (index ? lower : capitalize)(reportMeasure(source, key)?.title ?? key)),
    'and',
  );
  const by = groups.map((key) => {
    const group = reportGroup(source, key);
    return group?.step ? `${group.step} (${lower(group.field?.title ?? '')})` : lower(group?.title ?? key);
  });
  return by.length ? `${what} by ${listed(by, 'and')}` : what;
};

/** The whole report in one sentence. */
export const reportText = (definition: ReportDefinition, names: ReportNames): string => {
  const filters = filtersText(definition, names);
  const [, many] = reportTables[definition.source].words;
  return `${headlineText(definition)}. ${filters ? `Filters: ${lower(filters)}` : `All ${many}`}.`;
};

/** `8:00 AM` */
export const hourText = (hour: number): string => clockTimeText(`${String(hour).padStart(2, '0')}:00`);

const ordinal = (day: number): string =>
  `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`;

/** `every Monday at 8:00 AM` */
export const scheduleText = ({ every, day, hour }: Pick<ReportSchedule, 'every' | 'day' | 'hour'>): string =>
  `${every === 'daily' ? 'every day' : every === 'weekly' ? `every ${weekdayNames[day - 1] ?? 'Monday'}` : `on the ${ordinal(day)} of every month`} at ${hourText(hour)}`;
