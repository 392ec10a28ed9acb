import { contactSources } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { prepare } from '../../../../platform/db/statement.ts';

const sources = prepare('contact_sources', (db) =>
  db
    .selectFrom('contactWords')
    .select('word')
    .where('kind', '=', sql.lit('source'))
    .groupBy('word')
    .having(sql`sum(delta)`, '>', sql.lit(0))
    .orderBy(sql`lower(word)`)
    .orderBy('word')
    .limit(sql.lit(200)),
);

/** Where contacts come from: the usual sources, then the others in use. */
export const listSources = async ({ query }: Pick<Context, 'query'>): Promise<string[]> => {
  const rows = await query(sources, {});
  return [...new Set([...contactSources, ...rows.map(({ word }) => word)])];
};

const tags = prepare('contact_tags', (db) =>
  db
    .selectFrom('contactTags')
    .select('tag')
    .orderBy(sql`lower(tag)`)
    .orderBy('tag')
    .limit(sql.lit(500)),
);

/** Every tag in use, alphabetically. */
export const listTags = async ({ query }: Pick<Context, 'query'>): Promise<string[]> =>
  (await query(tags, {})).map(({ tag }) => tag);
