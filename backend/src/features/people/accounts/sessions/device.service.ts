import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { endSessions, idleSeconds } from './session.service.ts';

interface Whose {
  readonly userId: string;
  readonly sessionId: string;
  readonly now: Date;
  /** Sessions that were last refreshed before have ended. */
  readonly idleSince: Date;
}

const devices = prepare('devices', (db, p: Placeholders<Whose>) =>
  db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'address', 'createdAt as signedInAt', 'rotatedAt as lastActiveAt'])
    .select(sql<boolean>`id = ${p.sessionId}`.as('isCurrent'))
    .where('userId', '=', p.userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', p.now)
    .where('rotatedAt', '>', p.idleSince)
    .orderBy('isCurrent', 'desc')
    .orderBy('rotatedAt', 'desc')
    .limit(sql.lit(100)),
);

/** A signed-in device, as its owner sees it. */
export type Device = Readonly<NonNullable<(typeof devices)['row']>>;

/** The viewer's signed-in devices, this one first. */
export const listDevices = (context: Context): Promise<Device[]> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const now = context.now();
  const idleSince = new Date(now.getTime() - idleSeconds * 1000);
  return context.query(devices, { userId: viewer.id, sessionId: viewer.sessionId, now, idleSince });
};

/** Signs out one of the viewer's own devices. @throws AppError NOT_FOUND, also for another person's device */
export const signOutDevice = async (context: Context, id: string): Promise<string> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const missing = new AppError('NOT_FOUND', { message: accountSentences.sessionMissing });
  if (!isId(id)) throw missing;
  await context.transaction(async (trx) => {
    const ended = await trx
      .updateTable('sessions')
      .set({ revokedAt: context.now() })
      .where('id', '=', id)
      .where('userId', '=', viewer.id)
      .where('revokedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!ended) throw missing;
    await audit(context, trx, { action: 'session.end', object: ['session', id] });
  });
  context.forgetViewer(viewer.id);
  return id;
};

/** Signs out all of the viewer's devices, including this one. */
export const signOutEverywhere = async (context: Context): Promise<boolean> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  await context.transaction(async (trx) => {
    await endSessions(trx, viewer.id, context.now(), null);
    await audit(context, trx, { action: 'session.end-all', object: ['user', viewer.id] });
  });
  context.forgetViewer(viewer.id);
  return true;
};
