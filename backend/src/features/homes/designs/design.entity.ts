import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Row } from '../../../platform/db/query-builder.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Columns, withColumns, type ColumnsOf } from '../../../platform/records/record-columns.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Contact } from '../../people/contacts/contact.entity.ts';
import { designFields } from './design.fields.ts';
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
@Columns(designFields)
export class DesignRow extends withColumns<VersionedEntity & ColumnsOf<Row<'designs'>, typeof designFields>>(
  VersionedEntity,
) {
  @Property({ type: 'jsonb' })
  content!: DesignContent;

  /** The plan that its content names: a trigger copies the hash from there. */
  @ManyToOne(() => DesignPlan, { nullable: true, deleteRule: 'restrict', joinColumn: 'plan_sha256' })
  plan!: DesignPlan | null;

  @Index({ name: 'designs_home_index' })
  @Property({ type: 'text', nullable: true, generated: "(content #>> '{home,slug}') stored" })
  homeSlug!: string | null;

  @Property({ type: 'text', nullable: true, generated: "(content #>> '{home,planCode}') stored" })
  planCode!: string | null;

  @Property({ type: 'text', nullable: true, generated: "(content ->> 'roof') stored" })
  roof!: string | null;

  @Property({ type: 'text', nullable: true, generated: "(content ->> 'siding') stored" })
  siding!: string | null;

  /** The account that claimed it. */
  @Index({ name: 'designs_owner_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  owner!: User | null;

  @Index({ name: 'designs_contact_index' })
  @ManyToOne(() => Contact, { nullable: true, deleteRule: 'set null' })
  contact!: Contact | null;
}
