import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Context } from './context.ts';
import { executeIn, sqlIn, type EntityManager } from './db.ts';
import { AppError } from './errors.ts';

/** How long an answer is kept, in hours; the contract says at least 24. */
export const keptHours = 48;
/** Characters of a key. */
export const longestKey = 255;

/**
 * Each holds a connection while its work may want another one, so only some are at it at once in a process:
 * a crowd waits here, where it costs nothing, instead of waiting for each other.
 */
const places = pLimit(4);
const longestQueue = 500;

const sha = (...parts: readonly string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** The context of one transaction: reads see what it wrote, and transactions inside are parts of it. */
const contextIn = (context: Context, em: EntityManager): Context => {
  const inside: Pick<Context, 'sql' | 'single' | 'transaction'> = {
    sql: sqlIn(em),
    single: (work) => work(em),
    transaction: (work) => em.transactional((nested) => work(nested)),
  };
  return Object.assign(Object.create(context) as Context, inside);
};

/**
 * Does a write once for an `Idempotency-Key` (security K1): the same key with the same input is answered as the first time,
 * with another input refused (KEY_REUSED), and while the first is still worked on refused too (IN_PROGRESS).
 * The answer is stored in the transaction of the write: a crash leaves both or neither, and what was refused may be tried again.
 * Without a key the work is simply done.
 * @param operation what the key is used for, as in `contact.create`: one key may serve two different ones
 * @param input what was sent, as it came
 * @param work does it with the context that it is given; its answer must be plain data
 */
export const once = async <Answer extends object>(context: Context, operation: string, input: unknown, work: (context: Context) => Promise<Answer>): Promise<Answer> => {
  const key = context.idempotencyKey;
  if (key === undefined) return work(context);
  if (!key || key.length > longestKey) throw new AppError('BAD_INPUT', { message: `Idempotency-Key must have 1 to ${longestKey} characters` });
  const hash = sha(context.viewer?.id ?? '', operation, key);
  const inputHash = sha(JSON.stringify(input) ?? '');
  if (places.pendingCount > longestQueue) throw new AppError('UNAVAILABLE');
  return places(() => context.transaction(async (em) => {
    const [lock] = await executeIn<{ mine: boolean }>(em, 'select pg_try_advisory_xact_lock(hashtextextended($1, 2)) as mine', [hash]);
    if (!lock?.mine) throw new AppError('IN_PROGRESS', { retryAfter: 1 });
    const [known] = await executeIn<{ same: boolean; answer: Answer }>(em, 'select input_hash = $2 as same, answer from idempotency_keys where hash = $1', [hash, inputHash]);
    if (known && !known.same) throw new AppError('KEY_REUSED');
    if (known) return known.answer;
    const answer = await work(contextIn(context, em));
    await em.flush();
    await executeIn(em, 'insert into idempotency_keys (hash, input_hash, answer, created_at) values ($1, $2, $3, $4)', [hash, inputHash, JSON.stringify(answer), context.now()]);
    return answer;
  }));
};

/** Forgets the answers that nobody asks for any more. */
export const forgetAnswers = async (context: Context): Promise<void> => {
  await context.sql('', 'delete from idempotency_keys where created_at < $1', [new Date(context.now().getTime() - keptHours * 3600 * 1000)]);
};
