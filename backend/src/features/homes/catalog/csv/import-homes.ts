import {
  homesCsvSentences,
  largestHomesFile,
  type HomeRowProblem,
} from '@hearthline/rules/homes/catalog/home-csv.ts';
import {
  homeChange,
  homeFactNames,
  homeSentences,
  homeSlugOf,
  maxHomes,
  newHome,
  type HomeStatus,
} from '@hearthline/rules/homes/catalog/home-rules.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { omit } from '../../../../platform/db/pick.ts';
import type { Db, NewRow, RowChanges } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { Incoming } from '../../../../platform/http/multipart.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';
import { receiveCsv } from '../../../../platform/text/read-csv.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { factsOf, planFields } from '../home-plan.ts';
import { readRows, type HomeCsvRow } from './read-home-rows.ts';

interface HomeImport {
  readonly created: number;
  readonly updated: number;
  readonly problems: readonly HomeRowProblem[];
}

const readStored = (db: Db) =>
  db
    .selectFrom('homes')
    .select([
      'id',
      'slug',
      'name',
      ...homeFactNames,
      'description',
      'featured',
      'status',
      'checked',
      'uncheckedReason',
    ])
    .select((eb) => ['position', eb('plan', 'is not', null).as('hasPlan')])
    .forUpdate()
    .execute();
type Stored = Awaited<ReturnType<typeof readStored>>[number];

const refuse = (message: string): AppError => new AppError('BAD_INPUT', { message });

/** @throws AppError BAD_INPUT if a home of this kind does not get this status by a file */
const demandStatus = (status: HomeStatus | undefined, stored?: Stored): void => {
  if (status === undefined || status === stored?.status) return;
  if (status === 'draft' && stored) throw refuse(homesCsvSentences.notDraft);
  if (status === 'published' && !stored?.checked) throw refuse(homesCsvSentences.unchecked);
};

const timesOf = (context: Context, status: HomeStatus | undefined) => ({
  updatedAt: context.now(),
  ...(status === 'published' ? { publishedAt: context.now(), uncheckedReason: null } : {}),
});

/** What a row changes of a home; null if nothing. @throws AppError BAD_INPUT */
const changesOf = (
  context: Context,
  { values, status }: HomeCsvRow,
  stored: Stored,
): RowChanges<'homes'> | null => {
  const { plan: _plan, planCode: _code, ...change } = validate(homeChange, values);
  demandStatus(status, stored);
  const contradicted = homeFactNames.filter(
    (name) => change[name] !== undefined && change[name] !== stored[name],
  );
  if (stored.hasPlan && contradicted[0])
    throw refuse(`${contradicted[0]}: ${homeSentences.fromPlan}: ${stored[contradicted[0]]}`);
  const wanted = { ...change, status };
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && value !== stored[name as keyof Stored],
  );
  return changed.length === 0
    ? null
    : {
        ...Object.fromEntries(changed),
        ...timesOf(context, changed.some(([name]) => name === 'status') ? status : undefined),
      };
};

/** The home that a row adds. @throws AppError BAD_INPUT */
const newOf = (
  context: Context,
  { values, status }: HomeCsvRow,
  slug: string,
  position: number,
): NewRow<'homes'> => {
  const stated = validate(newHome, { ...values, slug });
  demandStatus(status);
  return {
    ...omit(stated, planFields),
    slug,
    ...factsOf(null, stated),
    position,
    ...timesOf(context, undefined),
    ...(status && { status }),
  };
};

/**
 * Stores the homes of a CSV file: new ones as drafts, others by their address. Blank cells change nothing. If a row has a problem, nothing
 * is stored.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, BAD_INPUT if it is no such file
 */
export const importHomes = async (context: Context, incoming: Incoming): Promise<HomeImport> => {
  const { rows, problems: unread } = readRows(
    await receiveCsv(incoming, largestHomesFile, homesCsvSentences),
  );
  const problems = [...unread];
  return context.transaction(async (trx) => {
    await takeLocks(trx, 'homes');
    const stored = await readStored(trx);
    const bySlug = new Map(stored.map((home) => [home.slug, home]));
    let position = Math.max(-1, ...stored.map((home) => home.position));
    const seen = new Set<string>();
    const creations: NewRow<'homes'>[] = [];
    const updates: { id: string; slug: string; changes: RowChanges<'homes'> }[] = [];
    for (const row of rows) {
      const { name, slug: given } = row.values;
      const slug = given === undefined ? homeSlugOf(String(name ?? '')) : String(given);
      const home = bySlug.get(slug);
      try {
        if (seen.has(slug)) throw refuse(homesCsvSentences.twice);
        seen.add(slug);
        if (home) {
          const changes = changesOf(context, row, home);
          if (changes) updates.push({ id: home.id, slug, changes });
        } else creations.push(newOf(context, row, slug, (position += 1)));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const messages = error.fields
          ? Object.entries(error.fields).map(([field, text]) => `${field}: ${text}`)
          : [];
        problems.push({ row: row.row, message: messages.join('; ') || error.message });
      }
    }
    if (stored.length + creations.length > maxHomes) throw refuse(homeSentences.tooMany);
    if (problems.length > 0)
      return { created: 0, updated: 0, problems: problems.sort((a, b) => a.row - b.row) };
    if (creations.length > 0) await trx.insertInto('homes').values(creations).execute();
    for (const { id, slug, changes } of updates) {
      await trx
        .updateTable('homes')
        .set(changes)
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
      // What visitors see of a home is accounted for home by home, however it was changed.
      if (changes.status)
        await audit(context, trx, {
          action: changes.status === 'published' ? 'home.publish' : 'home.withdraw',
          object: ['home', id],
          details: { slug },
        });
    }
    if (creations.length + updates.length > 0)
      await audit(context, trx, {
        action: 'home.import',
        details: { created: creations.length, updated: updates.length },
      });
    return { created: creations.length, updated: updates.length, problems: [] };
  });
};
