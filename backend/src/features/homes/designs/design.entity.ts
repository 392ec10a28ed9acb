import { bigint } from '../../../platform/db/bigint.ts';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Contact } from '../../people/contacts/contact.entity.ts';
import { DesignPlan } from './storage/design-plan.entity.ts';

/**
 * A home as a buyer wants it. Its `version` counts the changes of its content. What lists filter by is derived from the content, the
 * database's own work; the home's name and the price are those of when it was last changed.
 */
@Entity({ tableName: 'designs' })
@Index({
  name: 'designs_chosen_index',
  expression:
    'create index designs_chosen_index on designs (home_slug, roof, about_cents, contact_id) where contact_id is not null',
})
@Index({ name: 'designs_newest_index', properties: ['updatedAt', 'id'] })
@Index({
  name: 'designs_plan_index',
  expression: 'create index designs_plan_index on designs (plan_sha256) where plan_sha256 is not null',
})
export class DesignRow extends VersionedEntity {
  /** Twelve characters (`rules/homes/designs/code.ts`). */
  @Property({ type: 'text', unique: 'designs_code_unique' })
  code!: string;

  @Property({ type: 'jsonb' })
  content!: DesignContent;

  /** The plan that its content names: a trigger copies the hash from there. */
  @ManyToOne(() => DesignPlan, { nullable: true, deleteRule: 'restrict', joinColumn: 'plan_sha256' })
  plan!: DesignPlan | null;

  @Property({ type: 'text', nullable: true })
  homeName!: string | null;

  /** The middle of its price in whole cents; null while there is none. */
  @Property({ type: bigint, nullable: true })
  aboutCents!: number | null;

  @Index({ name: 'designs_home_index' })
  @Property({ type: 'text', nullable: true, generated: "(content #>> '{home,slug}') stored" })
  homeSlug!: string | null;

  @Property({ type: 'text', nullable: true, generated: "(content #>> '{home,planCode}') stored" })
  planCode!: string | null;

  @Property({ type: 'text', nullable: true, generated: "(content ->> 'roof') stored" })
  roof!: string | null;

  @Property({ type: 'text', nullable: true, generated: "(content ->> 'siding') stored" })
  siding!: string | null;

  /** Whether its code shows it to whoever knows it. */
  @Property({ type: 'boolean', default: true })
  shared!: boolean;

  /** Whether staff made it, so that what it says of the site is theirs to use. */
  @Property({ type: 'boolean', default: false })
  byStaff!: boolean;

  /** The account that claimed it. */
  @Index({ name: 'designs_owner_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  owner!: User | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  claimedAt!: Date | null;

  @Index({ name: 'designs_contact_index' })
  @ManyToOne(() => Contact, { nullable: true, deleteRule: 'set null' })
  contact!: Contact | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  frozenAt!: Date | null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  updatedAt!: Date;
}
