import type { Context } from './context.ts';
import type { EntityManager } from './db.ts';
import type { Mail } from './mail.entity.ts';

/** What became of a mail. `held`: it was not to leave any more. */
export interface MailOutcome {
  readonly state: 'sent' | 'kept' | 'failed' | 'held';
  /** What the other side or {@link MailWatch.hold} said. */
  readonly reason: string | null;
  /** The other side takes no mail for this address, now or later. */
  readonly isDeadAddress: boolean;
}

/** A feature that wants to know what becomes of its mails. */
export interface MailWatch {
  readonly kind: string;
  /** Asked right before a mail leaves. @returns why it must not, or null */
  hold(context: Context, mail: Mail): Promise<string | null>;
  /** Told in the transaction that notes it on the mail. */
  settle(context: Context, em: EntityManager, mail: Mail, outcome: MailOutcome): Promise<void>;
}
