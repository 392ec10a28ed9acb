import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { limitTable, type LimitName } from '../../../../platform/access/rate-limits.ts';
import type { Row } from '../../../../platform/db/query-builder.ts';

/**
 * A name as tries are counted: as it was typed, not by its account. Otherwise ten guesses by username would lock the address too,
 * and show which address belongs to which username.
 */
export const typedName = (name: string): string =>
  name.includes('@') ? foldEmail(name) : name.trim().toLowerCase();

/** Tries left to one address for one name, once the name or the address has had too many misses. */
export const fewTries = 3;

/** Where a try comes from: a device that signed in to this account before, or else a network address. */
const originOf = ({ network }: Context, device: string | null): string =>
  device === null ? network : `device ${device}`;

const wide = ({ network }: Context, name: string): readonly (readonly [LimitName, string])[] => [
  ['signInAccount', name],
  ['signInAddress', network],
];

export interface AttemptResult {
  /** This was the last one allowed for now. */
  readonly isLast: boolean;
}

/**
 * Counts a try before the password is compared, so that parallel guesses cannot slip past the limit. The narrow limit is for one
 * name from one address: beyond it, even the right password is refused (docs/security.md, A3). Failures elsewhere, and those of
 * others at the same address, shut nobody out (docs/security.md, A4): they leave strangers fewer tries, and do not concern known devices.
 * @throws AppError TOO_MANY_REQUESTS
 */
export const recordAttempt = async (
  context: Context,
  name: string,
  device: string | null,
): Promise<AttemptResult> => {
  const left = await context.limits.consume('signInFrom', `${name} ${originOf(context, device)}`);
  let isSuspect = false;
  for (const [limit, subject] of device === null ? wide(context, name) : []) {
    await context.limits.consume(limit, subject).catch((error: unknown) => {
      const isOver = error instanceof AppError && error.code === 'TOO_MANY_REQUESTS';
      if (!isOver || left < limitTable.signInFrom.points - fewTries) throw error;
      isSuspect = true;
    });
  }
  return { isLast: left === (isSuspect ? limitTable.signInFrom.points - fewTries : 0) };
};

/** Takes a try back that had the right password: signing in often is no miss. */
export const refundAttempt = async (context: Context, name: string, device: string | null): Promise<void> => {
  await context.limits.reset('signInFrom', `${name} ${originOf(context, device)}`);
  if (device === null)
    for (const [limit, subject] of wide(context, name)) await context.limits.refund(limit, subject);
};

/** Lets the owner of the mailbox sign in again from here, by address or username, however many guesses others have made (docs/security.md, A4). */
export const clearFailedAttempts = async (
  context: Context,
  { emailFolded, username }: Pick<Row<'users'>, 'emailFolded' | 'username'>,
): Promise<void> => {
  for (const name of [emailFolded, username]) {
    if (name === null) continue;
    await context.limits.reset('signInAccount', name);
    await context.limits.reset('signInFrom', `${name} ${context.network}`);
  }
};
