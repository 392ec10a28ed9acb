import { RoofProfileScalar } from '../../people/leads/roof-profile.api.ts';
import {
  newAppointmentFor,
  type AppointmentPeriod,
  type AppointmentStatus,
} from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import type { AppointmentKind } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { newAppointment } from '@hearthline/rules/sale/appointments/appointment-rules.ts';
import type { RoofProfile } from '@hearthline/rules/home-options.ts';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { fieldText, idOf, searchOf } from '../../../platform/api-docs/field-descriptions.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { inputType } from '../../../platform/records/record-types.ts';
import {
  AppointmentKindEnum,
  AppointmentPeriodEnum,
  AppointmentStatusEnum,
} from './appointment-enums.types.ts';
import { appointmentFields } from './appointment.fields.ts';

export const BookAppointmentInput = inputType(
  'BookAppointmentInput',
  'An appointment to book. The rules are those of the booking form.',
  newAppointment,
  appointmentFields,
);
export type BookAppointmentInput = InstanceType<typeof BookAppointmentInput>;

export const BookAppointmentForInput = inputType(
  'BookAppointmentForInput',
  'A booking that staff make for a customer; it is confirmed at once.',
  newAppointmentFor,
  appointmentFields,
);
export type BookAppointmentForInput = InstanceType<typeof BookAppointmentForInput>;

@InputType({ description: 'An appointment and the version of it that was read.' })
export class AppointmentRefInput {
  @Field(() => ID, { description: idOf('an appointment') })
  id!: string;

  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@InputType({ description: 'A new time for one of the viewer’s own appointments.' })
export class RescheduleMyAppointmentInput extends AppointmentRefInput {
  @Field(() => String, { description: 'A day in the business time zone, `yyyy-mm-dd`.' })
  appointmentDate!: string;

  @Field(() => String, { description: 'The local time of the business, for example `09:00 AM`.' })
  appointmentTime!: string;
}

@InputType({ description: 'A new time for a booking.' })
export class RescheduleAppointmentInput extends RescheduleMyAppointmentInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'The consultant who will hold it. If omitted: the current one if free, otherwise any free consultant.',
  })
  consultantId?: string | null;
}

@InputType({ description: 'A booking to cancel.' })
export class CancelAppointmentInput extends AppointmentRefInput {
  @Field(() => String, {
    nullable: true,
    description: 'A note to include in the mail to the customer, at most 1,000 characters.',
  })
  note?: string | null;
}

@InputType({ description: 'The outcome of an appointment.' })
export class CloseAppointmentInput extends AppointmentRefInput {
  @Field(() => AppointmentStatusEnum, {
    description: '`held` or `missed`; either can later be corrected to the other.',
  })
  outcome!: AppointmentStatus;
}

@InputType({ description: 'A booking and the consultant who takes it over.' })
export class AssignAppointmentInput extends AppointmentRefInput {
  @Field(() => ID, {
    description: 'The consultant who will hold it; `SLOT_TAKEN` if they are not free at that time.',
  })
  consultantId!: string;
}

@InputType({ description: 'The kind of an appointment, its project, its format and its place.' })
export class DescribeAppointmentInput extends AppointmentRefInput {
  @Field(() => AppointmentKindEnum, { description: 'The new kind.' })
  kind!: AppointmentKind;

  @Field(() => ID, { nullable: true, description: 'The project it will belong to; null for none.' })
  projectId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The new format; null to keep it. `SLOT_TAKEN` if the consultant is not free for as long as it takes.',
  })
  formatId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The place of this one appointment, at most 300 characters: for example the link of a video talk. Omit it to keep it; empty for that of the format.',
  })
  place?: string | null;
}

@InputType({ description: 'The appointment to cancel, identified by a mailed link.' })
export class CancelLinkedAppointmentInput {
  @Field(() => String, {
    description:
      'The part after `token=` in the mailed link. `LINK_INVALID` if there is no such link, `LINK_EXPIRED` once the appointment has begun.',
  })
  token!: string;

  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@InputType({ description: 'A new time for an appointment, identified by a mailed link.' })
export class RescheduleLinkedAppointmentInput extends CancelLinkedAppointmentInput {
  @Field(() => String, { description: 'A day in the business time zone, `yyyy-mm-dd`.' })
  appointmentDate!: string;

  @Field(() => String, { description: 'The local time of the business, for example `09:00 AM`.' })
  appointmentTime!: string;
}

@ArgsType()
export class AppointmentsArgs {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;

  @Field(() => String, {
    nullable: true,
    description: searchOf('a name, an e-mail address or a phone number (as written or as dialed)'),
  })
  search?: string | null;

  @Field(() => AppointmentStatusEnum, { nullable: true, description: 'Only appointments with this status.' })
  status?: AppointmentStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'If true, leaves out canceled appointments.' })
  kept?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Only appointments of this consultant.' })
  consultantId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Only appointments of one owner, who is their consultant’s account, otherwise their contact’s owner: `me`, `none` for those that are unassigned, or the id of a person.',
  })
  owner?: string | null;

  @Field(() => AppointmentPeriodEnum, {
    nullable: true,
    description:
      'Before today, or today and later; combined with `from` and `to`, the narrower range applies.',
  })
  period?: AppointmentPeriod | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first day, in the business time zone, `yyyy-mm-dd`.',
  })
  from?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last day, in the business time zone, `yyyy-mm-dd`.',
  })
  to?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'If true, the latest appointments come first; otherwise the soonest.',
  })
  latestFirst?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only appointments booked with a design of this home, or about it: the slug of a home of the catalog, or the code of a generated plan.',
  })
  home?: string | null;

  @Field(() => RoofProfileScalar, {
    nullable: true,
    description: 'Only appointments with a design with this roof.',
  })
  roof?: RoofProfile | null;

  @Field(() => GraphQLCents, {
    nullable: true,
    description:
      'Only appointments with a design of at least this price: its delivered total on the day it was designed.',
  })
  minPrice?: number | null;

  @Field(() => GraphQLCents, {
    nullable: true,
    description: 'Only appointments with a design of at most this price.',
  })
  maxPrice?: number | null;
}

@ArgsType()
export class MyAppointmentsArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'If true, appointments that are over or canceled, instead of upcoming ones.',
  })
  past?: boolean | null;

  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;
}
