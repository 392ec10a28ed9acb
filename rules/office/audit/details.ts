import { workInWords } from '../../people/transfer.ts';
import { centsText } from '../../dollars.ts';
import { clockTimeText, daysText } from '../../dates/hours.ts';
import { capitalize } from '../../humanize.ts';

/** What the fields of settings are called on their screens. */
const titles: Readonly<Record<string, string>> = {
  timeZone: 'Time zone',
  days: 'Open on',
  address: 'Postal address',
  equalHousing: 'Equal housing line',
  campaignPace: 'Emails per minute',
  auditDays: 'Audit log retention (days)',
  answerMinutes: 'New leads stand first (minutes)',
  startsOn: 'First day',
  endsOn: 'Last day',
  weekdays: 'Works on',
  userId: 'Account',
  plantZip: 'Plant ZIP code',
  maxMiles: 'Most miles',
  leadWeeksLow: 'Fewest weeks',
  leadWeeksHigh: 'Most weeks',
  except: 'Counties without delivery',
  amountCents: 'Amount',
  contractCents: 'Contract sum',
  typedCents: 'Value',
};
const titleOf = (field: string): string =>
  (Object.hasOwn(titles, field) ? titles[field] : undefined) ??
  capitalize(field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** One value as people read it: `Monday to Friday`, `9:00 AM`, `600`, `nothing`. */
const valueText = (field: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing';
  if ((field === 'days' || field === 'weekdays') && Array.isArray(value)) return daysText(value.map(Number));
  if (field === 'opens' || field === 'closes') return clockTimeText(typeof value === 'string' ? value : '');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && field.endsWith('Cents')) return centsText(value);
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (Array.isArray(value)) return value.map((each) => valueText(field, each)).join(', ') || 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

interface Change {
  readonly from: unknown;
  readonly to: unknown;
}
const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

const changesText = (changes: unknown): string[] =>
  Object.entries((changes ?? {}) as Record<string, unknown>).flatMap(([field, change]) =>
    isChange(change)
      ? [`${titleOf(field)}: ${valueText(field, change.from)} → ${valueText(field, change.to)}`]
      : [],
  );

/** How an instant is stored among the details, as `Date.toISOString` writes it. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * The details of an audit entry in words, as in `role: admin · fields: name, phone`. What a setting was and is reads
 * `Phone: (360) 555-0142 → (360) 555-0100`; a refusal that was counted, `2,290 times, the last at Nov 3, 2026, 4:12 PM`.
 * @param timeText writes an instant for the reader
 */
export const auditDetailsText = (details: unknown, timeText: (at: string) => string): string => {
  // Of work that was given away the log itself has each id.
  const {
    changes,
    times,
    until,
    counts,
    given: _given,
    ...others
  } = (details ?? {}) as Record<string, unknown>;
  return [
    ...changesText(changes),
    ...(typeof counts === 'object' && counts !== null ? [workInWords(counts)].filter(Boolean) : []),
    ...(typeof times === 'number'
      ? [
          `${times.toLocaleString('en-US')} times${typeof until === 'string' ? `, the last at ${timeText(until)}` : ''}`,
        ]
      : []),
    ...Object.entries(others)
      .filter(([, value]) => value !== null)
      .map(
        ([name, value]) =>
          `${name}: ${typeof value === 'string' && instant.test(value) ? timeText(value) : Array.isArray(value) ? value.map(String).join(', ') : typeof value === 'string' ? value : JSON.stringify(value)}`,
      ),
  ].join(' · ');
};
