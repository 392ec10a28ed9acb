import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Context } from '../context.ts';
import { executeIn, readsIn, type EntityManager } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { tryLock } from '../locks/advisory-locks.ts';

/** How long an answer is kept, in hours; the API promises at least 24. */
export const keptHours = 48;
/** The longest key, in characters. */
export const longestKey = 255;

/**
 * Each holds a connection while its work may need another one, so a process runs only a few at once:
 * the others wait here, where it costs nothing, instead of blocking each other.
 */
const places = pLimit(4);
const longestQueue = 500;

const sha = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** A context bound to one transaction: reads see its writes, and inner transactions are nested in it. */
const contextIn = (context: Context, em: EntityManager): Context => {
  const inside: Pick<Context, 'db' | 'query' | 'sql' | 'single' | 'transaction'> = {
    ...readsIn(em),
    single: (work) => work(em),
    transaction: (work) => em.transactional((nested) => work(nested)),
  };
  return Object.assign(Object.create(context) as Context, inside);
};

/**
 * Performs a write once per `Idempotency-Key` (security K1): the same key with the same input gets the first answer again,
 * with a different input it is refused (KEY_REUSED), and so it is while the first is still in progress (IN_PROGRESS).
 * The answer is stored in the same transaction as the write: a crash leaves both or neither, and a refused write may be retried.
 * Without a key the work is simply done.
 * @param operation what the key is used for, such as `contact.create`; the same key may be used for different operations
 * @param input the input as it was received
 * @param work does the write in the context it is given; its answer must be plain data
 * @throws AppError BAD_INPUT for a key of a wrong length, KEY_REUSED, IN_PROGRESS, UNAVAILABLE; whatever the work throws
 */
export const withIdempotencyKey = async <Answer extends object>(
  context: Context,
  operation: string,
  input: unknown,
  work: (context: Context) => Promise<Answer>,
): Promise<Answer> => {
  const key = context.idempotencyKey;
  if (key === undefined) return work(context);
  if (!key || key.length > longestKey)
    throw new AppError('BAD_INPUT', { message: `Idempotency-Key must have 1 to ${longestKey} characters` });
  const hash = sha(context.viewer?.id ?? '', operation, key);
  const inputHash = sha(JSON.stringify(input) ?? '');
  if (places.pendingCount > longestQueue) throw new AppError('UNAVAILABLE');
  return places(() =>
    context.transaction(async (em) => {
      if (!(await tryLock(em, 'idempotency key', hash))) throw new AppError('IN_PROGRESS', { retryAfter: 1 });
      const [known] = await executeIn<{ same: boolean; answer: Answer }>(
        em,
        'select input_hash = $2 as same, answer from idempotency_keys where hash = $1',
        [hash, inputHash],
      );
      if (known && !known.same) throw new AppError('KEY_REUSED');
      if (known) return known.answer;
      const answer = await work(contextIn(context, em));
      await em.flush();
      await executeIn(
        em,
        'insert into idempotency_keys (hash, input_hash, answer, created_at) values ($1, $2, $3, $4)',
        [hash, inputHash, JSON.stringify(answer), context.now()],
      );
      return answer;
    }),
  );
};

/** Deletes answers that are older than {@link keptHours}. */
export const forgetAnswers = async (context: Context): Promise<void> => {
  await context.sql('', 'delete from idempotency_keys where created_at < $1', [
    new Date(context.now().getTime() - keptHours * 3600 * 1000),
  ]);
};
