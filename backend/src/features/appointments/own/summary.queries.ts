import {
  appointmentTitle,
  canChangeAppointment,
  ownAppointmentsFilter,
  appointmentsPageSize,
  type AppointmentStatus,
} from '@hearthline/rules/appointments/changes.ts';
import { placeText, type Medium } from '@hearthline/rules/appointments/formats.ts';
import type { AppointmentKind } from '@hearthline/rules/appointments/rules.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import type { Company } from '@hearthline/rules/settings.ts';
import type { Context } from '../../../platform/context.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { accessProject } from '../../projects/project.policy.ts';
import { calendarText } from '../mails/calendar-file.ts';
import { missingAppointment, ownAppointment } from '../appointment.policy.ts';

/** An appointment as customers and visitors see it, without anything internal to the business. */
export interface SummaryRow {
  id: string;
  version: number;
  kind: AppointmentKind;
  status: AppointmentStatus;
  title: string;
  appointmentDate: string;
  appointmentTime: string;
  startsAt: Date;
  endsAt: Date;
  consultantName: string;
  projectId: string | null;
  projectName: string | null;
  canChange: boolean;
  calendarSequence: number;
  formatId: string;
  formatName: string;
  medium: Medium;
  timeZone: string;
  /** As it is stored until {@link summaryOf} says it in words. */
  place: string;
}

export const summaryColumns = `a.id, a.version, a.kind, a.status, a.appointment_date::text as "appointmentDate", a.appointment_time as "appointmentTime",
  a.starts_at as "startsAt", a.ends_at as "endsAt", c.name as "consultantName", p.id as "projectId", p.name as "projectName", a.calendar_sequence as "calendarSequence",
  f.id as "formatId", f.name as "formatName", f.medium, coalesce(a.place, f.place) as place`;

export const summaryTables =
  'from appointments a join consultants c on c.id = a.consultant_id join appointment_formats f on f.id = a.format_id left join projects p on p.id = a.project_id';

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

/** @param isOwn whether the viewer may change it at all */
export const summaryOf = (
  row: SummaryRow,
  now: Date,
  isOwn: boolean,
  { company, timeZone }: Business,
): SummaryRow => ({
  ...row,
  place: placeText(row.medium, row.place, company),
  timeZone,
  title: appointmentTitle(row.kind, row.projectName),
  canChange: isOwn && canChangeAppointment('reschedule', row, now),
});

export interface SummaryPage {
  readonly appointments: SummaryRow[];
  readonly pagination: Pagination;
}

const toCome = "(a.starts_at > $2 and a.status in ('booked', 'confirmed'))";

/** Leaves out a project that now belongs to another customer. @param viewer the parameter with the customer's id */
const ownTables = (viewer: string): string => `${summaryTables} and p.customer_id = ${viewer}::uuid`;

const ownList = (past: boolean): string => `
  select ${summaryColumns}, count(*) over () as total ${ownTables('$1')}
  where ${ownAppointment('$1')} and ${past ? 'not ' : ''}${toCome}
  order by a.starts_at ${past ? 'desc' : 'asc'}, a.id limit ${appointmentsPageSize} offset $3`;

/** The customer's own appointments: either those to come, soonest first, or those that are over or cancelled, latest first. */
export const listMyAppointments = async (context: Context, input: unknown): Promise<SummaryPage> => {
  const { past, page } = validate(ownAppointmentsFilter, input);
  const now = context.now();
  const values = [context.viewer?.id, now, (page - 1) * appointmentsPageSize];
  const rows = await context.sql<SummaryRow & { total: string }>(
    past ? 'appointments_own_past' : 'appointments_own',
    ownList(past),
    values,
  );
  // Beyond the last page no row carries the total.
  if (rows.length === 0 && page > 1)
    return {
      appointments: [],
      pagination: { ...(await listMyAppointments(context, { past, page: 1 })).pagination, page },
    };
  const total = Number(rows[0]?.total ?? 0);
  const business = await readBusiness(context);
  return {
    appointments: rows.map(({ total: _total, ...row }) => summaryOf(row, now, true, business)),
    pagination: paginate(page, total, appointmentsPageSize),
  };
};

/** One of the customer's own appointments. @throws AppError NOT_FOUND */
export const readMyAppointment = async (context: Context, id: string): Promise<SummaryRow> => {
  const find = `select ${summaryColumns} ${ownTables('$2')} where a.id = $1 and ${ownAppointment('$2')}`;
  const row = isId(id)
    ? await context.sql.byKey<SummaryRow>('appointment_own', find, [id, context.viewer?.id])
    : undefined;
  if (!row) throw missingAppointment();
  return summaryOf(row, context.now(), true, await readBusiness(context));
};

const ofProject = `select ${summaryColumns}, ${ownAppointment('$2')} as own ${summaryTables} where a.project_id = $1 order by a.starts_at desc, a.id limit 200`;

/** A project's past and coming appointments, latest first, for everyone who may see the project. @throws AppError NOT_FOUND */
export const listProjectAppointments = async (context: Context, projectId: string): Promise<SummaryRow[]> => {
  const project = await accessProject(context, projectId);
  const rows = await context.sql<SummaryRow & { own: boolean }>('appointments_project', ofProject, [
    project.id,
    context.viewer?.id,
  ]);
  const isCustomer = context.viewer?.role === 'customer';
  const business = await readBusiness(context);
  return rows.map(({ own, ...row }) => summaryOf(row, context.now(), own && isCustomer, business));
};

/** The appointment as a calendar file; no person is named in it. */
export const calendarOf = async (context: Context, row: SummaryRow): Promise<string> => {
  const company = await readSetting(context, 'company');
  return calendarText(row, null, 'PUBLISH', context.now(), company);
};
