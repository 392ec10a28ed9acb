import { appointmentMoves } from '@hearthline/rules/sale/appointments/changes.ts';
import { media } from '@hearthline/rules/sale/appointments/formats.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { changeActions, changeParties } from './appointment-change.entity.ts';

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
