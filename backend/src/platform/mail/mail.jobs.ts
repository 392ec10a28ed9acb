import { setTimeout as pause } from 'node:timers/promises';
import type { FilterQuery } from '@mikro-orm/core';
import { toAppError } from '../errors.ts';
import type { Context } from '../context.ts';
import { handler, type Attempt, type JobHandler } from '../jobs/job-runner.ts';
import { sendMail } from './mail-outbox.ts';
import { Mail } from './mail.entity.ts';
import { leaseMail, type MailLease } from './mail-lease.ts';
import type { MailOutcome, MailObserver } from './mail-observer.ts';
import { readSetting } from '../db/setting.entity.ts';

/** The error message, which says what happened but nothing of the mail's content. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

interface SmtpError {
  readonly code?: unknown;
  readonly responseCode?: number;
  readonly command?: unknown;
  readonly response?: string;
}

/** Whether the mail server refused the mailbox or the mail permanently (RFC 5321, 5yz), so that retrying would change nothing. */
const isRefused = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as SmtpError;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
};

/** Whether the mailbox was refused, not the sender or the content: at RCPT TO, or later with an address status (RFC 3463, 5.1 and 5.2.1). */
const isDeadAddress = (error: unknown): boolean => {
  const { command, response = '' } = error as SmtpError;
  return isRefused(error) && (command === 'RCPT TO' || /^5\d\d[ -]5\.(1\.\d+|2\.1)\b/.test(response));
};

/** How long, and how often, to try to record that a mail is out, in milliseconds. Together with the delivery, less than its job may take. */
const noting = { longest: 45_000, every: 250 };

/** Records what cannot be undone. Waits for the database if it is away, because another attempt would send the mail twice. */
const note = async (work: () => Promise<void>): Promise<void> => {
  for (const began = performance.now(); ; await pause(noting.every, undefined, { ref: false })) {
    try {
      return await work();
    } catch (error) {
      if (toAppError(error).code !== 'UNAVAILABLE' || performance.now() - began > noting.longest) throw error;
    }
  }
};

/** Sends a mail under this job's lease, and records the outcome. */
const sendLeased = async (
  context: Context,
  { key, lost }: MailLease,
  mail: Mail,
  watch: MailObserver | undefined,
  { isLast }: Attempt,
): Promise<void> => {
  const { id } = mail;
  const settle = (where: FilterQuery<Mail>, change: Partial<Mail>, outcome: MailOutcome): Promise<void> =>
    context.transaction(async (em) => {
      if (await em.nativeUpdate(Mail, where, { ...change, lease: null, leasedUntil: null }))
        await watch?.recordOutcome(context, em, mail, outcome);
    });
  // After losing its lease, a job may record only that the mail was sent.
  const mine = { id, state: 'queued', lease: key } as const;
  const held = await watch?.reasonToSkip(context, mail);
  if (held)
    return settle(
      mine,
      { state: 'failed', lastError: held, sealed: null },
      { state: 'held', reason: held, isDeadAddress: false },
    );
  const company = await readSetting(context, 'company');
  try {
    const state = await context.mailer.deliver(mail, company, lost);
    await note(() =>
      settle(
        { id },
        { state, sentAt: context.now(), lastError: null, sealed: null },
        { state, reason: null, isDeadAddress: false },
      ),
    );
  } catch (error) {
    const refused = isRefused(error);
    const reason = reasonOf(error);
    if (refused || isLast)
      await settle(
        mine,
        { lastError: reason, state: 'failed' },
        { state: 'failed', reason, isDeadAddress: isDeadAddress(error) },
      );
    else
      await context.transaction((em) =>
        em.nativeUpdate(Mail, mine, { lastError: reason, lease: null, leasedUntil: null }),
      );
    if (!refused) throw error;
  }
};

/**
 * Sends stored mails, each by one job at a time (mail-lease.ts); a failed attempt is recorded on the mail and repeated on
 * the queue's schedule. @param watches are told the outcome
 */
export const mailJobsWith = (watches: readonly MailObserver[]): readonly JobHandler[] => [
  handler(sendMail, async (context, { mailId }, attempt) => {
    const lease = await leaseMail(context, mailId);
    if (!lease) return;
    try {
      const mail = await context.single((em) => em.findOneOrFail(Mail, { id: mailId }));
      await sendLeased(
        context,
        lease,
        mail,
        watches.find(({ kind }) => kind === mail.kind),
        attempt,
      );
    } finally {
      lease.end();
    }
  }),
];

/** The same without watchers. */
export const mailJobs: readonly JobHandler[] = mailJobsWith([]);
