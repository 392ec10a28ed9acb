import type { AppointmentPeriod, AppointmentStatus } from '@hearthline/rules/appointment-changes.ts';
import type { AppointmentKind } from '@hearthline/rules/appointments.ts';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { AppointmentKindEnum, AppointmentPeriodEnum, AppointmentStatusEnum } from './appointment.entity.ts';

@InputType({ description: 'An appointment to be booked. The rules are those of the booking form.' })
export class BookAppointmentInput {
  @Field(() => String)
  customerName!: string;

  @Field(() => String)
  customerEmail!: string;

  @Field(() => String)
  customerPhone!: string;

  @Field(() => String, { description: 'A day in the business time zone, yyyy-mm-dd.' })
  appointmentDate!: string;

  @Field(() => String, { description: 'One of the sixteen slots, as in 09:00 AM.' })
  appointmentTime!: string;

  @Field(() => String, { nullable: true })
  message?: string | null;

  @Field(() => AppointmentKindEnum, { nullable: true, description: '`consultation` when missing.' })
  kind?: AppointmentKind | null;

  @Field(() => ID, { nullable: true, description: 'A project that whoever books may see.' })
  projectId?: string | null;
}

@InputType({ description: 'A booking that staff make for somebody: confirmed at once.' })
export class BookAppointmentForInput extends BookAppointmentInput {
  @Field(() => ID, { nullable: true, description: 'Whoever is free when missing.' })
  consultantId?: string | null;
}

@InputType({ description: 'An appointment as it was read.' })
export class AppointmentRefInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;
}

@InputType({ description: "Another time for one of one's own appointments." })
export class RescheduleMyAppointmentInput extends AppointmentRefInput {
  @Field(() => String, { description: 'yyyy-mm-dd' })
  appointmentDate!: string;

  @Field(() => String, { description: 'As in 09:00 AM.' })
  appointmentTime!: string;
}

@InputType({ description: 'Another time for a booking.' })
export class RescheduleAppointmentInput extends RescheduleMyAppointmentInput {
  @Field(() => ID, { nullable: true, description: 'When missing: the present one if free, else anybody.' })
  consultantId?: string | null;
}

@InputType({ description: 'A booking that shall not take place.' })
export class CancelAppointmentInput extends AppointmentRefInput {
  @Field(() => String, { nullable: true, description: 'A sentence to the customer.' })
  note?: string | null;
}

@InputType({ description: 'What became of an appointment.' })
export class CloseAppointmentInput extends AppointmentRefInput {
  @Field(() => AppointmentStatusEnum, { description: '`held` or `missed`.' })
  outcome!: AppointmentStatus;
}

@InputType({ description: 'Who shall see the visitor instead.' })
export class AssignAppointmentInput extends AppointmentRefInput {
  @Field(() => ID)
  consultantId!: string;
}

@InputType({ description: 'What an appointment is about.' })
export class DescribeAppointmentInput extends AppointmentRefInput {
  @Field(() => AppointmentKindEnum)
  kind!: AppointmentKind;

  @Field(() => ID, { nullable: true, description: 'Null: it belongs to none.' })
  projectId?: string | null;
}

@InputType({ description: "The appointment of a mail's link that shall not take place." })
export class CancelLinkedAppointmentInput {
  @Field(() => String, { description: "The token of the mail's link." })
  token!: string;

  @Field(() => Int)
  version!: number;
}

@InputType({ description: "Another time for the appointment of a mail's link." })
export class RescheduleLinkedAppointmentInput extends CancelLinkedAppointmentInput {
  @Field(() => String, { description: 'yyyy-mm-dd' })
  appointmentDate!: string;

  @Field(() => String, { description: 'As in 09:00 AM.' })
  appointmentTime!: string;
}

@ArgsType()
export class AppointmentsArgs {
  @Field(() => Int, { nullable: true, description: 'From 1.' })
  page?: number | null;

  @Field(() => String, { nullable: true, description: 'Part of a name, an e-mail address or a phone number.' })
  search?: string | null;

  @Field(() => AppointmentStatusEnum, { nullable: true })
  status?: AppointmentStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'Without the cancelled ones.' })
  kept?: boolean | null;

  @Field(() => ID, { nullable: true })
  consultantId?: string | null;

  @Field(() => AppointmentPeriodEnum, { nullable: true })
  period?: AppointmentPeriod | null;

  @Field(() => String, { nullable: true, description: 'The first day, yyyy-mm-dd.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'The last day, yyyy-mm-dd.' })
  to?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The order: soonest first unless true.' })
  latestFirst?: boolean | null;
}

@ArgsType()
export class MyAppointmentsArgs {
  @Field(() => Boolean, { nullable: true, description: 'What is over or cancelled, instead of what is to come.' })
  past?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'From 1.' })
  page?: number | null;
}
