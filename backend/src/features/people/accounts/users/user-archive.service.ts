import { linkMinutes, type LinkPurpose } from '@hearthline/rules/people/accounts.ts';
import { userSentences } from '@hearthline/rules/people/users.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { EntityManager } from '../../../../platform/db/database.ts';
import { dbIn } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';
import { takeOffDuty } from '../../../sale/appointments/duty/duty.api.ts';
import { recordProjectEvent } from '../../../delivery/projects/project.api.ts';
import { voidLinks } from '../links/link.service.ts';
import { endSessions } from '../sessions/session.service.ts';
import { findUser, requireRemainingAdmin, lockUser } from './user-admin.service.ts';
import type { User } from '../user.entity.ts';
import { readUser, type ManagedUser } from './user.queries.ts';

/** Names the person in the history of each project that they are on, for the admins. @param what as in `account-removed` */
export const recordInProjects = async (
  context: Context,
  em: EntityManager,
  { id, name }: Pick<User, 'id' | 'name'>,
  what: string,
): Promise<void> => {
  const db = dbIn(em);
  const parts = db
    .selectFrom('projects')
    .select(['id', sql.lit('customer').as('part')])
    .where('customerId', '=', id)
    .unionAll(
      db
        .selectFrom('projects')
        .select(['id', sql.lit('contractor').as('part')])
        .where('contractorId', '=', id),
    )
    .orderBy('id');
  for (const project of await parts.execute()) {
    recordProjectEvent(em, {
      projectId: project.id,
      actorId: context.viewer?.id ?? null,
      kind: `${project.part}.${what}`,
      subject: name,
      adminOnly: true,
      at: context.now(),
    });
  }
};

/** Bookings and campaigns are for the visitor and the contact, who need no account. */
const stopMails = async (em: EntityManager, address: string): Promise<void> => {
  await dbIn(em)
    .updateTable('mails')
    .set({ state: 'failed', lastError: 'Stopped: the account was removed' })
    .where(sql<string>`lower(to_address)`, '=', sql<string>`lower(${address})`)
    .where('state', '=', 'queued')
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', sql<Date>`now()`)]))
    .where('kind', '<>', 'campaign')
    .where('kind', 'not like', 'appointment\\_%')
    .execute();
};

/** What colleagues share goes on without its owner: the admin who removes the account takes it over. */
const handOverSharedViews = async (
  em: EntityManager,
  { viewer }: Pick<Context, 'viewer'>,
  ownerId: string,
): Promise<void> => {
  if (!viewer) return;
  await dbIn(em)
    .updateTable('savedViews')
    .set({ ownerId: viewer.id })
    .where('ownerId', '=', ownerId)
    .where('shared', '=', true)
    .execute();
};

/**
 * Archives an account: its owner is signed out everywhere and cannot come back, while every record keeps the name. It is disabled as
 * well, by which everything that leaves out disabled accounts (sign-in, mails, pickers) leaves out this one. The account must be locked.
 */
export const archive = async (context: Context, em: EntityManager, user: User): Promise<void> => {
  const now = context.now();
  user.archivedAt = now;
  user.disabledAt ??= now;
  user.version += 1;
  await voidLinks(em, user.id, now, Object.keys(linkMinutes) as LinkPurpose[]);
  await endSessions(em, user.id, now, null);
  await stopMails(em, user.email);
  await dbIn(em).deleteFrom('signUps').where('emailFolded', '=', user.emailFolded).execute();
  await handOverSharedViews(em, context, user.id);
  await recordInProjects(context, em, user, 'account-removed');
};

/**
 * Removes an account by archiving it. Who held consultations gets no more of them; those that are booked wait in Today for somebody else.
 * @throws AppError NOT_FOUND, LAST_ADMIN, CONFLICT for one's own account and one that was removed already
 */
export const removeUser = async (context: Context, id: string): Promise<string> => {
  await context.transaction(async (em) => {
    await findUser(em, id);
    await requireRemainingAdmin(em, id);
    if (id.toLowerCase() === context.viewer?.id)
      throw new AppError('CONFLICT', { message: userSentences.notYourself });
    const user = await lockUser(em, id);
    if (user.archivedAt) throw new AppError('CONFLICT', { message: userSentences.alreadyArchived });
    await takeOffDuty(context, em, user.id);
    await archive(context, em, user);
    audit(context, em, { action: 'user.remove', object: ['user', user.id], details: { role: user.role } });
  });
  context.forgetViewer(id);
  return id;
};

/**
 * Brings a removed account back as it was: one that had been disabled before stays so, one that was invited is invited again.
 * @throws AppError NOT_FOUND, CONFLICT for an account that was not removed, or whose personal data was erased
 */
export const restoreUser = async (context: Context, id: string): Promise<ManagedUser> => {
  await context.transaction(async (em) => {
    const user = await lockUser(em, id);
    if (user.erasedAt) throw new AppError('CONFLICT', { message: userSentences.erasedForGood });
    if (!user.archivedAt) throw new AppError('CONFLICT', { message: userSentences.notArchived });
    if (user.disabledAt?.getTime() === user.archivedAt.getTime()) user.disabledAt = null;
    user.archivedAt = null;
    user.version += 1;
    await recordInProjects(context, em, user, 'account-restored');
    audit(context, em, { action: 'user.restore', object: ['user', user.id], details: { role: user.role } });
  });
  return readUser(context, id);
};
