import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { mailStates, type MailState } from '@hearthline/rules/mails.ts';
import { BaseEntity } from './base.entity.ts';

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
  /** How the content is written, where it is no text. */
  readonly encoding?: 'base64';
}

/** A mail on its way: stored with what caused it, sent by a job. */
@Entity({ tableName: 'mails' })
// Campaigns come in thousands; the other mails are found between them.
@Index({ name: 'mails_single_index', expression: "create index mails_single_index on mails (created_at desc, id desc) where kind <> 'campaign'" })
@Index({ name: 'mails_newest_index', expression: 'create index mails_newest_index on mails (created_at desc, id desc)' })
@Index({ name: 'mails_to_address_index', expression: 'create index mails_to_address_index on mails (lower(to_address))' })
export class Mail extends BaseEntity<'confidential' | 'headers' | 'messageKey' | 'referenceId' | 'lease' | 'leasedUntil'> {
  /** What it is, for lists: `appointment_confirmed`, `consultant_requested`, … */
  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'text' })
  toName!: string;

  /** One mailbox. */
  @Property({ type: 'text' })
  toAddress!: string;

  @Property({ type: 'text' })
  subject!: string;

  /** Carries a link that works like a password: where mails are sent, it is stored sealed and nobody can read it. */
  @Property({ type: 'boolean', default: false })
  confidential!: boolean;

  /** Both forms of a sealed mail until it is sent. */
  @Property({ type: 'text', nullable: true })
  sealed!: string | null;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text' })
  html!: string;

  @Property({ type: 'jsonb' })
  attachments!: MailAttachment[];

  /** Headers of its own, as in `List-Unsubscribe`. */
  @Property({ type: 'jsonb', nullable: true })
  headers!: Record<string, string> | null;

  /** What stands before the `@` of its Message-ID where that is not the mail's own id. */
  @Property({ type: 'text', nullable: true })
  messageKey!: string | null;

  /** What it was written for, to be told what becomes of it (mail.jobs.ts). No foreign key: any feature's row. */
  @Property({ type: 'uuid', nullable: true })
  referenceId!: string | null;

  @Enum({ items: () => [...mailStates], type: 'string', columnType: 'text', default: 'queued' })
  state!: MailState;

  /** What the last failed attempt said. */
  @Property({ type: 'text', nullable: true })
  lastError!: string | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  sentAt!: Date | null;

  /** Who is sending it (mail.lease.ts); null: nobody. */
  @Property({ type: 'uuid', nullable: true })
  lease!: string | null;

  /** Until when nobody else may, by the database's clock. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  leasedUntil!: Date | null;
}
