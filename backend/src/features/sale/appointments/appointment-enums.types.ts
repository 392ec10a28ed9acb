import {
  appointmentMoves,
  appointmentPeriods,
  appointmentStatuses,
} from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { media } from '@hearthline/rules/sale/appointments/formats.ts';
import { appointmentKinds } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';

export const AppointmentStatusEnum = graphqlEnum(
  'AppointmentStatus',
  'The status of an appointment.',
  appointmentStatuses,
  {
    booked: 'Booked by the visitor and not confirmed yet; it holds its slot.',
    confirmed: 'Confirmed by staff; it holds its slot.',
    held: 'It took place.',
    missed: 'The visitor did not come.',
    cancelled: 'It will not take place, and its slot is free again. This cannot be undone.',
  },
);

export const AppointmentKindEnum = graphqlEnum(
  'AppointmentKind',
  'The purpose of an appointment.',
  appointmentKinds,
  {
    consultation: 'A conversation about a home.',
    meeting: 'A meeting about a project that is under way.',
    inspection: 'A joint inspection of a home.',
  },
);

export const AppointmentPeriodEnum = graphqlEnum(
  'AppointmentPeriod',
  'Before today, or today and later, in the business time zone.',
  appointmentPeriods,
  {
    upcoming: 'Today and later.',
    past: 'The days before today.',
  },
);

export const AppointmentMoveEnum = graphqlEnum(
  'AppointmentMove',
  'An action that staff can take on an appointment.',
  appointmentMoves,
  {
    confirm: '`confirmAppointment`: before it begins.',
    reschedule: '`rescheduleAppointment`: before it begins.',
    cancel: '`cancelAppointment`: before it begins.',
    hold: '`closeAppointment` with `held`: once it has begun.',
    miss: '`closeAppointment` with `missed`: once it has begun.',
  },
);

export const changeActions = [
  'booked',
  'confirmed',
  'rescheduled',
  'cancelled',
  'held',
  'missed',
  'reassigned',
  'described',
] as const;
export type ChangeAction = (typeof changeActions)[number];

/** Who made a change: staff, the signed-in customer, or a visitor with the mailed link. */
export const changeParties = ['staff', 'customer', 'visitor'] as const;
export type ChangeParty = (typeof changeParties)[number];

export const AppointmentActionEnum = graphqlEnum(
  'AppointmentAction',
  'A change to an appointment.',
  changeActions,
  {
    booked: 'It was booked.',
    confirmed: 'Staff confirmed it.',
    rescheduled: 'It was moved to another time.',
    cancelled: 'It was cancelled.',
    held: 'Staff recorded that it took place.',
    missed: 'Staff recorded that the visitor did not come.',
    reassigned: 'It was given to another consultant.',
    described: 'Its kind, format, place or project was set.',
  },
);

export const AppointmentPartyEnum = graphqlEnum(
  'AppointmentParty',
  'Who changed an appointment.',
  changeParties,
  {
    staff: 'An admin.',
    customer: 'The customer, signed in.',
    visitor: 'Someone who booked without signing in, or who has the mailed link.',
  },
);

export const MediumEnum = graphqlEnum('AppointmentMedium', 'How people meet for an appointment.', media, {
  phone: 'The consultant calls the visitor.',
  video: 'An online meeting.',
  visit: 'The visitor comes, or the consultant does.',
});
