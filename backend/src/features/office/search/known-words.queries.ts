import { foldSearch } from '@hearthline/rules/search.ts';
import { scopeOf } from '@hearthline/rules/permissions.ts';
import { sql, type SqlBool } from 'kysely';
import type { Context, Viewer } from '../../../platform/context.ts';
import { likeTerm } from '../../../platform/db/like-pattern.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { documentScope, seenDocuments } from '../../delivery/documents/document.policy.ts';
import { projectScope } from '../../delivery/projects/project.policy.ts';
import { readableFrom } from '../scope/readable-tables.policy.ts';
import { oneMistakeAway } from './spelling.ts';

/** How many similar words are compared letter by letter. */
const maxSimilar = 40;

interface Misspelled {
  readonly term: string;
  /** The term with one mistake made or corrected. */
  readonly near: readonly string[];
}

/**
 * Words that are one mistake away, by their key: a short word shares hardly a trigram with its misspelling. And those that are
 * similar by their trigrams, for more than one mistake. The cost depends on how many words there are, not on how many contacts.
 */
const nearest = prepare('search_words_near', (db, p: Placeholders<Misspelled>) =>
  db
    .selectFrom('searchWords')
    .select('word')
    .where('word', '=', sql<string>`any (${p.near}::text[])`)
    .unionAll(
      db
        .selectFrom((eb) =>
          eb
            .selectFrom('searchWords')
            .select('word')
            .where(sql<SqlBool>`word % ${p.term}::text`)
            .orderBy(sql`similarity(word, ${p.term}::text) desc`)
            .limit(sql.lit(maxSimilar))
            .as('similar'),
        )
        .select('word'),
    ),
);

const beginning = prepare('search_words_beginning', (db, p: Placeholders<{ pattern: string }>) =>
  db
    .selectFrom('searchWords')
    .select('word')
    .where('word', 'like', sql<string>`${p.pattern}::text`)
    .limit(sql.lit(1)),
);

/** Known words that are similar to a term, and one that begins with it, if there is one. */
export const similarWords = async (
  { query }: Pick<Context, 'query'>,
  term: string,
): Promise<readonly string[]> => {
  const begun = await query(beginning, { pattern: `${likeTerm(term)}%` });
  const rows = begun.length > 0 ? begun : await query(nearest, { term, near: oneMistakeAway(term) });
  return rows.map(({ word }) => word);
};

/** How many of the newest rows are read. */
const maxRecent = 200;

/** Words of the newest names that the viewer sees: the table of words may not have them yet. */
export const recentWords = async (
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
): Promise<readonly string[]> => {
  const projects = await db
    .selectFrom('projects as p')
    .select(['p.name', 'p.address'])
    .where(projectScope(viewer).where(viewer.id))
    .orderBy('p.createdAt', 'desc')
    .limit(maxRecent)
    .execute();
  const documents = await seenDocuments(db, documentScope(viewer), viewer.id)
    .select('d.name')
    .orderBy('d.uploadedAt', 'desc')
    .limit(maxRecent)
    .execute();
  const campaigns = scopeOf(viewer, 'campaign:list')
    ? await db
        .selectFrom('campaigns')
        .select('name')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(maxRecent)
        .execute()
    : [];
  const contacts = scopeOf(viewer, 'contact:list')
    ? await db
        .selectFrom('contacts')
        .select(['firstName', 'lastName', 'company'])
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(maxRecent)
        .execute()
    : [];
  const texts = [...projects, ...documents, ...campaigns, ...contacts].flatMap((row) => Object.values(row));
  return [...new Set(texts.flatMap((text) => foldSearch(text ?? '').split(/[^\p{L}']+/u)))].filter(
    (word) => word.length > 2,
  );
};

/** How many of the newest rows of each kind are read for whoever does not read all. */
const maxRead = sql.lit(5000);

/** What the words of staff are found in, table by table, the newest rows first. */
const namedTables = ['contacts', 'deals', 'projects', 'appointments', 'documents'] as const;
const newestNames = sql`(select concat_ws(' ', first_name, last_name, company) as words from contacts order by created_at desc limit ${maxRead})
  union all (select buyer_name from deals order by created_at desc limit ${maxRead})
  union all (select concat_ws(' ', name, customer_name, address) from projects order by created_at desc limit ${maxRead})
  union all (select customer_name from appointments order by created_at desc limit ${maxRead})
  union all (select name from documents order by uploaded_at desc limit ${maxRead})`;

/**
 * The words similar to some terms, or beginning with one, in what a member of staff reads who does not read all: what others' records
 * are called neither corrects what they type nor counts as spelled right.
 */
export const readWordsLike = async (
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  terms: readonly string[],
): Promise<readonly string[]> => {
  const { rows } = await readableFrom(
    viewer,
    namedTables,
    sql<{ word: string }>`select distinct word
      from (${newestNames}) as named, lateral regexp_split_to_table(search_fold(words), '[^[:alpha:]'']+') word
      where char_length(word) between 3 and 40 and (word = any (${terms.flatMap(oneMistakeAway)}::text[])
        or word like any (${terms.map((term) => `${likeTerm(term)}%`)}::text[])
        or exists (select from unnest(${terms}::text[]) as term where word % term))`,
  ).execute(db);
  return rows.map(({ word }) => word);
};
