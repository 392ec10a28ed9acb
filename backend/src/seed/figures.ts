import { figureKeys, figureList } from '@hearthline/rules/office/figure-list.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import { createHash } from 'node:crypto';
import manifest from '../../../package.json' with { type: 'json' };
import type { Transaction } from '../platform/db/query-builder.ts';
import { dayIn, periodOf } from '../platform/time/business-time.ts';

const zone = settings.timeZone.initial;

/** The builds started this month before the running one; together with it they make the documented 24. */
export const demoDeployments = 23;

/** The documented figures, recorded for the first day of the month. */
export const seedFigures = async (trx: Transaction, now: Date): Promise<void> => {
  const month = `${dayIn(zone, now).slice(0, 8)}01`;
  const note = 'Came with the demo';
  const recorded = figureKeys.map((key) => {
    const { sample, unit } = figureList[key];
    return { key, version: 1, value: sample, unit, asOf: month, note };
  });
  await trx.insertInto('figures').values(recorded).execute();
  await trx
    .insertInto('figureRecords')
    .values(recorded.map((figure) => ({ ...figure, createdAt: now })))
    .execute();

  const begun = periodOf(month, { hour: 0, minute: 0 }, 0, zone).startsAt.getTime();
  const numbers = Array.from({ length: demoDeployments }, (_, index) => index);
  await trx
    .insertInto('deployments')
    .values(
      numbers.map((index) => ({
        version: manifest.version,
        build: createHash('sha256').update(`demo ${index}`).digest('hex').slice(0, 12),
        migrations: 6 + Math.floor(index / 4),
        createdAt: new Date(begun + ((now.getTime() - begun) * (index + 1)) / (demoDeployments + 1)),
      })),
    )
    .execute();
};
