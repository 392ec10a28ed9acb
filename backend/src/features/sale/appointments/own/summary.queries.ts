import { appointmentTitle } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import {
  canChangeAppointment,
  ownAppointmentsFilter,
  appointmentsPageSize,
} from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { placeText } from '@hearthline/rules/sale/appointments/formats.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { sql, type Expression, type InferResult } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { accessProject, projectScope } from '../../../delivery/projects/project.policy.ts';
import { calendarText } from '../mails/calendar-file.ts';
import { isOpen } from '../appointment-conditions.ts';
import { missingAppointment, ownAppointment } from '../appointment.policy.ts';
import { appointmentsToShow, shownColumns } from '../shown-appointments.ts';

/**
 * Appointments as customers and visitors see them, without anything internal to the business.
 * @param ofCustomer leaves out projects that now belong to another customer
 */
export const summaries = (db: Db, ofCustomer?: Expression<string | null>) =>
  appointmentsToShow(db)
    .leftJoin('projects as p', (join) => {
      const ofAppointment = join.onRef('p.id', '=', 'a.projectId');
      return ofCustomer
        ? ofAppointment.on(projectScope({ role: 'customer' }).where(sql<string>`${ofCustomer}::uuid`))
        : ofAppointment;
    })
    .select([...shownColumns, 'p.id as projectId', 'a.calendarSequence'])
    .select((eb) => eb.fn.coalesce('a.place', 'f.place').as('place'));

type StoredSummary = InferResult<ReturnType<typeof summaries>>[number];

interface Business {
  readonly company: Company;
  readonly timeZone: string;
}

export const readBusiness = async (reads: Pick<Context, 'query'>): Promise<Business> => {
  const [company, timeZone] = await Promise.all([
    readSetting(reads, 'company'),
    readSetting(reads, 'timeZone'),
  ]);
  return { company, timeZone };
};

/** An appointment as customers and visitors see it. */
export interface SummaryRow extends Omit<StoredSummary, 'place'> {
  readonly title: string;
  readonly canChange: boolean;
  /** In words. */
  readonly place: string;
  readonly timeZone: string;
}

/** @param isOwn whether the viewer may change it at all */
export const summaryOf = (
  row: StoredSummary,
  now: Date,
  isOwn: boolean,
  { company, timeZone }: Business,
): SummaryRow => ({
  ...row,
  // Others who work on the project have no part in what was designed.
  ...(!isOwn && { designCode: null, designVersion: null }),
  place: placeText(row.medium, row.place, company),
  timeZone,
  title: appointmentTitle(row.kind, row.projectName),
  canChange: isOwn && canChangeAppointment('reschedule', row, now),
});

export interface SummaryPage {
  readonly appointments: SummaryRow[];
  readonly pagination: Pagination;
}

const ownList = (past: boolean) =>
  prepare(
    past ? 'appointments_own_past' : 'appointments_own',
    (db, p: Placeholders<{ viewer: string | null; now: Date; offset: number }>) =>
      summaries(db, p.viewer)
        .select(sql<number>`(count(*) over ())::int`.as('total'))
        .where(ownAppointment(p.viewer))
        .where((eb) => {
          const toCome = eb.and([eb('a.startsAt', '>', p.now), isOpen]);
          return past ? eb.not(toCome) : toCome;
        })
        .orderBy('a.startsAt', past ? 'desc' : 'asc')
        .orderBy('a.id')
        .limit(sql.lit(appointmentsPageSize))
        .offset(p.offset),
  );
const own = { toCome: ownList(false), past: ownList(true) };

/** The customer's own appointments: either those to come, soonest first, or those that are over or cancelled, latest first. */
export const listMyAppointments = async (context: Context, input: unknown): Promise<SummaryPage> => {
  const { past, page } = validate(ownAppointmentsFilter, input);
  const now = context.now();
  const rows = await context.query(past ? own.past : own.toCome, {
    viewer: context.viewer?.id ?? null,
    now,
    offset: (page - 1) * appointmentsPageSize,
  });
  // Beyond the last page no row carries the total.
  if (rows.length === 0 && page > 1)
    return {
      appointments: [],
      pagination: { ...(await listMyAppointments(context, { past, page: 1 })).pagination, page },
    };
  const total = rows[0]?.total ?? 0;
  const business = await readBusiness(context);
  return {
    appointments: rows.map(({ total: _total, ...row }) => summaryOf(row, now, true, business)),
    pagination: paginate(page, total, appointmentsPageSize),
  };
};

const ownOne = prepare('appointment_own', (db, p: Placeholders<{ id: string; viewer: string | null }>) =>
  summaries(db, p.viewer).where('a.id', '=', p.id).where(ownAppointment(p.viewer)),
);

/** One of the customer's own appointments. @throws AppError NOT_FOUND */
export const readMyAppointment = async (context: Context, id: string): Promise<SummaryRow> => {
  const row = isId(id)
    ? await context.query.byKey(ownOne, { id, viewer: context.viewer?.id ?? null })
    : undefined;
  if (!row) throw missingAppointment();
  return summaryOf(row, context.now(), true, await readBusiness(context));
};

const ofProject = prepare(
  'appointments_project',
  (db, p: Placeholders<{ project: string; viewer: string | null }>) =>
    summaries(db)
      .select(sql<boolean>`${ownAppointment(p.viewer)}`.as('own'))
      .where('a.projectId', '=', p.project)
      .orderBy('a.startsAt', 'desc')
      .orderBy('a.id')
      .limit(sql.lit(200)),
);

/** A project's past and coming appointments, latest first, for everyone who may see the project. @throws AppError NOT_FOUND */
export const listProjectAppointments = async (context: Context, projectId: string): Promise<SummaryRow[]> => {
  const project = await accessProject(context, projectId);
  const rows = await context.query(ofProject, { project: project.id, viewer: context.viewer?.id ?? null });
  const isCustomer = context.viewer?.role === 'customer';
  const business = await readBusiness(context);
  return rows.map(({ own, ...row }) => summaryOf(row, context.now(), own && isCustomer, business));
};

/** The appointment as a calendar file; no person is named in it. */
export const calendarOf = async (context: Context, row: SummaryRow): Promise<string> => {
  const company = await readSetting(context, 'company');
  return calendarText(row, null, 'PUBLISH', context.now(), company);
};
