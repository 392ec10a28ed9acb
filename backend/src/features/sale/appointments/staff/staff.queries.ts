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
import type { Context, Viewer } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { searchFilter } from '../../../../platform/db/search-condition.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { perName, type Bound, type Given } from '../../../../platform/db/statement-variants.ts';
import { wantedIds } from '../../../../platform/db/wanted-ids.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { isStanding } from '../appointment-conditions.ts';
import { searchedWords } from '../appointment.entity.ts';
import { leadHasDesign } from '../../../people/leads/chosen-designs.policy.ts';
import { appointmentsToShow, shownToStaff } from '../shown-appointments.ts';
import type { AppointmentHome } from './appointment-home.types.ts';
import {
  ownerOfAppointment,
  appointmentReader,
  isAppointmentOf,
  isUnassignedAppointment,
  missingAppointment,
  requireAppointment,
  type AppointmentReader,
} from '../appointment.policy.ts';
import { freeSlots, type slotQuery } from '../slots/slot.queries.ts';

/** The name under which a statement is prepared for who reads. */
const nameFor = (statement: string, { name }: AppointmentReader): string =>
  name === 'all' ? statement : `${statement}_${name}`;

const everyAppointment = (db: Db, reader: AppointmentReader, viewerId: Bound<string>) =>
  appointmentsToShow(db)
    .leftJoin('projects as p', 'p.id', 'a.projectId')
    .leftJoin('homes', 'homes.id', 'a.homeId')
    .select([
      ...shownToStaff,
      'f.place as formatPlace',
      'a.homeName',
      'a.planCode',
      sql<string | null>`case when homes.status = 'published' then homes.slug end`.as('homeSlug'),
      reader.changes(viewerId).as('viewerCanEdit'),
      ownerOfAppointment('a').as('ownerId'),
      reader.readsContact(viewerId).as('readsContact'),
      reader.readsProject(viewerId).as('readsProject'),
    ]);

/** Those that the reader reaches. */
const appointments = (db: Db, reader: AppointmentReader, viewerId: Bound<string>) =>
  everyAppointment(db, reader, viewerId).where(reader.reads(viewerId));

type StoredAppointment = InferResult<ReturnType<typeof everyAppointment>>[number];

/** The home that it is about: of the catalog only while visitors see it, a plan by its code for ever. */
const homeOf = ({
  homeName,
  homeSlug,
  planCode,
}: Pick<StoredAppointment, 'homeName' | 'homeSlug' | 'planCode'>): AppointmentHome | null => {
  if (homeName === null) return null;
  if (planCode !== null) return { name: homeName, path: generatedHomePath(planCode) };
  return { name: homeName, path: homeSlug === null ? null : homePath(homeSlug) };
};

/** An appointment as staff see it. Its `place` is that of this one appointment; the format's is in `formatPlace`. */
export interface StaffRow extends Omit<StoredAppointment, 'readsContact' | 'readsProject'> {
  readonly moves: AppointmentMove[];
  readonly placeText: string;
  readonly home: AppointmentHome | null;
}

