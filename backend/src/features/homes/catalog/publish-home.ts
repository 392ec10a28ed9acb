import { homeOrder, homeSentences, publication } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { RowChanges, Transaction } from '../../../platform/db/query-builder.ts';
import { AppError } from '../../../platform/errors.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate, validateOne } from '../../../platform/validation/validate.ts';
import { passesEveryRule } from './home-plan.ts';
import { missingHome, planOfHome, readCatalogHome } from './home.service.ts';
import type { CatalogHomeView } from './home-view.ts';

/** Reads a home's address and locks its row. @throws AppError NOT_FOUND, CONFLICT if it has changed since that version was read */
const lockHome = async (trx: Transaction, id: string, version: number) =>
  assertVersion(
    await trx
      .selectFrom('homes')
      .select(['version', 'slug'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
    version,
    homeSentences.missing,
  );

/** Stores a change of a home that is locked, with its next version. */
const storeHome = async (
  trx: Transaction,
  id: string,
  version: number,
  changes: RowChanges<'homes'>,
): Promise<void> => {
  await trx
    .updateTable('homes')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .execute();
};

/**
 * Shows a home to visitors. If its plan breaks a rule, or there is none, it is published as not checked, and why is recorded.
 * @throws AppError BAD_INPUT if such a home comes without a reason, NOT_FOUND, CONFLICT
 */
export const publishHome = async (
  context: Context,
  id: string,
  version: unknown,
  reason?: unknown,
): Promise<CatalogHomeView> => {
  const request = validate(publication, { version, reason });
  if (!isId(id)) throw missingHome();
  // By the rules of today: those that it was saved under may have been others.
  const plan = await planOfHome(context, id);
  const checked = plan !== null && (await passesEveryRule(plan));
  await context.transaction(async (trx) => {
    const home = await lockHome(trx, id, request.version);
    const why = checked ? null : (request.reason ?? null);
    if (!checked && why === null)
      throw new AppError('BAD_INPUT', {
        message: homeSentences.reason,
        fields: { reason: homeSentences.reason },
      });
    await storeHome(trx, id, home.version, {
      status: 'published',
      checked,
      uncheckedReason: why,
      publishedAt: context.now(),
      updatedAt: context.now(),
    });
    await audit(context, trx, {
      action: checked ? 'home.publish' : 'home.publish-unchecked',
      object: ['home', id],
      details: why === null ? { slug: home.slug } : { slug: home.slug, reason: why },
    });
  });
  return readCatalogHome(context, id);
};

/** Takes a home off the site; what refers to it stays. @throws AppError NOT_FOUND, CONFLICT */
export const withdrawHome = async (
  context: Context,
  id: string,
  version: unknown,
): Promise<CatalogHomeView> => {
  const read = validateOne('version', versionRule, version);
  if (!isId(id)) throw missingHome();
  await context.transaction(async (trx) => {
    const home = await lockHome(trx, id, read);
    await storeHome(trx, id, read, { status: 'withdrawn', updatedAt: context.now() });
    await audit(context, trx, {
      action: 'home.withdraw',
      object: ['home', id],
      details: { slug: home.slug },
    });
  });
  return readCatalogHome(context, id);
};

/** Puts the catalog in order; homes that are not named follow in the order that they have. @throws AppError BAD_INPUT */
export const orderHomes = async (context: Context, input: unknown): Promise<boolean> => {
  const { ids } = validate(homeOrder, input);
  const refuse = (): AppError =>
    new AppError('BAD_INPUT', { message: homeSentences.order, fields: { ids: homeSentences.order } });
  const named = new Set(ids.map((id) => id.toLowerCase()));
  if (named.size < ids.length) throw refuse();
  await context.transaction(async (trx) => {
    await takeLocks(trx, 'homes');
    const rows = await trx
      .selectFrom('homes')
      .select('id')
      .orderBy('position')
      .orderBy('name')
      .orderBy('id')
      .forUpdate()
      .execute();
    const present = new Set(rows.map(({ id }) => id));
    if ([...named].some((id) => !present.has(id))) throw refuse();
    const order = [...named, ...rows.map(({ id }) => id).filter((id) => !named.has(id))];
    await sql`
      update homes h set position = o.place - 1
      from unnest(${order}::uuid[]) with ordinality as o (id, place)
      where o.id = h.id and h.position <> o.place - 1`.execute(trx);
    await audit(context, trx, { action: 'home.order', details: { homes: named.size } });
  });
  return true;
};
