import { contactSources } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { bySource } from '@hearthline/rules/people/contacts/lead-sources.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { perName } from '../../../../platform/db/statement-variants.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import type { RecordScope } from '../../staff/staff.policy.ts';
import { contactScope } from '../contact.policy.ts';

const sources = prepare('contact_sources', (db) =>
  db
    .selectFrom('leadSources')
    .select(['key', 'label'])
    .where('active', '=', sql.lit(true))
    .orderBy(sql`lower(key)`)
    .orderBy('key')
    .limit(sql.lit(2000)),
);

/** What the contacts say of themselves that somebody reads who does not read all of them: the counters are about everybody's. */
const wordsOfOwn = perName(
  ({
    kind,
    scope,
  }: {
    readonly name: string;
    readonly kind: 'source' | 'tag';
    readonly scope: RecordScope;
  }) =>
    prepare(`contact_${kind}s_${scope.name}`, (db, p: Placeholders<{ viewerId: string }>) =>
      db
        .selectFrom(
          db
            .selectFrom('contacts')
            .select((eb) =>
              sql<string>`${kind === 'tag' ? sql`unnest(${eb.ref('tags')})` : sql`lead_source_key(${eb.ref('source')})`}`.as(
                'word',
              ),
            )
            .distinct()
            .where(scope.where('contacts', p.viewerId))
            .as('words'),
        )
        .select('word')
        .orderBy(sql`lower(word)`)
        .orderBy('word')
        .limit(sql.lit(kind === 'tag' ? 500 : 200)),
    ),
);

const wordsFor = async (
  { query, viewer }: Pick<Context, 'query' | 'viewer'>,
  kind: 'source' | 'tag',
): Promise<string[] | null> => {
  const scope = contactScope(viewer, 'contact:list');
  if (scope.name === 'all') return null;
  const name = `${kind} ${scope.name}`;
  const rows = await query(wordsOfOwn({ name, kind, scope }), { viewerId: viewer?.id ?? '' });
  return rows.map(({ word }) => word);
};

/** The keys of the active sources, the standard ones first; besides these, those of contacts that the viewer reads. */
export const listSources = async (context: Pick<Context, 'query' | 'viewer'>): Promise<string[]> => {
  const [words, active] = await Promise.all([wordsFor(context, 'source'), context.query(sources, {})]);
  const isShown = (key: string): boolean =>
    words === null || words.includes(key) || contactSources.some((standard) => standard === key);
  return active
    .filter(({ key }) => isShown(key))
    .toSorted(bySource)
    .map(({ key }) => key);
};

const tags = prepare('contact_tags', (db) =>
  db
    .selectFrom('contactTags')
    .select('tag')
    .orderBy(sql`lower(tag)`)
    .orderBy('tag')
    .limit(sql.lit(500)),
);

/** Every tag in use among the contacts that the viewer reads, alphabetically. */
export const listTags = async (context: Pick<Context, 'query' | 'viewer'>): Promise<string[]> =>
  (await wordsFor(context, 'tag')) ?? (await context.query(tags, {})).map(({ tag }) => tag);
