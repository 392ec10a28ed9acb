import type { AppointmentPeriod, AppointmentStatus } from '@hearthline/rules/appointment-changes.ts';
import type { AppointmentKind } from '@hearthline/rules/appointments.ts';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { fieldText, idOf } from '../../platform/field-text.ts';
import { AppointmentKindEnum, AppointmentPeriodEnum, AppointmentStatusEnum } from './appointment.entity.ts';

@InputType({ description: 'An appointment to be booked. The rules are those of the booking form.' })
export class BookAppointmentInput {
  @Field(() => String, { description: '1 to 200 characters.' })
  customerName!: string;

  @Field(() => String, { description: 'One mailbox, at most 254 characters. The confirmation with a calendar entry is mailed there.' })
  customerEmail!: string;

  @Field(() => String, { description: 'As typed, at most 40 characters.' })
  customerPhone!: string;

  @Field(() => String, { description: 'A day where the business is, `yyyy-mm-dd`: from `firstDate` to `lastDate` of `bookingDays`, and none of its `closedDates`.' })
  appointmentDate!: string;

  @Field(() => String, { description: 'A `time` of `appointmentSlots`, as in `09:00 AM`.' })
  appointmentTime!: string;

  @Field(() => String, { nullable: true, description: 'What the visitor wants to talk about, at most 4,000 characters.' })
  message?: string | null;

  @Field(() => AppointmentKindEnum, { nullable: true, description: '`consultation` when missing.' })
  kind?: AppointmentKind | null;

  @Field(() => ID, { nullable: true, description: 'A project that whoever books may see; null when it is about none.' })
  projectId?: string | null;
}

@InputType({ description: 'A booking that staff make for somebody: confirmed at once.' })
export class BookAppointmentForInput extends BookAppointmentInput {
  @Field(() => ID, { nullable: true, description: 'Who is to hold it; whoever is free when missing.' })
  consultantId?: string | null;
}

@InputType({ description: 'An appointment as it was read.' })
export class AppointmentRefInput {
  @Field(() => ID, { description: idOf('an appointment') })
  id!: string;

  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@InputType({ description: 'Another time for one of one’s own appointments.' })
export class RescheduleMyAppointmentInput extends AppointmentRefInput {
  @Field(() => String, { description: 'A day where the business is, `yyyy-mm-dd`.' })
  appointmentDate!: string;

  @Field(() => String, { description: 'On the wall clock of the business, as in `09:00 AM`.' })
  appointmentTime!: string;
}

@InputType({ description: 'Another time for a booking.' })
export class RescheduleAppointmentInput extends RescheduleMyAppointmentInput {
  @Field(() => ID, { nullable: true, description: 'Who is to hold it. When missing: the present one if free, else anybody.' })
  consultantId?: string | null;
}

@InputType({ description: 'A booking that is to be given up.' })
export class CancelAppointmentInput extends AppointmentRefInput {
  @Field(() => String, { nullable: true, description: 'A sentence for the customer’s mail, at most 1,000 characters.' })
  note?: string | null;
}

@InputType({ description: 'What became of an appointment.' })
export class CloseAppointmentInput extends AppointmentRefInput {
  @Field(() => AppointmentStatusEnum, { description: '`held` or `missed`; the one can be corrected to the other.' })
  outcome!: AppointmentStatus;
}

@InputType({ description: 'Who is to see the visitor instead.' })
export class AssignAppointmentInput extends AppointmentRefInput {
  @Field(() => ID, { description: 'Who is to hold it: somebody who is free at that time, else `SLOT_TAKEN`.' })
  consultantId!: string;
}

@InputType({ description: 'What an appointment is about.' })
export class DescribeAppointmentInput extends AppointmentRefInput {
  @Field(() => AppointmentKindEnum, { description: 'What it is about from now on.' })
  kind!: AppointmentKind;

  @Field(() => ID, { nullable: true, description: 'The project it belongs to from now on; null: to none.' })
  projectId?: string | null;
}

@InputType({ description: 'The appointment of a mail’s link that is to be given up.' })
export class CancelLinkedAppointmentInput {
  @Field(() => String, { description: 'What stands after `token=` in the mailed link. `LINK_INVALID` when there is none like it, `LINK_EXPIRED` once the appointment has begun.' })
  token!: string;

  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@InputType({ description: 'Another time for the appointment of a mail’s link.' })
export class RescheduleLinkedAppointmentInput extends CancelLinkedAppointmentInput {
  @Field(() => String, { description: 'A day where the business is, `yyyy-mm-dd`.' })
  appointmentDate!: string;

  @Field(() => String, { description: 'On the wall clock of the business, as in `09:00 AM`.' })
  appointmentTime!: string;
}

@ArgsType()
export class AppointmentsArgs {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;

  @Field(() => String, { nullable: true, description: 'Part of a name, an e-mail address or a phone number; at most 100 characters.' })
  search?: string | null;

  @Field(() => AppointmentStatusEnum, { nullable: true, description: 'Appointments with this status only.' })
  status?: AppointmentStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'When true, without the cancelled ones.' })
  kept?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Appointments of this consultant only.' })
  consultantId?: string | null;

  @Field(() => AppointmentPeriodEnum, { nullable: true, description: 'Which side of today; together with `from` and `to` whatever is narrower.' })
  period?: AppointmentPeriod | null;

  @Field(() => String, { nullable: true, description: 'The first day where the business is, `yyyy-mm-dd`.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'The last day where the business is, `yyyy-mm-dd`.' })
  to?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The order of their time: soonest first unless true.' })
  latestFirst?: boolean | null;
}

@ArgsType()
export class MyAppointmentsArgs {
  @Field(() => Boolean, { nullable: true, description: 'What is over or cancelled, instead of what is to come.' })
  past?: boolean | null;

  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;
}
