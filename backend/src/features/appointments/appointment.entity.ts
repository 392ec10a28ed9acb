import { appointmentPeriods, appointmentStatuses, type AppointmentStatus } from '@hearthline/rules/appointment-changes.ts';
import { appointmentKinds, type AppointmentKind } from '@hearthline/rules/appointments.ts';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { VersionedEntity } from '../../platform/versioned.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { Contact } from '../contacts/contact.entity.ts';
import { Project } from '../projects/project.entity.ts';
import { Consultant } from './consultant.entity.ts';

export const AppointmentStatusEnum = Object.fromEntries(appointmentStatuses.map((status) => [status, status]));
registerEnumType(AppointmentStatusEnum, {
  name: 'AppointmentStatus',
  description: '`booked` by the visitor, `confirmed` by staff: both hold their time. `held` and `missed` are what became of it; `cancelled` gives the time back.',
});

export const AppointmentKindEnum = Object.fromEntries(appointmentKinds.map((kind) => [kind, kind]));
registerEnumType(AppointmentKindEnum, { name: 'AppointmentKind', description: 'What an appointment is about.' });

export const AppointmentPeriodEnum = Object.fromEntries(appointmentPeriods.map((period) => [period, period]));
registerEnumType(AppointmentPeriodEnum, { name: 'AppointmentPeriod', description: '`upcoming`: today and later, by the business’s calendar; `past`: the days before.' });

/** The database itself keeps one consultant from being booked for two overlapping times. */
const noOverlap = "exclude using gist (consultant_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'cancelled')";

/** The words in which staff look for somebody; written as PostgreSQL repeats it, so that the schema check compares equal. */
export const searchedWords = "lower(customer_name || ' ' || customer_email || ' ' || customer_phone)";

/** A consultation, meeting or inspection that was booked. */
@ObjectType({ simpleResolvers: true, description: 'An appointment that was booked.' })
@Entity({ tableName: 'appointments' })
@Index({ name: 'appointments_booked_index', expression: 'create index appointments_booked_index on appointments (created_at)' })
@Index({ name: 'appointments_email_index', expression: 'create index appointments_email_index on appointments (lower(normalize(customer_email)))' })
@Index({ name: 'appointments_search_index', expression: `create index appointments_search_index on appointments using gin ((${searchedWords}) gin_trgm_ops)` })
@Check({ name: 'appointments_no_overlap', expression: noOverlap })
export class Appointment extends VersionedEntity<'status' | 'kind' | 'calendarSequence'> {
  @Field(() => String)
  @Property({ type: 'text' })
  customerName!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  customerEmail!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  customerPhone!: string;

  @Field(() => GraphQLLocalDate, { description: 'The day in the business time zone, yyyy-mm-dd.' })
  @Property({ type: 'string', columnType: 'date' })
  appointmentDate!: string;

  @Field(() => String, { description: 'The slot, as in 09:00 AM.' })
  @Property({ type: 'text' })
  appointmentTime!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  message!: string | null;

  @Field(() => AppointmentStatusEnum)
  @Enum({ items: () => [...appointmentStatuses], type: 'string', columnType: 'text', default: 'booked' })
  status!: AppointmentStatus;

  @Field(() => AppointmentKindEnum)
  @Enum({ items: () => [...appointmentKinds], type: 'string', columnType: 'text', default: 'consultation' })
  kind!: AppointmentKind;

  /** The instant the slot starts. */
  @Index({ name: 'appointments_starts_index' })
  @Property({ type: 'timestamptz', length: 3 })
  startsAt!: Date;

  @Property({ type: 'timestamptz', length: 3 })
  endsAt!: Date;

  @Index({ name: 'appointments_consultant_index' })
  @ManyToOne(() => Consultant)
  consultant!: Consultant;

  @Index({ name: 'appointments_contact_index' })
  @ManyToOne(() => Contact, { nullable: true, deleteRule: 'set null' })
  contact!: Contact | null;

  /** The account of whoever comes, when they booked signed in or with its verified address. */
  @Index({ name: 'appointments_customer_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  customer!: User | null;

  @Index({ name: 'appointments_project_index' })
  @ManyToOne(() => Project, { nullable: true, deleteRule: 'set null' })
  project!: Project | null;

  /** Grows with every change that a calendar program must hear of (RFC 5545 SEQUENCE). */
  @Property({ type: 'integer', default: 0 })
  calendarSequence!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A time of a day that can be booked, or is taken.' })
export class AppointmentSlot {
  @Field(() => String, { description: 'As in 09:00 AM.' })
  time!: string;

  @Field(() => Boolean)
  available!: boolean;

  @Field(() => Int, { description: 'How many more visitors can book it.' })
  remaining!: number;

  @Field(() => Boolean, { description: 'Whether the time has gone by.' })
  past!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Which days can be booked, by the wall calendar of the business.' })
export class BookingDays {
  @Field(() => GraphQLLocalDate, { description: "The business's today, wherever the visitor is." })
  firstDate!: string;

  @Field(() => GraphQLLocalDate)
  lastDate!: string;

  @Field(() => [GraphQLLocalDate], { description: 'The days between on which nobody can be booked: closed, blocked, or nobody at work.' })
  closedDates!: string[];

  @Field(() => String, { description: 'The IANA time zone that the times of the slots are meant in.' })
  timeZone!: string;
}
