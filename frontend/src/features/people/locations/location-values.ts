import { weekdays } from '@hearthline/rules/dates/hours.ts';
import { phoneText } from '@hearthline/rules/phones/format.ts';
import type { LocationRowFragment } from '../../../gql/generated.ts';

/** The hours of a day of the week in the form. */
export interface DayFields {
  readonly open: boolean;
  readonly opens: string;
  readonly closes: string;
}

/** What the form holds: texts as they are typed, and a row for each day of the week. */
export interface LocationFields {
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  hours: DayFields[];
  latitude: string;
  longitude: string;
  homes: string[];
  position: string;
  sample: boolean;
}

const defaults = { opens: '10:00', closes: '17:00' } as const;

const numberText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** The fields of a location; of a new one, open from Monday to Saturday. */
export const valuesOf = (location: LocationRowFragment | null): LocationFields => ({
  name: location?.name ?? '',
  address: location?.address ?? '',
  city: location?.city ?? '',
  state: location?.state ?? 'WA',
  zip: location?.zip ?? '',
  phone: phoneText(location?.phone ?? ''),
  hours: weekdays.map((day) => {
    const known = location?.hours.find((each) => each.day === day);
    return { open: location ? known !== undefined : day < 7, ...defaults, ...known };
  }),
  latitude: numberText(location?.latitude),
  longitude: numberText(location?.longitude),
  homes: location?.homes.map(({ slug }) => slug) ?? [],
  position: String(location?.position ?? 0),
  sample: location?.sample ?? false,
});

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** What the rule takes: only the days on which it is open, and numbers as numbers. */
export const submittedOf = (fields: LocationFields) => ({
  ...fields,
  hours: fields.hours.flatMap(({ open, opens, closes }, index) =>
    open ? [{ day: index + 1, opens, closes }] : [],
  ),
  latitude: numberOf(fields.latitude),
  longitude: numberOf(fields.longitude),
  position: Number(fields.position || Number.NaN),
});

/** The place among the days that are submitted of the first day with an error, as the day of the week from 0. */
export const dayOfError = (fields: LocationFields, submitted: number): number =>
  fields.hours.flatMap(({ open }, index) => (open ? [index] : []))[submitted] ?? 0;
