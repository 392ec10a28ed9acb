import { figureUnits, type FigureKey, type FigureUnit } from '@hearthline/rules/figure-list.ts';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/base.entity.ts';
import { User } from '../accounts/user.entity.ts';

/** A figure that somebody recorded; a figure that nobody recorded has no row. */
@Entity({ tableName: 'figures' })
export class Figure {
  @PrimaryKey({ type: 'text' })
  key!: FigureKey;

  /** As typed, without signs: `12400000`, `4.8`, `A+`. */
  @Property({ type: 'text' })
  value!: string;

  @Enum({ items: () => [...figureUnits], type: 'string', columnType: 'text' })
  unit!: FigureUnit;

  /** The day it holds for, in the business time zone. */
  @Property({ type: 'string', columnType: 'date' })
  asOf!: string;

  @Property({ type: 'text', nullable: true })
  note!: string | null;

  @Property({ type: 'integer' })
  version!: number;
}

/** What a figure was at each of its versions, and who recorded it. Only ever added to. */
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
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  actor!: User | null;
}
