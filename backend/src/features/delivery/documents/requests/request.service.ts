import {
  documentLimits,
  documentRequestForm,
  documentSentences,
} from '@hearthline/rules/delivery/documents.ts';
import { sql, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { EntityManager } from '../../../../platform/db/database.ts';
import { dbIn } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { perName } from '../../../../platform/db/statement-variants.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import {
  accessProject,
  lockProject,
  readProjectCustomers,
  type ProjectScope,
} from '../../projects/project.policy.ts';
import { Project } from '../../projects/project.entity.ts';
import { DocumentRequest } from '../document.entity.ts';
import { recordDocumentEvent } from '../record-document-event.ts';
import { documentRequested } from '../document.mail.ts';
import { requestScope } from '../document.policy.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';
import { forUpdate } from '../../../../platform/locks/optimistic-lock.ts';

interface ListParams {
  readonly viewerId: string;
  /** Null: of all projects. */
  readonly projectId: string | null;
  readonly today: string;
}

const openRequests = perName((scope: ProjectScope) =>
  prepare(`document_requests_${scope.name}`, (db, p: Placeholders<ListParams>) =>
    db
      .selectFrom('documentRequests as r')
      .innerJoin('projects as p', (join) =>
        join.onRef('p.id', '=', 'r.projectId').on(scope.where(p.viewerId)),
      )
      .select((eb) => [
        'r.id',
        jsonBuildObject({ id: eb.ref('p.id'), name: eb.ref('p.name') }).as('project'),
        'r.name',
        'r.type',
        'r.note',
        'r.dueOn',
        sql<boolean>`coalesce(r.due_on < ${p.today}::date, false)`.as('isOverdue'),
        'r.createdAt as requestedAt',
      ])
      .where('r.documentId', 'is', null)
      .where(sql<SqlBool>`(${p.projectId}::uuid is null or r.project_id = ${p.projectId})`)
      .orderBy('r.dueOn', (order) => order.asc().nullsLast())
      .orderBy('r.createdAt')
      .orderBy('r.id')
      .limit(sql.lit(100)),
  ),
);

/** A request as plain data. */
export type RequestRow = NonNullable<ReturnType<typeof openRequests>['row']>;

const missing = (): AppError => new AppError('NOT_FOUND', { message: documentSentences.requestMissing });

/** The open requests of one project, or of all that the viewer sees, most urgent first; at most 100. @throws AppError NOT_FOUND */
export const listRequests = async (
  context: Context,
  projectId: string | null | undefined,
): Promise<RequestRow[]> => {
  const ofOne = typeof projectId === 'string';
  if (ofOne) await accessProject(context, projectId);
  const { viewer } = context;
  if (!viewer) return [];
  return context.query(openRequests(requestScope(viewer)), {
    viewerId: viewer.id,
    projectId: ofOne ? projectId : null,
    today: await businessDay(context),
  });
};

/** An open request, locked until the transaction ends. @throws AppError NOT_FOUND, CONFLICT when it has been answered */
export const lockOpenRequest = async (
  em: EntityManager,
  { viewer }: Pick<Context, 'viewer'>,
  projectId: string,
  id: string,
): Promise<DocumentRequest> => {
  const seen =
    viewer &&
    (await dbIn(em)
      .selectFrom('documentRequests as r')
      .innerJoin('projects as p', (join) =>
        join.onRef('p.id', '=', 'r.projectId').on(requestScope(viewer).where(viewer.id)),
      )
      .select('r.id')
      .where('r.id', '=', id)
      .where('r.projectId', '=', projectId)
      .executeTakeFirst());
  const request = seen && (await em.findOne(DocumentRequest, { id }, forUpdate));
  if (!request) throw missing();
  if (request.document) throw new AppError('CONFLICT', { message: documentSentences.closed });
  return request;
};

/** Asks the customer of a project for a document, and tells them by mail. @throws AppError NOT_FOUND, BAD_INPUT */
export const requestDocument = async (
  context: Context,
  projectId: string,
  input: unknown,
): Promise<RequestRow> => {
  const values = validate(documentRequestForm, input);
  if (values.dueOn && values.dueOn < (await businessDay(context)))
    throw new AppError('BAD_INPUT', {
      message: documentSentences.duePast,
      fields: { dueOn: documentSentences.duePast },
    });
  const company = await readSetting(context, 'company');
  const row = await context.transaction(async (em) => {
    const project = await lockProject(em, context, projectId);
    const customer =
      project.customerId && (await em.findOne(User, { id: project.customerId, disabledAt: null }));
    if (!customer) throw new AppError('BAD_INPUT', { message: documentSentences.noCustomer });
    const open = await em.count(DocumentRequest, { project: projectId, document: null });
    if (open >= documentLimits.openRequests)
      throw new AppError('BAD_INPUT', { message: documentSentences.manyRequests });
    const request = em.create(DocumentRequest, {
      ...values,
      project: em.getReference(Project, projectId),
      remindedAt: null,
      requestedBy: context.viewer ? em.getReference(User, context.viewer.id) : null,
      document: null,
      createdAt: context.now(),
    });
    await em.persist(request).flush();
    const others = (await readProjectCustomers(dbIn(em), projectId)).filter(({ id }) => id !== customer.id);
    for (const person of [customer, ...others])
      await queueMail(
        context,
        em,
        documentRequested({ person, company, publicUrl: context.publicUrl, project }, values),
        company,
      );
    recordDocumentEvent(context, em, { projectId, kind: 'requested', document: values });
    await audit(context, em, {
      action: 'document-request.create',
      object: ['document-request', request.id],
      details: { type: values.type },
    });
    return {
      ...values,
      id: request.id,
      project: { id: project.id, name: project.name },
      isOverdue: false,
      requestedAt: request.createdAt,
    };
  });
  return row;
};

/** Withdraws an unanswered request. @throws AppError NOT_FOUND, CONFLICT */
export const withdrawRequest = async (context: Context, id: string): Promise<string> => {
  await context.transaction(async (em) => {
    // Locks the project first, as an answer does: the history entry refers to it.
    if (isId(id))
      await dbIn(em)
        .selectFrom('projects')
        .where('id', '=', (eb) => eb.selectFrom('documentRequests').select('projectId').where('id', '=', id))
        .forNoKeyUpdate()
        .execute();
    const request = isId(id) ? await em.findOne(DocumentRequest, { id }, forUpdate) : null;
    if (!request) throw missing();
    if (request.document) throw new AppError('CONFLICT', { message: documentSentences.closed });
    recordDocumentEvent(context, em, { projectId: request.project.id, kind: 'withdrawn', document: request });
    await audit(context, em, { action: 'document-request.delete', object: ['document-request', id] });
    em.remove(request);
  });
  return id;
};
