import type { Transaction } from '../db/query-builder.ts';
import type { Context } from '../context.ts';
import type { StoredMail } from './mail.entity.ts';

/** What became of a mail. `held`: it was no longer to be sent. */
export interface MailOutcome {
  readonly mail: StoredMail;
  readonly state: 'sent' | 'kept' | 'failed' | 'held';
  /** What the mail server or {@link MailObserver.reasonToSkip} said. */
  readonly reason: string | null;
  /** Whether the mail server permanently refuses mail for this address. */
  readonly isDeadAddress: boolean;
}

/** A feature that wants to know what becomes of its mails. */
export interface MailObserver {
  readonly kind: string;
  /** Called right before a mail is sent. @returns why it must not be sent, or null */
  reasonToSkip(context: Context, mail: StoredMail): Promise<string | null>;
  /** Called with the outcomes of some of its mails, in the transaction that records them on the mails. */
  recordOutcomes(context: Context, trx: Transaction, outcomes: readonly MailOutcome[]): Promise<void>;
}
