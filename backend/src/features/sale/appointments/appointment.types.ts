import type { SlotObstacle } from '@hearthline/rules/sale/appointments/formats.ts';
import type { MailState } from '@hearthline/rules/mails.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { types } from '../../../platform/records/field-types.ts';
import { objectType } from '../../../platform/records/record-types.ts';
import {
  AppointmentActionEnum,
  AppointmentPartyEnum,
  type ChangeAction,
  type ChangeParty,
} from './appointment-enums.types.ts';
import { appointmentFields, bookedFields, summaryFields } from './appointment.fields.ts';
import { SlotObstacleEnum } from './slots/slot.types.ts';

export const AppointmentSummary = objectType(
  'AppointmentSummary',
  'An appointment as shown to those who attend it.',
  summaryFields,
);
export type AppointmentSummary = InstanceType<typeof AppointmentSummary>;

@ObjectType({ simpleResolvers: true, description: 'One page of appointments.' })
export class AppointmentSummaryPage {
  @Field(() => [AppointmentSummary], { description: 'At most 20.' })
  appointments!: AppointmentSummary[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

export const BookedAppointment = objectType(
  'BookedAppointment',
  'The appointment that was just booked.',
  bookedFields,
);
export type BookedAppointment = InstanceType<typeof BookedAppointment>;

export const StaffAppointment = objectType(
  'StaffAppointment',
  'An appointment as shown to staff.',
  appointmentFields,
);
type StaffAppointment = InstanceType<typeof StaffAppointment>;

@ObjectType({ simpleResolvers: true, description: 'One page of appointments, in chronological order.' })
export class AppointmentPage {
  @Field(() => [StaffAppointment], { description: 'At most 20.' })
  appointments!: StaffAppointment[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'One entry in the history of an appointment.' })
export class AppointmentHistoryLine {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => GraphQLDateTime, { description: 'When it happened.' })
  at!: Date;

  @Field(() => AppointmentActionEnum, { description: 'What was done.' })
  action!: ChangeAction;

  @Field(() => AppointmentPartyEnum, { description: 'Who made the change.' })
  party!: ChangeParty;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the account that made the change. Null if nobody was signed in, or if the account was deleted.',
  })
  actorName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The previous value as readable text: a time, a consultant or a kind. Null if there was none.',
  })
  before!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The new value, in the same form. Null if there is none.',
  })
  after!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The note from staff to the customer. Null if there is none.',
  })
  note!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The mail that informed the customer. Null if none was sent, or if it is no longer kept.',
  })
  mailId!: string | null;

  @Field(() => String, { nullable: true, description: 'The subject of that mail. Null if `mailId` is null.' })
  mailSubject!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The state of that mail, one of the values of `MailState`. Null if `mailId` is null.',
  })
  mailState!: MailState | null;
}

export const AppointmentDetails = objectType('AppointmentDetails', 'An appointment with its history.', {
  ...appointmentFields,
  history: {
    type: types.listOf(AppointmentHistoryLine),
    column: 'computed',
    description: 'Latest first, at most 200.',
  },
});
export type AppointmentDetails = InstanceType<typeof AppointmentDetails>;

@ObjectType({ simpleResolvers: true, description: 'A consultant who sees visitors.' })
export class AppointmentConsultant {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, { description: 'At most 120 characters.' })
  name!: string;

  @Field(() => Boolean, {
    description:
      'Whether new bookings are given to this consultant. Off duty, they keep their existing bookings.',
  })
  onDuty!: boolean;

  @Field(() => Boolean, {
    description: 'Whether this is the viewer: the consultant’s account is the one that is signed in.',
  })
  isMe!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Seven days, starting on Sunday, with their appointments.',
})
export class AppointmentWeek {
  @Field(() => [GraphQLLocalDate], { description: 'Seven days, from Sunday to Saturday.' })
  days!: string[];

  @Field(() => GraphQLLocalDate, { description: fieldText.today })
  today!: string;

  @Field(() => String, { description: fieldText.timeZone })
  timeZone!: string;

  @Field(() => [AppointmentConsultant], { description: 'In the order in which bookings are given to them.' })
  consultants!: AppointmentConsultant[];

  @Field(() => [StaffAppointment], {
    description: 'In chronological order, including canceled ones; at most 2,000.',
  })
  appointments!: StaffAppointment[];
}

@ObjectType({ simpleResolvers: true, description: 'A time slot of a day with the consultants who are free.' })
export class StaffSlot {
  @Field(() => String, { description: 'The local time of the business, for example `09:00 AM`.' })
  time!: string;

  @Field(() => GraphQLDateTime, { description: 'The same time as an instant.' })
  startsAt!: Date;

  @Field(() => Boolean, { description: 'Whether the slot has already begun.' })
  past!: boolean;

  @Field(() => SlotObstacleEnum, {
    nullable: true,
    description: 'Why nobody can be booked. Null if somebody is free.',
  })
  obstacle!: SlotObstacle | null;

  @Field(() => [ID], {
    description: 'The consultants who are free for as long as the format takes; empty if there are none.',
  })
  consultantIds!: string[];
}
