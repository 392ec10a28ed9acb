import { randomInt } from 'node:crypto';
import {
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
} from '@hearthline/rules/people/second-factors.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import type { Context } from '../../../../platform/context.ts';
import { countRecoveryCodes } from './second-factor.queries.ts';

/** Keyed: 60 bits alone could be guessed by whoever reads the table. */
const hashOf = ({ signature }: Pick<Context, 'signature'>, userId: string, code: string): string =>
  signature.pseudonym('recovery-code', `${userId} ${code}`);

const newCode = (): string =>
  Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(
    '',
  );

/** As it is shown: in groups of four. */
const grouped = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

/** Makes new codes, and the older ones worthless. @returns the codes; they exist in the answer alone */
export const renewRecoveryCodes = async (
  context: Context,
  trx: Transaction,
  userId: string,
): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await trx
    .insertInto('recoveryCodes')
    .values(
      codes.map((code) => ({ userId, codeHash: hashOf(context, userId, code), createdAt: context.now() })),
    )
    .execute();
  return codes.map(grouped);
};

/** Uses a recovery code up: of any number of tries at once, one succeeds. @returns how many are left; null if it is none of the account's unused ones */
export const redeemRecoveryCode = async (
  context: Context,
  trx: Transaction,
  userId: string,
  code: string,
): Promise<number | null> => {
  const used = await trx
    .updateTable('recoveryCodes')
    .set({ usedAt: context.now() })
    .where('codeHash', '=', hashOf(context, userId, code))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used ? countRecoveryCodes(trx, userId) : null;
};
