import type { ContentItem } from '@hearthline/rules/site/content.ts';
import { dayIn } from '../../../platform/time/business-time.ts';
import type { Context } from '../../../platform/context.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { pictureUrl, placeOfKind, shownFields } from './content.fields.ts';

const current = prepare('content_items', (db, p: Placeholders<{ today: string }>) =>
  db
    .selectFrom('contentItems')
    .select(shownFields)
    .select((eb) => pictureUrl(eb.ref('pictureKey')).as('pictureUrl'))
    .where((eb) => eb('startsOn', 'is', null).or('startsOn', '<=', p.today))
    .where((eb) => eb('endsOn', 'is', null).or('endsOn', '>=', p.today))
    .orderBy((eb) => placeOfKind(eb.ref('kind')))
    .orderBy('position')
    .orderBy('slug'),
);

/** What is offered today, in the business time zone, without entries that have expired or not begun. */
export const readContent = async (context: Pick<Context, 'query' | 'now'>): Promise<ContentItem[]> => {
  const zone = await readSetting(context, 'timeZone');
  return context.query(current, { today: dayIn(zone, context.now()) });
};
