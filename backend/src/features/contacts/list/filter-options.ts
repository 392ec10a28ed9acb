import { contactSources } from '@hearthline/rules/contacts/rules.ts';
import type { Context } from '../../../platform/context.ts';

/** Where contacts come from: the usual sources, then the others in use. */
export const listSources = async (context: Context): Promise<string[]> => {
  const rows = await context.sql<{ word: string }>(
    'contact_sources',
    "select word from contact_words where kind = 'source' group by word having sum(delta) > 0 order by lower(word), word limit 200",
  );
  return [...new Set([...contactSources, ...rows.map(({ word }) => word)])];
};

/** Every tag in use, alphabetically. */
export const listTags = async (context: Context): Promise<string[]> =>
  (
    await context.sql<{ tag: string }>(
      'contact_tags',
      'select tag from contact_tags order by lower(tag), tag limit 500',
    )
  ).map(({ tag }) => tag);
