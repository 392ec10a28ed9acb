import type { DayHours } from '@hearthline/rules/people/locations/opening.ts';
import { Index, Entity, Property } from '@mikro-orm/decorators/legacy';
import type { Row } from '../../../platform/db/query-builder.ts';
import { TextArray } from '../../../platform/db/text-array.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Columns, withColumns, type ColumnsOf } from '../../../platform/records/record-columns.ts';
import { locationFields } from './location.fields.ts';

/** A place where homes stand that buyers can walk through. What is a column of its own kind stands here, all else in the list of fields. */
@Entity({ tableName: 'locations' })
@Index({ name: 'locations_position_index', properties: ['position'] })
@Columns(locationFields)
export class LocationRow extends withColumns<
  VersionedEntity & ColumnsOf<Row<'locations'>, typeof locationFields>
>(VersionedEntity) {
  /** By day of the week; it is closed on days without an entry. */
  @Property({ type: 'jsonb' })
  hours!: readonly DayHours[];

  /** The homes that stand there. Homes are withdrawn and not deleted; an id of none is passed over. */
  @Property({ type: TextArray, columnType: 'uuid[]' })
  homeIds!: string[];
}
