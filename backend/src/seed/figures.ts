import { figureKeys, figureList } from '@hearthline/rules/figure-list.ts';
import { settings } from '@hearthline/rules/settings.ts';
import { createHash } from 'node:crypto';
import manifest from '../../../package.json' with { type: 'json' };
import { dayIn, periodOf } from '../platform/time/business-time.ts';
import { executeIn, type EntityManager } from '../platform/db/database.ts';

const zone = settings.timeZone.initial;

/** The builds started this month before the running one; together with it they make the documented 24. */
export const demoDeployments = 23;

const store = `
  with given as (select * from unnest($1::text[], $2::text[], $3::text[]) as given (key, value, unit)), stored as (
    insert into figures (key, value, unit, as_of, note, version) select key, value, unit, $4::date, $5, 1 from given returning key, value, unit
  )
  insert into figure_records (key, version, value, unit, as_of, note, created_at) select key, 1, value, unit, $4::date, $5, $6 from stored`;

/** The documented figures, recorded for the first day of the month. */
export const seedFigures = async (em: EntityManager, now: Date): Promise<void> => {
  const month = `${dayIn(zone, now).slice(0, 8)}01`;
  const kinds = figureKeys.map((key) => figureList[key]);
  await executeIn(em, store, [
    figureKeys,
    kinds.map(({ sample }) => sample),
    kinds.map(({ unit }) => unit),
    month,
    'Came with the demo',
    now,
  ]);

  const begun = periodOf(month, { hour: 0, minute: 0 }, 0, zone).startsAt.getTime();
  const numbers = Array.from({ length: demoDeployments }, (_, index) => index);
  await executeIn(
    em,
    'insert into deployments (version, build, migrations, created_at) select $1, build, migrations, at from unnest($2::text[], $3::int[], $4::timestamptz[]) as builds (build, migrations, at)',
    [
      manifest.version,
      numbers.map((index) => createHash('sha256').update(`demo ${index}`).digest('hex').slice(0, 12)),
      numbers.map((index) => 6 + Math.floor(index / 4)),
      numbers.map(
        (index) => new Date(begun + ((now.getTime() - begun) * (index + 1)) / (demoDeployments + 1)),
      ),
    ],
  );
};
