import { weekdays } from '@hearthline/rules/dates/hours.ts';
import { locationForm } from '@hearthline/rules/people/locations/location-rules.ts';
import { phoneText } from '@hearthline/rules/phones/format.ts';
import type { LocationRowFragment } from '../../../gql/generated.ts';
import { textsOf } from '../../../platform/forms/texts-of.ts';

/** The hours of a day of the week in the form. */
export interface DayFields {
  readonly open: boolean;
  readonly opens: string;
  readonly closes: string;
}

const defaults = { opens: '10:00', closes: '17:00' } as const;

/** The fields of a location: texts as they are typed, and a row for each day of the week; a new one is open from Monday to Saturday. */
export const valuesOf = (location: LocationRowFragment | null) => ({
  ...textsOf(locationForm, location, ['hours', 'homes', 'sample']),
  state: location?.state ?? 'WA',
  phone: phoneText(location?.phone ?? ''),
  position: String(location?.position ?? 0),
  hours: weekdays.map((day): DayFields => {
    const known = location?.hours.find((each) => each.day === day);
    return { open: location ? known !== undefined : day < 7, ...defaults, ...known };
  }),
  homes: location?.homes.map(({ slug }) => slug) ?? [],
  sample: location?.sample ?? false,
});

/** What the form holds. */
export type LocationFields = ReturnType<typeof valuesOf>;

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
