import { linkMinutes, type LinkPurpose } from '@hearthline/rules/people/accounts.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { voidLinks } from '../links/account-link.service.ts';
import { endSessions } from '../sessions/session.service.ts';

/** Names the person in the history of each project that they are on, for the admins. @param what as in `account-removed` */
export const recordInProjects = async (
  context: Pick<Context, 'viewer' | 'now'>,
  trx: Transaction,
  { id, name }: Pick<Row<'users'>, 'id' | 'name'>,
  what: string,
): Promise<void> => {
  const eventsOf = (part: 'customer' | 'contractor') =>
    trx
      .selectFrom('projects')
      .select([
        'id as projectId',
        sql<string | null>`${context.viewer?.id ?? null}::uuid`.as('actorId'),
        sql<string>`${`${part}.${what}`}`.as('kind'),
        sql<string>`${name}`.as('subject'),
        sql.lit(true).as('adminOnly'),
        sql<Date>`${context.now()}::timestamptz`.as('createdAt'),
      ])
      .where(`${part}Id`, '=', id);
  await trx
    .insertInto('projectEvents')
    .columns(['projectId', 'actorId', 'kind', 'subject', 'adminOnly', 'createdAt'])
    .expression(eventsOf('customer').unionAll(eventsOf('contractor')).orderBy('projectId'))
    .execute();
};

/** Bookings and campaigns are for the visitor and the contact, who need no account. */
const stopMails = async (trx: Transaction, address: string): Promise<void> => {
  await trx
    .updateTable('mails')
    .set({ state: 'failed', lastError: 'Stopped: the account was removed' })
    .where((eb) => eb(eb.fn<string>('lower', ['toAddress']), '=', eb.fn<string>('lower', [eb.val(address)])))
    .where('state', '=', 'queued')
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', sql<Date>`now()`)]))
    .where('kind', '<>', 'campaign')
    .where('kind', 'not like', 'appointment\\_%')
    .execute();
};

/** What colleagues share goes on without its owner: the admin who removes the account takes it over. */
const handOverSharedViews = async (
  trx: Transaction,
  { viewer }: Pick<Context, 'viewer'>,
  ownerId: string,
): Promise<void> => {
  if (!viewer) return;
  await trx
    .updateTable('savedViews')
    .set({ ownerId: viewer.id })
    .where('ownerId', '=', ownerId)
    .where('shared', '=', true)
    .execute();
};

/** Whoever has left is in no team and leads none. */
const leaveTeam = async (trx: Transaction, userId: string): Promise<void> => {
  await trx.updateTable('teams').set({ leaderId: null }).where('leaderId', '=', userId).execute();
  await trx.deleteFrom('teamMembers').where('userId', '=', userId).execute();
};

/**
 * Archives an account: its owner is signed out everywhere and cannot come back, while every record keeps the name. It is disabled as
 * well, by which everything that leaves out disabled accounts (sign-in, mails, pickers) leaves out this one. The account must be locked.
 */
export const archive = async (
  context: Context,
  trx: Transaction,
  user: Pick<Row<'users'>, 'id' | 'name' | 'email' | 'emailFolded'>,
): Promise<void> => {
  const now = context.now();
  await trx
    .updateTable('users')
    .set((eb) => ({
      archivedAt: now,
      disabledAt: eb.fn.coalesce('disabledAt', eb.val(now)),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', user.id)
    .execute();
  await voidLinks(trx, user.id, now, Object.keys(linkMinutes) as LinkPurpose[]);
  await endSessions(trx, user.id, now, null);
  await stopMails(trx, user.email);
  await trx.deleteFrom('signUps').where('emailFolded', '=', user.emailFolded).execute();
  await handOverSharedViews(trx, context, user.id);
  await leaveTeam(trx, user.id);
  await recordInProjects(context, trx, user, 'account-removed');
};
