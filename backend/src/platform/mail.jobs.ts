import { setTimeout as pause } from 'node:timers/promises';
import { toAppError } from './errors.ts';
import { handler, type JobHandler } from './job-runner.ts';
import { sendMail } from './mail.ts';
import { Mail } from './mail.entity.ts';
import type { MailOutcome, MailWatch } from './mail.watch.ts';
import { readSetting } from './setting.entity.ts';

/** Only what happened, never what was in the mail. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500);

interface SmtpError {
  readonly code?: unknown;
  readonly responseCode?: number;
  readonly command?: unknown;
  readonly response?: string;
}

/** The other side refused the mailbox or the mail for good (RFC 5321, 5yz): trying again would change nothing. */
const isRefused = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as SmtpError;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
};

/** It refused the mailbox, not us or what we say: at its name, or later with the status of an address (RFC 3463, 5.1 and 5.2.1). */
const isDeadAddress = (error: unknown): boolean => {
  const { command, response = '' } = error as SmtpError;
  return isRefused(error) && (command === 'RCPT TO' || /^5\d\d[ -]5\.(1\.\d+|2\.1)\b/.test(response));
};

/** How long, and how often, it is tried to note that a mail is out, in milliseconds. With the mail itself less than its job may take. */
const noting = { longest: 45_000, every: 250 };

/** Notes what cannot be undone: while the database is away it waits for it, because another try would send the mail twice. */
const note = async (work: () => Promise<void>): Promise<void> => {
  for (const began = performance.now(); ; await pause(noting.every, undefined, { ref: false })) {
    try {
      return await work();
    } catch (error) {
      if (toAppError(error).code !== 'UNAVAILABLE' || performance.now() - began > noting.longest) throw error;
    }
  }
};

/** Sends stored mails; a failed try is noted on the mail and made again by the queue's schedule. @param watches are told how it went */
export const mailJobsWith = (watches: readonly MailWatch[]): readonly JobHandler[] => [
  handler(sendMail, async (context, { mailId }, { isLast }) => {
    const mail = await context.single((em) => em.findOne(Mail, { id: mailId }));
    if (mail?.state !== 'queued') return;
    const watch = watches.find(({ kind }) => kind === mail.kind);
    const settle = (change: Partial<Mail>, outcome: MailOutcome): Promise<void> =>
      context.transaction(async (em) => {
        await em.nativeUpdate(Mail, { id: mailId }, change);
        await watch?.settle(context, em, mail, outcome);
      });
    const held = await watch?.hold(context, mail);
    if (held) return settle({ state: 'failed', lastError: held, sealed: null }, { state: 'held', reason: held, isDeadAddress: false });
    const company = await readSetting(context.sql, 'company');
    try {
      const state = await context.mailer.deliver(mail, company);
      await note(() => settle({ state, sentAt: context.now(), lastError: null, sealed: null }, { state, reason: null, isDeadAddress: false }));
    } catch (error) {
      const refused = isRefused(error);
      const reason = reasonOf(error);
      if (refused || isLast) await settle({ lastError: reason, state: 'failed' }, { state: 'failed', reason, isDeadAddress: isDeadAddress(error) });
      else await context.transaction((em) => em.nativeUpdate(Mail, { id: mailId }, { lastError: reason }));
      if (!refused) throw error;
    }
  }),
];

/** Sends mails that nobody watches. */
export const mailJobs: readonly JobHandler[] = mailJobsWith([]);
