import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { isStaff } from '@hearthline/rules/permissions.ts';
import type { SecondFactorKind } from '@hearthline/rules/people/second-factors.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context, Viewer } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import type { Db, Transaction } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { AppError, conflict } from '../../../../platform/errors.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { securityNoticeMail } from '../account.mail.ts';
import { lockAccount } from '../links/account-link.service.ts';
import { readOwner } from '../users/account-owner.ts';
import { passkeysAvailable } from './passkey.ts';
import { renewRecoveryCodes as makeCodes } from './recovery-codes.ts';
import { countRecoveryCodes, factorsOf } from './second-factor.queries.ts';

/** A second factor, as its owner sees it. */
export interface SecondFactorView {
  readonly id: string;
  readonly kind: SecondFactorKind;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** All second factors of an account, as its owner sees them. */
export interface SecondFactorsView {
  readonly factors: SecondFactorView[];
  readonly recoveryCodesLeft: number;
  readonly isRequired: boolean;
  readonly passkeysAvailable: boolean;
}

/** Whoever is signed in. @throws AppError UNAUTHENTICATED */
export const signedIn = ({ viewer }: Context): Viewer => {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer;
};

/** The viewer's second factors. @throws AppError UNAUTHENTICATED */
export const listSecondFactors = async (context: Context): Promise<SecondFactorsView> => {
  const { id: userId, role } = signedIn(context);
  const [factors, recoveryCodesLeft, required] = await Promise.all([
    factorsOf(context.db, userId),
    countRecoveryCodes(context.db, userId),
    readSetting(context, 'staffSecondFactor'),
  ]);
  return {
    factors: factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
      id,
      kind,
      name,
      createdAt,
      lastUsedAt,
    })),
    recoveryCodesLeft,
    isRequired: required && isStaff(role),
    passkeysAvailable: passkeysAvailable(context),
  };
};

/**
 * Changes the viewer's second factors: locked against other changes to the account, and told to its owner by mail.
 * @param work returns the sentence of that mail, and what the caller gets
 */
export const changeSecondFactors = async <T>(
  context: Context,
  work: (
    trx: Transaction,
    db: Db,
    userId: string,
  ) => Promise<{ readonly notice: string; readonly result: T }>,
): Promise<T> => {
  const { id } = signedIn(context);
  const changed = await context.transaction(async (trx) => {
    await lockAccount(trx, id);
    const { notice, result } = await work(trx, trx, id);
    const company = await readSetting(readsIn(trx), 'company');
    const owner = await readOwner(trx, id);
    await queueMail(context, trx, securityNoticeMail(owner, company, notice), company);
    return result;
  });
  context.forgetViewer(id);
  return changed;
};

type NewFactor = {
  readonly kind: SecondFactorKind;
  readonly name: string;
  readonly secret: string;
  readonly credentialId: string | null;
  readonly counter: number;
  readonly transports: string[];
};

/** Stores a second factor that has been proved to work. @returns the recovery codes, if it is the first of the account */
export const storeSecondFactor = (
  context: Context,
  factor: NewFactor,
  refuse: (others: readonly SecondFactorView[]) => void,
): Promise<string[]> =>
  changeSecondFactors(context, async (trx, db, userId) => {
    const others = await factorsOf(db, userId);
    refuse(others);
    const { id } = await db
      .insertInto('secondFactors')
      .values({ ...factor, userId, createdAt: context.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(context, trx, {
      action: 'second-factor.add',
      object: ['second-factor', id],
      details: { kind: factor.kind },
    });
    const what = factor.kind === 'passkey' ? 'a passkey' : 'an authenticator app';
    return {
      notice: `${what} was added to your account.`,
      result: others.length ? [] : await makeCodes(context, trx, userId),
    };
  });

/**
 * Removes one of the viewer's second factors; with the last one go the recovery codes.
 * @throws AppError NOT_FOUND, CONFLICT for the last one of somebody who needs one
 */
export const removeSecondFactor = async (context: Context, id: string): Promise<SecondFactorsView> => {
  const { role } = signedIn(context);
  await changeSecondFactors(context, async (trx, db, userId) => {
    const factors = await factorsOf(db, userId);
    const factor = isId(id) ? factors.find((each) => each.id === id) : undefined;
    if (!factor) throw new AppError('NOT_FOUND', { message: accountSentences.factorMissing });
    const isLast = factors.length === 1;
    if (isLast && isStaff(role) && (await readSetting(readsIn(trx), 'staffSecondFactor')))
      throw conflict(accountSentences.lastFactor);
    await db.deleteFrom('secondFactors').where('id', '=', id).execute();
    if (isLast) await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
    await audit(context, trx, {
      action: 'second-factor.remove',
      object: ['second-factor', id],
      details: { kind: factor.kind },
    });
    const what = factor.kind === 'passkey' ? 'a passkey' : 'the authenticator app';
    const left = isLast ? ' It has no second factor now: the password alone signs in.' : '';
    return { notice: `${what} was removed from your account.${left}`, result: undefined };
  });
  return listSecondFactors(context);
};

/** Makes new recovery codes, and the older ones worthless. @throws AppError CONFLICT without a second factor */
export const renewRecoveryCodes = (context: Context): Promise<string[]> =>
  changeSecondFactors(context, async (trx, db, userId) => {
    if (!(await factorsOf(db, userId)).length) throw conflict(accountSentences.noFactor);
    await audit(context, trx, { action: 'second-factor.renew-codes', object: ['user', userId] });
    return {
      notice: 'new recovery codes were made for your account. The older ones no longer work.',
      result: await makeCodes(context, trx, userId),
    };
  });
