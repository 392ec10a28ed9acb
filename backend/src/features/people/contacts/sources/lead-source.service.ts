import { bySource, leadSource, sourceSentences } from '@hearthline/rules/people/contacts/lead-sources.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db, Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { validate, validateOne } from '../../../../platform/validation/validate.ts';
import { contactScope } from '../contact.policy.ts';
import { relatedRecords } from '../related-records.api.ts';

/** A source with all its spellings, and how many records of it the viewer reads. */
export interface LeadSourceView {
  readonly key: string;
  readonly label: string;
  readonly active: boolean;
  readonly version: number;
  readonly words: string[];
  readonly contacts: number;
  readonly deals: number;
}

type Counts = ReadonlyMap<string, number>;

const countsOf = (rows: readonly { source: string | null; count: number }[]): Counts =>
  new Map(rows.map(({ source, count }) => [source ?? '', count]));

/** How many contacts that the viewer reads have each spelling: from the counters for whoever reads all. */
const contactCounts = async ({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<Counts> => {
  const scope = contactScope(viewer, 'contact:list');
  if (!viewer || scope.name === 'none') return new Map();
  return countsOf(
    scope.name === 'all'
      ? await db
          .selectFrom('contactWords')
          .select(['word as source', sql<number>`sum(delta)::int`.as('count')])
          .where('kind', '=', 'source')
          .groupBy('word')
          .execute()
      : await db
          .selectFrom('contacts')
          .select(['source', sql<number>`count(*)::int`.as('count')])
          .where(scope.where('contacts', viewer.id))
          .groupBy('source')
          .execute(),
  );
};

const dealCounts = async ({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<Counts> =>
  viewer
    ? countsOf(
        await db
          .selectFrom('deals as o')
          .select(['o.source', sql<number>`count(*)::int`.as('count')])
          .where('o.source', 'is not', null)
          .where('o.archivedAt', 'is', null)
          .where(relatedRecords.deals(viewer, viewer.id))
          .groupBy('o.source')
          .execute(),
      )
    : new Map();

/** The spellings of all sources, in the order of the alphabet. */
const allWords = (db: Db) =>
  db
    .selectFrom('contactSources')
    .select(['source', 'key', sql<string>`lead_source_fold(source)`.as('folded')])
    .orderBy(sql`lower(source)`)
    .orderBy('source')
    .execute();

/** All sources: the standard ones first, then the others by name. */
export const listLeadSources = async (context: Pick<Context, 'db' | 'viewer'>): Promise<LeadSourceView[]> => {
  const { db } = context;
  const [rows, words, contacts, deals] = await Promise.all([
    db.selectFrom('leadSources').select(['key', 'label', 'active', 'version']).execute(),
    allWords(db),
    contactCounts(context),
    dealCounts(context),
  ]);
  const byKey = Map.groupBy(words, ({ key }) => key);
  return rows.toSorted(bySource).map((row) => {
    const spellings = (byKey.get(row.key) ?? []).map(({ source }) => source);
    const sum = (counts: Counts): number =>
      spellings.reduce((total, one) => total + (counts.get(one) ?? 0), 0);
    return {
      ...row,
      words: [row.key, ...spellings.filter((one) => one !== row.key)],
      contacts: sum(contacts),
      deals: sum(deals),
    };
  });
};

interface Word {
  readonly source: string;
  readonly folded: string;
}

/** The wanted spellings as they are compared; of those that make no difference, one. */
const wantedWords = async (trx: Transaction, words: readonly string[]): Promise<Word[]> => {
  const { rows } = await sql<Word>`
    select contact_source_tidy(given.word) as source, lead_source_fold(contact_source_tidy(given.word)) as folded
    from unnest(${words}::text[]) with ordinality given (word, place) order by given.place`.execute(trx);
  return [...new Map(rows.toReversed().map((word) => [word.folded, word])).values()].toReversed();
};

const setKey = (trx: Transaction, folded: readonly string[], key: string) =>
  trx
    .updateTable('contactSources')
    .set({ key })
    .where(sql<boolean>`lead_source_fold(source) = any(${folded}::text[])`)
    .execute();

/** A source that loses spellings: without any it is gone, and its key is one that it keeps. */
const shrink = async (trx: Transaction, key: string, left: readonly Word[]): Promise<void> => {
  const [first] = left;
  if (!first) {
    await trx.deleteFrom('leadSources').where('key', '=', key).execute();
    return;
  }
  const next = left.some(({ source }) => source === key) ? key : first.source;
  await trx
    .updateTable('leadSources')
    .set((eb) => ({ key: next, version: eb('version', '+', 1) }))
    .where('key', '=', key)
    .execute();
  await setKey(
    trx,
    left.map(({ folded }) => folded),
    next,
  );
};

/**
 * Makes a source or changes one. A spelling that it takes leaves the source that has it, which is gone without any: so sources merge.
 * One that it gives up becomes a source of its own: so they split. What contacts and deals have stored stays.
 * @param key the source to change; null for a new one
 * @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT
 */
export const saveLeadSource = async (
  context: Context,
  key: string | null,
  version: number | null,
  input: unknown,
): Promise<LeadSourceView> => {
  const { label, active, words } = validate(leadSource, input);
  const read = key === null ? null : validateOne('version', versionRule, version);
  const saved = await context.transaction(async (trx) => {
    // Whoever begins a source waits, and one change of the dictionary follows the other.
    await sql`lock table lead_sources in share row exclusive mode`.execute(trx);
    await sql`set constraints contact_sources_key_foreign deferred`.execute(trx);
    const before =
      key === null
        ? null
        : await trx.selectFrom('leadSources').selectAll().where('key', '=', key).executeTakeFirst();
    if (before === undefined) throw new AppError('NOT_FOUND', { message: sourceSentences.missing });
    if (before && read !== null) assertVersion(before, read);
    const wanted = await wantedWords(trx, words);
    const known = await allWords(trx);
    const taken = new Set(wanted.map(({ folded }) => folded));
    const own = known.filter((word) => taken.has(word.folded));

    // Those that lose a spelling to it.
    for (const other of new Set(own.map((word) => word.key)))
      if (other !== key)
        await shrink(
          trx,
          other,
          known.filter((word) => word.key === other && !taken.has(word.folded)),
        );
    // What it gives up.
    const given = Map.groupBy(
      known.filter((word) => word.key === key && !taken.has(word.folded)),
      ({ folded }) => folded,
    );
    const [first] = wanted;
    const stored = own.find(({ folded }) => folded === first?.folded)?.source ?? first?.source ?? '';
    const next = before && own.some(({ source }) => source === before.key) ? before.key : stored;
    const values = { key: next, label, active };
    if (before)
      await trx
        .updateTable('leadSources')
        .set({ ...values, version: before.version + 1 })
        .where('key', '=', before.key)
        .execute();
    else await trx.insertInto('leadSources').values(values).execute();
    for (const [folded, [word]] of given) {
      if (!word) continue;
      await trx.insertInto('leadSources').values({ key: word.source, label: word.source }).execute();
      await setKey(trx, [folded], word.source);
    }
    const isNew = ({ folded }: Word): boolean => !own.some((word) => word.folded === folded);
    for (const { source } of wanted.filter(isNew))
      await trx
        .insertInto('contactSources')
        .values({ folded: sql<string>`contact_source_fold(${source})`, source, key: next })
        .execute();
    await setKey(trx, [...taken], next);
    await audit(context, trx, {
      action: before ? 'source.update' : 'source.create',
      object: ['source', next],
      details: { label, active, words: wanted.map(({ source }) => source) },
    });
    return next;
  });
  const source = (await listLeadSources(context)).find((one) => one.key === saved);
  if (!source) throw new AppError('CONFLICT');
  return source;
};
