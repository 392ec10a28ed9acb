import { codeInWords, designPath, readCode } from '@hearthline/rules/homes/designs/code.ts';
import { designWords } from '@hearthline/rules/design.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import { foldSearch, searchTerms } from '@hearthline/rules/search.ts';
import { isStaff } from '@hearthline/rules/permissions.ts';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Context, Viewer } from '../../../platform/context.ts';
import { searchFilter } from '../../../platform/db/search-condition.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { designedBy } from '../../people/leads/chosen-designs.policy.ts';
import { readableIds, readsAll } from '../scope/readable-tables.policy.ts';
import { detailOf, rowsOfKind, type FoundHit } from './found-hit.ts';

interface Found {
  readonly code: string;
  readonly name: string | null;
  readonly homeName: string | null;
  readonly roof: string | null;
  readonly siding: string | null;
  readonly updatedAt: Date;
}

const hitOf = ({ code, name, homeName, roof, siding, updatedAt }: Found): FoundHit => ({
  kind: 'design',
  id: code,
  title: name ?? homeName ?? `Design ${codeInWords(code)}`,
  detail: detailOf(
    name && homeName,
    designWords({ roof: roof as RoofProfile | null, siding: siding as Siding | null }),
    codeInWords(code),
  ),
  path: designPath(code),
  at: updatedAt,
});

/** What a design is called by whom it belongs to. */
const ownName = (content: Expression<unknown>) => sql<string | null>`${content} ->> 'name'`;

/** Whether a member of staff reads the design `d`: whoever reads all contacts, every one; others those of the contacts and deals that they read. */
const isRead = (viewer: Viewer): RawBuilder<SqlBool> =>
  readsAll(viewer, 'contacts')
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(d.contact_id in (${readableIds(viewer, 'contacts', viewer.id)})
        or d.code in (select deal.design_code from deals deal where deal.id in (${readableIds(viewer, 'deals', viewer.id)})))`;

/**
 * Designs: a customer's own, by what they call them, by home or by code; for staff, the one with the code that was typed.
 * By their homes staff find the contacts who chose them.
 */
export const designHits = async (
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  search: string,
): Promise<FoundHit[]> => {
  const code = readCode(search.trim());
  const staff = isStaff(viewer.role);
  if (viewer.role === 'contractor' || (staff && code === null)) return [];
  const found = await db
    .selectFrom('designs as d')
    .select(['d.code', 'd.homeName', 'd.roof', 'd.siding', 'd.updatedAt'])
    .select((eb) => ownName(eb.ref('d.content')).as('name'))
    .where((eb) =>
      staff
        ? eb.and([eb('d.code', '=', code ?? ''), isRead(viewer)])
        : eb.and([
            designedBy(viewer.id),
            eb.or([
              eb('d.code', '=', code ?? ''),
              searchFilter(search, [
                sql<string>`search_fold(${ownName(eb.ref('d.content'))})`,
                eb.fn<string>('search_fold', ['d.homeName']),
              ]),
            ]),
          ]),
    )
    .orderBy('d.updatedAt', 'desc')
    .limit(rowsOfKind)
    .execute();
  return found.map(hitOf);
};

/** A code without hyphens; the one with them follows it. */
const plainCode = /(?<= )[0-9A-Z]{12} /g;

const hyphenated = /(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}/g;
/** The homes, then the codes. */
const homesFirst = (words: string): string =>
  [words.replace(hyphenated, ''), ...(words.match(hyphenated) ?? [])].join(' ').replace(/\s+/g, ' ').trim();

const chosenBy = prepare('search_chosen_designs', (db, p: Placeholders<{ ids: readonly string[] }>) =>
  db
    .selectFrom(sql<{ id: string }>`unnest(${p.ids}::uuid[])`.as<'c'>(sql`c (id)`))
    .select(['c.id', sql<string>`contact_design_words(c.id)`.as('words')]),
);

/** Says of contacts who were found by a design, and by nothing that their hit shows, that they chose it. */
export const withDesigns = async (
  { query }: Pick<Context, 'query'>,
  search: string,
  hits: readonly FoundHit[],
): Promise<FoundHit[]> => {
  const terms = searchTerms(search).map((spellings) => spellings.map((spelling) => spelling.trim()));
  const isIn = (text: string) => (term: readonly string[]) =>
    term.some((spelling) => foldSearch(text).includes(spelling));
  const shown = ({ title, detail }: FoundHit): string => `${title} ${detail ?? ''}`;
  const unexplained = hits.filter((hit) => !terms.every(isIn(shown(hit))));
  if (unexplained.length === 0) return [...hits];
  const rows = await query(chosenBy, { ids: unexplained.map(({ id }) => id) });
  const words = new Map(rows.map(({ id, words: found }) => [id, homesFirst(found.replace(plainCode, ''))]));
  return hits.map((hit) => {
    const chosen = words.get(hit.id);
    return chosen && terms.some(isIn(chosen))
      ? { ...hit, detail: detailOf(hit.detail, `Design: ${chosen}`) }
      : hit;
  });
};
