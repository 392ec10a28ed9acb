import {
  appointmentFilter,
  appointmentsPageSize,
  movesOf,
  type AppointmentFilter,
  type AppointmentMove,
  type AppointmentStatus,
} from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { filtersDesigns } from '@hearthline/rules/people/leads/design-filter.ts';
import { placeText, type SlotObstacle } from '@hearthline/rules/sale/appointments/formats.ts';
import { appointmentDate } from '@hearthline/rules/sale/appointments/appointment-rules.ts';
import { generatedHomePath, homePath } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { sql, type Expression, type InferResult, type SqlBool } from 'kysely';
import { z } from 'zod';
import { dayIn, weekOf } from '../../../../platform/time/business-time.ts';
import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { searchFilter } from '../../../../platform/db/search-condition.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import type { Given } from '../../../../platform/db/statement-variants.ts';
import { wantedIds } from '../../../../platform/db/wanted-ids.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { isStanding } from '../appointment-conditions.ts';
import { searchedWords } from '../appointment.entity.ts';
import { leadHasDesign } from '../../../people/leads/chosen-designs.policy.ts';
import { appointmentsToShow, shownToStaff } from '../shown-appointments.ts';
import type { AppointmentHome } from './appointment-home.types.ts';
import { missingAppointment } from '../appointment.policy.ts';
import { freeSlots } from '../slots/slot.queries.ts';

const appointments = (db: Db) =>
  appointmentsToShow(db)
    .leftJoin('projects as p', 'p.id', 'a.projectId')
    .leftJoin('homes', 'homes.id', 'a.homeId')
    .select([
      ...shownToStaff,
      'f.place as formatPlace',
      'a.homeName',
      'a.planCode',
      sql<string | null>`case when homes.status = 'published' then homes.slug end`.as('homeSlug'),
    ]);

type StoredAppointment = InferResult<ReturnType<typeof appointments>>[number];

/** The home that it is about: of the catalog only while visitors see it, a plan by its code for ever. */
const homeOf = ({ homeName, homeSlug, planCode }: StoredAppointment): AppointmentHome | null => {
  if (homeName === null) return null;
  if (planCode !== null) return { name: homeName, path: generatedHomePath(planCode) };
  return { name: homeName, path: homeSlug === null ? null : homePath(homeSlug) };
};

/** An appointment as staff see it. Its `place` is that of this one appointment; the format's is in `formatPlace`. */
export interface StaffRow extends StoredAppointment {
  readonly moves: AppointmentMove[];
  readonly placeText: string;
  readonly home: AppointmentHome | null;
}

/** Rows as staff read them: with what can be done, and where. */
const asRead = async (context: Context, rows: readonly StoredAppointment[]): Promise<StaffRow[]> => {
  const company = await readSetting(context, 'company');
  return rows.map((row) => ({
    ...row,
    moves: movesOf(row, context.now()),
    placeText: placeText(row.medium, row.place ?? row.formatPlace, company),
    home: homeOf(row),
  }));
};

/** Qualified with the appointment's alias, because a project has a customer's name as well. */
const words = sql.raw<string>(searchedWords.replaceAll('customer_', 'a.customer_'));

/** Which page of which appointments; null means no limit. */
interface Wanted {
  readonly offset: number;
  readonly status: AppointmentStatus | null;
  readonly consultant: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly kept: boolean;
}

/** The appointments that are wanted. */
const matching = (db: Db, p: Given<Omit<Wanted, 'offset'>>, searched: Expression<SqlBool>) =>
  db
    .selectFrom('appointments as a')
    .where((eb) => sql<boolean>`(${p.status}::text is null or ${eb.ref('a.status')} = ${p.status})`)
    .where(
      (eb) => sql<boolean>`(${p.consultant}::uuid is null or ${eb.ref('a.consultantId')} = ${p.consultant})`,
    )
    .where((eb) => sql<boolean>`(${p.from}::date is null or ${eb.ref('a.appointmentDate')} >= ${p.from})`)
    .where((eb) => sql<boolean>`(${p.to}::date is null or ${eb.ref('a.appointmentDate')} <= ${p.to})`)
    .where((eb) => eb.or([sql<boolean>`not ${p.kept}::boolean`, isStanding]))
    .where(searched);

