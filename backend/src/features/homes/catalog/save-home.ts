import {
  homeChange,
  homeFactNames,
  homeSentences,
  homeSlugOf,
  maxHomes,
  newHome,
  reservedSlugs,
  type HomeChange,
} from '@hearthline/rules/homes/catalog/home-rules.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { sql } from 'kysely';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { omit } from '../../../platform/db/pick.ts';
import { jsonb } from '../../../platform/db/jsonb.ts';
import type { Row, RowChanges, Transaction } from '../../../platform/db/query-builder.ts';
import { AppError } from '../../../platform/errors.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate, validateOne } from '../../../platform/validation/validate.ts';
import { factsOf, givenOutside, planFields } from './home-plan.ts';
import { outsideById } from './home.queries.ts';
import { missingHome, readCatalogHome } from './home.service.ts';
import type { CatalogHomeView } from './home-view.ts';

const refuseSlug = (): AppError =>
  new AppError('BAD_INPUT', { message: homeSentences.slugTaken, fields: { slug: homeSentences.slugTaken } });

/** @throws AppError BAD_INPUT if another home has the address */
const demandFreeSlug = async (trx: Transaction, slug: string, own?: string): Promise<void> => {
  const other = await trx.selectFrom('homes').select('id').where('slug', '=', slug).executeTakeFirst();
  if (other && other.id !== own) throw refuseSlug();
};

/** An address made from the name, with a number appended if another home has it. */
const freeSlug = async (trx: Transaction, name: string): Promise<string> => {
  const base = homeSlugOf(name, 55) || 'home';
  const rows = await trx
    .selectFrom('homes')
    .select('slug')
    .where((eb) => eb.fn<boolean>('starts_with', ['slug', eb.val(base)]))
    .execute();
  const taken = new Set([...reservedSlugs, ...rows.map(({ slug }) => slug)]);
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
};

/** The columns of a plan. */
const planColumns = (given: { plan: Plan; planCode: string | null; checked: boolean } | null) => ({
  plan: jsonb(given?.plan ?? null),
  planCode: given?.planCode ?? null,
  checked: given?.checked ?? false,
});

/** Adds a home as a draft, at the end of the catalog. @throws AppError BAD_INPUT */
export const createHome = async (context: Context, input: unknown): Promise<CatalogHomeView> => {
  const values = validate(newHome, input);
  const { plan, look } = await givenOutside(values, null);
  const given = plan ?? null;
  const facts = factsOf(given?.plan ?? null, values);
  const id = await context.transaction(async (trx) => {
    await takeLocks(trx, 'homes');
    const { count, next } = await trx
      .selectFrom('homes')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number>`coalesce(max(position) + 1, 0)::int`.as('next'),
      ])
      .executeTakeFirstOrThrow();
    if (count >= maxHomes) throw new AppError('BAD_INPUT', { message: homeSentences.tooMany });
    if (values.slug !== undefined) await demandFreeSlug(trx, values.slug);
    const slug = values.slug ?? (await freeSlug(trx, values.name));
    const stored = await trx
      .insertInto('homes')
      .values({
        ...omit(values, planFields),
        slug,
        ...facts,
        ...planColumns(given),
        look: jsonb(look ?? null),
        position: next,
        updatedAt: context.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(context, trx, { action: 'home.create', object: ['home', stored.id], details: { slug } });
    return stored.id;
  });
  return readCatalogHome(context, id);
};

/** What a change reads of a home to decide what its plan and its facts become. */
const planned = ['plan', 'status', 'uncheckedReason', ...homeFactNames] as const;

/** The columns that a change sets by the plan. @param given undefined leaves the plan as it is */
const changedPlan = (
  home: Pick<Row<'homes'>, (typeof planned)[number]>,
  values: HomeChange,
  given: Awaited<ReturnType<typeof givenOutside>>['plan'],
): RowChanges<'homes'> => {
  const plan = given === undefined ? (home.plan as Plan | null) : (given?.plan ?? null);
  const facts = factsOf(plan, values, home);
  if (given === undefined) return facts;
  const columns = planColumns(given);
  if (home.status === 'published' && home.uncheckedReason === null && !columns.checked)
    throw new AppError('BAD_INPUT', { message: homeSentences.stays, fields: { plan: homeSentences.stays } });
  return { ...facts, ...columns, ...(columns.checked && { uncheckedReason: null }) };
};

/** Changes a home; fields left out stay. @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT */
export const updateHome = async (
  context: Context,
  id: string,
  version: unknown,
  input: unknown,
): Promise<CatalogHomeView> => {
  const read = validateOne('version', versionRule, version);
  const values = validate(homeChange, input);
  if (!isId(id)) throw missingHome();
  // Of this version: of another one, nothing is changed.
  const stored = await context.query.byKey(outsideById, { id });
  const { plan: given, look } = await givenOutside(
    values,
    stored ? { ...stored, plan: stored.plan as Plan | null } : null,
  );
  await context.transaction(async (trx) => {
    await takeLocks(trx, 'homes');
    const home = assertVersion(
      await trx
        .selectFrom('homes')
        .select(['version', ...planned])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
      read,
      homeSentences.missing,
    );
    const columns = changedPlan(home, values, given);
    if (values.slug !== undefined) await demandFreeSlug(trx, values.slug, id);
    await trx
      .updateTable('homes')
      .set({
        ...omit(values, planFields),
        ...columns,
        ...(look && { look: jsonb(look) }),
        updatedAt: context.now(),
        version: read + 1,
      })
      .where('id', '=', id)
      .execute();
    await audit(context, trx, {
      action: 'home.update',
      object: ['home', id],
      details: {
        fields: Object.entries(values)
          .filter(([, value]) => value !== undefined)
          .map(([field]) => field),
      },
    });
  });
  return readCatalogHome(context, id);
};
