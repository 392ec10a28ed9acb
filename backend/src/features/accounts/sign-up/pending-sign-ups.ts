import { createHash } from 'node:crypto';
import { signUpDays } from '@hearthline/rules/accounts.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn, type EntityManager } from '../../../platform/db/database.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';

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
export interface PendingSignUp {
  readonly id: string;
  readonly passwordHash: string;
}

const waiting = `select id, password_hash as "passwordHash" from sign_ups where email_folded = $1 and created_at > $2 order by created_at desc, id desc`;

const oldest = ({ now }: Pick<Context, 'now'>): Date =>
  new Date(now().getTime() - signUpDays * 24 * 3600_000);

/** The sign-ups that wait for an address, newest first. */
export const pendingSignUpsOf = (
  context: Context,
  em: EntityManager,
  emailFolded: string,
): Promise<PendingSignUp[]> => executeIn<PendingSignUp>(em, waiting, [emailFolded, oldest(context)]);

/** The one among them that has this password. One hash is computed, however many they are. */
export const findByPassword = async (
  context: Context,
  emailFolded: string,
  candidates: readonly PendingSignUp[],
  password: string,
): Promise<PendingSignUp | undefined> => {
  const hash = await hashForSignUp(context, emailFolded, password);
  return candidates.find(({ passwordHash }) => passwordHash === hash);
};

/**
 * Holds an address until the transaction ends: nobody else signs up with it, confirms it or is invited to it meanwhile.
 * Taken before anything that belongs to the address is locked.
 */
export const lockEmail = async (em: EntityManager, emailFolded: string): Promise<void> => {
  await takeLocks(em, ['address of an account', emailFolded]);
};

const voidTheirLinks = `
  update account_links l set user_id = $2, sign_up_id = null, voided_at = coalesce(l.voided_at, case when l.used_at is null then $3::timestamptz end)
  from sign_ups s where s.id = l.sign_up_id and s.email_folded = $1`;

/**
 * Ends what waits for an address, now that it is proved to belong to an account: names and passwords that others may have typed are
 * deleted. The links are kept with the account, so that whoever opens one is told that it has expired.
 */
export const endSignUps = async (
  em: EntityManager,
  emailFolded: string,
  userId: string,
  now: Date,
): Promise<void> => {
  await executeIn(em, voidTheirLinks, [emailFolded, userId, now]);
  await executeIn(em, 'delete from sign_ups where email_folded = $1', [emailFolded]);
};

const forget = `
  delete from sign_ups s where created_at <= $1
    and not exists (select from account_links l where l.sign_up_id = s.id and l.voided_at is null and l.expires_at > $2)`;

/** Deletes the sign-ups that nobody has confirmed in time, with their links. A link mailed at the last moment still lasts its day. */
export const forgetSignUps = async (context: Context): Promise<void> => {
  await context.sql('', forget, [oldest(context), context.now()]);
};
