import { foldSearch } from '@hearthline/rules/search.ts';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../platform/context.ts';
import { likeTerm } from '../../platform/db/like-pattern.ts';
import { prepare, type Placeholders } from '../../platform/db/statement.ts';
import { documentScope, seenDocuments } from '../documents/document.policy.ts';
import { projectScope } from '../projects/project.policy.ts';

/** How many similar words are compared letter by letter. */
const mostSimilar = 40;

/** The nearest words by their trigrams: the index hands them out in this order, so that the cost does not depend on how many there are. */
const nearest = prepare('search_words_near', (db, p: Placeholders<{ term: string }>) =>
  db
    .selectFrom('searchWords')
    .select('word')
    .orderBy(sql`word <-> ${p.term}::text`)
    .limit(sql.lit(mostSimilar)),
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
  const rows = begun.length > 0 ? begun : await query(nearest, { term });
  return rows.map(({ word }) => word);
};

/** How many of the newest rows are read. */
const mostRecent = 200;

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
    .limit(mostRecent)
    .execute();
  const documents = await seenDocuments(db, documentScope(viewer), viewer.id)
    .select('d.name')
    .orderBy('d.uploadedAt', 'desc')
    .limit(mostRecent)
    .execute();
  const contacts =
    viewer.role === 'admin'
      ? await db
          .selectFrom('contacts')
          .select(['firstName', 'lastName', 'company'])
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(mostRecent)
          .execute()
      : [];
  const texts = [...projects, ...documents, ...contacts].flatMap((row) => Object.values(row));
  return [...new Set(texts.flatMap((text) => foldSearch(text ?? '').split(/[^\p{L}']+/u)))].filter(
    (word) => word.length > 2,
  );
};
