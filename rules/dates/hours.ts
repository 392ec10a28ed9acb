import { timeOfDay } from './time-text.ts';

/** The length of a consultation and the distance between start times, in minutes (docs/specification.md, section 9). */
export const slotMinutes = 30;

const minutesOfDay = Array.from({ length: (24 * 60) / slotMinutes }, (_, index) => index * slotMinutes);
const two = (number: number): string => String(number).padStart(2, '0');
const clockText = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const slotText = (minutes: number): string =>
  `${two(((Math.floor(minutes / 60) + 11) % 12) + 1)}:${two(minutes % 60)} ${minutes < 720 ? 'AM' : 'PM'}`;

/** Every time of day that business hours can begin or end at, on a 24-hour clock: `00:00`, `00:30`, … */
export const clockTimes = minutesOfDay.map(clockText);

/** The same times in the format of slots: `12:00 AM`, `12:30 AM`, … */
export const slotTexts = minutesOfDay.map(slotText);

/** The same times as programs may write them: with or without the leading zero. */
export const timeTexts = [
  ...slotTexts,
  ...slotTexts.filter((text) => text.startsWith('0')).map((text) => text.slice(1)),
];

/** One of {@link timeTexts} in the format of slots: `04:30 PM` for `4:30 PM`. */
export const toSlotText = (time: string): string => time.padStart('00:00 AM'.length, '0');

/** Monday is 1, Sunday 7 (ISO 8601). */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const weekdayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

export const hoursOrder = 'Closing time must be after opening time';

/** When consultations take place, by the business's wall clock. */
export interface BusinessHours {
  /** Days of the week: Monday is 1, Sunday 7. */
  readonly days: number[];
  /** One of {@link clockTimes}, as is `closes`. */
  readonly opens: string;
  readonly closes: string;
}

/** docs/specification.md, section 9: 7 days a week, 9:00 AM to 5:00 PM. */
export const initialHours: BusinessHours = { days: [...weekdays], opens: '09:00', closes: '17:00' };

/** The start times of a day's consultations, as in `09:00 AM`: the last consultation ends when the business closes. */
export const slotTimes = ({ opens, closes }: BusinessHours): string[] =>
  slotTexts.slice(clockTimes.indexOf(opens), clockTimes.indexOf(closes));

/** The day of the week of a calendar day. @param date `yyyy-mm-dd`, a day that exists */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** Groups consecutive days into runs, each given by its first and last day. */
const runs = (days: readonly number[]): [first: number, last: number][] =>
  days.reduce<[number, number][]>((found, day) => {
    const last = found.at(-1);
    if (last?.[1] === day - 1) last[1] = day;
    else found.push([day, day]);
    return found;
  }, []);

const nameOf = (day: number): string => weekdayNames[day - 1] ?? '';
const runText = ([first, last]: [number, number]): string =>
  first === last ? nameOf(first) : `${nameOf(first)} ${last - first === 1 ? 'and' : 'to'} ${nameOf(last)}`;

/** `7 days a week`, `Monday to Friday`, `Monday, Wednesday to Friday`. */
export const daysText = (days: readonly number[]): string =>
  days.length === 7 ? '7 days a week' : runs(days).map(runText).join(', ');

/** A time of the 24-hour clock in words: `4:00 PM` for `16:00`. @param clock one of {@link clockTimes} */
export const clockTimeText = (clock: string): string =>
  timeOfDay(slotTexts[clockTimes.indexOf(clock)] ?? clock);

/** The business hours in words, as in `7 days a week, 9:00 AM to 5:00 PM`. */
export const hoursText = ({ days, opens, closes }: BusinessHours): string =>
  `${daysText(days)}, ${clockTimeText(opens)} to ${clockTimeText(closes)}`;

/** The business hours for machines (schema.org `openingHours`), as in `Mo-Su 09:00-17:00`. */
export const openingHoursCode = ({ days, opens, closes }: BusinessHours): string =>
  `${runs(days)
    .map(([first, last]) =>
      first === last ? weekdayCodes[first - 1] : `${weekdayCodes[first - 1]}-${weekdayCodes[last - 1]}`,
    )
    .join(',')} ${opens}-${closes}`;
