import type { Look } from '@hearthline/rules/homes/looks/look.ts';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../platform/db/base.entity.ts';
import { DesignRow } from '../design.entity.ts';
import { DesignPlan } from './design-plan.entity.ts';

/**
 * A home of the catalog as it was when a design of it was first quoted. Of this design it stays so, for change orders and drawings,
 * whatever becomes of the catalog (decision 0109).
 */
@Entity({ tableName: 'quoted_homes' })
@Unique({ name: 'quoted_homes_home_unique', properties: ['design', 'slug'] })
export class QuotedHome extends BaseEntity {
  @ManyToOne(() => DesignRow, { deleteRule: 'cascade' })
  design!: DesignRow;

  @Property({ type: 'text' })
  slug!: string;

  @Index({ name: 'quoted_homes_plan_index' })
  @ManyToOne(() => DesignPlan, { deleteRule: 'restrict', joinColumn: 'plan_sha256' })
  plan!: DesignPlan;

  /** Its own look. */
  @Property({ type: 'jsonb' })
  look!: Look;
}
