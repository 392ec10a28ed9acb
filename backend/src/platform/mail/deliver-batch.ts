import pLimit from 'p-limit';
import type { Context } from '../context.ts';
import { readSetting } from '../db/setting.entity.ts';
import type { Attempt, TakenJob } from '../jobs/job-runner.ts';
import { leaseMails } from './mail-lease.ts';
import type { MailObserver } from './mail-observer.ts';
import type { StoredMail } from './mail.entity.ts';
import { maxConnections } from './mailer.ts';
import { outcomeRecorder, type AttemptOutcome } from './record-outcomes.ts';
import { isDeadAddress, isRefused, reasonOf } from './smtp-errors.ts';

/** How long the mails that are taken together may take, in milliseconds; a minute less than their jobs may: attempts must be given up here, where connections can be closed. */
const maxBatchMs = 240_000;

/** How many mails of a batch are on their way or being recorded: no more come twice if this process is killed. */
const maxUnrecorded = 2 * maxConnections;

/** What the mails of one batch share. */
interface Batch {
  readonly context: Context;
  readonly observers: readonly MailObserver[];
  readonly company: Awaited<ReturnType<typeof readSetting<'company'>>>;
  /** Aborted when no more of them may be sent. */
  readonly over: AbortSignal;
  readonly record: (outcome: AttemptOutcome) => Promise<void>;
}

/** Delivers one mail and records the outcome. @throws what went wrong if another attempt may succeed */
const deliver = async (
  { context, observers, company, over, record }: Batch,
  mail: StoredMail,
  { isLast }: Attempt,
): Promise<void> => {
  const skipReason = await observers.find(({ kind }) => kind === mail.kind)?.reasonToSkip(context, mail);
  if (skipReason) return record({ mail, state: 'held', reason: skipReason, isDeadAddress: false });
  let state: 'sent' | 'kept';
  try {
    over.throwIfAborted();
    state = await context.mailer.deliver(mail, company, over, context.storage);
  } catch (error) {
    const refused = isRefused(error);
    await record({
      mail,
      state: refused || isLast ? 'failed' : 'deferred',
      reason: reasonOf(error),
      isDeadAddress: isDeadAddress(error),
    });
    if (!refused) throw error;
    return;
  }
  return record({ mail, state, reason: null, isDeadAddress: false });
};

/**
 * Sends stored mails, a few at a time, each by one job at a time (mail-lease.ts). A failed attempt is recorded on the mail
 * and repeated on the queue's schedule.
 * @param observers are told the outcomes
 * @returns the end of each job, in their order
 */
export const deliverBatch = (
  context: Context,
  observers: readonly MailObserver[],
  jobs: readonly TakenJob<{ mailId: string }>[],
): readonly Promise<void>[] => {
  const leased = leaseMails(context, [...new Set(jobs.map(({ data }) => data.mailId))]);
  const batch = leased.then(async (lease): Promise<Batch> => ({
    context,
    observers,
    company: await readSetting(context, 'company'),
    over: AbortSignal.any([lease.lost, AbortSignal.timeout(maxBatchMs)]),
    record: outcomeRecorder(context, lease.key, observers),
  }));
  const turn = pLimit(maxUnrecorded);
  const ends = jobs.map(async ({ data: { mailId }, attempt }, index) => {
    const [{ mails, taken }, shared] = await Promise.all([leased, batch]);
    const isRepeated = jobs.findIndex(({ data }) => data.mailId === mailId) < index;
    if (taken.has(mailId) || isRepeated) throw new Error('Another job is sending this mail');
    const mail = mails.get(mailId);
    if (mail) await turn(() => deliver(shared, mail, attempt));
  });
  void Promise.allSettled(ends)
    .then(() => leased)
    .then(
      (lease) => lease.end(),
      () => undefined,
    );
  return ends;
};
