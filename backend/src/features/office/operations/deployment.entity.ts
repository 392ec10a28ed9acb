import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';

/** The first start of a build that differs from the previous one; servers record it themselves. */
@Entity({ tableName: 'deployments' })
@Index({
  name: 'deployments_newest_index',
  expression: 'create index deployments_newest_index on deployments (created_at desc, id desc)',
})
export class Deployment extends BaseEntity {
  @Property({ type: 'text' })
  version!: string;

  /** Identifies the contents of the build: two builds of the same version differ in it. */
  @Property({ type: 'text' })
  build!: string;

  /** How many migrations it contains. */
  @Property({ type: 'integer' })
  migrations!: number;
}
