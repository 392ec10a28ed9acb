import type { Company } from '@hearthline/rules/settings.ts';
import type { Context } from './context.ts';
import type { EntityManager } from './db.ts';
import { defineJob } from './jobs.ts';
import { mailHtml, mailText, type MailContent } from './mail-layout.ts';
import { Mail, type MailAttachment } from './mail.entity.ts';
import { mailsAtOnce } from './mailer.ts';

/** A mail to be stored and sent: to one mailbox. */
export interface NewMail {
  readonly kind: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly content: MailContent;
  readonly attachments?: readonly MailAttachment[];
  /** It carries a link that works like a password. */
  readonly confidential?: boolean;
  /** Headers of its own, as in `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What stands before the `@` of its Message-ID, the same however often it is sent; the mail's own id unless told. */
  readonly messageKey?: string;
  /** The row it was written for: who watches mails of this kind is told what becomes of it. */
  readonly referenceId?: string;
}

// Each mail is a row of its own: several on their way at once meet nowhere but in the counters of their campaign.
export const sendMail = defineJob<{ mailId: string }>('mail.send', { atOnce: mailsAtOnce });

/**
 * What is one line stays one: what somebody typed for a name or a phone cannot become a header (security I2)
 * or a paragraph of its own, nor turn the direction in which the rest of the line is read.
 */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** Letters as names have them, without what a mail program would make a link of, or a reader a message. */
const readsAsName = /^(?:[\p{L}\p{M}\s'’,&()-]|\.(?!\S)){1,60}$/u;

/**
 * How a mail begins. Whoever signs up or books may do so with a stranger's address: what they typed for a name must not
 * write to that one (security J6), so only what reads as a name is repeated.
 */
export const greet = (name: string): string => (readsAsName.test(name) ? `Hello ${name},` : 'Hello,');

/** A mail as it is stored, in both its forms. */
const toMail = (context: Pick<Context, 'mailer'>, em: EntityManager, mail: NewMail, company: Company): Mail => {
  const { kind, to, content: given, attachments = [], confidential = false, headers = null, messageKey = null, referenceId = null } = mail;
  const content = { ...given, subject: oneLine(given.subject).slice(0, 200), ...(given.greeting !== undefined && { greeting: oneLine(given.greeting) }) };
  const forms = { text: mailText(content, company), html: mailHtml(content, company) };
  // In development mode an admin reads mails and follows their links; where they are sent, links are for the addressee alone.
  const sealed = confidential ? context.mailer.seal(JSON.stringify(forms)) : null;
  return em.create(Mail, {
    kind,
    toName: oneLine(to.name),
    toAddress: to.address,
    subject: content.subject,
    confidential,
    sealed,
    ...(sealed ? { text: '', html: '' } : forms),
    attachments: [...attachments],
    headers: headers && { ...headers },
    messageKey,
    referenceId,
    state: 'queued',
    lastError: null,
    sentAt: null,
  });
};

/**
 * Stores a mail and the job that sends it in the caller's transaction: nothing is sent for what was not stored,
 * and nothing stored goes unsent. The company is read before the transaction, whose connection waits for nothing else.
 * @returns the mail's id
 */
export const queueMail = async (context: Pick<Context, 'jobs' | 'mailer'>, em: EntityManager, given: NewMail, company: Company): Promise<string> => {
  const mail = toMail(context, em, given, company);
  await em.persist(mail).flush();
  await context.jobs.enqueue(em, sendMail, { mailId: mail.id });
  return mail.id;
};

/** Mails to many go behind those that somebody waits for. */
const massPriority = -1;

/**
 * Stores many mails and their jobs in the caller's transaction. In development mode nothing is left to send:
 * they are kept at once, without jobs.
 * @returns their ids, in the order given
 */
export const queueMails = async (context: Pick<Context, 'jobs' | 'mailer' | 'now'>, em: EntityManager, given: readonly NewMail[], company: Company): Promise<string[]> => {
  const mails = given.map((mail) => toMail(context, em, mail, company));
  if (!context.mailer.sends) for (const mail of mails) Object.assign(mail, { state: 'kept', sentAt: context.now() });
  await em.persist(mails).flush();
  if (context.mailer.sends) await context.jobs.enqueueAll(em, sendMail, mails.map(({ id }) => ({ mailId: id })), massPriority);
  return mails.map(({ id }) => id);
};

/** Puts a mail that was given up back among those to be sent; a job that sends it has to be there. @returns whether it was one of those */
export const requeueMail = async (em: EntityManager, id: string): Promise<boolean> => (await em.nativeUpdate(Mail, { id, state: 'failed' }, { state: 'queued' })) > 0;
