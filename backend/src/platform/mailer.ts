import type { Company } from '@hearthline/rules/settings.ts';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.entity.ts';

/** Hands a stored mail to the outside. */
export interface Mailer {
  /** @returns what became of it; throws when the try failed and another may succeed */
  deliver(mail: Mail, from: Company): Promise<'sent' | 'kept'>;
}

/** Development mode: mails stay in the database, where an admin reads them. */
const keepingMailer: Mailer = { deliver: () => Promise.resolve('kept') };

/** Sends by SMTP where an address is given, keeps mails otherwise. */
export const createMailer = (smtpUrl: string | null): Mailer => {
  if (!smtpUrl) return keepingMailer;
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
  return {
    deliver: async (mail, from) => {
      // Calendar programs look for an invitation among the alternatives, not only among the attachments.
      const invitation = mail.attachments.find(({ contentType }) => contentType.startsWith('text/calendar'));
      await transport.sendMail({
        from: { name: from.name, address: from.email },
        to: { name: mail.toName, address: mail.toAddress },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // The same at every try: a mail that was sent twice after a crash is shown once.
        messageId: `<${mail.id}@${from.email.split('@')[1] ?? 'localhost'}>`,
        attachments: mail.attachments.filter((attachment) => attachment !== invitation).map(({ filename, contentType, content }) => ({ filename, contentType, content })),
        ...(invitation && { icalEvent: { filename: invitation.filename, method: 'REQUEST', content: invitation.content } }),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return 'sent';
    },
  };
};
