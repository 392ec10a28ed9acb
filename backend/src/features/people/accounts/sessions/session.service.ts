import type { Context } from '../../../../platform/context.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import { hashOfSecret } from '../../../../platform/crypto/link-secrets.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import type { Db, Row, RowChanges, Transaction } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { AppError } from '../../../../platform/errors.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { newDeviceMail } from '../sign-in/new-device.mail.ts';
import { newRefreshSecret, readRefreshToken, wasIssued, writeRefreshToken } from './refresh-token.ts';

/** Security B1: a session ends a week after signing in, or after two days without a refresh. */
export const sessionSeconds = 7 * 24 * 3600;
export const idleSeconds = 2 * 24 * 3600;
/** Tabs that refresh at the same moment all send the old token; for this long it does not count as theft (docs/security.md, B6). */
const graceSeconds = 10;

const after = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

const tellOfNewDevice = async (
  context: Context,
  trx: Transaction,
  user: Pick<Row<'users'>, 'name' | 'email'>,
): Promise<void> => {
  const [company, timeZone] = await Promise.all([
    readSetting(readsIn(trx), 'company'),
    readSetting(readsIn(trx), 'timeZone'),
  ]);
  const { userAgent, address, publicUrl } = context;
  const mail = newDeviceMail(user, { userAgent, address, at: context.now(), timeZone }, company, publicUrl);
  await queueMail(context, trx, mail, company);
};

export interface OpenedSession {
  readonly sessionId: string;
  readonly userId: string;
  /** The new refresh token; null when another tab received it a moment ago. */
  readonly refreshToken: string | null;
}

/**
 * Opens a session for somebody who has just proved who they are. The very first sign-in of an account is from no new device.
 * @param isNewDevice the owner is told by mail
 * @throws AppError INVALID_CREDENTIALS when the account was removed or disabled meanwhile, or its password has changed
 */
