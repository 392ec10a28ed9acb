import {
  signerRoles,
  signerStates,
  type SignerRole,
  type SignerState,
} from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { Enum, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';

/** Somebody who signs an agreement or a change order, and how far they are. */
export abstract class SignerEntity extends BaseEntity {
  @Enum({ items: () => [...signerRoles], type: 'string', columnType: 'text' })
  role!: SignerRole;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  /** From 1; the seller is the last. */
  @Property({ type: 'smallint' })
  position!: number;

  @Enum({ items: () => [...signerStates], type: 'string', columnType: 'text' })
  state!: SignerState;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  sentAt!: Date | null;

  /** When they were last mailed a link or a reminder. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  mailedAt!: Date | null;

  @Property({ type: 'smallint', default: 0 })
  reminders!: number;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  viewedAt!: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  consentedAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  consentVersion!: string | null;

  /** SHA-256 of the text that they agreed to. */
  @Property({ type: 'text', nullable: true })
  consentSha256!: string | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  signedAt!: Date | null;

  /** The name as they typed it. */
  @Property({ type: 'text', nullable: true })
  signedName!: string | null;

  @Property({ type: 'text', nullable: true })
  drawingSha256!: string | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  declinedAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  declineReason!: string | null;
}
