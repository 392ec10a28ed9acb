import { changeSentences } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { expressionBuilder, sql, type Expression } from 'kysely';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import type { Viewer } from '../../../platform/context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { projectScope } from '../../delivery/projects/project.policy.ts';
import { bookedMailbox } from './appointment-conditions.ts';

const { eb } = expressionBuilder<Tables & { a: Tables['appointments'] }, 'a'>();

/**
 * The appointments `a` that a customer sees: those booked with the account and, of those booked without any account,
 * the ones under the account's own address, once it is verified, and the ones for the account's own projects.
 */
export const ownAppointment = (viewer: Expression<string | null>) => {
  const me = sql<string>`${viewer}::uuid`;
  const address = eb
    .selectFrom('users as u')
    .select('u.emailFolded')
    .where('u.id', '=', me)
    .where((u) => u.ref('u.isEmailVerified'));
  const projects = eb
    .selectFrom('projects as p')
    .select('p.id')
    .where(projectScope({ role: 'customer' }).where(me));
  const withoutAccount = eb('a.customerId', 'is', null);
  return eb.or([
    eb('a.customerId', '=', me),
    eb.and([withoutAccount, eb(bookedMailbox, '=', address)]),
    eb.and([withoutAccount, eb('a.projectId', '=', sql<string>`any (array${projects})`)]),
  ]);
};

export const missingAppointment = (): AppError =>
  new AppError('NOT_FOUND', { message: changeSentences.missing });

/** @throws AppError NOT_FOUND for a missing, a malformed and a foreign id alike */
export const requireOwnAppointment = async (
  trx: Transaction,
  viewer: Viewer | null,
  id: string,
): Promise<void> => {
  const row =
    isId(id) && viewer
      ? await trx
          .selectFrom('appointments as a')
          .select('a.id')
          .where('a.id', '=', id)
          .where(ownAppointment(sql.val(viewer.id)))
          .executeTakeFirst()
      : undefined;
  if (!row) throw missingAppointment();
};
