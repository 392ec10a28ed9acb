import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { archive } from '../../people/accounts/account.api.ts';

/** Takes an account off the reports that it is mailed; one that nobody else is mailed loses its schedule. */
const stopReports = async (trx: Transaction, id: string): Promise<void> => {
  await trx
    .updateTable('reports')
    .set((eb) => ({
      recipients: sql<string[]>`array_remove(recipients, ${id}::text)`,
      version: eb('version', '+', 1),
    }))
    .where(sql<boolean>`${id}::text = any(recipients)`)
    .execute();
  await trx
    .updateTable('reports')
    .set({ every: null, day: null, hour: null, format: null, nextRunAt: null })
    .where('every', 'is not', null)
    .where(sql<boolean>`cardinality(recipients) = 0`)
    .execute();
};

/** Archives an account, which is locked: its owner is signed out, in no team, and mailed no report. */
export const leave = async (
  context: Context,
  trx: Transaction,
  user: Pick<Row<'users'>, 'id' | 'name' | 'email' | 'emailFolded' | 'role'>,
): Promise<void> => {
  await archive(context, trx, user);
  await stopReports(trx, user.id);
  await audit(context, trx, {
    action: 'user.remove',
    object: ['user', user.id],
    details: { role: user.role },
  });
};
