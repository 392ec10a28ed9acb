import type { Company } from '@hearthline/rules/settings.ts';
import type { Context } from './context.ts';
import type { EntityManager } from './db.ts';
import { defineJob } from './jobs.ts';
import { mailHtml, mailText, type MailContent } from './mail-layout.ts';
import { Mail, type MailAttachment } from './mail.entity.ts';

/** A mail to be stored and sent: to one mailbox. */
export interface NewMail {
  readonly kind: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly content: MailContent;
  readonly attachments?: readonly MailAttachment[];
  /** It carries a link that works like a password. */
  readonly confidential?: boolean;
}

export const sendMail = defineJob<{ mailId: string }>('mail.send');

/**
 * What is one line stays one: what somebody typed for a name or a phone cannot become a header (security I2)
 * or a paragraph of its own.
 */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/**
 * Stores a mail and the job that sends it in the caller's transaction: nothing is sent for what was not stored,
 * and nothing stored goes unsent. The company is read before the transaction, whose connection waits for nothing else.
 */
export const queueMail = async (
  context: Pick<Context, 'jobs' | 'mailer'>,
  em: EntityManager,
  { kind, to, content: given, attachments = [], confidential = false }: NewMail,
  company: Company,
): Promise<void> => {
  const content = { ...given, subject: oneLine(given.subject).slice(0, 200), greeting: oneLine(given.greeting) };
  const forms = { text: mailText(content, company), html: mailHtml(content, company) };
  // In development mode an admin reads mails and follows their links; where they are sent, links are for the addressee alone.
  const sealed = confidential ? context.mailer.seal(JSON.stringify(forms)) : null;
  const mail = em.create(Mail, {
    kind,
    toName: oneLine(to.name),
    toAddress: to.address,
    subject: content.subject,
    confidential,
    sealed,
    ...(sealed ? { text: '', html: '' } : forms),
    attachments: [...attachments],
    state: 'queued',
    lastError: null,
    sentAt: null,
  });
  await em.persist(mail).flush();
  await context.jobs.enqueue(em, sendMail, { mailId: mail.id });
};
