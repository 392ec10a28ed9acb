import {
  workInWords,
  workPartNames,
  workTransfer,
  type WorkPart,
  type WorkTransfer,
} from '@hearthline/rules/people/transfer.ts';
import { openStages } from '@hearthline/rules/sale/deals/stages.ts';
import { userSentences } from '@hearthline/rules/people/users.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { longStatementMs, setStatementTimeout } from '../../../../platform/db/database.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';
import { patiently, retryOnLockConflict } from '../../../../platform/locks/lock-retry.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { findUser, lockUser, requireRemainingAdmin } from '../../../people/accounts/account.api.ts';
import { tellNewOwner } from '../../../people/accounts/owner.api.ts';
import { handOverVisits, leaveDuty, lockVisits } from '../../../sale/appointments/duty/duty.api.ts';
import { readUserRecords, type UserRecords } from '../account-records.queries.ts';
import { leave } from '../leave.ts';
import { handOver, type Shares } from './hand-over.ts';
import { lockReceivers } from './receivers.ts';

/**
 * Locks what somebody has before their account, as whoever changes one of these may be about to give them more. What comes to them until
 * the account is locked is handed over as well, and nothing comes to an account that was removed (migration 0091).
 */
const lockWork = async (context: Context, trx: Transaction, id: string): Promise<void> => {
  await trx
    .selectFrom('contacts')
    .select('id')
    .where('ownerId', '=', id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await trx
    .selectFrom('deals')
    .select('id')
    .where('ownerId', '=', id)
    .where('stage', 'in', openStages)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await trx
    .selectFrom('projects')
    .select('id')
    .where('managerId', '=', id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await lockVisits(context, trx, id);
  await takeLocks(trx, 'teams');
  await trx
    .selectFrom('teams')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('leaderId', '=', id),
        eb('id', 'in', eb.selectFrom('teamMembers').select('teamId').where('userId', '=', id)),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
};

/** Who got what, by person. */
const byReceiver = (parts: ReadonlyMap<WorkPart, Shares>): Map<string, Partial<Record<WorkPart, number>>> => {
  const counts = new Map<string, Partial<Record<WorkPart, number>>>();
  for (const [part, shares] of parts)
    for (const to of shares.values()) {
      if (to === null) continue;
      const count = counts.get(to) ?? {};
      counts.set(to, { ...count, [part]: (count[part] ?? 0) + 1 });
    }
  return counts;
};

/** For the audit log: how much there was, and whose each thing is now. */
const auditOf = (parts: ReadonlyMap<WorkPart, Shares>) => ({
  counts: Object.fromEntries([...parts].map(([part, shares]) => [part, shares.size])),
  given: Object.fromEntries(
    [...parts].map(([part, shares]) => [
      part,
      Object.fromEntries(
        [...Map.groupBy(shares, ([, to]) => to ?? 'nobody')].map(([to, things]) => [
          to,
          things.map(([id]) => id),
        ]),
      ),
    ]),
  ),
});

/**
 * Gives the work of somebody to a person, in equal shares to a team, or to nobody, and removes the account if that is wanted: all in one
 * transaction. It locks rows in many tables and gives way to others (docs/decisions/0018-lock-orders.md).
 * @throws AppError BAD_INPUT, NOT_FOUND, LAST_ADMIN, CONFLICT for removing one's own account and one that was removed already
 */
export const moveWork = async (context: Context, transfer: WorkTransfer): Promise<void> => {
  const { personId, toPerson, toTeam, remove } = transfer;
  await retryOnLockConflict(
    context,
    async (trx) => {
      await setStatementTimeout(trx, longStatementMs);
      const { id } = await findUser(trx, personId);
      await lockWork(context, trx, id);
      if (remove) await requireRemainingAdmin(trx, id);
      if (remove && id === context.viewer?.id)
        throw new AppError('CONFLICT', { message: userSentences.notYourself });
      const user = await lockUser(trx, id);
      if (remove && user.archivedAt)
        throw new AppError('CONFLICT', { message: userSentences.alreadyArchived });
      const to = await lockReceivers(trx, { ...transfer, personId: id });
      const work = await handOver({ context, trx, from: user, to });
      // Whoever is gone hears no more of what others do.
      if (remove) await leave(context, trx, user);
      const visits = await handOverVisits(context, trx, id, to.of('task'));
      if (remove) await leaveDuty(context, trx, id);
      const parts = new Map<WorkPart, Shares>(
        workPartNames.map((part) => [
          part,
          part === 'visits' ? new Map(visits.map((visit) => [visit.id, visit.to])) : work[part],
        ]),
      );
      await audit(context, trx, {
        action: 'work.transfer',
        object: ['user', id],
        details: { toPerson, toTeam, remove, ...auditOf(parts) },
      });
      // Of visits there is a mail each.
      for (const [receiver, { visits: _visits, ...counts }] of byReceiver(parts)) {
        const words = workInWords(counts);
        if (words)
          await tellNewOwner(context, trx, receiver, { what: `${words} of ${user.name}`, path: '/admin' });
      }
    },
    patiently,
  );
  context.forgetViewer(personId);
};

/** The same from what was entered. @returns what is left of it */
export const transferWork = async (context: Context, input: unknown): Promise<UserRecords> => {
  const transfer = validate(workTransfer, input);
  await moveWork(context, transfer);
  return readUserRecords(context, transfer.personId);
};
