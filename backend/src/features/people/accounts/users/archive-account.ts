import { linkMinutes, type LinkPurpose } from '@hearthline/rules/people/accounts.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import type { EntityManager } from '../../../../platform/db/database.ts';
import { dbIn, type Row } from '../../../../platform/db/query-builder.ts';
import { voidLinks } from '../links/link.service.ts';
import { endSessions } from '../sessions/session.service.ts';

/** Names the person in the history of each project that they are on, for the admins. @param what as in `account-removed` */
export const recordInProjects = async (
  context: Pick<Context, 'viewer' | 'now'>,
  em: EntityManager,
  { id, name }: Pick<Row<'users'>, 'id' | 'name'>,
  what: string,
): Promise<void> => {
  const db = dbIn(em);
  const eventsOf = (part: 'customer' | 'contractor') =>
    db
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
  await db
    .insertInto('projectEvents')
    .columns(['projectId', 'actorId', 'kind', 'subject', 'adminOnly', 'createdAt'])
    .expression(eventsOf('customer').unionAll(eventsOf('contractor')).orderBy('projectId'))
    .execute();
};

/** Bookings and campaigns are for the visitor and the contact, who need no account. */
const stopMails = async (em: EntityManager, address: string): Promise<void> => {
  await dbIn(em)
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
export const archive = async (
  context: Context,
  em: EntityManager,
  user: Pick<Row<'users'>, 'id' | 'name' | 'email' | 'emailFolded'>,
): Promise<void> => {
  const now = context.now();
  await dbIn(em)
    .updateTable('users')
    .set((eb) => ({
      archivedAt: now,
      disabledAt: eb.fn.coalesce('disabledAt', eb.val(now)),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', user.id)
    .execute();
  await voidLinks(em, user.id, now, Object.keys(linkMinutes) as LinkPurpose[]);
  await endSessions(em, user.id, now, null);
  await stopMails(em, user.email);
  await dbIn(em).deleteFrom('signUps').where('emailFolded', '=', user.emailFolded).execute();
  await handOverSharedViews(em, context, user.id);
  await recordInProjects(context, em, user, 'account-removed');
};
