import { Entity, Index, ManyToOne, OneToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Columns, withColumns, type ColumnsOf } from '../../../platform/records/record-columns.ts';
import { Project } from '../projects/project.entity.ts';
import { homeOrderFields } from './home-order.fields.ts';

/** The home of a project that came from a won deal, as it is ordered; a trigger makes it with the project (migration 0080). */
@Entity({ tableName: 'home_orders' })
@Columns(homeOrderFields)
export class HomeOrderRow extends withColumns<
  VersionedEntity & ColumnsOf<Row<'homeOrders'>, typeof homeOrderFields>
>(VersionedEntity) {
  @OneToOne(() => Project, { deleteRule: 'cascade', unique: 'home_orders_project_id_unique' })
  project!: Project;
}

/** A section of that home. No two sections of homes whose sale holds have the same serial number or label. */
@Entity({ tableName: 'home_sections' })
@Unique({ name: 'home_sections_n_unique', properties: ['homeOrder', 'n'] })
@Index({
  name: 'home_sections_serial_unique',
  expression:
    'create unique index home_sections_serial_unique on home_sections (upper(serial)) where not cancelled',
})
@Index({
  name: 'home_sections_label_unique',
  expression: 'create unique index home_sections_label_unique on home_sections (label) where not cancelled',
})
export class HomeSectionRow extends BaseEntity {
  @ManyToOne(() => HomeOrderRow, { deleteRule: 'cascade' })
  homeOrder!: HomeOrderRow;

  @Property({ type: 'smallint' })
  n!: number;

  @Property({ type: 'text', nullable: true })
  serial!: string | null;

  @Property({ type: 'text', nullable: true })
  label!: string | null;

  /** Whether its order was cancelled, so that its numbers are free again. */
  @Property({ type: 'boolean', default: false })
  cancelled!: boolean;
}
