import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { isAuthenticatorCode, type ProofMethod } from '@hearthline/rules/people/second-factors.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { AppError } from '../../../../platform/errors.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { securityNoticeMail } from '../account.mail.ts';
import type { AccountOwner } from '../users/account-owner.ts';
import { stepOfCode } from './authenticator.ts';
import { verifyAssertion, type PasskeyAssertion } from './passkey.ts';
import { redeemRecoveryCode } from './recovery-codes.ts';
import { factorsOf, findPasskey, moveCounter, passkeysIn, type FactorRow } from './second-factor.queries.ts';

const wrong = (message: string): AppError => new AppError('INVALID_CREDENTIALS', { message });

/** The secret of an authenticator; null if it was encrypted with another `APP_SECRET`: an admin has to remove it, and the log says so. */
const readSecret = ({ cipher, log }: Context, { id, secret }: FactorRow): string | null => {
  try {
    return cipher.decrypt(secret);
  } catch {
    log.error({ factor: id }, 'the secret of an authenticator app cannot be read: was APP_SECRET replaced?');
    return null;
  }
};

/** Accepts the code that an authenticator shows, once. */
const acceptAuthenticatorCode = async (context: Context, userId: string, code: string): Promise<boolean> => {
  const factor = (await factorsOf(context.db, userId)).find(({ kind }) => kind === 'authenticator');
  if (!factor) return false;
  const secret = readSecret(context, factor);
  if (secret === null) return false;
  const step = stepOfCode(secret, code, context.now(), factor.counter);
  return step !== null && moveCounter(context.db, factor.id, step, context.now());
};

/** Accepts a recovery code, once, and tells its owner by mail. */
const acceptRecoveryCode = (context: Context, owner: AccountOwner, code: string): Promise<boolean> =>
  context.transaction(async (trx) => {
    const left = await redeemRecoveryCode(context, trx, owner.id, code);
    if (left === null) return false;
    const company = await readSetting(readsIn(trx), 'company');
    await audit(context, trx, {
      action: 'second-factor.recovery-code',
      object: ['user', owner.id],
      actorId: owner.id,
      details: { left },
    });
    const what = `somebody signed in to your account with a recovery code. ${left === 1 ? 'One code is' : `${left} codes are`} left.`;
    await queueMail(context, trx, securityNoticeMail(owner, company, what), company);
    return true;
  });

/** Tells the owner that somebody who knows the password fails at the second factor, once for each lockout. */
const warn = (context: Context, owner: AccountOwner): Promise<void> =>
  context.transaction(async (trx) => {
    const company = await readSetting(readsIn(trx), 'company');
    const what =
      'somebody entered wrong codes of your second factor too often. Whoever did knows your password or has a device that is signed in: please choose a new password.';
    await queueMail(context, trx, securityNoticeMail(owner, company, what), company);
  });

/**
 * Accepts a code of an account's authenticator, or one of its recovery codes. Tries are counted for the account, wherever they come
 * from: only those who know the password get here, and a known device has tries of its own (docs/security.md, A4).
 * @param device the device, if it signed in before (known-device.ts)
 * @throws AppError INVALID_CREDENTIALS, TOO_MANY_REQUESTS
 */
export const confirmCode = async (
  context: Context,
  owner: AccountOwner,
  code: string,
  { device, recovery }: { readonly device: string | null; readonly recovery: boolean },
): Promise<ProofMethod> => {
  const tries = `${owner.id} second factor ${device ?? ''}`;
  const left = await context.limits.consume('signInFrom', tries);
  const method: ProofMethod = isAuthenticatorCode(code) ? 'authenticator' : 'recovery_code';
  const accepted =
    method === 'authenticator'
      ? await acceptAuthenticatorCode(context, owner.id, code)
      : recovery && (await acceptRecoveryCode(context, owner, code));
  if (!accepted) {
    if (left === 0) await warn(context, owner);
    throw wrong(accountSentences.wrongCode);
  }
  await context.limits.reset('signInFrom', tries);
  return method;
};

/**
 * Accepts a passkey. @param challenge what it has to answer @param userId whose it has to be; anybody's if null
 * @returns whose it is @throws AppError INVALID_CREDENTIALS
 */
export const confirmPasskey = async (
  context: Context,
  passkey: PasskeyAssertion,
  challenge: string,
  userId: string | null,
): Promise<string> => {
  const factor = await findPasskey(context.db, passkey.id);
  const [stored] = factor ? passkeysIn([factor]) : [];
  if (!factor || !stored || (userId !== null && factor.userId !== userId))
    throw wrong(accountSentences.unknownPasskey);
  const counter = await verifyAssertion(context, passkey, stored, challenge);
  if (counter === null || !(await moveCounter(context.db, factor.id, counter, context.now())))
    throw wrong(accountSentences.unknownPasskey);
  return factor.userId;
};
