import type { Touch } from '@hearthline/rules/people/leads/touch-parts.ts';
import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Row } from '../../../platform/db/query-builder.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Columns, withColumns, type ColumnsOf } from '../../../platform/records/record-columns.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Contact } from '../../people/contacts/contact.entity.ts';
import { Home } from '../../homes/catalog/home.entity.ts';
import { Project } from '../../delivery/projects/project.entity.ts';
import { AppointmentFormat, firstFormatId } from './appointment-format.entity.ts';
import { appointmentFields } from './appointment.fields.ts';
import { Consultant } from './consultant.entity.ts';

/** The database itself prevents bookings of one consultant from overlapping, with the time needed around them. */
const noOverlap =
  "exclude using gist (consultant_id with =, appointment_span(starts_at, ends_at, buffer_before, buffer_after) with &&) where (status <> 'cancelled')";

/** The text that staff search; written exactly as PostgreSQL prints it, so that the schema check finds no difference. */
export const searchedWords =
  "search_fold(customer_name || ' ' || customer_email || ' ' || customer_phone || ' ' || regexp_replace(customer_phone, '[^0-9]', '', 'g'))";
/** The same for the previous version of the server, whose index a later migration removes. */
const searchedBefore = "lower(customer_name || ' ' || customer_email || ' ' || customer_phone)";

/** A booked consultation, meeting or inspection. What is a column of its own kind stands here, all others in the list of fields. */
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
@Index({ name: 'appointments_starts_index', properties: ['startsAt'] })
@Index({ name: 'appointments_design_index', properties: ['designCode'] })
@Check({ name: 'appointments_no_overlap', expression: noOverlap })
@Columns(appointmentFields)
export class Appointment extends withColumns<
  VersionedEntity & ColumnsOf<Row<'appointments'>, typeof appointmentFields>
>(VersionedEntity) {
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

  @Index({ name: 'appointments_format_index' })
  @ManyToOne(() => AppointmentFormat, { defaultRaw: `'${firstFormatId}'` })
  format!: AppointmentFormat;

  /** How the visitor first came to the site, and how they came the last time (`rules/people/leads/touch.ts`). */
  @Property({ type: 'jsonb', nullable: true })
  firstTouch!: Touch | null;

  @Property({ type: 'jsonb', nullable: true })
  lastTouch!: Touch | null;
}
