import type { DesignContent } from '@hearthline/rules/designs/content.ts';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/db/base.entity.ts';
import { DesignRow } from './design.entity.ts';

/** The content of a design as it was after a change. */
@Entity({ tableName: 'design_versions' })
@Unique({ name: 'design_versions_version_unique', properties: ['design', 'version'] })
export class DesignVersionRow extends BaseEntity {
  @ManyToOne(() => DesignRow, { deleteRule: 'cascade' })
  design!: DesignRow;

  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'jsonb' })
  content!: DesignContent;

  @Property({ type: 'text', nullable: true })
  homeName!: string | null;

  @Property({ type: 'bigint', nullable: true })
  aboutCents!: string | null;

  /** Since when it is part of a contract. Later changes of the design make other versions. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  frozenAt!: Date | null;
}
