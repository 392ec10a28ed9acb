import { readyReports } from '@hearthline/rules/office/reports/ready-reports.ts';
import type { Transaction } from '../platform/db/query-builder.ts';
import { jsonb } from '../platform/db/jsonb.ts';

/** The reports that come with the product, for every admin. */
export const seedReports = async (trx: Transaction, now: Date): Promise<void> => {
  await trx
    .insertInto('reports')
    .values(
      readyReports.map(({ name, definition }) => ({
        name,
        definition: jsonb(definition),
        createdAt: now,
        updatedAt: now,
      })),
    )
    .execute();
};
