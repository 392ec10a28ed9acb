import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { holdsOn } from '../prices/price.api.ts';

const sheets = (db: Db) =>
  db
    .selectFrom('equipmentSheets')
    .select(['id', 'createdAt', 'version', 'scope', 'items', 'startsOn', 'endsOn']);

/** The equipment sheets that hold on a day. */
export const sheetsOn = prepare('equipment_sheets', (db, p: Placeholders<{ day: string }>) =>
  sheets(db).where(holdsOn(p)).orderBy('scope'),
);
/** An equipment sheet as its statements return it. */
export type EquipmentSheetRow = NonNullable<(typeof sheetsOn)['row']>;

export const sheetById = prepare('equipment_sheet', (db, p: Placeholders<{ id: string }>) =>
  sheets(db).where('id', '=', p.id),
);
