import { handler, type JobHandler } from './job-runner.ts';
import { sendMail } from './mail.ts';
import { Mail } from './mail.entity.ts';
import { readSetting } from './setting.entity.ts';

/** Only what happened, never what was in the mail. */
const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** The other side refused the mailbox or the mail for good (RFC 5321, 5yz): trying again would change nothing. */
const isRefused = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: unknown; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
};

/** Sends stored mails; a failed try is noted on the mail and made again by the queue's schedule. */
export const mailJobs: readonly JobHandler[] = [
  handler(sendMail, async (context, { mailId }, { isLast }) => {
    const mail = await context.transaction((em) => em.findOne(Mail, { id: mailId }));
    if (mail?.state !== 'queued') return;
    try {
      const state = await context.mailer.deliver(mail, await readSetting(context.sql, 'company'));
      await context.transaction((em) => em.nativeUpdate(Mail, { id: mailId }, { state, sentAt: context.now(), lastError: null, sealed: null }));
    } catch (error) {
      const refused = isRefused(error);
      const givenUp = refused || isLast;
      await context.transaction((em) => em.nativeUpdate(Mail, { id: mailId }, { lastError: reason(error), ...(givenUp && { state: 'failed' }) }));
      if (!refused) throw error;
    }
  }),
];
