import {
  appointmentFilter,
  appointmentsPageSize,
  movesOf,
  type AppointmentFilter,
  type AppointmentMove,
  type AppointmentStatus,
} from '@hearthline/rules/appointments/changes.ts';
import { placeText, type Medium, type SlotObstacle } from '@hearthline/rules/appointments/formats.ts';
import { appointmentDate, type AppointmentKind } from '@hearthline/rules/appointments/rules.ts';
import type { MailState } from '@hearthline/rules/mails.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { z } from 'zod';
import { dayIn, weekOf } from '../../../platform/time/business-time.ts';
import type { Context } from '../../../platform/context.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { searchCondition } from '../../../platform/db/search-condition.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { validate } from '../../../platform/validation/validate.ts';
import type { ChangeAction, ChangeParty } from '../appointment-change.entity.ts';
import { searchedWords } from '../appointment.entity.ts';
import { missingAppointment } from '../appointment.policy.ts';
import { freeSlots } from '../slots/slot.queries.ts';

/** An appointment as staff see it. */
export interface StaffRow {
  id: string;
  createdAt: Date;
  version: number;
  kind: AppointmentKind;
  status: AppointmentStatus;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  message: string | null;
  appointmentDate: string;
  appointmentTime: string;
  startsAt: Date;
  endsAt: Date;
  consultantId: string;
  consultantName: string;
  contactId: string | null;
  projectId: string | null;
  projectName: string | null;
  moves: AppointmentMove[];
  formatId: string;
  formatName: string;
  medium: Medium;
  /** Of this one appointment; the format's is in `formatPlace`. */
  place: string | null;
  formatPlace: string | null;
  placeText: string;
}

const columns = `a.id, a.created_at as "createdAt", a.version, a.kind, a.status, a.customer_name as "customerName", a.customer_email as "customerEmail",
  a.customer_phone as "customerPhone", a.message, a.appointment_date::text as "appointmentDate", a.appointment_time as "appointmentTime", a.starts_at as "startsAt",
  a.ends_at as "endsAt", a.consultant_id as "consultantId", c.name as "consultantName", a.contact_id as "contactId", a.project_id as "projectId", p.name as "projectName",
  f.id as "formatId", f.name as "formatName", f.medium, a.place, f.place as "formatPlace"`;
const tables =
  'from appointments a join consultants c on c.id = a.consultant_id join appointment_formats f on f.id = a.format_id left join projects p on p.id = a.project_id';

/** Qualified with the appointment's alias, because a project has a customer's name as well. */
const words = searchedWords.replaceAll('customer_', 'a.customer_');

/** Rows as staff read them: with what can be done, and where. */
const asRead = async (context: Context, rows: readonly StaffRow[]): Promise<StaffRow[]> => {
  const company = await readSetting(context, 'company');
  return rows.map((row) => ({
    ...row,
    moves: movesOf(row, context.now()),
    placeText: placeText(row.medium, row.place ?? row.formatPlace, company),
  }));
};

const matching = (searched: string): string => `
  from appointments a
  where ($2::text is null or a.status = $2) and ($3::uuid is null or a.consultant_id = $3)
    and ($4::date is null or a.appointment_date >= $4) and ($5::date is null or a.appointment_date <= $5)
    and (not $6::boolean or a.status <> 'cancelled') and ${searched}`;

/** One page: first the ids, along the index of times and with the total of the same condition, then the rows of those ids. */
const list = (latestFirst: boolean, searched: string): string => {
  const order = `a.starts_at ${latestFirst ? 'desc' : 'asc'}, a.id`;
  return `
  with page as (select a.id ${matching(searched)} order by ${order} limit ${appointmentsPageSize} offset $1)
  select ${columns}, (select count(*) ${matching(searched)}) as total ${tables} join page on page.id = a.id order by ${order}`;
};

/** The range of days that a filter allows; null means no limit. Days are compared as text. */
const daysOf = async (
  context: Context,
  { period, from, to }: AppointmentFilter,
): Promise<{ from: string | null; to: string | null }> => {
  if (!period) return { from, to };
  const zone = await readSetting(context, 'timeZone');
  const [today, yesterday] = [dayIn(zone, context.now()), dayIn(zone, context.now(), -1)];
  return period === 'upcoming'
    ? { from: from && from > today ? from : today, to }
    : { from, to: to && to < yesterday ? to : yesterday };
};

