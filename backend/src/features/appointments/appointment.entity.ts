import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BaseEntity } from '../../platform/base.entity.ts';
import { Contact } from '../contacts/contact.entity.ts';
import { Consultant } from './consultant.entity.ts';

export const appointmentStatuses = ['booked', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];
export const AppointmentStatusEnum = Object.fromEntries(appointmentStatuses.map((status) => [status, status]));
registerEnumType(AppointmentStatusEnum, { name: 'AppointmentStatus', description: 'Whether an appointment holds its slot.' });

/** The database itself keeps one consultant from being booked for two overlapping times. */
const noOverlap = "exclude using gist (consultant_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'cancelled')";

/** A consultation that a visitor booked. */
@ObjectType({ simpleResolvers: true, description: 'A consultation that was booked.' })
@Entity({ tableName: 'appointments' })
@Check({ name: 'appointments_no_overlap', expression: noOverlap })
export class Appointment extends BaseEntity<'status' | 'calendarSequence'> {
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
