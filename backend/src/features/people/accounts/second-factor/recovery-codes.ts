import { randomInt } from 'node:crypto';
import {
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
} from '@hearthline/rules/people/second-factors.ts';
import type { Context } from '../../../../platform/context.ts';
import type { EntityManager } from '../../../../platform/db/database.ts';
import { dbIn } from '../../../../platform/db/query-builder.ts';
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
  em: EntityManager,
  userId: string,
): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const db = dbIn(em);
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await db
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
  em: EntityManager,
  userId: string,
  code: string,
): Promise<number | null> => {
  const db = dbIn(em);
  const used = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: context.now() })
    .where('codeHash', '=', hashOf(context, userId, code))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used ? countRecoveryCodes(db, userId) : null;
};
