import type { DayHours } from '@hearthline/rules/people/locations/opening.ts';
import { Index, Entity, Property } from '@mikro-orm/decorators/legacy';
import { TextArray } from '../../../platform/db/text-array.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';

/** A place where homes stand that buyers can walk through. */
@Entity({ tableName: 'locations' })
@Index({ name: 'locations_position_index', properties: ['position'] })
export class LocationRow extends VersionedEntity<'position' | 'sample'> {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'text' })
  city!: string;

  /** Two capital letters. */
  @Property({ type: 'text' })
  state!: string;

  /** Five digits. */
  @Property({ type: 'text' })
  zip!: string;

  @Property({ type: 'text', nullable: true })
  phone!: string | null;

  /** By day of the week; it is closed on days without an entry. */
  @Property({ type: 'jsonb' })
  hours!: readonly DayHours[];

  /** Where it is; null: the middle of its ZIP code area. */
  @Property({ type: 'double', nullable: true })
  latitude!: number | null;

  @Property({ type: 'double', nullable: true })
  longitude!: number | null;

  /** The homes that stand there. Homes are withdrawn and not deleted; an id of none is passed over. */
  @Property({ type: TextArray, columnType: 'uuid[]' })
  homeIds!: string[];

  /** The order of the list. */
  @Property({ type: 'integer', default: 0 })
  position!: number;

  @Property({ type: 'boolean', default: false })
  sample!: boolean;
}
