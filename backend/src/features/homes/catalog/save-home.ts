import {
  homeChange,
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
import type { EntityManager } from '../../../platform/db/database.ts';
import { omit } from '../../../platform/db/pick.ts';
import { dbIn } from '../../../platform/db/query-builder.ts';
import { AppError } from '../../../platform/errors.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';
import { assertVersion, forUpdate } from '../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate, validateOne } from '../../../platform/validation/validate.ts';
import { factsOf, givenPlan, planFields } from './home-plan.ts';
import { Home } from './home.entity.ts';
import { missingHome, readCatalogHome } from './home.service.ts';
import type { CatalogHomeView } from './home-view.ts';

const refuseSlug = (): AppError =>
  new AppError('BAD_INPUT', { message: homeSentences.slugTaken, fields: { slug: homeSentences.slugTaken } });

/** @throws AppError BAD_INPUT if another home has the address */
const demandFreeSlug = async (em: EntityManager, slug: string, own?: string): Promise<void> => {
  const other = await dbIn(em).selectFrom('homes').select('id').where('slug', '=', slug).executeTakeFirst();
  if (other && other.id !== own) throw refuseSlug();
};

/** An address made from the name, with a number appended if another home has it. */
const freeSlug = async (em: EntityManager, name: string): Promise<string> => {
  const base = homeSlugOf(name, 55) || 'home';
  const rows = await dbIn(em)
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
  plan: given?.plan ?? null,
  planCode: given?.planCode ?? null,
  checked: given?.checked ?? false,
});

/** Adds a home as a draft, at the end of the catalog. @throws AppError BAD_INPUT */
export const createHome = async (context: Context, input: unknown): Promise<CatalogHomeView> => {
  const values = validate(newHome, input);
  const given = (await givenPlan(values)) ?? null;
  const facts = factsOf(given?.plan ?? null, values);
  const id = await context.transaction(async (em) => {
    await takeLocks(em, 'homes');
    const { count, next } = await dbIn(em)
      .selectFrom('homes')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number>`coalesce(max(position) + 1, 0)::int`.as('next'),
      ])
      .executeTakeFirstOrThrow();
    if (count >= maxHomes) throw new AppError('BAD_INPUT', { message: homeSentences.tooMany });
    if (values.slug !== undefined) await demandFreeSlug(em, values.slug);
    const slug = values.slug ?? (await freeSlug(em, values.name));
    const stored = await dbIn(em)
      .insertInto('homes')
      .values({
        ...omit(values, planFields),
        slug,
        ...facts,
        ...planColumns(given),
        position: next,
        updatedAt: context.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(context, em, { action: 'home.create', object: ['home', stored.id], details: { slug } });
    return stored.id;
  });
  return readCatalogHome(context, id);
};

/** What a change says of the plan: undefined leaves it as it is. */
const changedPlan = async (
  em: EntityManager,
  home: Home,
  values: HomeChange,
  given: Awaited<ReturnType<typeof givenPlan>>,
): Promise<void> => {
  const stored = (
    await dbIn(em).selectFrom('homes').select('plan').where('id', '=', home.id).executeTakeFirst()
  )?.plan;
  const plan = given === undefined ? ((stored as Plan | null | undefined) ?? null) : (given?.plan ?? null);
  Object.assign(home, factsOf(plan, values, home));
  if (given === undefined) return;
  const columns = planColumns(given);
  if (home.status === 'published' && home.uncheckedReason === null && !columns.checked)
    throw new AppError('BAD_INPUT', { message: homeSentences.stays, fields: { plan: homeSentences.stays } });
  Object.assign(home, columns, columns.checked ? { uncheckedReason: null } : {});
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
  const given = await givenPlan(values);
  await context.transaction(async (em) => {
    await takeLocks(em, 'homes');
    const home = assertVersion(await em.findOne(Home, { id }, forUpdate), read, homeSentences.missing);
    home.version += 1;
    await changedPlan(em, home, values, given);
    if (values.slug !== undefined) await demandFreeSlug(em, values.slug, id);
    const changed = Object.entries(omit(values, planFields)).filter(([, value]) => value !== undefined);
    Object.assign(home, Object.fromEntries(changed), { updatedAt: context.now() });
    await audit(context, em, {
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
