import type {
  AppointmentMove,
  AppointmentStatus,
} from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import {
  appointmentTitle,
  type AppointmentKind,
} from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { appointmentTexts } from '@hearthline/rules/sale/appointments/appointment-texts.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { pick } from '../../../platform/db/pick.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { optional, types, type FieldType } from '../../../platform/records/field-types.ts';
import {
  columnNames,
  namesWith,
  versionedFields,
  type FieldsOf,
  type RecordField,
} from '../../../platform/records/record-fields.ts';
import { TouchesInput } from '../../people/contacts/touches/touch.api.ts';
import {
  AppointmentKindEnum,
  AppointmentMoveEnum,
  AppointmentStatusEnum,
  MediumEnum,
} from './appointment-enums.types.ts';
import { AppointmentHome } from './staff/appointment-home.types.ts';

interface AppointmentField extends RecordField {
  /** Seen by everyone who attends it, not by staff alone. */
  readonly shared?: true;
}

const severalMoves: FieldType<AppointmentMove[]> = { api: [AppointmentMoveEnum] };

/**
 * The fields of an appointment, in the order of the exported file: the types of the API, the table, statements and the file follow from
 * them (docs/add-a-field.md). Day and time are the business's. A column that is missing here does not compile.
 */
export const appointmentFields = {
  id: { ...versionedFields.id, shared: true },
  version: { ...versionedFields.version, shared: true },
  appointmentDate: {
    type: types.day,
    description: 'The day, in the business time zone.',
    input: {
      type: types.text,
      description:
        'A day in the business time zone, `yyyy-mm-dd`: from `firstDate` to `lastDate` of `bookingDays`, and none of its `closedDates`.',
    },
    shared: true,
    csv: 'Date',
  },
  appointmentTime: {
    type: types.text,
    description: 'The local time of the business, for example `09:00 AM`.',
    input: { description: 'A `time` of `appointmentSlots`, for example `09:00 AM`.' },
    shared: true,
    csv: 'Time',
  },
  startsAt: {
    type: types.instant,
    description: 'The instant it begins: `appointmentDate` and `appointmentTime` as an absolute time.',
    shared: true,
    csv: 'Begins',
  },
  endsAt: { type: types.instant, description: 'The instant it ends.', shared: true, csv: 'Ends' },
  status: {
    type: types.choice(AppointmentStatusEnum),
    column: { default: 'booked' },
    description: 'The current status. The possible actions depend on it and on the time.',
    shared: true,
    csv: 'Status',
    cell: (status: AppointmentStatus) => humanize(status),
  },
  customerName: {
    type: types.text,
    description: 'As typed when it was booked; the contact’s name may have changed since.',
    input: { description: '1 to 200 characters.' },
    csv: 'Name',
  },
  customerEmail: {
    type: types.text,
    description:
      'As typed; all mails about the appointment go there. Blank for whoever has none, who is mailed nothing.',
    input: {
      description:
        'One e-mail address, at most 254 characters. The confirmation with a calendar entry is mailed there. Staff may leave it out: it is then that of the contact, if one is named.',
    },
    csv: 'E-mail',
  },
  customerPhone: {
    type: types.text,
    description: fieldText.phone,
    input: { description: fieldText.typedPhone },
    csv: 'Phone',
  },
  kind: {
    type: types.choice(AppointmentKindEnum),
    column: { default: 'consultation' },
    description: 'The purpose of the appointment.',
    input: { description: 'Defaults to `consultation`.' },
    shared: true,
    csv: 'About',
    cell: (kind: AppointmentKind, { projectName }: { readonly projectName: string | null }) =>
      appointmentTitle(kind, projectName),
  },
  formatId: {
    type: types.id,
    column: 'declared',
    description: 'Its format, such as a phone call; see `appointmentFormats`.',
    input: { description: 'How they meet: one of `appointmentFormats`, the first of them if omitted.' },
    shared: true,
  },
  formatName: {
    type: types.text,
    column: 'computed',
    description: 'The name of its format, for example `Phone call`.',
    shared: true,
    csv: 'Format',
  },
  medium: {
    type: types.choice(MediumEnum),
    column: 'computed',
    description: 'How people meet.',
    shared: true,
  },
  place: {
    type: optional(types.text),
    description: 'The place of this one appointment. Null for that of its format.',
  },
  placeText: {
    type: types.text,
    column: 'computed',
    description: 'Where it takes place, in words, as the customer reads it.',
    csv: 'Where',
  },
  /** The display location that the customer comes to, whose hours hold for it. Locations may be removed; an id of none is passed over. */
  locationId: {
    type: optional(types.id),
    input: {
      description:
        'The display location to come to, one of `locations`, within whose hours it has to be; only for a format in person. Omitted: the place of the format.',
    },
  },
  consultantId: {
    type: types.id,
    column: 'declared',
    description: 'The consultant who holds it.',
    input: { description: 'The consultant who will hold it; any free consultant if omitted.' },
  },
  consultantName: {
    type: types.text,
    column: 'computed',
    description: 'The name of the consultant who holds it.',
    shared: true,
    csv: 'With',
  },
  contactId: {
    type: optional(types.id),
    column: 'declared',
    description:
      'The contact it was booked for. Null if that contact was deleted, or if the viewer may not see it.',
    input: {
      description:
        'The contact for whom it is booked; if omitted, the one with this address, or without an address the one with this phone number and name, or a new one.',
    },
  },
  customerId: { type: optional(types.id), column: 'declared' },
  projectId: {
    type: optional(types.id),
    column: 'declared',
    description: 'The project it belongs to. Null if there is none, or if the viewer may not see it.',
    input: {
      description: 'A project that the caller may see; null if the appointment is not about a project.',
    },
  },
  projectName: {
    type: optional(types.text),
    column: 'computed',
    description: 'The name of that project. Null if `projectId` is null.',
    shared: true,
  },
  home: {
    type: optional(types.object(AppointmentHome)),
    column: 'computed',
    description: 'The home that the booking was made from. Null if it was made without one.',
    csv: 'Home',
    cell: (home: AppointmentHome | null) => home?.name,
  },
  homeId: { type: optional(types.id), column: 'declared' },
  /** What that home or plan was called when it was booked. */
  homeName: { type: optional(types.text) },
  homeSlug: {
    type: types.text,
    column: 'computed',
    input: {
      description:
        'The home of the catalog that it is about: the last part of its address. One that does not exist is left out, and stops no booking.',
    },
  },
  planCode: {
    type: optional(types.text),
    input: {
      description:
        'The generated plan that it is about, by its code; left out if `homeSlug` names a home. One that does not exist stops no booking.',
    },
  },
  designCode: {
    type: optional(types.text),
    description:
      'The code of the design it was booked with. Null if it was booked without one, and for whoever is neither staff nor the customer.',
    input: {
      description:
        'The visitor’s design, by its code. It is kept with the booking in its present version; its home is what the booking is about, unless `homeSlug` or `planCode` say otherwise. One that does not exist stops no booking.',
    },
    shared: true,
  },
  designVersion: {
    type: optional(types.int),
    description: 'The version of that design when it was booked. Null if `designCode` is null.',
    shared: true,
  },
  /** Whether whoever booked could change the design. Otherwise they only knew its code, and learn nothing of where it will stand. */
  designIsOwn: { type: types.flag, column: { defaultRaw: 'false' } },
  /** What that version said, which a trigger keeps (migration 0049): the slug or plan code of its home, and the rest. */
  designHome: { type: optional(types.text) },
  designRoof: { type: optional(types.text) },
  designSiding: { type: optional(types.text) },
  /** Its delivered total on the day it was designed. */
  designCents: { type: optional(types.cents) },
  touches: {
    type: types.object(TouchesInput),
    column: 'computed',
    input: { description: 'How the visitor came to the site; not kept of bookings that staff make.' },
  },
  /** From which network a visitor booked, as a code (enforce-caps.ts); kept for 30 days, and never for staff and customers who are signed in. */
  bookedFrom: { type: optional(types.text) },
  message: {
    type: optional(types.text),
    description: 'The visitor’s message, at most 4,000 characters. Null if there is none.',
    input: { description: 'What the visitor wants to talk about, at most 4,000 characters.' },
    csv: appointmentTexts.message.title,
  },
  moves: {
    type: severalMoves,
    column: 'computed',
    description:
      'The actions that are possible now; any other is refused with `CONFLICT`. None if the viewer may not change it.',
  },
  viewerCanEdit: {
    type: types.flag,
    column: 'computed',
    description: 'Whether the viewer may change it: it is theirs to change, and not canceled.',
  },
  /** Minutes around it in which the consultant takes no other, as its format said when the time was chosen. */
  bufferBefore: { type: types.int, column: { defaultRaw: '0' } },
  bufferAfter: { type: types.int, column: { defaultRaw: '0' } },
  /** When to remind the visitor; null once that is done, or if there is no need. */
  remindAt: { type: optional(types.instant) },
  /** Grows with every change that calendar programs must learn of (RFC 5545 SEQUENCE). */
  calendarSequence: { type: types.int, column: { defaultRaw: '0' } },
  createdAt: { ...versionedFields.createdAt, description: 'When it was booked.', csv: 'Booked' },
} as const satisfies FieldsOf<Omit<Row<'appointments'>, 'firstTouch' | 'lastTouch'>, AppointmentField> &
  Readonly<Record<string, AppointmentField>>;

