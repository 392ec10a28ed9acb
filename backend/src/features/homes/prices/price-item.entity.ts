import { Check, Entity } from '@mikro-orm/decorators/legacy';
import type { Row } from '../../../platform/db/query-builder.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Columns, withColumns, type ColumnsOf } from '../../../platform/records/record-columns.ts';
import { priceItemFields } from './price-item.fields.ts';

/** The database itself keeps two rows of one key, with the same condition, from holding on one day. */
const noOverlap =
  "exclude using gist (key with =, coalesce(\"when\"::text, '') with =, daterange(starts_on, ends_on, '[]') with &&)";

/** A dated row of the price book. A row that has begun is never edited or deleted: it gets a last day, and another follows. */
@Entity({ tableName: 'price_items' })
@Check({ name: 'price_items_order', expression: 'ends_on >= starts_on' })
@Check({
  name: 'price_items_amount',
  expression:
    "(unit = 'percent' and low_percent is not null and high_percent >= low_percent and low_cents is null and high_cents is null) or (unit <> 'percent' and low_cents is not null and high_cents >= low_cents and low_percent is null and high_percent is null)",
})
@Check({ name: 'price_items_no_overlap', expression: noOverlap })
@Columns(priceItemFields)
export class PriceItem extends withColumns<
  VersionedEntity & ColumnsOf<Row<'priceItems'>, typeof priceItemFields>
>(VersionedEntity) {}