/** One page: first the ids, along the index of times and with the total of the same condition, then the rows of those ids. */
const list = (name: string, latestFirst: boolean, searched: Expression<SqlBool>) =>
  prepare(name, (db, p: Placeholders<Wanted>) => {
    const order = latestFirst ? 'desc' : 'asc';
    const wanted = matching(db, p, searched);
    const page = wanted
      .select('a.id')
      .orderBy('a.startsAt', order)
      .orderBy('a.id')
      .limit(sql.lit(appointmentsPageSize))
      .offset(p.offset);
    return appointments(db)
      .innerJoin(page.as('page'), 'page.id', 'a.id')
      .select(wanted.select(sql<number>`count(*)::int`.as('total')).as('total'))
      .orderBy('a.startsAt', order)
      .orderBy('a.id');
  });

const everything = sql<boolean>`true`;
const lists = {
  soonestFirst: list('appointments', false, everything),
  latestFirst: list('appointments_latest', true, everything),
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

/** What a filter asks for, as statements take it. */
const wantedBy = async (context: Context, filter: AppointmentFilter): Promise<Omit<Wanted, 'offset'>> => {
  const { status, kept, consultantId } = filter;
  // A malformed consultant id matches no appointments.
  const consultant =
    consultantId && !isId(consultantId) ? '00000000-0000-0000-0000-000000000000' : consultantId;
  return { status, consultant, kept, ...(await daysOf(context, filter)) };
};

/** The condition of a search and of designs. */
const searchedBy = (filter: Omit<AppointmentFilter, 'page'>): Expression<SqlBool> =>
  sql<boolean>`${filter.search ? searchFilter(filter.search, [words]) : everything} and ${leadHasDesign('a', filter, sql.ref('a.homeId'))}`;

/** The ids of all appointments that match, in the order of the list. */
export const readAppointmentIds = async (
  context: Context,
  filter: Omit<AppointmentFilter, 'page'>,
): Promise<string[]> => {
  const wanted = await wantedBy(context, { ...filter, page: 1 });
  const order = filter.latestFirst ? sql`desc` : sql`asc`;
  const found = await context.slowRead(() =>
    matching(context.db, wanted, searchedBy(filter))
      .select((eb) =>
        sql<string[] | null>`array_agg(a.id::text order by ${eb.ref('a.startsAt')} ${order}, a.id)`.as('ids'),
      )
      .executeTakeFirst(),
  );
  return found?.ids ?? [];
};

const byIds = prepare('appointment_export', (db, p: Placeholders<{ ids: string }>) =>
  appointments(db).innerJoin(wantedIds(p.ids), 'wanted.wantedId', 'a.id').orderBy('wanted.place'),
);

/** Appointments in the order of their ids. */
export const readAppointmentsByIds = async (context: Context, ids: readonly string[]): Promise<StaffRow[]> =>
  asRead(context, await context.query(byIds, { ids: ids.join(',') }));

/** One page of all appointments, ordered by time. @throws AppError BAD_INPUT */
export const listAppointments = async (
  context: Context,
  input: unknown,
): Promise<{ appointments: StaffRow[]; pagination: Pagination }> => {
  const filter = validate(appointmentFilter, input);
  const { page, search, latestFirst } = filter;
  const wanted: Wanted = {
    offset: (page - 1) * appointmentsPageSize,
    ...(await wantedBy(context, filter)),
  };
  // A search has a text of its own, and so have designs, which is not worth preparing.
  const statement =
    search || filtersDesigns(filter)
      ? list('', latestFirst, searchedBy(filter))
      : lists[latestFirst ? 'latestFirst' : 'soonestFirst'];
  const rows = await context.query(statement, wanted);
  // Beyond the last page no row carries the total.
  const [first] = rows.length || page === 1 ? rows : await context.query(statement, { ...wanted, offset: 0 });
  return {
    appointments: await asRead(
      context,
      rows.map(({ total: _total, ...row }) => row),
    ),
    pagination: paginate(page, first?.total ?? 0, appointmentsPageSize),
  };
};

const consultants = prepare('appointment_consultants', (db, p: Placeholders<{ viewer: string | null }>) =>
  db
    .selectFrom('consultants')
    .select((eb) => [
      'id',
      'name',
      'onDuty',
      sql<boolean>`${eb.ref('userId')} is not distinct from ${p.viewer}::uuid`.as('isMe'),
    ])
    .orderBy('position')
    .orderBy('id'),
);

/** A consultant, for the filter and the choice of staff; `isMe` says whether this is the viewer. */
export type ConsultantRow = NonNullable<(typeof consultants)['row']>;

/** The consultants, in the order in which they are booked. */
export const listAppointmentConsultants = ({
  query,
  viewer,
}: Pick<Context, 'query' | 'viewer'>): Promise<ConsultantRow[]> =>
  query(consultants, { viewer: viewer?.id ?? null });

/** Seven days and their appointments. */
export interface Week {
  readonly days: string[];
  readonly today: string;
  readonly timeZone: string;
  readonly consultants: ConsultantRow[];
  readonly appointments: StaffRow[];
}

const week = z.object({ day: appointmentDate.nullish() });
const ofWeek = prepare('appointments_week', (db, p: Placeholders<{ startsAt: Date; endsAt: Date }>) =>
  appointments(db)
    .where('a.startsAt', '>=', p.startsAt)
    .where('a.startsAt', '<', p.endsAt)
    .orderBy('a.startsAt')
    .orderBy('c.position')
    .orderBy('a.createdAt')
    .limit(sql.lit(2000)),
);

/** The week, from Sunday, that contains a day (by default today) of the business's calendar. @throws AppError BAD_INPUT */
export const readWeek = async (context: Context, input: unknown): Promise<Week> => {
  const { day } = validate(week, input);
  const timeZone = await readSetting(context, 'timeZone');
  const today = dayIn(timeZone, context.now());
  const { days, startsAt, endsAt } = weekOf(day ?? today, timeZone);
  const rows = await context.query(ofWeek, { startsAt, endsAt });
  return {
    days,
    today,
    timeZone,
    consultants: await listAppointmentConsultants(context),
    appointments: await asRead(context, rows),
  };
};

const history = prepare('appointment_history', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('appointmentChanges as h')
    .leftJoin('users as u', 'u.id', 'h.actorId')
    .leftJoin('mails as m', 'm.id', 'h.mailId')
    .select([
      'h.id',
      'h.createdAt as at',
      'h.action',
      'h.party',
      'u.name as actorName',
      'h.before',
      'h.after',
      'h.note',
      'm.id as mailId',
      'm.subject as mailSubject',
      'm.state as mailState',
    ])
    .where('h.appointmentId', '=', p.id)
    .orderBy('h.createdAt', 'desc')
    .orderBy('h.id', 'desc')
    .limit(sql.lit(200)),
);

/** An entry in the history. */
export type HistoryRow = NonNullable<(typeof history)['row']>;

const one = prepare('appointment', (db, p: Placeholders<{ id: string }>) =>
  appointments(db).where('a.id', '=', p.id),
);

/** One appointment with its history, latest first. @throws AppError NOT_FOUND */
export const readAppointment = async (
  context: Context,
  id: string,
): Promise<StaffRow & { history: HistoryRow[] }> => {
  const row = isId(id) ? await context.query.byKey(one, { id }) : undefined;
  const [read] = row ? await asRead(context, [row]) : [];
  if (!read) throw missingAppointment();
  return { ...read, history: await context.query(history, { id }) };
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
