import { appointmentTitle, kindTitles } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { instantText } from '@hearthline/rules/dates/time-text.ts';
import { documentTypeTitles } from '@hearthline/rules/delivery/documents.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import { isStaff } from '@hearthline/rules/permissions.ts';
import { expressionBuilder, sql, type Expression } from 'kysely';
import type { Context, Viewer } from '../../../platform/context.ts';
import { searchFilter } from '../../../platform/db/search-condition.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { searchedWords } from '../../sale/appointments/appointment.entity.ts';
import { ownAppointment } from '../../sale/appointments/appointment.policy.ts';
import { documentScope, seenDocuments } from '../../delivery/documents/document.policy.ts';
import { projectScope } from '../../delivery/projects/project.policy.ts';
import { readableDb } from '../scope/readable-tables.policy.ts';
import { detailOf, rowsOfKind, type FoundHit } from './found-hit.ts';

type Reads = Pick<Context, 'db' | 'query' | 'now'>;

const project = expressionBuilder<{ p: Tables['projects'] }, 'p'>();

/** The project's name and address; for staff, its customer's name as well, which nobody else finds anything by. */
const projectWords = (viewer: Viewer): Expression<string> =>
  isStaff(viewer.role)
    ? project.fn<string>('search_fold', ['p.searchText'])
    : sql<string>`search_fold(${project.ref('p.name')} || ' ' || coalesce(${project.ref('p.address')}, ''))`;

/** The projects that the viewer sees. */
const foundProjects = async ({ db }: Reads, viewer: Viewer, search: string): Promise<FoundHit[]> =>
  (
    await db
      .selectFrom('projects as p')
      .select(['p.id', 'p.name', 'p.stage', 'p.address', 'p.customerName', 'p.createdAt'])
      .where(projectScope(viewer).where(viewer.id))
      .where(searchFilter(search, [projectWords(viewer)]))
      .orderBy('p.createdAt', 'desc')
      .limit(rowsOfKind)
      .execute()
  ).map(({ id, name, stage, address, customerName, createdAt }) => ({
    kind: 'project',
    id,
    title: name,
    detail: detailOf(isStaff(viewer.role) ? customerName : null, stage, address),
    path: `/projects/${id}`,
    at: createdAt,
  }));

/** The documents that the viewer sees, by their own names and their projects'. */
const foundDocuments = async ({ db }: Reads, viewer: Viewer, search: string): Promise<FoundHit[]> =>
  (
    await seenDocuments(db, documentScope(viewer), viewer.id)
      .select(['d.id', 'd.name', 'd.type', 'd.projectId', 'p.name as projectName', 'v.state', 'v.createdAt'])
      .where((eb) =>
        searchFilter(search, [
          eb.fn<string>('search_fold', ['d.name']),
          eb.fn<string>('search_fold', ['p.name']),
        ]),
      )
      .orderBy('v.createdAt', 'desc')
      .limit(rowsOfKind)
      .execute()
  ).map(({ id, name, type, projectId, projectName, state, createdAt }) => ({
    kind: 'document',
    id,
    title: name,
    detail: detailOf(projectName, documentTypeTitles[type], humanize(state)),
    path: `/projects/${projectId}?${new URLSearchParams({ tab: 'documents', search: name }).toString()}`,
    at: createdAt,
  }));

const appointmentWords = sql.raw<string>(searchedWords.replaceAll('customer_', 'a.customer_'));

/** The kind of an appointment in words, folded. */
const kindWords = sql<string>`case a.kind ${sql.join(
  Object.entries(kindTitles).map(
    ([kind, title]) => sql`when ${sql.lit(kind)} then ${sql.lit(title.toLowerCase())}`,
  ),
  sql` `,
)} end`;

/** The appointments that a member of staff reads, by whom they are with. */
const staffAppointments = async (context: Reads, viewer: Viewer, search: string): Promise<FoundHit[]> => {
  const zone = await readSetting(context, 'timeZone');
  const rows = await readableDb(context.db, viewer, ['appointments'])
    .selectFrom('appointments as a')
    .select(['a.id', 'a.customerName', 'a.kind', 'a.status', 'a.startsAt'])
    .where(searchFilter(search, [appointmentWords]))
    .orderBy('a.startsAt', 'desc')
    .limit(rowsOfKind)
    .execute();
  return rows.map(({ id, customerName, kind, status, startsAt }) => ({
    kind: 'appointment',
    id,
    title: customerName,
    detail: detailOf(kindTitles[kind], instantText(startsAt, 'medium', zone), humanize(status)),
    path: `/admin/appointments?appointment=${id}`,
    at: startsAt,
  }));
};

/** A customer's own appointments and those of the projects that a customer or contractor sees. They name nobody but the business's people. */
const guestAppointments = async (context: Reads, viewer: Viewer, search: string): Promise<FoundHit[]> => {
  const zone = await readSetting(context, 'timeZone');
  const rows = await context.db
    .selectFrom('appointments as a')
    .innerJoin('consultants as c', 'c.id', 'a.consultantId')
    .leftJoin('projects as p', (join) =>
      join.onRef('p.id', '=', 'a.projectId').on(projectScope(viewer).where(viewer.id)),
    )
    .select(['a.id', 'a.kind', 'a.status', 'a.startsAt', 'c.name as consultantName'])
    .select(['p.id as projectId', 'p.name as projectName'])
    .where((eb) =>
      viewer.role === 'customer'
        ? eb.or([eb('p.id', 'is not', null), ownAppointment(sql.val(viewer.id))])
        : eb('p.id', 'is not', null),
    )
    .where((eb) =>
      searchFilter(search, [
        kindWords,
        eb.fn<string>('search_fold', ['p.name']),
        eb.fn<string>('search_fold', ['c.name']),
      ]),
    )
    .orderBy('a.startsAt', 'desc')
    .limit(rowsOfKind)
    .execute();
  return rows.map(({ id, kind, status, startsAt, consultantName, projectId, projectName }) => ({
    kind: 'appointment',
    id,
    title: appointmentTitle(kind, projectName),
    detail: detailOf(instantText(startsAt, 'medium', zone), consultantName, humanize(status)),
    path: projectId ? `/projects/${projectId}?tab=appointments` : '/dashboard?tab=appointments',
    at: startsAt,
  }));
};

/** The projects that a viewer sees, with their documents and appointments. One after the other, on one connection. */
export const projectHits = async (context: Reads, viewer: Viewer, search: string): Promise<FoundHit[]> => [
  ...(await foundProjects(context, viewer, search)),
  ...(await foundDocuments(context, viewer, search)),
  ...(isStaff(viewer.role)
    ? await staffAppointments(context, viewer, search)
    : await guestAppointments(context, viewer, search)),
];