/** What those who attend it see. Whether they see its project as well, the statement decides. */
export const summaryFields = {
  ...pick(appointmentFields, namesWith(appointmentFields, 'shared')),
  projectId: { ...appointmentFields.projectId, column: 'computed' },
  title: {
    type: types.text,
    column: 'computed',
    description: 'For example `Inspection: Cedar Ridge Home`.',
  },
  canChange: {
    type: types.flag,
    column: 'computed',
    description: 'Whether the viewer may move or cancel it now.',
  },
  place: {
    type: types.text,
    column: 'computed',
    description:
      'Where it takes place, in words: an address, a link, or for example `By phone: we call you`.',
  },
  timeZone: { type: types.text, column: 'computed', description: fieldText.timeZone },
} as const;

/** What whoever has just booked it is answered. */
export const bookedFields = {
  ...pick(appointmentFields, ['id', 'version', 'customerPhone', 'appointmentDate', 'message']),
  createdAt: versionedFields.createdAt,
  customerName: {
    ...appointmentFields.customerName,
    description: 'As typed, at most 200 characters.',
  },
  customerEmail: {
    ...appointmentFields.customerEmail,
    description: 'As typed; the address that the confirmation was mailed to.',
  },
  appointmentTime: {
    ...appointmentFields.appointmentTime,
    description: 'The local time of the business at which it begins, for example `09:00 AM`.',
  },
  status: { ...appointmentFields.status, description: '`booked` right after booking.' },
  kind: {
    ...appointmentFields.kind,
    description: '`consultation` unless the booking specified another kind.',
  },
  token: {
    type: types.text,
    column: 'computed',
    description:
      'Opens, moves and cancels this appointment like the part after `token=` in the mailed link, until it begins; see `linkedAppointment`.',
  },
} as const;

/** The columns that everyone reads who may read an appointment. */
export const sharedColumns = columnNames(pick(appointmentFields, namesWith(appointmentFields, 'shared')));

/** The columns that staff are shown. */
export const staffColumns = columnNames(pick(appointmentFields, namesWith(appointmentFields, 'description')));
