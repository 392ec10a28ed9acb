import { bigint } from '../../../platform/db/bigint.ts';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { DesignRow } from './design.entity.ts';
import { DesignPlan } from './storage/design-plan.entity.ts';

/** The content of a design as it was after a change. */
@Entity({ tableName: 'design_versions' })
@Unique({ name: 'design_versions_version_unique', properties: ['design', 'version'] })
@Index({
  name: 'design_versions_plan_index',
  expression:
    'create index design_versions_plan_index on design_versions (plan_sha256) where plan_sha256 is not null',
})
export class DesignVersionRow extends BaseEntity {
  @ManyToOne(() => DesignRow, { deleteRule: 'cascade' })
  design!: DesignRow;

  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'jsonb' })
  content!: DesignContent;

  /** The plan that its content names: a trigger copies the hash from there. */
  @ManyToOne(() => DesignPlan, { nullable: true, deleteRule: 'restrict', joinColumn: 'plan_sha256' })
  plan!: DesignPlan | null;

  @Property({ type: 'text', nullable: true })
  homeName!: string | null;

  @Property({ type: bigint, nullable: true })
  aboutCents!: number | null;

  /** Whether an admin made it, and not the buyer. */
  @Property({ type: 'boolean', default: false })
  byStaff!: boolean;

  /** Since when it is part of a contract. Later changes of the design make other versions. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  frozenAt!: Date | null;
}
