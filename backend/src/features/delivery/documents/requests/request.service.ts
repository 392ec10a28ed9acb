import {
  documentLimits,
  documentRequestForm,
  documentSentences,
} from '@hearthline/rules/delivery/documents.ts';
import { sql, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { perName } from '../../../../platform/db/statement-variants.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import {
  accessProject,
  lockProject,
  readProjectCustomers,
  requireProject,
  type ProjectScope,
} from '../../projects/project.policy.ts';
import { recordDocumentEvent } from '../record-document-event.ts';
import { documentRequested } from '../document.mail.ts';
import { requestScope } from '../document.policy.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';

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
        sql<boolean>`coalesce(${eb.ref('r.dueOn')} < ${p.today}::date, false)`.as('isOverdue'),
        'r.createdAt as requestedAt',
      ])
      .where('r.documentId', 'is', null)
      .where((eb) => eb.or([sql<SqlBool>`${p.projectId}::uuid is null`, eb('r.projectId', '=', p.projectId)]))
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

type OpenRequest = Pick<Row<'documentRequests'>, 'id' | 'projectId' | 'name' | 'type'>;

/** Locks a request until the transaction ends. @throws AppError NOT_FOUND, CONFLICT when it has been answered */
const lockRequest = async (trx: Transaction, id: string): Promise<OpenRequest> => {
  const request = await trx
    .selectFrom('documentRequests')
    .select(['id', 'projectId', 'name', 'type', 'documentId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!request) throw missing();
  if (request.documentId) throw new AppError('CONFLICT', { message: documentSentences.closed });
  return request;
};

/** An open request that the viewer sees, locked until the transaction ends. @throws AppError NOT_FOUND, CONFLICT when it has been answered */
export const lockOpenRequest = async (
  trx: Transaction,
  { viewer }: Pick<Context, 'viewer'>,
  projectId: string,
  id: string,
): Promise<OpenRequest> => {
  const seen =
    viewer &&
    (await trx
      .selectFrom('documentRequests as r')
      .innerJoin('projects as p', (join) =>
        join.onRef('p.id', '=', 'r.projectId').on(requestScope(viewer).where(viewer.id)),
      )
      .select('r.id')
      .where('r.id', '=', id)
      .where('r.projectId', '=', projectId)
      .executeTakeFirst());
  if (!seen) throw missing();
  return lockRequest(trx, id);
};

/** Asks the customer of a project for a document, and tells them by mail. @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT */
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
  const row = await context.transaction(async (trx) => {
    const project = await lockProject(trx, context, projectId, 'document:request');
    const customer =
      project.customerId &&
      (await trx
        .selectFrom('users')
        .select(['id', 'name', 'email'])
        .where('id', '=', project.customerId)
        .where('disabledAt', 'is', null)
        .executeTakeFirst());
    if (!customer) throw new AppError('BAD_INPUT', { message: documentSentences.noCustomer });
    const { open } = await trx
      .selectFrom('documentRequests')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('projectId', '=', projectId)
      .where('documentId', 'is', null)
      .executeTakeFirstOrThrow();
    if (open >= documentLimits.openRequests)
      throw new AppError('BAD_INPUT', { message: documentSentences.manyRequests });
    const request = await trx
      .insertInto('documentRequests')
      .values({
        ...values,
        projectId,
        requestedById: context.viewer?.id ?? null,
        createdAt: context.now(),
      })
      .returning(['id', 'createdAt'])
      .executeTakeFirstOrThrow();
    const others = (await readProjectCustomers(trx, projectId)).filter(({ id }) => id !== customer.id);
    for (const person of [customer, ...others])
      await queueMail(
        context,
        trx,
        documentRequested({ person, company, publicUrl: context.publicUrl, project }, values),
        company,
      );
    await recordDocumentEvent(context, trx, { projectId, kind: 'requested', document: values });
    await audit(context, trx, {
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

/** Withdraws an unanswered request. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT */
export const withdrawRequest = async (context: Context, id: string): Promise<string> => {
  if (!isId(id)) throw missing();
  await context.transaction(async (trx) => {
    // Locks the project first, as an answer does: the history entry refers to it.
    await trx
      .selectFrom('projects')
      .where('id', '=', (eb) => eb.selectFrom('documentRequests').select('projectId').where('id', '=', id))
      .forNoKeyUpdate()
      .execute();
    const request = await lockRequest(trx, id);
    await requireProject(trx, context.viewer, request.projectId, 'document:request');
    await trx.deleteFrom('documentRequests').where('id', '=', id).execute();
    await recordDocumentEvent(context, trx, {
      projectId: request.projectId,
      kind: 'withdrawn',
      document: request,
    });
    await audit(context, trx, { action: 'document-request.delete', object: ['document-request', id] });
  });
  return id;
};
