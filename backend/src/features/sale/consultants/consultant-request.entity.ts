import { bigint } from '../../../platform/db/bigint.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import type { Touch } from '@hearthline/rules/people/leads/touch-parts.ts';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { Contact } from '../../people/contacts/contact.entity.ts';

/** A visitor's request to be called back. */
@Entity({ tableName: 'consultant_requests' })
@Index({
  name: 'consultant_requests_newest_index',
  expression: 'create index consultant_requests_newest_index on consultant_requests (created_at)',
})
@Index({
  name: 'consultant_requests_open_index',
  expression:
    'create index consultant_requests_open_index on consultant_requests (created_at, contact_id) where not settled',
})
@Index({
  name: 'consultant_requests_chosen_index',
  expression:
    'create index consultant_requests_chosen_index on consultant_requests (design_home, design_roof, design_cents, contact_id) where design_code is not null',
})
export class ConsultantRequest extends BaseEntity {
  @Property({ type: 'text' })
  fullName!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  phone!: string;

  @Property({ type: 'text', nullable: true })
  address!: string | null;

  @Property({ type: 'boolean', default: false })
  researchProperty!: boolean;

  /** The choice in Design Your Home (`rules/home-options.ts`), if the visitor made one. */
  @Property({ type: 'text', nullable: true })
  roof!: string | null;

  @Property({ type: 'text', nullable: true })
  siding!: string | null;

  /** The design it was sent with, by its code, and the version of it then. */
  @Index({ name: 'consultant_requests_design_index' })
  @Property({ type: 'text', nullable: true })
  designCode!: string | null;

  @Property({ type: 'integer', nullable: true })
  designVersion!: number | null;

  /** Whether whoever sent it could change the design. Otherwise they only knew its code, and learn nothing of where it will stand. */
  @Property({ type: 'boolean', default: false })
  designIsOwn!: boolean;

  /** What that version said, which a trigger keeps (migration 0049): the slug or plan code of its home, and the rest. */
  @Property({ type: 'text', nullable: true })
  designHome!: string | null;

  @Property({ type: 'text', nullable: true })
  designRoof!: RoofProfile | null;

  @Property({ type: 'text', nullable: true })
  designSiding!: Siding | null;

  /** Its delivered total on the day it was designed. */
  @Property({ type: bigint, nullable: true })
  designCents!: number | null;

  /** How the visitor first came to the site, and how they came the last time (`rules/people/leads/touch.ts`). */
  @Property({ type: 'jsonb', nullable: true })
  firstTouch!: Touch | null;

  @Property({ type: 'jsonb', nullable: true })
  lastTouch!: Touch | null;

  /** No longer written since keys are kept in one place (platform/idempotency); servers of the version before still do. */
  @Property({ type: 'uuid', nullable: true, unique: 'consultant_requests_request_key_unique' })
  requestKey!: string | null;

  @Index({ name: 'consultant_requests_contact_index' })
  @ManyToOne(() => Contact, { nullable: true, deleteRule: 'set null' })
  contact!: Contact | null;

  /** Known to be answered (contacts/contact.waiting.policy.ts), so that it need not be looked at again. False says nothing. */
  @Property({ type: 'boolean', default: false })
  settled!: boolean;

  /** When it was set aside unanswered: it no longer waits. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  dismissedAt!: Date | null;

  /** Whether setting it aside made somebody the owner of a contact whom nobody owned; null: it did not. */
  @Property({ type: 'boolean', nullable: true })
  claimed!: boolean | null;
}
