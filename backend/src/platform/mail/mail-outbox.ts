import { greetingName, nameInMail } from '@hearthline/rules/people/greeting-name.ts';
import type { Company } from '@hearthline/rules/company.ts';
import type { Transaction } from '../db/query-builder.ts';
import type { Context } from '../context.ts';
import { jsonb } from '../db/jsonb.ts';
import { defineJob } from '../jobs/job-queue.ts';
import { mailHtml, mailText, type MailContent } from './mail-layout.ts';
import type { MailAttachment } from './mail.entity.ts';

/** A mail to be stored and sent to one mailbox. */
export interface NewMail {
  readonly kind: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly content: MailContent;
  readonly attachments?: readonly MailAttachment[];
  /** It contains a link that works like a password. */
  readonly confidential?: boolean;
  /** Extra headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The part of its Message-ID before the `@`, the same however often it is sent; by default the mail's own id. */
  readonly messageKey?: string;
  /** The id of the row it is about, for the watcher of this kind of mail, which is told the outcome. */
  readonly referenceId?: string;
}

/** Mass mails queue behind those that a person is waiting for. */
const massPriority = -1;

// Safe to run several at once: each mail is a row of its own, and only the counters of a campaign are shared. Mails that
// a person is waiting for have a worker of their own: they share the connections with a campaign's, not the queue.
export const sendMail = defineJob<{ mailId: string }>('mail.send', {
  workers: [
    { minPriority: massPriority + 1, batchSize: 10 },
    { maxPriority: massPriority, batchSize: 50 },
  ],
});

/**
 * Keeps a text on one line: what was typed as a name or a phone number cannot become a header (docs/security.md, I2)
 * or a paragraph of its own, nor reverse the reading direction of the rest of the line.
 */
export const oneLine = (text: string): string =>
  text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** How a mail begins: by the first name. It repeats only what reads like a name (rules/people/greeting-name.ts). */
export const greet = (typed: string): string => {
  const name = greetingName(typed);
  return name ? `Hello ${name},` : 'Hello,';
};

/** The mail to store, as text and HTML. */
const toRow = (context: Pick<Context, 'mailer' | 'publicUrl'>, mail: NewMail, company: Company) => {
  const {
    kind,
    to,
    content: given,
    attachments = [],
    confidential = false,
    headers = null,
    messageKey = null,
    referenceId = null,
  } = mail;
  const content = {
    ...given,
    subject: oneLine(given.subject).slice(0, 200),
    ...(given.greeting !== undefined && { greeting: oneLine(given.greeting) }),
  };
  const forms = { text: mailText(content, company), html: mailHtml(content, company, context.publicUrl) };
  // In development mode an admin reads mails and follows their links; where mails are sent, links are for the addressee alone.
  const sealed = confidential ? context.mailer.seal(JSON.stringify(forms)) : null;
  return {
    kind,
    // Most mails go to an address that nobody has proved to be that person's.
    toName: nameInMail(to.name) ?? '',
    toAddress: to.address,
    subject: content.subject,
    confidential,
    sealed,
    ...(sealed ? { text: '', html: '' } : forms),
    attachments: jsonb<readonly MailAttachment[]>(attachments),
    headers: jsonb(headers),
    messageKey,
    referenceId,
  };
};

/**
 * Stores a mail and the job that sends it in the caller's transaction: nothing is sent for a change that was not stored,
 * and no stored mail goes unsent. Read the company before the transaction, so that its connection waits for nothing else.
 * @returns the mail's id; null without an address: who is known by a phone number alone is mailed nothing
 */
export const queueMail = async (
  context: Pick<Context, 'jobs' | 'mailer' | 'publicUrl'>,
  trx: Transaction,
  given: NewMail,
  company: Company,
): Promise<string | null> => {
  if (given.to.address === '') return null;
  const { id } = await trx
    .insertInto('mails')
    .values(toRow(context, given, company))
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.jobs.enqueue(trx, sendMail, { mailId: id });
  return id;
};

/**
 * Stores many mails and their jobs in the caller's transaction. In development mode nothing is left to send:
 * they are kept at once, without jobs.
 * @returns their ids, in the order given
 */
export const queueMails = async (
  context: Pick<Context, 'jobs' | 'mailer' | 'now' | 'publicUrl'>,
  trx: Transaction,
  given: readonly NewMail[],
  company: Company,
): Promise<string[]> => {
  if (!given.length) return [];
  const devState = context.mailer.sends ? {} : { state: 'kept' as const, sentAt: context.now() };
  const rows = await trx
    .insertInto('mails')
    .values(given.map((mail) => ({ ...toRow(context, mail, company), ...devState })))
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (context.mailer.sends)
    await context.jobs.enqueueAll(
      trx,
      sendMail,
      ids.map((mailId) => ({ mailId })),
      massPriority,
    );
  return ids;
};

/** Puts a mail that was given up back among those to be sent; a job that sends it has to be there. @returns whether it was one of those */
export const requeueMail = async (trx: Transaction, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('mails')
    .set({ state: 'queued', dismissedAt: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
