import { homeOfScope } from '@hearthline/rules/homes/equipment/equipment.ts';
import { equipmentSentences, equipmentSheet } from '@hearthline/rules/homes/equipment/equipment-rules.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { jsonb } from '../../../platform/db/jsonb.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';
import { businessDay } from '../../../platform/time/business-day.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { firstDayOf, fitDatedRow } from '../prices/price.api.ts';
import { sheetById, type EquipmentSheetRow } from './equipment.queries.ts';

/** @throws AppError BAD_INPUT for a scope that names a home there is none of */
const assertHome = async (trx: Transaction, scope: string): Promise<void> => {
  const slug = homeOfScope(scope);
  if (slug === null) return;
  const home = await trx.selectFrom('homes').select('id').where('slug', '=', slug).executeTakeFirst();
  if (!home) throw fieldError('scope', equipmentSentences.noHome);
};

/**
 * Stores an equipment sheet from a day on, today by default; the one of its scope that holds before ends the day before. One that begins
 * today or later is changed in place, by its version.
 * @throws AppError BAD_INPUT, CONFLICT
 */
export const saveEquipmentSheet = async (context: Context, input: unknown): Promise<EquipmentSheetRow> => {
  const { version, scope, items, endsOn, ...dates } = validate(equipmentSheet, input);
  const today = await businessDay(context);
  const startsOn = firstDayOf({ ...dates, endsOn }, today);
  const stored = { items: jsonb(items), endsOn };
  const id = await context.transaction(async (trx) => {
    await takeLocks(trx, 'price book');
    await assertHome(trx, scope);
    const rows = await trx
      .selectFrom('equipmentSheets')
      .select(['id', 'version', 'startsOn', 'endsOn'])
      .where('scope', '=', scope)
      .execute();
    const { same, ended } = fitDatedRow(rows, { startsOn, endsOn, version }, today);
    if (ended)
      await trx
        .updateTable('equipmentSheets')
        .set((eb) => ({ endsOn: ended.endsOn, version: eb('version', '+', 1) }))
        .where('id', '=', ended.id)
        .execute();
    const row = same
      ? await trx
          .updateTable('equipmentSheets')
          .set({ ...stored, version: same.version + 1 })
          .where('id', '=', same.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('equipmentSheets')
          .values({ ...stored, scope, startsOn })
          .returning('id')
          .executeTakeFirstOrThrow();
    await audit(context, trx, {
      action: 'equipment-sheet.save',
      object: ['equipment-sheet', row.id],
      details: { scope, startsOn, items: items.length },
    });
    return row.id;
  });
  const saved = await context.query.byKey(sheetById, { id });
  if (!saved) throw new AppError('CONFLICT');
  return saved;
};
