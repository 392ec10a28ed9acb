import type { AppointmentMove, AppointmentStatus } from '@hearthline/rules/sale/appointments/changes.ts';
import type { Medium, SlotObstacle } from '@hearthline/rules/sale/appointments/formats.ts';
import type { AppointmentKind } from '@hearthline/rules/sale/appointments/kinds.ts';
import type { MailState } from '@hearthline/rules/mails.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import type { ChangeAction, ChangeParty } from './appointment-change.entity.ts';
import { Appointment, AppointmentKindEnum, AppointmentStatusEnum } from './appointment.entity.ts';
import {
  AppointmentActionEnum,
  AppointmentMoveEnum,
  AppointmentPartyEnum,
  MediumEnum,
} from './appointment-enums.types.ts';
import { SlotObstacleEnum } from './slots/slot.types.ts';

/** The fields of an appointment that everyone may see. */
@ObjectType({ simpleResolvers: true })
abstract class AppointmentCore {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => Int, { description: fieldText.version })
  version!: number;

  @Field(() => AppointmentKindEnum, { description: 'The purpose of the appointment.' })
  kind!: AppointmentKind;

  @Field(() => AppointmentStatusEnum, {
    description: 'The current status. The possible actions depend on it and on the time.',
  })
  status!: AppointmentStatus;

  @Field(() => GraphQLLocalDate, { description: 'The day, in the business time zone.' })
  appointmentDate!: string;

  @Field(() => String, { description: 'The local time of the business, for example `09:00 AM`.' })
  appointmentTime!: string;

  @Field(() => GraphQLDateTime, {
    description: 'The instant it begins: `appointmentDate` and `appointmentTime` as an absolute time.',
  })
  startsAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'The instant it ends.' })
  endsAt!: Date;

  @Field(() => ID, { description: 'Its format, such as a phone call; see `appointmentFormats`.' })
  formatId!: string;

  @Field(() => String, { description: 'The name of its format, for example `Phone call`.' })
  formatName!: string;

  @Field(() => MediumEnum, { description: 'How people meet.' })
  medium!: Medium;

  @Field(() => String, { description: 'The name of the consultant who holds it.' })
  consultantName!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The project it belongs to. Null if there is none, or if the viewer may not see it.',
  })
  projectId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of that project. Null if `projectId` is null.',
  })
  projectName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The code of the design it was booked with. Null if it was booked without one, and for whoever is neither staff nor the customer.',
  })
  designCode!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of that design when it was booked. Null if `designCode` is null.',
  })
  designVersion!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'An appointment as shown to those who attend it.' })
export class AppointmentSummary extends AppointmentCore {
  @Field(() => String, { description: 'For example `Inspection: Cedar Ridge Home`.' })
  title!: string;

  @Field(() => Boolean, { description: 'Whether the viewer may move or cancel it now.' })
  canChange!: boolean;

  @Field(() => String, {
    description:
      'Where it takes place, in words: an address, a link, or for example `By phone: we call you`.',
  })
  place!: string;

  @Field(() => String, { description: fieldText.timeZone })
  timeZone!: string;

  calendarSequence!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of appointments.' })
export class AppointmentSummaryPage {
  @Field(() => [AppointmentSummary], { description: 'At most 20.' })
  appointments!: AppointmentSummary[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'The appointment that was just booked.' })
export class BookedAppointment extends Appointment {
  @Field(() => String, {
    description:
      'Opens, moves and cancels this appointment like the part after `token=` in the mailed link, until it begins; see `linkedAppointment`.',
  })
  token!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The home that a visitor wants to talk about.' })
export class AppointmentHome {
  @Field(() => String, { description: 'What it was called when the appointment was booked.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The path of its page. Null while the home is not published.',
  })
  path!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'An appointment as shown to staff.' })
export class StaffAppointment extends AppointmentCore {
  @Field(() => GraphQLDateTime, { description: 'When it was booked.' })
  createdAt!: Date;

  @Field(() => String, {
    description: 'As typed when it was booked; the contact’s name may have changed since.',
  })
  customerName!: string;

  @Field(() => String, { description: 'As typed; all mails about the appointment go there.' })
  customerEmail!: string;

  @Field(() => String, { description: fieldText.phone })
  customerPhone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The visitor’s message, at most 4,000 characters. Null if there is none.',
  })
  message!: string | null;

  @Field(() => AppointmentHome, {
    nullable: true,
    description: 'The home that the booking was made from. Null if it was made without one.',
  })
  home!: AppointmentHome | null;

  @Field(() => ID, { description: 'The consultant who holds it.' })
  consultantId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The contact it was booked for. Null if that contact was deleted.',
  })
  contactId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The place of this one appointment. Null for that of its format.',
  })
  place!: string | null;

  @Field(() => String, { description: 'Where it takes place, in words, as the customer reads it.' })
  placeText!: string;

  @Field(() => [AppointmentMoveEnum], {
    description: 'The actions that are possible now; any other is refused with `CONFLICT`.',
  })
  moves!: AppointmentMove[];
}

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

@ObjectType({ simpleResolvers: true, description: 'An appointment with its history.' })
export class AppointmentDetails extends StaffAppointment {
  @Field(() => [AppointmentHistoryLine], { description: 'Latest first, at most 200.' })
  history!: AppointmentHistoryLine[];
}

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