/** Rows as staff read them: with what they can do, and where; without a contact and a project that they do not read. */
const asRead = async (context: Context, rows: readonly StoredAppointment[]): Promise<StaffRow[]> => {
  const company = await readSetting(context, 'company');
  return rows.map(({ readsContact, readsProject, viewerCanEdit, ...row }) => ({
    ...row,
    contactId: readsContact ? row.contactId : null,
    projectId: readsProject ? row.projectId : null,
    projectName: readsProject ? row.projectName : null,
    viewerCanEdit: viewerCanEdit && row.status !== 'cancelled',
    moves: viewerCanEdit ? movesOf(row, context.now()) : [],
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
  readonly viewerId: string;
}

/** The appointments that are wanted. */
const matching = (
  db: Db,
  p: Given<Omit<Wanted, 'offset'>>,
  searched: Expression<SqlBool>,
  reader: AppointmentReader,
) =>
  db
    .selectFrom('appointments as a')
    .where(reader.reads(p.viewerId))
    .where((eb) => sql<boolean>`(${p.status}::text is null or ${eb.ref('a.status')} = ${p.status})`)
    .where(
      (eb) => sql<boolean>`(${p.consultant}::uuid is null or ${eb.ref('a.consultantId')} = ${p.consultant})`,
    )
    .where((eb) => sql<boolean>`(${p.from}::date is null or ${eb.ref('a.appointmentDate')} >= ${p.from})`)
    .where((eb) => sql<boolean>`(${p.to}::date is null or ${eb.ref('a.appointmentDate')} <= ${p.to})`)
    .where((eb) => eb.or([sql<boolean>`not ${p.kept}::boolean`, isStanding]))
    .where(searched);

/** One page: first the ids, along the index of times and with the total of the same condition, then the rows of those ids. */
const list = (name: string, latestFirst: boolean, searched: Expression<SqlBool>, reader: AppointmentReader) =>
  prepare(name, (db, p: Placeholders<Wanted>) => {
    const order = latestFirst ? 'desc' : 'asc';
    const wanted = matching(db, p, searched, reader);
    const page = wanted
      .select('a.id')
      .orderBy('a.startsAt', order)
      .orderBy('a.id')
      .limit(sql.lit(appointmentsPageSize))
      .offset(p.offset);
    return everyAppointment(db, reader, p.viewerId)
      .innerJoin(page.as('page'), 'page.id', 'a.id')
      .select(wanted.select(sql<number>`count(*)::int`.as('total')).as('total'))
      .orderBy('a.startsAt', order)
      .orderBy('a.id');
  });

const everything = sql<boolean>`true`;
const lists = {
  soonestFirst: perName((reader: AppointmentReader) =>
    list(nameFor('appointments', reader), false, everything, reader),
  ),
  latestFirst: perName((reader: AppointmentReader) =>
    list(nameFor('appointments_latest', reader), true, everything, reader),
  ),
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

/** An id of nothing. */
const nothing = '00000000-0000-0000-0000-000000000000';

/** What a filter asks for, as statements take it. */
const wantedBy = async (context: Context, filter: AppointmentFilter): Promise<Omit<Wanted, 'offset'>> => {
  const { status, kept, consultantId } = filter;
  // A malformed consultant id matches no appointments.
  const consultant = consultantId && !isId(consultantId) ? nothing : consultantId;
  return {
    status,
    consultant,
    kept,
    viewerId: context.viewer?.id ?? '',
    ...(await daysOf(context, filter)),
  };
};

/** The condition of whose they are. */
const ownedBy = ({ owner }: Pick<AppointmentFilter, 'owner'>, viewer: Viewer | null): Expression<SqlBool> =>
  owner === null
    ? everything
    : owner === 'none'
      ? isUnassignedAppointment('a')
      : isAppointmentOf('a', owner === 'me' ? (viewer?.id ?? nothing) : owner);

/** The condition of a search, of designs and of owners. */
const searchedBy = (
  filter: Omit<AppointmentFilter, 'page'>,
  { viewer }: Pick<Context, 'viewer'>,
): Expression<SqlBool> =>
  sql<boolean>`${ownedBy(filter, viewer)} and ${filter.search ? searchFilter(filter.search, [words]) : everything} and ${leadHasDesign('a', filter, sql.ref('a.homeId'))}`;

/** The ids of all appointments that match, in the order of the list. */
export const readAppointmentIds = async (
  context: Context,
  filter: Omit<AppointmentFilter, 'page'>,
): Promise<string[]> => {
  const wanted = await wantedBy(context, { ...filter, page: 1 });
  const order = filter.latestFirst ? sql`desc` : sql`asc`;
  const found = await context.slowRead(() =>
    matching(context.db, wanted, searchedBy(filter, context), appointmentReader(context.viewer))
      .select((eb) =>
        sql<string[] | null>`array_agg(a.id::text order by ${eb.ref('a.startsAt')} ${order}, a.id)`.as('ids'),
      )
      .executeTakeFirst(),
  );
  return found?.ids ?? [];
};

const byIds = perName((reader: AppointmentReader) =>
  prepare(nameFor('appointment_export', reader), (db, p: Placeholders<{ ids: string; viewerId: string }>) =>
    appointments(db, reader, p.viewerId)
      .innerJoin(wantedIds(p.ids), 'wanted.wantedId', 'a.id')
      .orderBy('wanted.place'),
  ),
);

/** Appointments in the order of their ids. */
export const readAppointmentsByIds = async (context: Context, ids: readonly string[]): Promise<StaffRow[]> =>
  asRead(
    context,
    await context.query(byIds(appointmentReader(context.viewer)), {
      ids: ids.join(','),
      viewerId: context.viewer?.id ?? '',
    }),
  );

/** One page of the appointments that the viewer reads, ordered by time. @throws AppError BAD_INPUT */
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
  // A search has a text of its own, and so have designs and owners, which is not worth preparing.
  const reader = appointmentReader(context.viewer);
  const statement =
    search || filter.owner || filtersDesigns(filter)
      ? list('', latestFirst, searchedBy(filter, context), reader)
      : lists[latestFirst ? 'latestFirst' : 'soonestFirst'](reader);
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

/** Seven days and those of their appointments that the viewer reads. */
export interface Week {
  readonly days: string[];
  readonly today: string;
  readonly timeZone: string;
  readonly consultants: ConsultantRow[];
  readonly appointments: StaffRow[];
}

const week = z.object({ day: appointmentDate.nullish() });
const ofWeek = perName((reader: AppointmentReader) =>
  prepare(
    nameFor('appointments_week', reader),
    (db, p: Placeholders<{ startsAt: Date; endsAt: Date; viewerId: string }>) =>
      appointments(db, reader, p.viewerId)
        .where('a.startsAt', '>=', p.startsAt)
        .where('a.startsAt', '<', p.endsAt)
        .orderBy('a.startsAt')
        .orderBy('c.position')
        .orderBy('a.createdAt')
        .limit(sql.lit(2000)),
  ),
);

/** The week, from Sunday, that contains a day (by default today) of the business's calendar. @throws AppError BAD_INPUT */
export const readWeek = async (context: Context, input: unknown): Promise<Week> => {
  const { day } = validate(week, input);
  const timeZone = await readSetting(context, 'timeZone');
  const today = dayIn(timeZone, context.now());
  const { days, startsAt, endsAt } = weekOf(day ?? today, timeZone);
  const { viewer } = context;
  const rows = await context.query(ofWeek(appointmentReader(viewer)), {
    startsAt,
    endsAt,
    viewerId: viewer?.id ?? '',
  });
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

type ById = Placeholders<{ id: string; viewerId: string }>;
const one = perName((reader: AppointmentReader) =>
  prepare(nameFor('appointment', reader), (db, p: ById) =>
    appointments(db, reader, p.viewerId).where('a.id', '=', p.id),
  ),
);
const any = perName((reader: AppointmentReader) =>
  prepare(nameFor('appointment_changed', reader), (db, p: ById) =>
    everyAppointment(db, reader, p.viewerId).where('a.id', '=', p.id),
  ),
);

const readBy = async (
  context: Context,
  statement: typeof one,
  id: string,
): Promise<StaffRow & { history: HistoryRow[] }> => {
  const { viewer } = context;
  const row = isId(id)
    ? await context.query.byKey(statement(appointmentReader(viewer)), { id, viewerId: viewer?.id ?? '' })
    : undefined;
  const [read] = row ? await asRead(context, [row]) : [];
  if (!read) throw missingAppointment();
  return { ...read, history: await context.query(history, { id }) };
};

/** One appointment that the viewer reads, with its history, latest first. @throws AppError NOT_FOUND */
export const readAppointment = (context: Context, id: string): ReturnType<typeof readBy> =>
  readBy(context, one, id);

/** An appointment that the viewer has just booked or changed, as the answer to that: they may have given it to somebody else. */
export const changedAppointment = (context: Context, id: string): ReturnType<typeof readBy> =>
  readBy(context, any, id);

/** A time of day, and who is free then. */
export interface StaffSlot {
  readonly time: string;
  readonly startsAt: Date;
  readonly past: boolean;
  readonly obstacle: SlotObstacle | null;
  readonly consultantIds: string[];
}

/** Whether an appointment is there for whoever moves it; otherwise it counts like one that is missing. */
const isThere = async ({ db, viewer }: Context, id: string): Promise<boolean> => {
  try {
    await requireAppointment(db, viewer, id);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

/** The times of a day for staff, who also choose the consultant. @throws AppError BAD_INPUT */
export const listStaffSlots = async (
  context: Context,
  { appointmentId, ...wanted }: z.input<typeof slotQuery>,
): Promise<StaffSlot[]> => {
  const moved = appointmentId && ((await isThere(context, appointmentId)) ? appointmentId : nothing);
  const found = await freeSlots(context, { ...wanted, appointmentId: moved }, 'staff');
  return found.map(({ time, startsAt, obstacle, consultants }) => ({
    time,
    startsAt,
    past: obstacle === 'past',
    obstacle,
    consultantIds: [...consultants],
  }));
};
