import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { newPriceItem, priceEnd, type NewPriceItem } from '@hearthline/rules/homes/prices/price-item.ts';
import { priceSentences } from '@hearthline/rules/homes/prices/price-sentences.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { sql, type SqlBool } from 'kysely';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { jsonb } from '../../../platform/db/jsonb.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { businessDay } from '../../../platform/time/business-day.ts';
import { validate, validateOne } from '../../../platform/validation/validate.ts';
import { makeRoom, type DatedRow } from './dated-rows.ts';
import { itemById, type PriceItemRow } from './price.queries.ts';

const missing = (): AppError => new AppError('NOT_FOUND', { message: priceSentences.missing });

const readItem = async (context: Context, id: string): Promise<PriceItemRow> => {
  const row = await context.query.byKey(itemById, { id });
  if (!row) throw missing();
  return row;
};

/** The rows that may not hold on the same day as one with this key and condition. */
const siblings = (trx: Transaction, { key, when }: Pick<NewPriceItem, 'key' | 'when'>): Promise<DatedRow[]> =>
  trx
    .selectFrom('priceItems')
    .select(['id', 'startsOn', 'endsOn'])
    .where('key', '=', key)
    .where(
      (eb) =>
        sql<SqlBool>`coalesce(${eb.ref('when')}::text, '') = coalesce(${when && JSON.stringify(when)}::jsonb::text, '')`,
    )
    .orderBy('startsOn')
    .execute();

/** Gives a row a last day. */
const endRow = async (trx: Transaction, id: string, endsOn: string | null): Promise<void> => {
  await trx
    .updateTable('priceItems')
    .set((eb) => ({ endsOn, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/**
 * Adds a price from a day on, inside a transaction that has locked the price book; the one that holds before it ends the day before.
 * @returns the new row, and the one that it ended
 * @throws AppError CONFLICT
 */
export const addPriceItem = async (
  trx: Transaction,
  { when, ...values }: NewPriceItem,
  today: string,
): Promise<{ readonly id: string; readonly ended: string | null }> => {
  const ended = makeRoom(await siblings(trx, { key: values.key, when }), values, today);
  if (ended) await endRow(trx, ended.id, ended.endsOn);
  const { id } = await trx
    .insertInto('priceItems')
    .values({ ...values, when: jsonb(when) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, ended: ended?.id ?? null };
};

/** Adds a price from a day on; the one that holds before it ends the day before. @throws AppError BAD_INPUT, CONFLICT */
export const createPriceItem = async (context: Context, input: unknown): Promise<PriceItemRow> => {
  const values = validate(newPriceItem, input);
  const today = await businessDay(context);
  const id = await context.transaction(async (trx) => {
    await takeLocks(trx, 'price book');
    const stored = await addPriceItem(trx, values, today);
    const { key, startsOn, endsOn } = values;
    await audit(context, trx, {
      action: 'price.create',
      object: ['price', stored.id],
      details: { key, startsOn, endsOn, ...(stored.ended && { ended: stored.ended }) },
    });
    return stored.id;
  });
  return readItem(context, id);
};

/** Gives a price its last day. @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT */
export const endPriceItem = async (
  context: Context,
  id: string,
  version: unknown,
  last: unknown,
): Promise<PriceItemRow> => {
  const read = validateOne('version', versionRule, version);
  const { endsOn } = validate(priceEnd, { endsOn: last });
  if (!isId(id)) throw missing();
  const today = await businessDay(context);
  const refuse = (message: string): AppError =>
    new AppError('BAD_INPUT', { message, fields: { endsOn: message } });
  await context.transaction(async (trx) => {
    await takeLocks(trx, 'price book');
    const item = assertVersion(
      await trx
        .selectFrom('priceItems')
        .select(['version', 'key', 'when', 'startsOn', 'endsOn'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
      read,
      priceSentences.missing,
    );
    if (item.endsOn !== null && item.endsOn < today) throw conflict(priceSentences.ended);
    if (endsOn < item.startsOn) throw refuse(priceSentences.order);
    if (endsOn < today) throw refuse(priceSentences.pastEnd);
    const others = await siblings(trx, item);
    if (others.some(({ startsOn }) => startsOn > item.startsOn && startsOn <= endsOn))
      throw conflict(priceSentences.later);
    await endRow(trx, id, endsOn);
    await audit(context, trx, {
      action: 'price.end',
      object: ['price', id],
      details: { key: item.key, endsOn },
    });
  });
  return readItem(context, id);
};

/** Removes a price that has not begun; the one that was to end for it goes on. @throws AppError NOT_FOUND, CONFLICT */
export const removePriceItem = async (context: Context, id: string): Promise<string> => {
  if (!isId(id)) throw missing();
  const today = await businessDay(context);
  await context.transaction(async (trx) => {
    await takeLocks(trx, 'price book');
    const item = await trx
      .selectFrom('priceItems')
      .select(['key', 'when', 'startsOn', 'endsOn'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!item) throw missing();
    if (item.startsOn <= today) throw conflict(priceSentences.begun);
    const eve = dayAfter(item.startsOn, -1);
    const before = (await siblings(trx, item)).find(({ endsOn }) => endsOn === eve);
    await trx.deleteFrom('priceItems').where('id', '=', id).execute();
    if (before) await endRow(trx, before.id, item.endsOn);
    await audit(context, trx, {
      action: 'price.remove',
      object: ['price', id],
      details: { key: item.key, startsOn: item.startsOn },
    });
  });
  return id;
};
