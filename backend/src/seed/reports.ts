import { readyReports } from '@hearthline/rules/office/reports/ready-reports.ts';
import type { EntityManager } from '../platform/db/database.ts';
import { jsonb } from '../platform/db/jsonb.ts';
import { dbIn } from '../platform/db/query-builder.ts';

/** The reports that come with the product, for every admin. */
export const seedReports = async (em: EntityManager, now: Date): Promise<void> => {
  await dbIn(em)
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
