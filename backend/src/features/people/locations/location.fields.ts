import { maxStandingHomes } from '@hearthline/rules/people/locations/location-rules.ts';
import type { ShownLocation } from '@hearthline/rules/people/locations/shown-location.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { optional, types } from '../../../platform/records/field-types.ts';
import {
  columnNames,
  versionedFields,
  type FieldsOf,
  type RecordField,
} from '../../../platform/records/record-fields.ts';
import { DayHoursType, LocationHome, LocationOpening, LocationPoint } from './location-parts.types.ts';

/** The columns of a location that are answered. Of the homes that stand there, those that visitors can open are. */
type StoredLocation = Omit<Row<'locations'>, 'createdAt' | 'homeIds'>;

/**
 * The fields of a display location: the types of the API, the table and statements follow from them (docs/add-a-field.md). A column that is
 * missing here does not compile.
 */
export const locationFields = {
  id: versionedFields.id,
  name: {
    type: types.text,
    description: 'As in `Olympia display`; at most 80 characters.',
    input: { description: '1 to 80 characters, as in `Olympia display`.' },
  },
  address: {
    type: types.text,
    description: 'Street and number, at most 120 characters.',
    input: { description: 'Street and number in 1 to 120 characters.' },
  },
  city: {
    type: types.text,
    description: 'At most 80 characters.',
    input: { description: '1 to 80 characters.' },
  },
  state: {
    type: types.text,
    description: 'Two capital letters, as in `WA`.',
    input: { description: 'Two letters, as in `WA`.' },
  },
  zip: {
    type: types.text,
    description: 'Five digits.',
    input: { description: 'Five digits; four further digits are dropped.' },
  },
  phone: {
    type: optional(types.text),
    description: `${fieldText.phone} Null if it has none of its own.`,
    input: { description: `${fieldText.typedPhone} Null for none of its own.` },
  },
  hours: {
    type: types.listOf(DayHoursType),
    column: 'declared',
    description: 'Its hours, from Monday on; on days that are not in the list it is closed.',
    atMost: 7,
    input: {
      description: 'Its hours, at most once for each day of the week; it is closed on all others.',
    },
  },
  hoursText: {
    type: types.texts,
    column: 'computed',
    description:
      'The same in words, as in `Monday to Friday, 10:00 AM to 6:00 PM`: a line for the days that have the same.',
    atMost: 7,
  },
  opening: {
    type: types.object(LocationOpening),
    column: 'computed',
    description: 'Whether it is open now.',
  },
  homes: {
    type: types.listOf(LocationHome),
    column: 'computed',
    description: 'The homes that stand there, in the order of the catalog.',
    atMost: maxStandingHomes,
    input: {
      type: types.texts,
      description: 'The homes of the catalog that stand there, as in `birkenfeld`; at most 20.',
    },
  },
  miles: {
    type: optional(types.int),
    column: 'computed',
    description:
      'Whole miles in a straight line from the middle of the area of the `zip` that was given. Null without one, and where either place is unknown.',
  },
  latitude: {
    type: optional(types.float),
    description: 'Degrees north, as its editor gave them. Null if the middle of its ZIP code area is meant.',
    input: {
      description:
        'Degrees north. Without both degrees, distances are told from the middle of its ZIP code area.',
    },
  },
  longitude: {
    type: optional(types.float),
    description: 'Degrees east, so that those of America are below 0.',
    input: {},
  },
  point: {
    type: optional(types.object(LocationPoint)),
    column: 'computed',
    description:
      'Where it stands on a map: what its editor gave, or else the middle of its ZIP code area. Null where that is unknown.',
  },
  position: {
    type: types.int,
    column: { default: 0 },
    description: 'Its place in the list; the lowest comes first.',
    input: {
      description: 'Its place in the list, from 0 to 1,000; the lowest comes first.',
    },
  },
  sample: {
    type: types.flag,
    column: { default: false },
    description: 'Whether it is made up, as in the demo; pages say so.',
    input: { description: 'Whether it is made up, as in a demo. False if omitted.' },
  },
  version: versionedFields.version,
} as const satisfies FieldsOf<StoredLocation & Omit<ShownLocation, 'hoursText'>> &
  Readonly<Record<string, RecordField>>;

/** The columns that statements read. */
export const locationColumns = columnNames(locationFields);
