import { figureUnits, type FigureKey, type FigureUnit } from '@hearthline/rules/office/figure-list.ts';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';

/** A recorded figure; a figure that was never recorded has no row. */
@Entity({ tableName: 'figures' })
export class Figure {
  @PrimaryKey({ type: 'text' })
  key!: FigureKey;

  /** As typed, without unit signs or separators: `12400000`, `4.8`, `A+`. */
  @Property({ type: 'text' })
  value!: string;

  @Enum({ items: () => [...figureUnits], type: 'string', columnType: 'text' })
  unit!: FigureUnit;

  /** The day for which it holds, in the business time zone. */
  @Property({ type: 'string', columnType: 'date' })
  asOf!: string;

  @Property({ type: 'text', nullable: true })
  note!: string | null;

  @Property({ type: 'integer' })
  version!: number;
}

/** The value of a figure at each version, and who recorded it. Rows are only ever added. */
@Entity({ tableName: 'figure_records' })
@Unique({ name: 'figure_records_version_unique', properties: ['key', 'version'] })
export class FigureRecord extends BaseEntity {
  @Property({ type: 'text' })
  key!: FigureKey;

  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'text' })
  value!: string;

  @Enum({ items: () => [...figureUnits], type: 'string', columnType: 'text' })
  unit!: FigureUnit;

  @Property({ type: 'string', columnType: 'date' })
  asOf!: string;

  @Property({ type: 'text', nullable: true })
  note!: string | null;

  @Index({ name: 'figure_records_actor_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  actor!: User | null;
}
