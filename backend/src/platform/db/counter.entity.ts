import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Db, Transaction } from './query-builder.ts';

/** What is numbered without a gap. */
export type CounterName = 'quote' | 'agreement' | 'receipt' | 'change_order';

/** The last number that was given to something. Sequences would leave gaps where a transaction fails. */
@Entity({ tableName: 'counters' })
export class Counter {
  @PrimaryKey({ type: 'text' })
  name!: CounterName;

  @Property({ type: 'integer' })
  last!: number;
}

/**
 * The next number, in the transaction that uses it: others wait until it ends, so take it late. The first one is 1001.
 */
export const nextNumber = async (trx: Transaction, name: CounterName): Promise<number> => {
  const { last } = await trx
    .insertInto('counters')
    .values({ name, last: 1001 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ last: eb('counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
};

/** Which number {@link nextNumber} would give now. Nobody waits for it, so somebody may be faster: see {@link takeNumber}. */
export const expectedNumber = async (db: Db, name: CounterName): Promise<number> => {
  const counter = await db.selectFrom('counters').select('last').where('name', '=', name).executeTakeFirst();
  return (counter?.last ?? 1000) + 1;
};

/**
 * Takes an expected number, for what has to be made with its number before the transaction begins: others wait only as long as storing
 * it takes. @returns false if somebody else has taken it meanwhile; then nothing was taken
 */
export const takeNumber = async (trx: Transaction, name: CounterName, expected: number): Promise<boolean> => {
  const taken = await trx
    .insertInto('counters')
    .values({ name, last: expected })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ last: expected })
        .where('counters.last', '=', expected - 1),
    )
    .returning('last')
    .executeTakeFirst();
  return taken !== undefined;
};
