import type { AppointmentMove, AppointmentStatus } from '@hearthline/rules/appointment-changes.ts';
import type { AppointmentKind } from '@hearthline/rules/appointments.ts';
import type { MailState } from '@hearthline/rules/mails.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { PaginationType } from '../../platform/paging.ts';
import type { ChangeAction, ChangeParty } from './appointment-change.entity.ts';
import { AppointmentKindEnum, AppointmentStatusEnum } from './appointment.entity.ts';
import { AppointmentActionEnum, AppointmentMoveEnum, AppointmentPartyEnum } from './appointment.enums.ts';

/** The fields of an appointment that everyone may see. */
@ObjectType({ simpleResolvers: true })
abstract class AppointmentCore {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => Int, { description: fieldText.version })
  version!: number;

  @Field(() => AppointmentKindEnum, { description: 'What it is about.' })
  kind!: AppointmentKind;

  @Field(() => AppointmentStatusEnum, { description: 'How it stands; what can still be done depends on it and on the time.' })
  status!: AppointmentStatus;

  @Field(() => GraphQLLocalDate, { description: 'The day where the business is.' })
  appointmentDate!: string;

  @Field(() => String, { description: 'On the wall clock of the business, as in `09:00 AM`.' })
  appointmentTime!: string;

  @Field(() => GraphQLDateTime, { description: 'The instant it begins: `appointmentDate` and `appointmentTime` without a zone to think of.' })
  startsAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'The instant it ends, 30 minutes later.' })
  endsAt!: Date;

  @Field(() => String, { description: 'Who holds it.' })
  consultantName!: string;

  @Field(() => ID, { nullable: true, description: 'The project it belongs to; null when to none, or to one that whoever asks may not see.' })
  projectId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of that project; null where `projectId` is.' })
  projectName!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'An appointment as those see it who come.' })
export class AppointmentSummary extends AppointmentCore {
  @Field(() => String, { description: 'As in `Inspection: Cedar Ridge Home`.' })
  title!: string;

  @Field(() => Boolean, { description: 'Whether whoever asks may move or cancel it now.' })
  canChange!: boolean;

  calendarSequence!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of appointments.' })
export class AppointmentSummaryPage {
  @Field(() => [AppointmentSummary], { description: 'At most 20.' })
  appointments!: AppointmentSummary[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'An appointment as staff see it.' })
export class StaffAppointment extends AppointmentCore {
  @Field(() => GraphQLDateTime, { description: 'When it was booked.' })
  createdAt!: Date;

  @Field(() => String, { description: 'As typed when it was booked; the contact may be called otherwise by now.' })
  customerName!: string;

  @Field(() => String, { description: 'As typed; all mails about it go there.' })
  customerEmail!: string;

  @Field(() => String, { description: 'As typed, at most 40 characters.' })
  customerPhone!: string;

  @Field(() => String, { nullable: true, description: 'What the visitor wrote, at most 4,000 characters; null when nothing.' })
  message!: string | null;

  @Field(() => ID, { description: 'Who holds it.' })
  consultantId!: string;

  @Field(() => ID, { nullable: true, description: 'The contact it was booked for; null when that contact was deleted.' })
  contactId!: string | null;

  @Field(() => [AppointmentMoveEnum], { description: 'What can be done with it now; anything else is refused with `CONFLICT`.' })
  moves!: AppointmentMove[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of appointments, in the order of their time.' })
export class AppointmentPage {
  @Field(() => [StaffAppointment], { description: 'At most 20.' })
  appointments!: StaffAppointment[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'A line of the history of an appointment.' })
export class AppointmentHistoryLine {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was done.' })
  at!: Date;

  @Field(() => AppointmentActionEnum, { description: 'What was done.' })
  action!: ChangeAction;

  @Field(() => AppointmentPartyEnum, { description: 'Who did it.' })
  party!: ChangeParty;

  @Field(() => String, { nullable: true, description: 'The account that did it; null when nobody was signed in, or the account is gone.' })
  actorName!: string | null;

  @Field(() => String, { nullable: true, description: 'What it was, in words for people: a time, a consultant, a kind. Null when there was nothing before.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'What it became, in the same words; null when there is nothing to name.' })
  after!: string | null;

  @Field(() => String, { nullable: true, description: 'What staff wrote to the customer; null when nothing.' })
  note!: string | null;

  @Field(() => ID, { nullable: true, description: 'The mail that told the customer; null when none was written, or it is no longer kept.' })
  mailId!: string | null;

  @Field(() => String, { nullable: true, description: 'The subject of that mail; null where `mailId` is.' })
  mailSubject!: string | null;

  @Field(() => String, { nullable: true, description: 'How that mail stands, one of the words of `MailState`; null where `mailId` is.' })
  mailState!: MailState | null;
}

@ObjectType({ simpleResolvers: true, description: 'An appointment with what happened to it.' })
export class AppointmentDetails extends StaffAppointment {
  @Field(() => [AppointmentHistoryLine], { description: 'The latest first, at most 200.' })
  history!: AppointmentHistoryLine[];
}

@ObjectType({ simpleResolvers: true, description: 'Who sees visitors.' })
export class AppointmentConsultant {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, { description: 'At most 120 characters.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether new bookings go to them; off duty they keep those they have.' })
  onDuty!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Seven days, from Sunday, with what is booked on them.' })
export class AppointmentWeek {
  @Field(() => [GraphQLLocalDate], { description: 'Seven, from Sunday to Saturday.' })
  days!: string[];

  @Field(() => GraphQLLocalDate, { description: fieldText.today })
  today!: string;

  @Field(() => String, { description: fieldText.timeZone })
  timeZone!: string;

  @Field(() => [AppointmentConsultant], { description: 'In the order in which they are booked.' })
  consultants!: AppointmentConsultant[];

  @Field(() => [StaffAppointment], { description: 'In the order of their time, cancelled ones too; at most 2,000.' })
  appointments!: StaffAppointment[];
}

@ObjectType({ simpleResolvers: true, description: 'A time of a day with who is free then.' })
export class StaffSlot {
  @Field(() => String, { description: 'On the wall clock of the business, as in `09:00 AM`.' })
  time!: string;

  @Field(() => Boolean, { description: 'Whether the time has begun already.' })
  past!: boolean;

  @Field(() => [ID], { description: 'Who is free then, whoever is booked first standing first; empty when nobody is.' })
  consultantIds!: string[];
}
