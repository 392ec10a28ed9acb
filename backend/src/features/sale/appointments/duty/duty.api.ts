import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit, changesOf } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { isOpen } from '../appointment-conditions.ts';
import { chooseConsultant } from '../booking/assign-consultant.ts';
import { changeAppointmentIn } from '../changes/change-appointment.ts';
import { appointmentDetailsChanged } from '../mails/appointment.mail.ts';
import { withBuffers } from '../slots/bookable-times.ts';
import { lockDutyExclusive, lockDutyShared } from './lock-duty.ts';

/** The coming appointments that somebody is to hold. */
const visitsOf = (trx: Transaction, userId: string, now: Date) =>
  trx
    .selectFrom('appointments as a')
    .innerJoin('consultants as c', 'c.id', 'a.consultantId')
    .where('c.userId', '=', userId)
    .where(isOpen)
    .where('a.startsAt', '>', now);

/**
 * Locks what somebody is to hold, then the working days and the choice of consultants, in the order of all that gives consultants a time
 * (docs/decisions/0018-lock-orders.md): bookings under way are finished by then, and others wait.
 */
export const lockVisits = async (
  { now }: Pick<Context, 'now'>,
  trx: Transaction,
  userId: string,
): Promise<void> => {
  await visitsOf(trx, userId, now()).select('a.id').orderBy('a.id').forUpdate('a').execute();
  await lockDutyExclusive(trx);
  await lockDutyShared(trx);
};

/**
 * Gives what somebody is to hold to whoever of others is free then, by turns; customers are mailed. What suits nobody stays.
 * {@link lockVisits} comes first.
 * @returns the appointments that were given away, each with the account that has it
 */
export const handOverVisits = async (
  context: Context,
  trx: Transaction,
  userId: string,
  others: readonly string[],
): Promise<{ readonly id: string; readonly to: string }[]> => {
  const consultants = await trx
    .selectFrom('consultants')
    .select(['id', 'userId'])
    .where('userId', '=', sql<string>`any(${others}::uuid[])`)
    .where('userId', '<>', userId)
    .execute();
  if (consultants.length === 0) return [];
  const zone = await readSetting(readsIn(trx), 'timeZone');
  const wanted = consultants.map(({ id }) => id);
  const visits = await visitsOf(trx, userId, context.now())
    .select([
      'a.id',
      'a.version',
      'a.appointmentDate as day',
      'a.startsAt',
      'a.endsAt',
      'a.bufferBefore',
      'a.bufferAfter',
    ])
    .orderBy('a.startsAt')
    .orderBy('a.id')
    .execute();
  const given: { id: string; to: string }[] = [];
  for (const { id, version, day, ...visit } of visits) {
    const consultant = await chooseConsultant(trx, { span: withBuffers(visit, visit), day, zone }, wanted);
    const to = consultants.find((one) => one.id === consultant?.id)?.userId;
    if (!consultant || !to) continue;
    await changeAppointmentIn(
      context,
      trx,
      { id, version, party: 'staff' },
      (_trx, { consultant: former }) => ({
        action: 'reassigned',
        columns: { consultantId: consultant.id },
        before: former.name,
        after: consultant.name,
        tell: (data) =>
          appointmentDetailsChanged(data, [`${consultant.name} will see you instead of ${former.name}.`]),
        news: { title: 'New for you', facts: [['Until now with', former.name]], former },
        details: { consultant: consultant.id },
      }),
    );
    given.push({ id, to });
  }
  return given;
};

/**
 * Lets the consultants of an account leave: off duty and without the account, so that they get no bookings any more. They keep their
 * name and what is still booked with them, which waits in Today for somebody else. {@link lockVisits} comes first.
 */
export const leaveDuty = async (
  context: Pick<Context, 'viewer' | 'requestId'>,
  trx: Transaction,
  userId: string,
): Promise<void> => {
  const left = await trx
    .updateTable('consultants')
    .set((eb) => ({
      onDuty: false,
      userId: null,
      formerUserId: eb.ref('userId'),
      version: eb('version', '+', 1),
    }))
    .where('userId', '=', userId)
    .returning(['id', sql<boolean>`old.on_duty`.as('wasOnDuty')])
    .execute();
  for (const { id, wasOnDuty } of left)
    await audit(context, trx, {
      action: 'consultant.update',
      object: ['consultant', id],
      details: {
        changes: changesOf<{ onDuty: boolean; userId: string | null }>(
          { onDuty: wasOnDuty, userId },
          { onDuty: false, userId: null },
        ),
      },
    });
};
