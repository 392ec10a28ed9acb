import type { Db } from '../../../../platform/db/query-builder.ts';
import type { StoredPasskey } from './passkey.ts';

/** The second factors of an account, in the order in which they were added. */
export const factorsOf = (db: Db, userId: string) =>
  db.selectFrom('secondFactors').selectAll().where('userId', '=', userId).orderBy('id').execute();

export type FactorRow = Awaited<ReturnType<typeof factorsOf>>[number];

/** Those of them that are passkeys. */
export const passkeysIn = (factors: readonly FactorRow[]): (StoredPasskey & { readonly id: string })[] =>
  factors.flatMap(({ id, credentialId, secret, counter, transports }) =>
    credentialId === null ? [] : [{ id, credentialId, secret, counter, transports }],
  );

/** The passkey with an id of WebAuthn's, and whose it is. */
export const findPasskey = (db: Db, credentialId: string): Promise<FactorRow | undefined> =>
  db.selectFrom('secondFactors').selectAll().where('credentialId', '=', credentialId).executeTakeFirst();

/** How many recovery codes of an account are unused. */
export const countRecoveryCodes = async (db: Db, userId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
};

/**
 * Moves the counter of a factor on. A single statement decides, so a code or an answer that arrives twice is accepted once.
 * Passkeys that do not count always say 0.
 */
export const moveCounter = async (db: Db, id: string, to: number, now: Date): Promise<boolean> => {
  const moved = await db
    .updateTable('secondFactors')
    .set({ counter: to, lastUsedAt: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('counter', '<', to),
        eb.and([eb('kind', '=', 'passkey'), eb('counter', '=', 0), eb.val(to === 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
};
