import { appointmentMoves, type AppointmentMove, type AppointmentStatus } from '@hearthline/rules/appointment-changes.ts';
import type { AppointmentKind } from '@hearthline/rules/appointments.ts';
import type { MailState } from '@hearthline/rules/mails.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PaginationType } from '../../platform/paging.ts';
import { changeActions, changeParties, type ChangeAction, type ChangeParty } from './appointment-change.entity.ts';
import { AppointmentKindEnum, AppointmentStatusEnum } from './appointment.entity.ts';

const AppointmentMoveEnum = Object.fromEntries(appointmentMoves.map((move) => [move, move]));
registerEnumType(AppointmentMoveEnum, { name: 'AppointmentMove', description: 'What staff can do with an appointment.' });
const AppointmentActionEnum = Object.fromEntries(changeActions.map((action) => [action, action]));
registerEnumType(AppointmentActionEnum, { name: 'AppointmentAction', description: 'What was done with an appointment; `described`: its kind or project was set.' });
const AppointmentPartyEnum = Object.fromEntries(changeParties.map((party) => [party, party]));
registerEnumType(AppointmentPartyEnum, { name: 'AppointmentParty', description: 'Who did it: staff, the customer signed in, or whoever has the link of the mail.' });

/** What everybody is told of an appointment. */
@ObjectType({ simpleResolvers: true })
abstract class AppointmentCore {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'Grows with each change; a change names the version it was made from.' })
  version!: number;

  @Field(() => AppointmentKindEnum)
  kind!: AppointmentKind;

  @Field(() => AppointmentStatusEnum)
  status!: AppointmentStatus;

  @Field(() => GraphQLLocalDate, { description: 'The day in the business time zone.' })
  appointmentDate!: string;

  @Field(() => String, { description: 'As in 09:00 AM, in the business time zone.' })
  appointmentTime!: string;

  @Field(() => GraphQLDateTime)
  startsAt!: Date;

  @Field(() => GraphQLDateTime)
  endsAt!: Date;

  @Field(() => String)
  consultantName!: string;

  @Field(() => ID, { nullable: true })
  projectId!: string | null;

  @Field(() => String, { nullable: true })
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
  @Field(() => [AppointmentSummary])
  appointments!: AppointmentSummary[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'An appointment as staff see it.' })
export class StaffAppointment extends AppointmentCore {
  @Field(() => GraphQLDateTime, { description: 'When it was booked.' })
  createdAt!: Date;

  @Field(() => String)
  customerName!: string;

  @Field(() => String)
  customerEmail!: string;

  @Field(() => String)
  customerPhone!: string;

  @Field(() => String, { nullable: true })
  message!: string | null;

  @Field(() => ID)
  consultantId!: string;

  @Field(() => ID, { nullable: true })
  contactId!: string | null;

  @Field(() => [AppointmentMoveEnum], { description: 'What can be done with it now.' })
  moves!: AppointmentMove[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of appointments, in the order of their time.' })
export class AppointmentPage {
  @Field(() => [StaffAppointment])
  appointments!: StaffAppointment[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'A line of the history of an appointment.' })
export class AppointmentHistoryLine {
  @Field(() => ID)
  id!: string;

  @Field(() => GraphQLDateTime)
  at!: Date;

  @Field(() => AppointmentActionEnum)
  action!: ChangeAction;

  @Field(() => AppointmentPartyEnum)
  party!: ChangeParty;

  @Field(() => String, { nullable: true })
  actorName!: string | null;

  @Field(() => String, { nullable: true, description: 'In words: a time, a consultant, a kind.' })
  before!: string | null;

  @Field(() => String, { nullable: true })
  after!: string | null;

  @Field(() => String, { nullable: true, description: 'What staff wrote to the customer.' })
  note!: string | null;

  @Field(() => ID, { nullable: true, description: 'The mail that told the customer.' })
  mailId!: string | null;

  @Field(() => String, { nullable: true })
  mailSubject!: string | null;

  @Field(() => String, { nullable: true, description: 'One of the states of a mail.' })
  mailState!: MailState | null;
}

@ObjectType({ simpleResolvers: true, description: 'An appointment with what happened to it.' })
export class AppointmentDetails extends StaffAppointment {
  @Field(() => [AppointmentHistoryLine], { description: 'The latest first.' })
  history!: AppointmentHistoryLine[];
}

@ObjectType({ simpleResolvers: true, description: 'Who sees visitors.' })
export class AppointmentConsultant {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean)
  onDuty!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Seven days, from Sunday, with what is booked on them.' })
export class AppointmentWeek {
  @Field(() => [GraphQLLocalDate])
  days!: string[];

  @Field(() => GraphQLLocalDate, { description: "The business's today." })
  today!: string;

  @Field(() => String, { description: 'The IANA time zone that all times are meant in.' })
  timeZone!: string;

  @Field(() => [AppointmentConsultant], { description: 'In the order in which they are booked.' })
  consultants!: AppointmentConsultant[];

  @Field(() => [StaffAppointment])
  appointments!: StaffAppointment[];
}

@ObjectType({ simpleResolvers: true, description: 'A time of a day with who is free then.' })
export class StaffSlot {
  @Field(() => String)
  time!: string;

  @Field(() => Boolean)
  past!: boolean;

  @Field(() => [ID])
  consultantIds!: string[];
}
