import { appointmentPeriods, appointmentStatuses, type AppointmentStatus } from '@hearthline/rules/appointment-changes.ts';
import { appointmentKinds, type AppointmentKind } from '@hearthline/rules/appointments.ts';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { VersionedEntity } from '../../platform/versioned.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { Contact } from '../contacts/contact.entity.ts';
import { Project } from '../projects/project.entity.ts';
import { Consultant } from './consultant.entity.ts';

export const AppointmentStatusEnum = graphqlEnum('AppointmentStatus', 'How an appointment stands.', appointmentStatuses, {
  booked: 'By the visitor; it holds its time.',
  confirmed: 'Staff have looked at it; it holds its time.',
  held: 'It took place.',
  missed: 'The visitor did not come.',
  cancelled: 'It does not take place, and its time is free again. This cannot be undone.',
});

export const AppointmentKindEnum = graphqlEnum('AppointmentKind', 'What an appointment is about.', appointmentKinds, {
  consultation: 'Talking about a home.',
  meeting: 'Meeting about something that is under way.',
  inspection: 'Looking at a home together.',
});

export const AppointmentPeriodEnum = graphqlEnum('AppointmentPeriod', 'Which side of today, by the calendar of the business.', appointmentPeriods, {
  upcoming: 'Today and later.',
  past: 'The days before today.',
});

/** The database itself prevents overlapping bookings of one consultant. */
const noOverlap = "exclude using gist (consultant_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'cancelled')";

/** The text that staff search; written exactly as PostgreSQL prints it, so that the schema check finds no difference. */
export const searchedWords = "lower(customer_name || ' ' || customer_email || ' ' || customer_phone)";

/** A booked consultation, meeting or inspection. */
@ObjectType({ simpleResolvers: true, description: 'An appointment that was booked.' })
@Entity({ tableName: 'appointments' })
@Index({ name: 'appointments_booked_index', expression: 'create index appointments_booked_index on appointments (created_at)' })
@Index({ name: 'appointments_email_index', expression: 'create index appointments_email_index on appointments (lower(normalize(customer_email)))' })
@Index({ name: 'appointments_search_index', expression: `create index appointments_search_index on appointments using gin ((${searchedWords}) gin_trgm_ops)` })
@Check({ name: 'appointments_no_overlap', expression: noOverlap })
export class Appointment extends VersionedEntity<'status' | 'kind' | 'calendarSequence'> {
  @Field(() => String, { description: 'As typed, at most 200 characters.' })
  @Property({ type: 'text' })
  customerName!: string;

  @Field(() => String, { description: 'As typed; where the confirmation was mailed to.' })
  @Property({ type: 'text' })
  customerEmail!: string;

  @Field(() => String, { description: 'As typed, at most 40 characters.' })
  @Property({ type: 'text' })
  customerPhone!: string;

  @Field(() => GraphQLLocalDate, { description: 'The day where the business is.' })
  @Property({ type: 'string', columnType: 'date' })
  appointmentDate!: string;

  @Field(() => String, { description: 'When it begins on the wall clock of the business, as in `09:00 AM`.' })
  @Property({ type: 'text' })
  appointmentTime!: string;

  @Field(() => String, { nullable: true, description: 'What the visitor wrote, at most 4,000 characters; null when nothing.' })
  @Property({ type: 'text', nullable: true })
  message!: string | null;

  @Field(() => AppointmentStatusEnum, { description: '`booked` right after booking.' })
  @Enum({ items: () => [...appointmentStatuses], type: 'string', columnType: 'text', default: 'booked' })
  status!: AppointmentStatus;

  @Field(() => AppointmentKindEnum, { description: '`consultation` unless the booking said otherwise.' })
  @Enum({ items: () => [...appointmentKinds], type: 'string', columnType: 'text', default: 'consultation' })
  kind!: AppointmentKind;

  /** The instant at which the slot starts. */
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

  /** The visitor's account, if they booked while signed in or with its verified address. */
  @Index({ name: 'appointments_customer_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  customer!: User | null;

  @Index({ name: 'appointments_project_index' })
  @ManyToOne(() => Project, { nullable: true, deleteRule: 'set null' })
  project!: Project | null;

  /** Grows with every change that calendar programs must learn of (RFC 5545 SEQUENCE). */
  @Property({ type: 'integer', default: 0 })
  calendarSequence!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A time of a day that can be booked, or is taken.' })
export class AppointmentSlot {
  @Field(() => String, { description: 'On the wall clock of the business, as in `09:00 AM`; what `bookAppointment` takes.' })
  time!: string;

  @Field(() => Boolean, { description: 'Whether it can be booked now: it is to come, and `remaining` is not 0.' })
  available!: boolean;

  @Field(() => Int, { description: 'How many more visitors can book it: as many as consultants are free.' })
  remaining!: number;

  @Field(() => Boolean, { description: 'Whether the time has begun already.' })
  past!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Which days can be booked, by the wall calendar of the business.' })
export class BookingDays {
  @Field(() => GraphQLLocalDate, { description: 'The business’s today, wherever the visitor is.' })
  firstDate!: string;

  @Field(() => GraphQLLocalDate, { description: 'The last day that can be booked, 180 days after the first.' })
  lastDate!: string;

  @Field(() => [GraphQLLocalDate], { description: 'The days between on which nobody can be booked: closed, blocked, or nobody at work.' })
  closedDates!: string[];

  @Field(() => String, { description: fieldText.timeZone })
  timeZone!: string;
}