/** One page of all appointments, ordered by time. @throws AppError BAD_INPUT */
export const listAppointments = async (
  context: Context,
  input: unknown,
): Promise<{ appointments: StaffRow[]; pagination: Pagination }> => {
  const filter = validate(appointmentFilter, input);
  const { page, search, status, kept, consultantId, latestFirst } = filter;
  const { from, to } = await daysOf(context, filter);
  // A malformed consultant id matches no appointments.
  const consultant =
    consultantId && !isId(consultantId) ? '00000000-0000-0000-0000-000000000000' : consultantId;
  const values: unknown[] = [(page - 1) * appointmentsPageSize, status, consultant, from, to, kept];
  const searched = search ? searchCondition(search, (value) => `$${values.push(value)}`, [words]) : 'true';
  const name = search ? '' : `appointments${latestFirst ? '_latest' : ''}`;
  const text = list(latestFirst, searched);
  type Counted = StaffRow & { total: string };
  const rows = await context.sql<Counted>(name, text, values);
  // Beyond the last page no row carries the total.
  const [first] =
    rows.length || page === 1 ? rows : await context.sql<Counted>(name, text, [0, ...values.slice(1)]);
  const appointments = await asRead(
    context,
    rows.map(({ total: _total, ...row }) => row),
  );
  return { appointments, pagination: paginate(page, Number(first?.total ?? 0), appointmentsPageSize) };
};

/** A consultant, for the filter and the choice of staff. */
export interface ConsultantRow {
  readonly id: string;
  readonly name: string;
  readonly onDuty: boolean;
  /** Whether this is the viewer. */
  readonly isMe: boolean;
}

/** The consultants, in the order in which they are booked. */
export const listAppointmentConsultants = (context: Context): Promise<ConsultantRow[]> =>
  context.sql(
    'appointment_consultants',
    'select id, name, on_duty as "onDuty", user_id is not distinct from $1::uuid as "isMe" from consultants order by position, id',
    [context.viewer?.id],
  );

/** Seven days and their appointments. */
export interface Week {
  readonly days: string[];
  readonly today: string;
  readonly timeZone: string;
  readonly consultants: ConsultantRow[];
  readonly appointments: StaffRow[];
}

const week = z.object({ day: appointmentDate.nullish() });
const ofWeek = `select ${columns} ${tables} where a.starts_at >= $1 and a.starts_at < $2 order by a.starts_at, c.position, a.created_at limit 2000`;

/** The week, from Sunday, that contains a day (by default today) of the business's calendar. @throws AppError BAD_INPUT */
export const readWeek = async (context: Context, input: unknown): Promise<Week> => {
  const { day } = validate(week, input);
  const timeZone = await readSetting(context, 'timeZone');
  const today = dayIn(timeZone, context.now());
  const { days, startsAt, endsAt } = weekOf(day ?? today, timeZone);
  const rows = await context.sql<StaffRow>('appointments_week', ofWeek, [startsAt, endsAt]);
  return {
    days,
    today,
    timeZone,
    consultants: await listAppointmentConsultants(context),
    appointments: await asRead(context, rows),
  };
};

/** An entry in the history. */
export interface HistoryRow {
  readonly id: string;
  readonly at: Date;
  readonly action: ChangeAction;
  readonly party: ChangeParty;
  readonly actorName: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly note: string | null;
  readonly mailId: string | null;
  readonly mailSubject: string | null;
  readonly mailState: MailState | null;
}

const history = `
  select h.id, h.created_at as at, h.action, h.party, u.name as "actorName", h.before, h.after, h.note,
    m.id as "mailId", m.subject as "mailSubject", m.state as "mailState"
  from appointment_changes h left join users u on u.id = h.actor_id left join mails m on m.id = h.mail_id
  where h.appointment_id = $1 order by h.created_at desc, h.id desc limit 200`;

/** One appointment with its history, latest first. @throws AppError NOT_FOUND */
export const readAppointment = async (
  context: Context,
  id: string,
): Promise<StaffRow & { history: HistoryRow[] }> => {
  const row = isId(id)
    ? await context.sql.byKey<StaffRow>('appointment', `select ${columns} ${tables} where a.id = $1`, [id])
    : undefined;
  if (!row) throw missingAppointment();
  const [read = row] = await asRead(context, [row]);
  return { ...read, history: await context.sql<HistoryRow>('appointment_history', history, [id]) };
};

/** A time of day, and who is free then. */
export interface StaffSlot {
  readonly time: string;
  readonly startsAt: Date;
  readonly past: boolean;
  readonly obstacle: SlotObstacle | null;
  readonly consultantIds: string[];
}

/** The times of a day for staff, who also choose the consultant. @throws AppError BAD_INPUT */
export const listStaffSlots = async (context: Context, input: unknown): Promise<StaffSlot[]> => {
  const found = await freeSlots(context, input, 'staff');
  return found.map(({ time, startsAt, obstacle, consultants }) => ({
    time,
    startsAt,
    past: obstacle === 'past',
    obstacle,
    consultantIds: [...consultants],
  }));
};
