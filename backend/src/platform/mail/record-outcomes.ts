import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Row } from '../db/query-builder.ts';
import { toAppError } from '../errors.ts';
import { groupWrites } from './group-writes.ts';
import type { MailOutcome, MailObserver } from './mail-observer.ts';

/** The end of an attempt. `deferred`: another one follows. */
export type AttemptOutcome = MailOutcome | (Omit<MailOutcome, 'state'> & { readonly state: 'deferred' });

/** How long, and how often, to try to record an outcome, in milliseconds. Together with the delivery, less than a job may take. */
const retries = { longest: 45_000, every: 250 };

/** Waits for the database if it is away: a mail that is out and not recorded would be sent again by the next attempt. */
const untilStored = async (work: () => Promise<void>): Promise<void> => {
  for (const began = performance.now(); ; await pause(retries.every, undefined, { ref: false })) {
    try {
      return await work();
    } catch (error) {
      if (toAppError(error).code !== 'UNAVAILABLE' || performance.now() - began > retries.longest)
        throw error;
    }
  }
};

const stateAfter = {
  sent: 'sent',
  kept: 'kept',
  failed: 'failed',
  held: 'failed',
  deferred: 'queued',
} as const satisfies Record<AttemptOutcome['state'], Row<'mails'>['state']>;
const isOut = ({ state }: AttemptOutcome): boolean => state === 'sent' || state === 'kept';
const isFinal = (outcome: AttemptOutcome): outcome is MailOutcome => outcome.state !== 'deferred';

type Change = Pick<Row<'mails'>, 'id' | 'state' | 'lastError'> & { isOut: boolean; isSealed: boolean };

/**
 * Records outcomes, those of one moment in one transaction, and tells their observers.
 * @param lease after losing it, a job may record only that a mail is out
 * @returns records one outcome; rejects if that was not possible
 */
export const outcomeRecorder = (
  context: Context,
  lease: string,
  observers: readonly MailObserver[],
): ((outcome: AttemptOutcome) => Promise<void>) => {
  const record = (outcomes: readonly AttemptOutcome[]): Promise<void> =>
    context.transaction(async (trx) => {
      const columns = sql.join([
        sql`${outcomes.map(({ mail }) => mail.id)}::uuid[]`,
        sql`${outcomes.map(({ state }) => stateAfter[state])}::text[]`,
        sql`${outcomes.map(({ reason }) => reason)}::text[]`,
        sql`${outcomes.map(isOut)}::bool[]`,
        sql`${outcomes.map(({ state }) => state === 'failed' || state === 'deferred')}::bool[]`,
      ]);
      const stored = await trx
        .updateTable('mails as m')
        .from(sql<Change>`unnest(${columns})`.as<'o'>(sql`o (id, state, last_error, is_out, is_sealed)`))
        .set((eb) => ({
          state: eb.ref('o.state'),
          lastError: eb.ref('o.lastError'),
          sentAt: eb
            .case()
            .when('o.isOut', '=', true)
            .then(sql<Date>`${context.now()}::timestamptz`)
            .end(),
          sealed: eb.case().when('o.isSealed', '=', true).then(eb.ref('m.sealed')).end(),
          lease: null,
          leasedUntil: null,
        }))
        .whereRef('m.id', '=', 'o.id')
        .where((eb) =>
          eb.or([
            eb('o.isOut', '=', true),
            eb.and([eb('m.state', '=', 'queued'), eb('m.lease', '=', lease)]),
          ]),
        )
        .returning('m.id')
        .execute();
      const changed = new Set(stored.map(({ id }) => id));
      const final = outcomes.filter(isFinal).filter(({ mail }) => changed.has(mail.id));
      for (const observer of observers) {
        const own = final.filter(({ mail }) => mail.kind === observer.kind);
        if (own.length) await observer.recordOutcomes(context, trx, own);
      }
    });
  const together = groupWrites(record);
  // One that cannot be recorded must not make others leave twice: each is tried alone, and for longer.
  return (outcome) => together(outcome).catch(() => untilStored(() => record([outcome])));
};
