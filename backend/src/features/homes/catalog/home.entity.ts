import { Check, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import type { Row } from '../../../platform/db/query-builder.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Columns, withColumns, type ColumnsOf } from '../../../platform/records/record-columns.ts';
import { homeFields } from './home.fields.ts';

/** A home of the catalog: a design with a name, not a house that stands somewhere. */
@Entity({ tableName: 'homes' })
@Index({ name: 'homes_rooms_index', properties: ['bedrooms', 'bathrooms'] })
@Check({ name: 'homes_plan_code_check', expression: 'plan_code is null or plan is not null' })
@Columns(homeFields)
export class Home extends withColumns<VersionedEntity & ColumnsOf<Row<'homes'>, typeof homeFields>>(
  VersionedEntity,
) {
  /** The document, `hearthline.plan/1`. Read only where it is needed: it has some ten thousand characters. */
  @Property({ type: 'jsonb', nullable: true, lazy: true })
  plan!: unknown;
}
