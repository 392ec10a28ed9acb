import { isStaff } from '@hearthline/rules/permissions.ts';
import { auditAlone } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { AppError } from '../../../../platform/errors.ts';
import { accountOf, type Account } from '../profile/profile.service.ts';
import { openSession, type OpenedSession } from '../sessions/session.service.ts';
import { ownColumns } from '../users/user.fields.ts';
import { deviceOf, rememberDevice } from './known-device.ts';

/** What a sign-in reads of an account. */
export const signInColumns = [...ownColumns, 'passwordHash', 'disabledAt', 'lastSignInAt'] as const;

/** An account that somebody signs in to. */
export type SignInAccount = Readonly<Pick<Row<'users'>, (typeof signInColumns)[number]>>;

/** @param deviceCookie what the browser is to keep, so that it is known the next time */
export type SignedIn = OpenedSession & { readonly account: Account; readonly deviceCookie: string };

/** Records a refused sign-in, in the same way for names with and without an account. @throws the given error */
export const refuseSignIn = async (
  context: Context,
  object: readonly [string, string] | null,
  error: AppError,
  action = 'sign-in',
): Promise<never> => {
  await auditAlone(context, { action, result: error.code, ...(object && { object }) });
  throw error;
};

/**
 * Opens the session of somebody who has proved who they are, and tells the owner by mail if the device is new.
 * @param hasSecondFactor whether the account has one; staff may be required to
 * @throws AppError INVALID_CREDENTIALS when the account was removed or disabled meanwhile, or its password has changed
 */
export const completeSignIn = async (
  context: Context,
  user: SignInAccount,
  deviceCookie: string,
  hasSecondFactor: boolean,
): Promise<SignedIn> => {
  const isNewDevice = deviceOf(context, deviceCookie, user) === null;
  const session = await openSession(context, user, { isNewDevice }).catch((error: unknown) => {
    if (error instanceof AppError) return refuseSignIn(context, ['user', user.id], error);
    throw error;
  });
  const mustAddSecondFactor =
    !hasSecondFactor && isStaff(user.role) && (await readSetting(context, 'staffSecondFactor'));
  return {
    ...session,
    account: accountOf(user, mustAddSecondFactor),
    deviceCookie: rememberDevice(context, deviceCookie, user),
  };
};
