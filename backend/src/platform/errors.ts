import { errorCatalogue, type ErrorCode, type FieldErrors } from '@hearthline/rules/errors.ts';
import type { Log } from './log.ts';

/** A start that cannot succeed; its message is one clear sentence for the person at the terminal. */
export class StartError extends Error {
  override name = 'StartError';
}

interface AppErrorOptions {
  /** The sentence shown; the catalogue's by default. */
  readonly message?: string;
  readonly fields?: FieldErrors;
  /** Seconds after which trying again makes sense (Retry-After). */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** What a service throws: a code of the catalogue, perhaps with a sentence for each wrong field. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { message, fields, retryAfter, cause }: AppErrorOptions = {}) {
    super(message ?? errorCatalogue[code].message, { cause });
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.fields = fields;
    this.retryAfter = retryAfter ?? (code === 'UNAVAILABLE' ? 2 : undefined);
  }
}

/** SQLSTATE classes and codes that mean "the database is away or overloaded", not "we did wrong". */
const unavailableStates = /^(08|53|57P|57014|55P03|40001|40P01)/;
const networkErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
const lostConnection = /timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|not queryable|connection ended|query read timeout/i;

const isUnavailable = (error: unknown): boolean => {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    const { code: given, syscall } = cause as { code?: unknown; syscall?: unknown };
    const code = typeof given === 'string' ? given : '';
    // A socket file that is not there; a missing page is something else.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (unavailableStates.test(code) || networkErrors.has(code) || lostConnection.test(cause.message)) return true;
    cause = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause.cause;
  }
  return false;
};

/** SQLSTATE of a value that may stand there once, and does already. */
export const uniqueViolation = '23505';
/** SQLSTATE of a reference to what is not there, or of taking away what is referred to. */
export const foreignKeyViolation = '23503';

/** SQLSTATE of a row that an exclusion constraint keeps out: another one is in its place. */
export const exclusionViolation = '23P01';
/** SQLSTATE of two transactions that waited for each other, of which this one was given up. */
export const deadlockDetected = '40P01';

/** What was there when it was looked for has gone meanwhile, or somebody else has stored the same. */
const overtaken: readonly unknown[] = [foreignKeyViolation, uniqueViolation];

/**
 * The one mapping of anything thrown to an error of the catalogue: an AppError stays itself, a database that is away becomes
 * UNAVAILABLE, a write that another one has overtaken CONFLICT, the unknown INTERNAL (keep the cause for the log).
 */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const code = isUnavailable(error) ? 'UNAVAILABLE' : overtaken.includes(sqlState(error)) ? 'CONFLICT' : 'INTERNAL';
  return new AppError(code, { cause: error });
};

/**
 * Notes what a caller is not told the cause of. A write that was overtaken is nobody's fault as long as it is rare;
 * the same one over and over is a rule that the code forgets and the database does not.
 */
export const logUnforeseen = (log: Log, known: AppError, message: string, about: object): void => {
  if (known.code === 'INTERNAL') log.error({ ...about }, message);
  else if (known.code === 'CONFLICT' && known.cause) log.warn({ ...about }, `${message}: another one was faster`);
};

/** The SQLSTATE of a PostgreSQL error, however deeply the ORM wrapped it; undefined for anything else. */
export const sqlState = (error: unknown): string | undefined => {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
};
