import { streetSides, type StreetSide } from '@hearthline/rules/homes/looks/look.ts';
import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import type { Row } from '../../../platform/db/query-builder.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Columns, withColumns, type ColumnsOf } from '../../../platform/records/record-columns.ts';
import { homeFields } from './home.fields.ts';

const entryAt = (place: string): string =>
  `jsonb_path_exists(plan, '$."levels"[0]."doors"[*]?((@."entry" == true && @."h" > @."w") && ${place})')`;
const streetOfPlan = `case when plan ->> 'street' is not null then plan ->> 'street' when ${entryAt('@."x" == 0')} then 'left' when ${entryAt('@."x" + @."w" == $."length"')} then 'right' when plan is not null then 'front' else null end`;

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

  /** As the plan says, or where its front door is: the database's own work, so that lists need not read plans. */
  @Enum({
    items: () => [...streetSides],
    type: 'string',
    columnType: 'text',
    nullable: true,
    generated: `(${streetOfPlan}) stored`,
  })
  street!: StreetSide | null;
}
