import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { mailStates, type MailState } from '@hearthline/rules/mails.ts';
import { BaseEntity } from '../db/base.entity.ts';
import type { ColumnTypes } from '../db/column-types.ts';
import type { Row } from '../db/query-builder.ts';

/** A mail as statements read it. */
export type StoredMail = Readonly<Row<'mails'>>;

export type MailAttachment = ColumnTypes['mails.attachments'][number];

/** A mail, stored in the same transaction as its cause and sent by a job. */
@Entity({ tableName: 'mails' })
// Campaign mails come in thousands; this index finds all other mails among them.
@Index({
  name: 'mails_single_index',
  expression: "create index mails_single_index on mails (created_at desc, id desc) where kind <> 'campaign'",
})
@Index({
  name: 'mails_newest_index',
  expression: 'create index mails_newest_index on mails (created_at desc, id desc)',
})
@Index({
  name: 'mails_failed_index',
  expression: "create index mails_failed_index on mails (created_at) where state = 'failed'",
})
@Index({
  name: 'mails_to_address_index',
  expression: 'create index mails_to_address_index on mails (lower(to_address))',
})
export class Mail extends BaseEntity {
  /** What the mail is about, for lists: `appointment_confirmed`, `consultant_requested`, … */
  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'text' })
  toName!: string;

  /** A single address. */
  @Property({ type: 'text' })
  toAddress!: string;

  @Property({ type: 'text' })
  subject!: string;

  /** Contains a link that works like a password: where mails are really sent, it is stored encrypted and nobody can read it. */
  @Property({ type: 'boolean', default: false })
  confidential!: boolean;

  /** The encrypted text and HTML of a confidential mail, until it is sent. */
  @Property({ type: 'text', nullable: true })
  sealed!: string | null;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text' })
  html!: string;

  @Property({ type: 'jsonb' })
  attachments!: MailAttachment[];

  /** Extra headers, such as `List-Unsubscribe`. */
  @Property({ type: 'jsonb', nullable: true })
  headers!: Record<string, string> | null;

  /** The part of its Message-ID before the `@`, if that is not the mail's own id. */
  @Property({ type: 'text', nullable: true })
  messageKey!: string | null;

  /** The id of the row it is about, for the watcher that is told the outcome (mail.jobs.ts). No foreign key: it may be any feature's row. */
  @Property({ type: 'uuid', nullable: true })
  referenceId!: string | null;

  @Enum({ items: () => [...mailStates], type: 'string', columnType: 'text', default: 'queued' })
  state!: MailState;

  /** The error of the last failed attempt. */
  @Property({ type: 'text', nullable: true })
  lastError!: string | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  sentAt!: Date | null;

  /** When somebody set a failed one aside; null again once it is tried again. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  dismissedAt!: Date | null;

  /** Key of the job that is sending it (mail-lease.ts); null: none. */
  @Property({ type: 'uuid', nullable: true })
  lease!: string | null;

  /** Until when no other job may send it, by the database's clock. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  leasedUntil!: Date | null;
}
