import { documentSentences } from '@hearthline/rules/delivery/documents.ts';
import { todaySentences, undoMs } from '@hearthline/rules/waiting.ts';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { AppError } from '../../../../platform/errors.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';
import { projectCustomers, requireProject } from '../../projects/project.policy.ts';
import { documentOverdue } from '../document.mail.ts';

/** A reminder that staff decided on: of which request, and when. */
interface FollowUp {
  readonly requestId: string;
  readonly at: string;
}

/** Mails a reminder once it can no longer be undone. */
export const followUpJob = defineJob<FollowUp>('documents.follow-up', { workers: [{}, {}] });

const missing = (): AppError => new AppError('NOT_FOUND', { message: documentSentences.requestMissing });

/** An open request of a project of the viewer's, locked until the transaction ends. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT when it has been answered */
const lockRequest = async ({ viewer }: Pick<Context, 'viewer'>, db: Db, id: string) => {
  const request = isId(id)
    ? await db
        .selectFrom('documentRequests')
        .select(['projectId', 'documentId', 'dueOn', 'remindedAt', 'followedUpAt'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!request) throw missing();
  await requireProject(db, viewer, request.projectId, 'document:request');
  if (request.documentId) throw new AppError('CONFLICT', { message: documentSentences.closed });
  return request;
};

/** A request with those on the customer's side of its project who can be mailed. */
const recipients = (db: Db, id: string) =>
  db
    .selectFrom('documentRequests as r')
    .innerJoin('projects as p', 'p.id', 'r.projectId')
    .innerJoinLateral(projectCustomers.as('u'), (join) => join.onTrue())
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('p.id'), name: eb.ref('p.name') }).as('project'),
      jsonBuildObject({ name: eb.ref('u.name'), email: eb.ref('u.email') }).as('person'),
      'r.name',
      'r.type',
      'r.note',
      'r.dueOn',
    ])
    .where('r.id', '=', id)
    .execute();

/**
 * Reminds a customer of an overdue document, by a job once that can no longer be undone. The request then leaves Today for some days.
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT when it has been answered, BAD_INPUT when it is not overdue or the customer cannot be mailed
 */
export const followUpRequest = async (context: Context, id: string): Promise<string> => {
  const today = await businessDay(context);
  await context.transaction(async (trx) => {
    const { dueOn } = await lockRequest(context, trx, id);
    if (!dueOn || dueOn >= today) throw new AppError('BAD_INPUT', { message: documentSentences.notOverdue });
    if ((await recipients(trx, id)).length === 0)
      throw new AppError('BAD_INPUT', { message: documentSentences.cannotBeMailed });
    const at = context.now();
    await trx.updateTable('documentRequests').set({ followedUpAt: at }).where('id', '=', id).execute();
    await context.jobs.enqueue(
      trx,
      followUpJob,
      { requestId: id, at: at.toISOString() },
      { startAfter: new Date(Date.now() + undoMs) },
    );
    await audit(context, trx, { action: 'document-request.follow-up', object: ['document-request', id] });
  });
  return id;
};

/** Undoes a reminder before it is mailed: the request waits as before. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT when it has been answered, or it is too late */
export const undoFollowUp = async (context: Context, id: string): Promise<string> => {
  await context.transaction(async (trx) => {
    const { followedUpAt, remindedAt } = await lockRequest(context, trx, id);
    if (!followedUpAt || (remindedAt && remindedAt >= followedUpAt))
      throw new AppError('CONFLICT', { message: todaySentences.undoLate });
    await trx.updateTable('documentRequests').set({ followedUpAt: null }).where('id', '=', id).execute();
    await audit(context, trx, {
      action: 'document-request.follow-up-undo',
      object: ['document-request', id],
    });
  });
  return id;
};

/** Mails a reminder, unless it was undone, mailed already, or the document has arrived: once, however often this is run. */
export const mailFollowUp = async (context: Context, { requestId, at }: FollowUp): Promise<void> => {
  const company = await readSetting(context, 'company');
  await context.transaction(async (trx) => {
    const due = await trx
      .updateTable('documentRequests')
      .set((eb) => ({
        remindedAt: sql<Date>`greatest(${context.now()}::timestamptz, ${eb.ref('followedUpAt')})`,
      }))
      .where('id', '=', requestId)
      .where('documentId', 'is', null)
      .where('followedUpAt', '=', new Date(at))
      .where((eb) => eb.or([eb('remindedAt', 'is', null), eb('remindedAt', '<', eb.ref('followedUpAt'))]))
      .returning('id')
      .executeTakeFirst();
    if (!due) return;
    for (const { person, project, ...request } of await recipients(trx, requestId))
      await queueMail(
        context,
        trx,
        documentOverdue({ person, company, publicUrl: context.publicUrl, project }, request),
        company,
      );
  });
};
