import { bigint } from '../../../platform/db/bigint.ts';
import {
  appointmentPeriods,
  appointmentStatuses,
  type AppointmentStatus,
} from '@hearthline/rules/sale/appointments/changes.ts';
import { appointmentKinds, type AppointmentKind } from '@hearthline/rules/sale/appointments/kinds.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import type { Touch } from '@hearthline/rules/people/leads/touch-parts.ts';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Contact } from '../../people/contacts/contact.entity.ts';
import { Home } from '../../homes/catalog/home.entity.ts';
import { Project } from '../../delivery/projects/project.entity.ts';
import { AppointmentFormat, firstFormatId } from './appointment-format.entity.ts';
import { Consultant } from './consultant.entity.ts';

export const AppointmentStatusEnum = graphqlEnum(
  'AppointmentStatus',
  'The status of an appointment.',
  appointmentStatuses,
  {
    booked: 'Booked by the visitor and not confirmed yet; it holds its slot.',
    confirmed: 'Confirmed by staff; it holds its slot.',
    held: 'It took place.',
    missed: 'The visitor did not come.',
    cancelled: 'It will not take place, and its slot is free again. This cannot be undone.',
  },
);

export const AppointmentKindEnum = graphqlEnum(
  'AppointmentKind',
  'The purpose of an appointment.',
  appointmentKinds,
  {
    consultation: 'A conversation about a home.',
    meeting: 'A meeting about a project that is under way.',
    inspection: 'A joint inspection of a home.',
  },
);

export const AppointmentPeriodEnum = graphqlEnum(
  'AppointmentPeriod',
  'Before today, or today and later, in the business time zone.',
  appointmentPeriods,
  {
    upcoming: 'Today and later.',
    past: 'The days before today.',
  },
);

/** The database itself prevents bookings of one consultant from overlapping, with the time needed around them. */
const noOverlap =
  "exclude using gist (consultant_id with =, appointment_span(starts_at, ends_at, buffer_before, buffer_after) with &&) where (status <> 'cancelled')";

/** The text that staff search; written exactly as PostgreSQL prints it, so that the schema check finds no difference. */
export const searchedWords =
  "search_fold(customer_name || ' ' || customer_email || ' ' || customer_phone || ' ' || regexp_replace(customer_phone, '[^0-9]', '', 'g'))";
/** The same for the previous version of the server, whose index a later migration removes. */
const searchedBefore = "lower(customer_name || ' ' || customer_email || ' ' || customer_phone)";

/** A booked consultation, meeting or inspection. */
@ObjectType({ simpleResolvers: true, description: 'A booked appointment.' })
@Entity({ tableName: 'appointments' })
@Index({
  name: 'appointments_booked_index',
  expression: 'create index appointments_booked_index on appointments (created_at)',
})
@Index({
  name: 'appointments_booked_from_index',
  expression:
    'create index appointments_booked_from_index on appointments (booked_from, created_at) where booked_from is not null',
})
@Index({ name: 'appointments_consultant_index', properties: ['consultant', 'createdAt'] })
@Index({
  name: 'appointments_remind_index',
  expression:
    'create index appointments_remind_index on appointments (remind_at) where remind_at is not null',
})
@Index({
  name: 'appointments_email_index',
  expression: 'create index appointments_email_index on appointments (lower(normalize(customer_email)))',
})
@Index({
  name: 'appointments_search_index',
  expression: `create index appointments_search_index on appointments using gin ((${searchedBefore}) gin_trgm_ops)`,
})
@Index({
  name: 'appointments_folded_index',
  expression: `create index appointments_folded_index on appointments using gin (${searchedWords} gin_trgm_ops)`,
})
@Index({
  name: 'appointments_open_index',
  expression:
    "create index appointments_open_index on appointments (created_at, contact_id) where status = 'booked'",
})
@Index({
  name: 'appointments_chosen_index',
  expression:
    'create index appointments_chosen_index on appointments (design_home, design_roof, design_cents, contact_id) where design_code is not null',
})
@Check({ name: 'appointments_no_overlap', expression: noOverlap })
export class Appointment extends VersionedEntity<
  'status' | 'kind' | 'calendarSequence' | 'bookedFrom' | 'bufferBefore' | 'bufferAfter' | 'designIsOwn'
