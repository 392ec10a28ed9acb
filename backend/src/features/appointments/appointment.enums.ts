import { appointmentMoves } from '@hearthline/rules/appointment-changes.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { changeActions, changeParties } from './appointment-change.entity.ts';

export const AppointmentMoveEnum = graphqlEnum('AppointmentMove', 'What staff can do with an appointment.', appointmentMoves, {
  confirm: '`confirmAppointment`: before it begins.',
  reschedule: '`rescheduleAppointment`: before it begins.',
  cancel: '`cancelAppointment`: before it begins.',
  hold: '`closeAppointment` with `held`: once it has begun.',
  miss: '`closeAppointment` with `missed`: once it has begun.',
});

export const AppointmentActionEnum = graphqlEnum('AppointmentAction', 'What was done with an appointment.', changeActions, {
  booked: 'It was booked.',
  confirmed: 'Staff confirmed it.',
  rescheduled: 'It was moved to another time.',
  cancelled: 'It was cancelled.',
  held: 'Staff said that it took place.',
  missed: 'Staff said that the visitor did not come.',
  reassigned: 'Another consultant holds it from then on.',
  described: 'Its kind or its project was set.',
});

export const AppointmentPartyEnum = graphqlEnum('AppointmentParty', 'Who changed an appointment.', changeParties, {
  staff: 'An admin.',
  customer: 'The customer, signed in.',
  visitor: 'Whoever booked without signing in, or has the link of the mail.',
});
