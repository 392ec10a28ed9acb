import type { Transaction } from '../db/query-builder.ts';
import { sql, type Expression, type RawBuilder } from 'kysely';

/**
 * Locks of which there is one each: what they guard, and their key in SQL. The keys are what servers of the previous version use,
 * too, so they stay when a name changes. `migration`, `audit chain` and `answered requests` are also taken by migrations.
 */
const single = {
  /** One server migrates. Held by a connection of its own, outside of all transactions. */
  migration: '7461130001',
  /** One writer of the chain: `audit_seal` and `audit_expire` take it (migration 0028). */
  'audit chain': '7461130002',
  'demo data': '7461130004',
  'first admin': '7461130003',
  /** Bookings hold it shared while working days must not change. */
  duty: "hashtextextended('duty', 1)",
  /** Consultants are chosen one after the other, so that each choice counts the bookings before it. */
  'choice of consultant': "hashtextextended('appointment turn', 1)",
  /** Number and order of the consultants. */
  consultants: "hashtextextended('consultants', 1)",
  'appointment formats': "hashtextextended('appointment-formats', 1)",
  /** Settings may have no row yet that could be locked. */
  settings: "hashtextextended('settings', 1)",
  'slugs of content': "hashtextextended('content_items', 1)",
  /** Addresses, number and order of the catalog's homes. */
  homes: "hashtextextended('homes', 1)",
  /** A person and a beginning of ZIP codes belong to one team alone. */
  teams: "hashtextextended('teams', 1)",
  'number of locations': "hashtextextended('locations', 1)",
  /** The days of the rows of the price book and of the kinds of loan; number and order of option groups. */
  'price book': "hashtextextended('price_items', 1)",
  /** Slots and order of the factory's line. */
  'factory line': "hashtextextended('factory_homes', 1)",
  'periods of service': '7461130017',
  'number of reports': '7461130018',
  /** Taken shared by triggers for what takes an answer away (migration 0032). */
  'answered requests': '7461130032',
} as const;

type Key = RawBuilder<unknown>;

/** Locks of which there is one for each value, such as an address, and how the key is made of it. */
const perValue = {
  /** The hash of an `Idempotency-Key`. */
  'idempotency key': (value) => sql`hashtextextended(${value}, 2)`,
  /** A folded address that signs up, is confirmed, invited or resets a password. */
  'address of an account': (value) => sql`hashtextextended(${value}, 25)`,
  /** A mailbox, account or network that books, as in `mailbox ada@example.com`. */
  booker: (value) => sql`hashtextextended(${value}, 4)`,
  /** A folded address that may have no contact yet, or a phone number with a name that an import brings without an address. */
  'address of a contact': (value) => sql`hashtextextended(${value}, 1)`,
  /** The builds and the crew of a contractor's account. */
  contractor: (value) => sql`hashtextextended(${value}, 3)`,
  /** A team whose leads are given away one after the other, so that each choice counts those before it. */
  'turn of a team': (value) => sql`hashtextextended('turn:' || ${value}, 5)`,
  /** The saved views of an account, whose number is limited. */
  'saved views': (value) => sql`hashtextextended('saved-views:' || ${value}, 0)`,
  /** The uploads of an account, which share a quota. */
  uploads: (value) => sql`hashtextextended('document-room:' || ${value}, 0)`,
} as const satisfies Record<string, (value: Expression<string>) => Key>;

type Single = keyof typeof single;
type PerValue = keyof typeof perValue;

/** What to lock: a lock by its name, the same shared with others, or the lock of one value. */
export type AdvisoryLock = Single | { readonly shared: Single } | readonly [name: PerValue, value: string];

/** The key of a lock in SQL, for statements that take it among other things. */
export const lockKey = (name: Single): string => single[name];

/**
 * Takes advisory locks until the end of the transaction, in the order given; decision 0018 says which order that is when a
 * transaction takes several.
 */
export const takeLocks = async (trx: Transaction, ...locks: readonly AdvisoryLock[]): Promise<void> => {
  const calls = locks.map((lock) => {
    if (typeof lock === 'string') return sql`pg_advisory_xact_lock(${sql.raw(single[lock])})`;
    if ('shared' in lock) return sql`pg_advisory_xact_lock_shared(${sql.raw(single[lock.shared])})`;
    const [name, value] = lock;
    return sql`pg_advisory_xact_lock(${perValue[name](sql.val(value))})`;
  });
  await sql`select ${sql.join(calls)}`.execute(trx);
};

/** Takes the locks of many values, always in the same order, so that two transactions cannot wait for each other. */
export const takeLocksOf = async (
  trx: Transaction,
  name: PerValue,
  values: readonly string[],
): Promise<void> => {
  const key = perValue[name](sql.ref('value'));
  await sql`
    select pg_advisory_xact_lock(${key}) from (select distinct unnest(${values}::text[]) as value order by 1) wanted
  `.execute(trx);
};

/** Takes the lock of a value if nobody has it. @returns whether it was taken */
export const tryLock = async (trx: Transaction, name: PerValue, value: string): Promise<boolean> => {
  const { mine } = await trx
    .selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(${perValue[name](sql.val(value))})`.as('mine'))
    .executeTakeFirstOrThrow();
  return mine;
};
