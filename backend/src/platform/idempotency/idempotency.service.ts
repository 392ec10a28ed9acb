import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { Db, Transaction } from '../db/query-builder.ts';
import type { Context } from '../context.ts';
import { readsIn } from '../db/database.ts';
import { jsonb } from '../db/jsonb.ts';
import { prepare, queryBuilder, type Placeholders } from '../db/statement.ts';
import { AppError, sqlState, uniqueViolation } from '../errors.ts';
import { tryLock } from '../locks/advisory-locks.ts';
import { createKeyedMutex } from '../locks/keyed-mutex.ts';

/** How long an answer is kept, in hours; the API promises at least 24. */
export const retentionHours = 48;
/** The longest key, in characters. */
export const maxKeyLength = 255;

/**
 * Each holds a connection while its work may need another one, so a process runs only a few at once:
 * the others wait here, where it costs nothing, instead of blocking each other.
 */
const semaphore = pLimit(4);
const maxQueueLength = 500;
/** Repetitions that arrive at this process while the first is in progress wait for its answer. */
const inTurn = createKeyedMutex();

const sha = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** What is stored of a key, and locked while its work is done. @param sender the account's id, or '' for a visitor */
export const hashOfKey = (sender: string, operation: string, key: string): string =>
  sha(sender, operation, key);

/** Runs work inside a transaction that undoes all of it if it fails, and leaves what was done before. */
const atomically = async <T>(trx: Transaction, work: () => Promise<T>): Promise<T> => {
  await sql`savepoint inner_work`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint inner_work`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint inner_work`.execute(trx).catch(() => undefined);
    throw error;
  }
};

/** A context bound to one transaction: reads see its writes, and inner transactions are nested in it. */
const contextIn = (context: Context, trx: Transaction): Context => {
  const inside: Pick<Context, 'db' | 'query' | 'transaction'> = {
    ...readsIn(trx),
    transaction: (work) => atomically(trx, () => work(trx)),
  };
  return Object.assign(Object.create(context) as Context, inside);
};

/** A request's key as it is stored with its answer. */
export interface StoredKey {
  readonly keyHash: string;
  readonly inputHash: string;
}

/**
 * The key that a request came with, in its stored form; null if it has none.
 * @throws AppError BAD_INPUT for a key of a wrong length
 */
const storedKey = (
  context: Context,
  operation: string,
  input: unknown,
  key: string | null,
): StoredKey | null => {
  const sent = context.idempotencyKey ?? key;
  if (sent === null) return null;
  if (!sent || sent.length > maxKeyLength)
    throw new AppError('BAD_INPUT', { message: `Idempotency-Key must have 1 to ${maxKeyLength} characters` });
  return {
    keyHash: hashOfKey(context.viewer?.id ?? '', operation, sent),
    inputHash: sha(JSON.stringify(input) ?? ''),
  };
};

/** How a write is distinguished from another. */
interface KeyOptions {
  /** The key that the input itself brings, for clients that send no header. */
  readonly key?: string | null | undefined;
  /** The message when the key was used for other content. */
  readonly reused?: string;
}

/**
 * Performs a write once per key (docs/security.md, K1), the way in which a repeated request takes effect once. The key is the `Idempotency-Key` header, or a field of the input. The same key with the same input gets the first answer again; with a different
 * input it is refused (KEY_REUSED), and so it is while another server is still at the first (IN_PROGRESS).
 * The answer is stored in the same transaction as the write: a crash leaves both or neither, and a refused write may be retried.
 * Without a key the work is simply done.
 * @param operation what the key is used for, such as `project.create`; the same key may be used for different operations
 * @param input the input as it was received
 * @param work does the write in the context it is given; its answer must be plain data
 * @throws AppError BAD_INPUT for a key of a wrong length, KEY_REUSED, IN_PROGRESS, UNAVAILABLE; whatever the work throws
 */
export const withIdempotencyKey = async <Answer extends object>(
  context: Context,
  operation: string,
  input: unknown,
  work: (context: Context) => Promise<Answer>,
  { key = null, reused }: KeyOptions = {},
): Promise<Answer> => {
  const stored = storedKey(context, operation, input, key);
  if (!stored) return work(context);
  const { keyHash: hash, inputHash } = stored;
  if (semaphore.pendingCount > maxQueueLength) throw new AppError('UNAVAILABLE');
  const once = (): Promise<Answer> =>
    context.transaction(async (trx) => {
      if (!(await tryLock(trx, 'idempotency key', hash)))
        throw new AppError('IN_PROGRESS', { retryAfter: 1 });
      const known = await trx
        .selectFrom('idempotencyKeys')
        .select(['inputHash', 'answer'])
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (known && known.inputHash !== inputHash)
        throw new AppError('KEY_REUSED', reused === undefined ? {} : { message: reused });
      // What this very operation answered and stored.
      if (known) return known.answer as Answer;
      const answer = await work(contextIn(context, trx));
      await trx
        .insertInto('idempotencyKeys')
        .values({ hash, inputHash, answer: jsonb(answer), createdAt: context.now() })
        .execute();
      return answer;
    });
  return inTurn(hash, () => semaphore(once));
};

/** The part of a statement that stores the row of another part as the answer to a key. @param part its name, as in `with` */
export const insertAnswer = (db: Pick<Db, 'insertInto'>, p: Placeholders<StoredKey>, part: string) =>
  db
    .insertInto('idempotencyKeys')
    .columns(['hash', 'inputHash', 'answer', 'createdAt'])
    .expression(
      queryBuilder
        .selectFrom(sql<object>`${sql.table(part)}`.as('answered'))
        .select([p.keyHash.as('hash'), p.inputHash.as('inputHash')])
        .select([sql<unknown>`to_jsonb(answered)`.as('answer'), sql<Date>`now()`.as('createdAt')]),
    );

const answerToKey = prepare('idempotency_answer', (db, p: Placeholders<{ hash: string }>) =>
  db.selectFrom('idempotencyKeys').select(['inputHash', 'answer']).where('hash', '=', p.hash),
);

/**
 * As {@link withIdempotencyKey}, for a write that is one statement and stores its answer itself ({@link insertAnswer}): the unique index on
 * keys takes the place of transaction, lock and question. Of two at once the second waits for the first, in one process without a connection.
 * @param write does it, given the key if there is one; a key that is taken is a unique violation
 * @throws AppError BAD_INPUT for a key of a wrong length, KEY_REUSED; whatever the write throws
 */
export const withKeyInStatement = async <Answer extends object>(
  context: Context,
  operation: string,
  input: unknown,
  write: (key: StoredKey | null) => Promise<Answer>,
): Promise<Answer> => {
  const key = storedKey(context, operation, input, null);
  if (!key) return write(null);
  try {
    return await inTurn(key.keyHash, () => write(key));
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error;
    const known = await context.query.byKey(answerToKey, { hash: key.keyHash });
    if (!known) throw error;
    if (known.inputHash !== key.inputHash) throw new AppError('KEY_REUSED');
    return known.answer as Answer;
  }
};

/** Deletes answers that are older than {@link retentionHours}. */
export const forgetAnswers = async (context: Context): Promise<void> => {
  const before = new Date(context.now().getTime() - retentionHours * 3600 * 1000);
  await context.db.deleteFrom('idempotencyKeys').where('createdAt', '<', before).execute();
};