> {
  @Field(() => String, { description: 'As typed, at most 200 characters.' })
  @Property({ type: 'text' })
  customerName!: string;

  @Field(() => String, { description: 'As typed; the address that the confirmation was mailed to.' })
  @Property({ type: 'text' })
  customerEmail!: string;

  @Field(() => String, { description: fieldText.phone })
  @Property({ type: 'text' })
  customerPhone!: string;

  @Field(() => GraphQLLocalDate, { description: 'The day, in the business time zone.' })
  @Property({ type: 'string', columnType: 'date' })
  appointmentDate!: string;

  @Field(() => String, {
    description: 'The local time of the business at which it begins, for example `09:00 AM`.',
  })
  @Property({ type: 'text' })
  appointmentTime!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The visitor’s message, at most 4,000 characters. Null if there is none.',
  })
  @Property({ type: 'text', nullable: true })
  message!: string | null;

  @Field(() => AppointmentStatusEnum, { description: '`booked` right after booking.' })
  @Enum({ items: () => [...appointmentStatuses], type: 'string', columnType: 'text', default: 'booked' })
  status!: AppointmentStatus;

  @Field(() => AppointmentKindEnum, {
    description: '`consultation` unless the booking specified another kind.',
  })
  @Enum({ items: () => [...appointmentKinds], type: 'string', columnType: 'text', default: 'consultation' })
  kind!: AppointmentKind;

  /** The instant at which the slot starts. */
  @Index({ name: 'appointments_starts_index' })
  @Property({ type: 'timestamptz', length: 3 })
  startsAt!: Date;

  @Property({ type: 'timestamptz', length: 3 })
  endsAt!: Date;

  @ManyToOne(() => Consultant)
  consultant!: Consultant;

  @Index({ name: 'appointments_contact_index' })
  @ManyToOne(() => Contact, { nullable: true, deleteRule: 'set null' })
  contact!: Contact | null;

  /** The visitor's account, if they booked while signed in or with its verified address. */
  @Index({ name: 'appointments_customer_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  customer!: User | null;

  @Index({ name: 'appointments_project_index' })
  @ManyToOne(() => Project, { nullable: true, deleteRule: 'set null' })
  project!: Project | null;

  /** The home of the catalog that it is about. */
  @Index({ name: 'appointments_home_index' })
  @ManyToOne(() => Home, { nullable: true, deleteRule: 'set null' })
  home!: Home | null;

  /** The code of the generated plan that it is about, if it is about no home of the catalog. */
  @Property({ type: 'text', nullable: true })
  planCode!: string | null;

  /** What that home or plan was called when it was booked. */
  @Property({ type: 'text', nullable: true })
  homeName!: string | null;

  /** The design it was booked with, by its code, and the version of it then. */
  @Index({ name: 'appointments_design_index' })
  @Property({ type: 'text', nullable: true })
  designCode!: string | null;

  @Property({ type: 'integer', nullable: true })
  designVersion!: number | null;

  /** Whether whoever booked could change the design. Otherwise they only knew its code, and learn nothing of where it will stand. */
  @Property({ type: 'boolean', default: false })
  designIsOwn!: boolean;

  /** What that version said, which a trigger keeps (migration 0049): the slug or plan code of its home, and the rest. */
  @Property({ type: 'text', nullable: true })
  designHome!: string | null;

  @Property({ type: 'text', nullable: true })
  designRoof!: RoofProfile | null;

  @Property({ type: 'text', nullable: true })
  designSiding!: Siding | null;

  /** The middle of its price on the day it was designed. */
  @Property({ type: bigint, nullable: true })
  designCents!: number | null;

  /** How the visitor first came to the site, and how they came the last time (`rules/people/leads/touch.ts`). */
  @Property({ type: 'jsonb', nullable: true })
  firstTouch!: Touch | null;

  @Property({ type: 'jsonb', nullable: true })
  lastTouch!: Touch | null;

  /** From which network a visitor booked, as a code (enforce-caps.ts); kept for 30 days, and never for staff and customers who are signed in. */
  @Property({ type: 'text', nullable: true })
  bookedFrom!: string | null;

  @Index({ name: 'appointments_format_index' })
  @ManyToOne(() => AppointmentFormat, { defaultRaw: `'${firstFormatId}'` })
  format!: AppointmentFormat;

  /** The place of this one appointment; null for that of its format. */
  @Property({ type: 'text', nullable: true })
  place!: string | null;

  /** The display location that the customer comes to, whose hours hold for it. Locations may be removed; an id of none is passed over. */
  @Property({ type: 'uuid', nullable: true })
  locationId!: string | null;

  /** Minutes around it in which the consultant takes no other, as its format said when the time was chosen. */
  @Property({ type: 'integer', default: 0 })
  bufferBefore!: number;

  @Property({ type: 'integer', default: 0 })
  bufferAfter!: number;

  /** When to remind the visitor; null once that is done, or if there is no need. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  remindAt!: Date | null;

  /** Grows with every change that calendar programs must learn of (RFC 5545 SEQUENCE). */
  @Property({ type: 'integer', default: 0 })
  calendarSequence!: number;
}
