import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { EntityManager } from './database.ts';
import { dbIn } from './query-builder.ts';

/** What is numbered without a gap. */
export type CounterName = 'quote' | 'agreement' | 'receipt';

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
export const nextNumber = async (em: EntityManager, name: CounterName): Promise<number> => {
  const { last } = await dbIn(em)
    .insertInto('counters')
    .values({ name, last: 1001 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ last: eb('counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
};
