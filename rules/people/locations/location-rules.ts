import { z } from 'zod';
import { clockTimes, hoursOrder } from '../../dates/hours.ts';
import { optionalFlag } from '../../optional.ts';
import { unknownParameter } from '../../parameters.ts';
import { optionalPhone } from '../../phones/phone-rules.ts';
import { oneLine } from '../../text.ts';

/** The most places of a seller; visitors get all of them at once. */
export const maxLocations = 40;
/** The most homes that stand at one of them. */
export const maxStandingHomes = 20;

export const locationSentences = {
  missing: 'Display location not found',
  tooMany: `There can be at most ${maxLocations} display locations`,
  tooManyHomes: `At most ${maxStandingHomes} homes can stand at one place`,
  zip: 'Please enter a five-digit ZIP code',
  state: 'Please enter the state as two letters, as in WA',
  days: 'Each day of the week can have hours once',
  time: 'Please choose a full or half hour',
  point: 'Please give both latitude and longitude, or neither',
  home: 'One of these homes is not in the catalog',
} as const;

/** A ZIP code as typed, with or without its four further digits; kept are the five. */
export const zipCode = z
  .string(locationSentences.zip)
  .max(20, locationSentences.zip)
  .trim()
  .regex(/^\d{5}(?:-\d{4})?$/, locationSentences.zip)
  .transform((typed) => typed.slice(0, 5));

const clockTime = z
  .string(locationSentences.time)
  .refine((time) => clockTimes.includes(time), { error: locationSentences.time });

const dayHours = z
  .object({
    day: z.int(locationSentences.days).min(1, locationSentences.days).max(7, locationSentences.days),
    opens: clockTime,
    closes: clockTime,
  })
  .refine(({ opens, closes }) => closes > opens, { error: hoursOrder, path: ['closes'] });

const degrees = (what: string, max: number) =>
  z
    .number(`${what} must be a number`)
    .min(-max, `${what} must be at least -${max}`)
    .max(max, `${what} must be at most ${max}`)
    .nullish()
    .transform((value) => value ?? null);

/** A place with display models as the form submits it. */
export const locationForm = z
  .object({
    name: oneLine({ min: 1, max: 80, message: 'Name is required' }),
    address: oneLine({ min: 1, max: 120, message: 'Street address is required' }),
    city: oneLine({ min: 1, max: 80, message: 'City is required' }),
    state: z
      .string(locationSentences.state)
      .max(20, locationSentences.state)
      .trim()
      .regex(/^[a-z]{2}$/i, locationSentences.state)
      .transform((state) => state.toUpperCase()),
    zip: zipCode,
    phone: optionalPhone(),
    hours: z
      .array(dayHours, locationSentences.days)
      .max(7, locationSentences.days)
      .refine((hours) => new Set(hours.map(({ day }) => day)).size === hours.length, {
        error: locationSentences.days,
      })
      .transform((hours) => hours.toSorted((a, b) => a.day - b.day)),
    /** Where it is; without them, the middle of its ZIP code area. */
    latitude: degrees('Latitude', 90),
    longitude: degrees('Longitude', 180),
    /** The slugs of the homes that stand there. */
    homes: z
      .array(z.string(locationSentences.home).max(60, locationSentences.home), locationSentences.home)
      .max(maxStandingHomes, locationSentences.tooManyHomes)
      .transform((slugs) => [...new Set(slugs)]),
    position: z
      .int('Position must be a whole number')
      .min(0, 'Position must be 0 or more')
      .max(1000, 'Position must be at most 1000'),
    /** Made up, as in a demo. */
    sample: optionalFlag('Please say whether it is made up'),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    error: locationSentences.point,
    path: ['longitude'],
  });
export type LocationForm = z.output<typeof locationForm>;

/** From where a list of locations is asked for; blank and missing mean nowhere. */
export const locationQuery = z.strictObject(
  {
    zip: z
      .union([z.literal('').transform(() => null), zipCode], locationSentences.zip)
      .nullish()
      .transform((zip) => zip ?? null),
  },
  unknownParameter,
);
