import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/base.entity.ts';

/** The first start of a build that was not the one before: the server notes it by itself. */
@Entity({ tableName: 'deployments' })
@Index({ name: 'deployments_newest_index', expression: 'create index deployments_newest_index on deployments (created_at desc, id desc)' })
export class Deployment extends BaseEntity {
  @Property({ type: 'text' })
  version!: string;

  /** Says what the build is made of: two builds of one version differ in it. */
  @Property({ type: 'text' })
  build!: string;

  /** How many migrations it brings. */
  @Property({ type: 'integer' })
  migrations!: number;
}
