import { createHash } from 'node:crypto';
import { linkMinutes, signUpDays } from '@hearthline/rules/people/accounts.ts';
import { sql } from 'kysely';
import { limitTable } from '../../../../platform/access/rate-limits.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';

/**
 * The salt of all passwords that wait for one address. Only the server can compute it, and it tells nothing: an address that
 * nobody signed up with has one too, so that a sign-in takes the same time.
 */
const saltOf = ({ signature }: Pick<Context, 'signature'>, emailFolded: string): Buffer =>
  createHash('sha256').update(signature.sign('sign-up', emailFolded)).digest().subarray(0, 16);

/** Hashes the password of somebody who signs up. */
export const hashForSignUp = (
  context: Pick<Context, 'signature'>,
  emailFolded: string,
  password: string,
): Promise<string> => hashPassword(password, saltOf(context, emailFolded));

/** A sign-up that has not been confirmed yet, and can still be. */
export type PendingSignUp = Readonly<Pick<Row<'signUps'>, 'id' | 'email' | 'passwordHash'>>;

const oldest = ({ now }: Pick<Context, 'now'>): Date =>
  new Date(now().getTime() - signUpDays * 24 * 3600_000);

/** The sign-ups that wait for an address, newest first. */
export const pendingSignUpsOf = (
  context: Context,
  trx: Transaction,
  emailFolded: string,
): Promise<PendingSignUp[]> =>
  trx
    .selectFrom('signUps')
    .select(['id', 'email', 'passwordHash'])
    .where('emailFolded', '=', emailFolded)
    .where('createdAt', '>', oldest(context))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The one among them that has this password. One hash is computed, however many they are. */
export const findByPassword = async <T extends Pick<PendingSignUp, 'passwordHash'>>(
  context: Context,
  emailFolded: string,
  candidates: readonly T[],
  password: string,
): Promise<T | undefined> => {
  const hash = await hashForSignUp(context, emailFolded, password);
  return candidates.find(({ passwordHash }) => passwordHash === hash);
};

/**
 * Holds an address until the transaction ends: nobody else signs up with it, confirms it or is invited to it meanwhile.
 * Taken before anything that belongs to the address is locked.
 */
export const lockEmail = async (trx: Transaction, emailFolded: string): Promise<void> => {
  await takeLocks(trx, ['address of an account', emailFolded]);
};

/**
 * Whether a mail with one more link to confirm an address can be spared: enough went out within the hour, and the last so lately that
 * it cannot be overlooked. Nobody is left without a link by that, because the link in any of these mails confirms any sign-up with the
 * address (`verification.service.ts`). Counted are the links, not the requests: requests that sent no mail keep no mail away.
 * @param userId the account with the address that was never verified, if there is one
 */
export const hasFreshLink = async (
  { now }: Pick<Context, 'now'>,
  trx: Transaction,
  emailFolded: string,
  userId: string | null,
): Promise<boolean> => {
  /** When a link expires that was mailed so many seconds ago. */
  const mailed = (seconds: number): Date =>
    new Date(now().getTime() + linkMinutes.sign_up * 60_000 - seconds * 1000);
  const links = await trx
    .selectFrom('accountLinks as l')
    .leftJoin('signUps as s', 's.id', 'l.signUpId')
    .select('l.expiresAt')
    .where('l.purpose', 'in', ['sign_up', 'verify_email'])
    .where((eb) => eb.or([eb('s.emailFolded', '=', emailFolded), eb('l.userId', '=', userId)]))
    .where('l.expiresAt', '>', mailed(limitTable.mailbox.duration))
    .orderBy('l.expiresAt', 'desc')
    .limit(limitTable.mailbox.points)
    .execute();
  const [last] = links;
  return (
    links.length >= limitTable.mailbox.points &&
    last !== undefined &&
    last.expiresAt > mailed(limitTable.resetAgain.duration)
  );
};

/**
 * Ends what waits for an address, now that it is proved to belong to an account: names and passwords that others may have typed are
 * deleted. The links are kept with the account, so that whoever opens one is told that it has expired.
 */
export const endSignUps = async (
  trx: Transaction,
  emailFolded: string,
  userId: string,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('accountLinks as l')
    .from('signUps as s')
    .set((eb) => ({
      userId,
      signUpId: null,
      voidedAt: sql<Date | null>`coalesce(${eb.ref('l.voidedAt')}, case when ${eb.ref('l.usedAt')} is null then ${now}::timestamptz end)`,
    }))
    .whereRef('s.id', '=', 'l.signUpId')
    .where('s.emailFolded', '=', emailFolded)
    .execute();
  await trx.deleteFrom('signUps').where('emailFolded', '=', emailFolded).execute();
};

/** Deletes the sign-ups that nobody has confirmed in time, with their links. A link mailed at the last moment still lasts its day. */
export const forgetSignUps = async (context: Context): Promise<void> => {
  await context.db
    .deleteFrom('signUps as s')
    .where('s.createdAt', '<=', oldest(context))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('accountLinks as l')
            .whereRef('l.signUpId', '=', 's.id')
            .where('l.voidedAt', 'is', null)
            .where('l.expiresAt', '>', context.now()),
        ),
      ),
    )
    .execute();
};
