import { dayIn } from '../../../../platform/time/business-time.ts';
import type { Context } from '../../../../platform/context.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';

const shownToday = prepare('quote_licenses', (db, p: Placeholders<{ today: string }>) =>
  db
    .selectFrom('contentItems')
    .select((eb) => ['title as label', eb.fn.coalesce('terms', eb.val('')).as('value')])
    .where('kind', '=', 'company_fact')
    .where('title', '~*', 'licen[cs]e|installer|registration')
    .where('terms', '<>', '')
    .where((eb) => eb('startsOn', 'is', null).or('startsOn', '<=', p.today))
    .where((eb) => eb('endsOn', 'is', null).or('endsOn', '>=', p.today))
    .orderBy('position')
    .orderBy('slug'),
);

/** What a quote says of the company beside its address: the licenses that the site shows today, in the business time zone. */
export const readLicenses = async (
  context: Pick<Context, 'query' | 'now'>,
): Promise<{ readonly label: string; readonly value: string }[]> => {
  const zone = await readSetting(context, 'timeZone');
  return context.query(shownToday, { today: dayIn(zone, context.now()) });
};
