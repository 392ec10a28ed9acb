import type { Company } from '@hearthline/rules/company.ts';
import { createTransport } from 'nodemailer';
import type { MailAttachment, StoredMail } from './mail.entity.ts';
import { isLoopback } from '../config.ts';
import { createTextCipher } from '../crypto/encryption.ts';
import { readBytes } from '../storage/store-bytes.ts';
import type { Storage } from '../storage/storage.ts';

/** What is read of a mail to send it. */
export type OutgoingMail = Pick<
  StoredMail,
  | 'id'
  | 'toName'
  | 'toAddress'
  | 'subject'
  | 'text'
  | 'html'
  | 'attachments'
  | 'headers'
  | 'messageKey'
  | 'sealed'
>;

/** Delivers stored mails. */
export interface Mailer {
  /** Whether mails are really sent, or kept for an admin to read. */
  readonly sends: boolean;
  /** Checks that the mail server answers and accepts the credentials. @returns null if it does or none is needed, else what is wrong */
  check(): Promise<string | null>;
  /** Encrypts a confidential mail for storage; null where mails are kept to be read. */
  seal(text: string): string | null;
  /**
   * Tries to deliver one mail.
   * @param over aborts the attempt, closing its connection
   * @param storage where attached files are that the mail only names
   * @returns what became of it; throws if the attempt failed and another may succeed
   */
  deliver(
    mail: OutgoingMail,
    from: Company,
    over: AbortSignal,
    storage: Pick<Storage, 'read'>,
  ): Promise<'sent' | 'kept'>;
  /** Hangs up at once, even in the middle of a mail. A pending `deliver` then fails. */
  close(): void;
}

/** The most connections of one process; each is kept for the next mail (docs/decisions/0016-mail-connections.md). */
export const maxConnections = 8;

/** How long the mail server may take to answer a check, in milliseconds. */
const checkMs = 2000;

/** How long things may take, in milliseconds. */
const defaultTimes = {
  /** Not longer, because other senders may need the connection; not shorter, because a slow campaign pauses for two seconds between batches. */
  idle: 10_000,
  connect: 30_000,
  /** Without a word from the mail server. */
  silence: 120_000,
};

/** What a calendar program should do with a file (RFC 5546): the MIME header must name the same method as the file itself. */
const methodOf = (contentType: string): string => /;\s*method=(\w+)/i.exec(contentType)?.[1] ?? 'PUBLISH';

const isInvitation = (one: MailAttachment): one is Extract<MailAttachment, { content: string }> =>
  'content' in one && one.contentType.startsWith('text/calendar');

/** An attachment as it is sent: a stored file is read as a whole, since an attempt may send it twice. @throws AppError UNAVAILABLE */
const attached = async (storage: Pick<Storage, 'read'>, attachment: MailAttachment) => {
  const { filename, contentType } = attachment;
  return 'storageKey' in attachment
    ? { filename, contentType, content: await readBytes(storage, attachment.storageKey) }
    : {
        filename,
        contentType,
        content: attachment.content,
        ...(attachment.encoding && { encoding: attachment.encoding }),
      };
};

/** Development mode: mails stay in the database, where an admin reads them. */
const keepingMailer: Mailer = {
  sends: false,
  check: () => Promise.resolve(null),
  seal: () => null,
  deliver: () => Promise.resolve('kept'),
  close: () => undefined,
};

/** Sends by SMTP if an address is given, otherwise keeps mails. To any other machine only over TLS, unless the address says `?requireTLS=false`. @param key encrypts confidential mails, 32 bytes */
export const createMailer = (
  smtpUrl: string | null,
  key: Buffer,
  times: Partial<typeof defaultTimes> = {},
): Mailer => {
  if (!smtpUrl) return keepingMailer;
  const { idle, connect, silence } = { ...defaultTimes, ...times };
  // Without it, whoever sits between the two could strip the offer of TLS and read links and the password.
  const requireTLS = !isLoopback(smtpUrl);
  // A hundred mails per connection: many servers cut off longer ones. Options in the SMTP address override all of these.
  const pool = {
    pool: true,
    requireTLS,
    maxConnections,
    maxMessages: 100,
    idleTimeout: idle,
    connectionTimeout: connect,
    socketTimeout: silence,
  } as const;
  const transport = createTransport(
    { ...pool, url: smtpUrl },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  const seal = createTextCipher(key);
  return {
    sends: true,
    check: async () => {
      // A connection of its own: the check must not queue behind a pool that waits for a slow server.
      const probe = createTransport({
        url: smtpUrl,
        requireTLS,
        connectionTimeout: checkMs,
        greetingTimeout: checkMs,
        socketTimeout: checkMs,
      });
      try {
        await probe.verify();
        return null;
      } catch (error) {
        return error instanceof Error ? error.message.slice(0, 300) : 'unknown';
      } finally {
        probe.close();
      }
    },
    seal: (text) => seal.encrypt(text),
    deliver: async (mail, from, over, storage) => {
      const { text, html } = mail.sealed
        ? (JSON.parse(seal.decrypt(mail.sealed)) as { text: string; html: string })
        : mail;
      // Calendar programs look for an invitation among the alternatives, not only among the attachments.
      const invitation = mail.attachments.find(isInvitation);
      await transport.sendMail({
        from: { name: from.name, address: from.email },
        to: { name: mail.toName, address: mail.toAddress },
        subject: mail.subject,
        text,
        html,
        // The same at every attempt, so that a mail sent twice after a crash is shown once.
        messageId: `<${mail.messageKey ?? mail.id}@${from.email.split('@')[1] ?? 'localhost'}>`,
        attachments: await Promise.all(
          mail.attachments
            .filter((attachment) => attachment !== invitation)
            .map((attachment) => attached(storage, attachment)),
        ),
        ...(invitation && {
          icalEvent: {
            filename: invitation.filename,
            method: methodOf(invitation.contentType),
            content: invitation.content,
          },
        }),
        ...(mail.headers && { headers: mail.headers }),
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: over,
      });
      return 'sent';
    },
    close: () => transport.close({ force: true }),
  };
};