export const openSession = (
  context: Context,
  user: Readonly<Pick<Row<'users'>, 'id' | 'name' | 'email' | 'passwordHash' | 'lastSignInAt'>>,
  { isNewDevice = false }: { readonly isNewDevice?: boolean } = {},
): Promise<OpenedSession> => {
  const now = context.now();
  const shouldNotify = isNewDevice && user.lastSignInAt !== null;
  return context.transaction(async (trx) => {
    // Locks the account first: from here on it cannot be removed, and a password change ends this session as well.
    const present = await trx
      .updateTable('users')
      .set({ lastSignInAt: now })
      .where('id', '=', user.id)
      .where('disabledAt', 'is', null)
      .where('passwordHash', 'is not distinct from', user.passwordHash)
      .returning('id')
      .executeTakeFirst();
    if (!present) throw new AppError('INVALID_CREDENTIALS');
    const { id: sessionId } = await trx
      .insertInto('sessions')
      .values({
        userId: user.id,
        // Set below: the secret is made for the id, which the database chooses.
        refreshHash: '',
        rotatedAt: now,
        expiresAt: after(now, sessionSeconds),
        provedAt: now,
        userAgent: context.userAgent.slice(0, 300),
        address: context.address,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const secret = newRefreshSecret(context, sessionId);
    await trx
      .updateTable('sessions')
      .set({ refreshHash: hashOfSecret(secret) })
      .where('id', '=', sessionId)
      .execute();
    await audit(context, trx, { action: 'sign-in', object: ['session', sessionId], actorId: user.id });
    if (shouldNotify) await tellOfNewDevice(context, trx, user);
    return { sessionId, userId: user.id, refreshToken: writeRefreshToken({ sessionId, secret }) };
  });
};

const isDisabled = async (db: Db, userId: string): Promise<boolean> => {
  const present = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  return present === undefined;
};

/**
 * Exchanges a refresh token for the next one. The row is locked, so of parallel refreshes one rotates it
 * and the others, within the grace period, learn that they are still signed in.
 * An older token of the session counts as reused and ends the whole family (docs/security.md, B6). One that was never issued ends nothing:
 * whoever knows no more than the id of a session cannot sign its owner out.
 */
export const refreshSession = async (context: Context, token: string | undefined): Promise<OpenedSession> => {
  const given = token ? readRefreshToken(token) : null;
  if (!given) throw new AppError('UNAUTHENTICATED');
  let robbed: string | undefined;
  const opened = await context.transaction(async (trx) => {
    const session = await trx
      .selectFrom('sessions')
      .select(['id', 'userId', 'refreshHash', 'previousHash', 'rotatedAt', 'expiresAt', 'revokedAt'])
      .where('id', '=', given.sessionId)
      .forUpdate()
      .executeTakeFirst();
    const now = context.now();
    if (
      !session ||
      session.revokedAt ||
      (await isDisabled(trx, session.userId)) ||
      session.expiresAt <= now ||
      after(session.rotatedAt, idleSeconds) <= now
    )
      return null;
    const hash = hashOfSecret(given.secret);
    const found = { sessionId: session.id, userId: session.userId };
    const change = (columns: RowChanges<'sessions'>) =>
      trx.updateTable('sessions').set(columns).where('id', '=', session.id).execute();
    if (hash === session.refreshHash) {
      const secret = newRefreshSecret(context, session.id);
      await change({ previousHash: session.refreshHash, refreshHash: hashOfSecret(secret), rotatedAt: now });
      return { ...found, refreshToken: writeRefreshToken({ sessionId: session.id, secret }) };
    }
    if (hash === session.previousHash && after(session.rotatedAt, graceSeconds) > now)
      return { ...found, refreshToken: null };
    // Tokens of versions that did not mark them are known by their hash.
    if (hash !== session.previousHash && !wasIssued(context, given)) return null;
    await change({ revokedAt: now });
    await audit(context, trx, {
      action: 'session.reused',
      object: ['session', session.id],
      result: 'ended',
      actorId: session.userId,
    });
    robbed = session.userId;
    return null;
  });
  if (robbed) context.forgetViewer(robbed);
  if (!opened) throw new AppError('UNAUTHENTICATED');
  return opened;
};

/** Ends all sessions of an account. @param except a session to keep, or null */
export const endSessions = async (
  trx: Transaction,
  userId: string,
  now: Date,
  except: string | null,
): Promise<void> => {
  await trx
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .$if(except !== null, (update) => update.where('id', '<>', except))
    .execute();
};

/** Ends a session by its id, and one by a refresh token of it. */
const close = async (
  context: Context,
  sessionId: string | undefined,
  token: string | undefined,
): Promise<void> => {
  const given = token ? readRefreshToken(token) : null;
  if (!sessionId && !given) return;
  const hash = given && hashOfSecret(given.secret);
  const closed = await context.transaction(async (trx) => {
    const ended = await trx
      .updateTable('sessions')
      .set({ revokedAt: context.now() })
      .where('revokedAt', 'is', null)
      .where((eb) =>
        eb.or([
          ...(sessionId ? [eb('id', '=', sessionId)] : []),
          ...(given
            ? [
                eb.and([
                  eb('id', '=', given.sessionId),
                  eb.or([eb('refreshHash', '=', hash), eb('previousHash', '=', hash)]),
                ]),
              ]
            : []),
        ]),
      )
      .returning(['id', 'userId'])
      .execute();
    for (const { id, userId } of ended)
      await audit(context, trx, { action: 'sign-out', object: ['session', id], actorId: userId });
    return ended;
  });
  for (const { userId } of closed) context.forgetViewer(userId);
};

/** Ends the viewer's session and that of the refresh token, which may outlive the access token; signing out twice is not an error. */
export const closeSession = (context: Context, token: string | undefined): Promise<void> =>
  close(context, context.viewer?.sessionId, token);

/** Ends the session that a browser had before it signed in again, whoever's it was (docs/security.md, B5). @param token its refresh token */
export const closeFormerSession = (context: Context, token: string | undefined): Promise<void> =>
  close(context, undefined, token);
