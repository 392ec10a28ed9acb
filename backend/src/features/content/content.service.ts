import type { ContentItem } from '@hearthline/rules/content.ts';
import { dayIn } from '../../platform/time/business-time.ts';
import type { Context } from '../../platform/context.ts';
import { readSetting } from '../../platform/db/setting.entity.ts';

const current = `
  select slug, kind, topic, title, terms, text, figures, starts_on::text as "startsOn", ends_on::text as "endsOn"
  from content_items
  where (starts_on is null or starts_on <= $1) and (ends_on is null or ends_on >= $1)
  order by array_position(array['promotion', 'program', 'financing', 'example_price'], kind), position, slug`;

/** What is offered today, in the business time zone, without entries that have expired or not begun. */
export const readContent = async (
  context: Pick<Context, 'db' | 'query' | 'sql' | 'now'>,
): Promise<ContentItem[]> => {
  const zone = await readSetting(context, 'timeZone');
  return context.sql<ContentItem>('content_items', current, [dayIn(zone, context.now())]);
};
