import { rangeText, shortCentsText } from '@hearthline/rules/dollars.ts';
import type { PriceKind, PriceUnit } from '@hearthline/rules/homes/prices/keys.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import type { PriceRowFragment } from '../../../../gql/generated.ts';
import { conditionValueText, keyText } from './key-words.ts';

/** The sections of the book, and the kinds of keys in each. */
export const priceGroups: readonly {
  readonly id: string;
  readonly title: string;
  readonly kinds: readonly PriceKind[];
}[] = [
  { id: 'homes', title: 'Homes', kinds: ['home', 'home-base', 'home-area'] },
  { id: 'options', title: 'Options', kinds: ['option'] },
  { id: 'site', title: 'Freight and site work', kinds: ['freight', 'site'] },
  { id: 'fees', title: 'Fees and taxes', kinds: ['fee', 'tax'] },
  { id: 'discounts', title: 'Discounts', kinds: ['discount'] },
];

/** As in `per square foot`. */
export const unitTexts: Readonly<Record<PriceUnit, string>> = {
  each: 'per home',
  section: 'per section',
  joint: 'per joint between sections',
  square_foot: 'per sq ft',
  mile: 'per mile and section',
  percent: 'percent',
};

type Amount = Pick<PriceRowFragment, 'unit' | 'lowCents' | 'highCents' | 'lowPercent' | 'highPercent'>;

/** `$1,500–$2,500`, `7.5–9.5%`. */
export const amountText = ({ lowCents, highCents, lowPercent, highPercent }: Amount): string => {
  if (lowPercent !== null && highPercent !== null)
    return lowPercent === highPercent ? `${lowPercent}%` : `${lowPercent}–${highPercent}%`;
  return lowCents === null || highCents === null ? '' : rangeText(lowCents, highCents, shortCentsText);
};

/** `Double wide · Paying cash`: what a price depends on; empty if on nothing. */
export const conditionText = (when: PriceRowFragment['when']): string =>
  Object.entries(when ?? {})
    .filter(([name, value]) => name !== '__typename' && typeof value === 'string')
    .map(([name, value]) => conditionValueText(name, String(value)))
    .join(' · ');

/** `from Nov 25, 2026`, `Nov 25, 2026 – Dec 31, 2026`. */
export const daysText = ({ startsOn, endsOn }: Pick<PriceRowFragment, 'startsOn' | 'endsOn'>): string =>
  endsOn === null ? `from ${dayText(startsOn)}` : `${dayText(startsOn)} – ${dayText(endsOn)}`;

export type PriceState = 'current' | 'upcoming' | 'ended';

/** Whether a row holds today, later, or no longer. */
export const stateOn = (
  { startsOn, endsOn }: Pick<PriceRowFragment, 'startsOn' | 'endsOn'>,
  today: string,
): PriceState => (startsOn > today ? 'upcoming' : endsOn !== null && endsOn < today ? 'ended' : 'current');

export const stateTitles: Readonly<Record<PriceState, string>> = {
  current: 'Current',
  upcoming: 'Upcoming',
  ended: 'Ended',
};

/** Whether a row is what somebody looks for. */
export const matchesSearch = (row: PriceRowFragment, search: string): boolean => {
  const text = [row.key, keyText(row.key), row.label, row.source, conditionText(row.when)]
    .join(' ')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
