import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from './base.entity.ts';

/** `kept`: development mode, never sent. `failed`: refused for good. */
export const mailStates = ['queued', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** A mail on its way: stored with what caused it, sent by a job. */
@Entity({ tableName: 'mails' })
@Index({ name: 'mails_newest_index', expression: 'create index mails_newest_index on mails (created_at desc, id desc)' })
export class Mail extends BaseEntity {
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

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text' })
  html!: string;

  @Property({ type: 'jsonb' })
  attachments!: MailAttachment[];

  @Enum({ items: () => [...mailStates], type: 'string', columnType: 'text', default: 'queued' })
  state!: MailState;

  /** What the last failed attempt said. */
  @Property({ type: 'text', nullable: true })
  lastError!: string | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  sentAt!: Date | null;
}
