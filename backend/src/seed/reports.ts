import { readyReports } from '@hearthline/rules/office/reports/ready-reports.ts';
import { Report } from '../features/office/reports/report.entity.ts';
import type { EntityManager } from '../platform/db/database.ts';

/** The reports that come with the product, for every admin. */
export const seedReports = (em: EntityManager, now: Date): void => {
  for (const { name, definition } of readyReports) {
    em.persist(
      em.create(Report, {
        name,
        definition,
        owner: null,
        every: null,
        day: null,
        hour: null,
        format: null,
        nextRunAt: null,
        lastRunAt: null,
        createdAt: now,
        updatedAt: now,
      }),
    );
  }
};
