import type { Transaction } from '../../../../platform/db/query-builder.ts';

/** Keeps the version that was signed as it is, whatever happens to the design. */
export const freezeDesign = async (
  trx: Transaction,
  { designCode: code, designVersion }: { readonly designCode: string; readonly designVersion: number },
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('designVersions')
    .set({ frozenAt: now })
    .where('version', '=', designVersion)
    .where('designId', 'in', (eb) => eb.selectFrom('designs').select('id').where('code', '=', code))
    .execute();
  await trx
    .updateTable('designs')
    .set({ frozenAt: now })
    .where('code', '=', code)
    .where('version', '=', designVersion)
    .execute();
};
