import type { Company } from '@hearthline/rules/settings.ts';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.entity.ts';
import { createSeal } from './seal.ts';

/** Hands a stored mail to the outside. */
export interface Mailer {
  /** Whether mails leave the house, or are kept for the admin to read. */
  readonly sends: boolean;
  /** Whether the mail server answers and takes our credentials. @returns null when it does or none is needed, else what is wrong */
  check(): Promise<string | null>;
  /** Closes a confidential mail for storing; null where mails are kept to be read. */
  seal(text: string): string | null;
  /**
   * @param lost ends the try
   * @returns what became of it; throws when the try failed and another may succeed
   */
  deliver(mail: Mail, from: Company, lost: AbortSignal): Promise<'sent' | 'kept'>;
  /** Hangs up at once, on a mail in the middle too. Whoever delivers then is told that it failed. */
  close(): void;
}

/**
 * How many mails one process sends at a time, each over a connection of its own that it keeps for the next. Fewer than
 * there are connections to the database: what is noted of mails leaves some to requests (docs/decisions/0016-mail-connections.md).
 */
export const mailsAtOnce = 4;

/** How long the mail server may take to answer a check. */
const checkMs = 2000;

/** How long things may take, in milliseconds. */
const usualTimes = {
  /** An idle connection is one that others want; a campaign of a small pace pauses for two seconds between its batches. */
  idle: 10_000,
  connect: 30_000,
  /** Without a word from the other side. */
  silence: 120_000,
  /** A mail in all. Less than its job may take: who gives up first must be the one who can hang up. */
  delivery: 240_000,
};

/** What a calendar program shall do with a file (RFC 5546): the envelope has to say the same as what is inside. */
const methodOf = (contentType: string): string => /;\s*method=(\w+)/i.exec(contentType)?.[1] ?? 'PUBLISH';

/** Development mode: mails stay in the database, where an admin reads them. */
const keepingMailer: Mailer = { sends: false, check: () => Promise.resolve(null), seal: () => null, deliver: () => Promise.resolve('kept'), close: () => undefined };

/** Sends by SMTP where an address is given, keeps mails otherwise. @param key closes confidential mails, 32 bytes */
export const createMailer = (smtpUrl: string | null, key: Buffer, times: Partial<typeof usualTimes> = {}): Mailer => {
  if (!smtpUrl) return keepingMailer;
  const { idle, connect, silence, delivery } = { ...usualTimes, ...times };
  // A hundred mails for each connection: many servers end longer ones. What stands in the address goes before all of this.
  const pool = { pool: true, maxConnections: mailsAtOnce, maxMessages: 100, idleTimeout: idle, connectionTimeout: connect, socketTimeout: silence } as const;
  const transport = createTransport({ ...pool, url: smtpUrl }, { disableFileAccess: true, disableUrlAccess: true });
  const seal = createSeal(key);
  return {
    sends: true,
    check: async () => {
      // Its own connection: a pool that waits for a slow server must not make the answer wait.
      const probe = createTransport({ url: smtpUrl, connectionTimeout: checkMs, greetingTimeout: checkMs, socketTimeout: checkMs });
      try {
        await probe.verify();
        return null;
      } catch (error) {
        return error instanceof Error ? error.message.slice(0, 300) : 'unknown';
      } finally {
        probe.close();
      }
    },
    seal: (text) => seal.close(text),
    deliver: async (mail, from, lost) => {
      const { text, html } = mail.sealed ? (JSON.parse(seal.open(mail.sealed)) as { text: string; html: string }) : mail;
      // Calendar programs look for an invitation among the alternatives, not only among the attachments.
      const invitation = mail.attachments.find(({ contentType }) => contentType.startsWith('text/calendar'));
      await transport.sendMail({
        from: { name: from.name, address: from.email },
        to: { name: mail.toName, address: mail.toAddress },
        subject: mail.subject,
        text,
        html,
        // The same at every try: a mail that was sent twice after a crash is shown once.
        messageId: `<${mail.messageKey ?? mail.id}@${from.email.split('@')[1] ?? 'localhost'}>`,
        attachments: mail.attachments.filter((attachment) => attachment !== invitation).map(({ filename, contentType, content, encoding }) => ({ filename, contentType, content, ...(encoding && { encoding }) })),
        ...(invitation && { icalEvent: { filename: invitation.filename, method: methodOf(invitation.contentType), content: invitation.content } }),
        ...(mail.headers && { headers: mail.headers }),
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.any([lost, AbortSignal.timeout(delivery)]),
      });
      return 'sent';
    },
    close: () => transport.close({ force: true }),
  };
};
