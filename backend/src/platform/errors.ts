import { errorCatalogue, type ErrorCode, type FieldErrors } from '@hearthline/rules/errors.ts';
import type { Log } from './log.ts';

/** A start that cannot succeed; its message is for the person at the terminal. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What a sign-in has to be confirmed with after the right password. */
export interface SecondFactorQuestion {
  /** Names this sign-in in the second step, once and for a few minutes. */
  readonly challenge: string;
  readonly methods: readonly ('passkey' | 'authenticator' | 'recovery_code')[];
  /** What a browser needs to use a passkey (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
  readonly passkey: object | null;
}

interface AppErrorOptions {
  /** The message shown; the catalogue's by default. */
  readonly message?: string;
  readonly fields?: FieldErrors;
  /** Seconds after which trying again makes sense (Retry-After). */
  readonly retryAfter?: number;
  /** Of SECOND_FACTOR_REQUIRED. */
  readonly secondFactor?: SecondFactorQuestion;
  readonly cause?: unknown;
}

/** What a service throws: a code of the catalogue, optionally with a message for each invalid field. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly secondFactor: SecondFactorQuestion | undefined;

  constructor(code: ErrorCode, { message, fields, retryAfter, secondFactor, cause }: AppErrorOptions = {}) {
    super(message ?? errorCatalogue[code].message, { cause });
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.fields = fields;
    this.secondFactor = secondFactor;
    this.retryAfter = retryAfter ?? (code === 'UNAVAILABLE' ? 2 : undefined);
  }
}

/** A refusal because of a state. */
export const conflict = (message: string): AppError => new AppError('CONFLICT', { message });

/** Input that is wrong in one field. */
export const fieldError = (field: string, message: string): AppError =>
  new AppError('BAD_INPUT', { message, fields: { [field]: message } });

/** SQLSTATE classes and codes that mean that the database is unreachable or overloaded, not that the code is wrong. */
const unavailableStates = /^(08|53|57P|57014|55P03|40001|40P01)/;
const networkErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const lostConnection =
  /timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|not queryable|connection ended|query read timeout/i;

const isUnavailable = (error: unknown): boolean => {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    const { code: given, syscall } = cause as { code?: unknown; syscall?: unknown };
    const code = typeof given === 'string' ? given : '';
    // A missing Unix socket; any other ENOENT, such as a missing page, is a different error.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (unavailableStates.test(code) || networkErrors.has(code) || lostConnection.test(cause.message))
      return true;
    cause = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause.cause;
  }
  return false;
};

/** SQLSTATE for a value that must be unique and already exists. */
export const uniqueViolation = '23505';
/** SQLSTATE for a reference to a missing row, or the deletion of a row that is referred to. */
export const foreignKeyViolation = '23503';

/** SQLSTATE for a row that conflicts with another under an exclusion constraint. */
export const exclusionViolation = '23P01';
/** SQLSTATE for two transactions that waited for each other, of which this one was aborted. */
export const deadlockDetected = '40P01';

/** SQLSTATE with which triggers refuse a write because of a state, in a sentence that people are told. */
const refusedByTrigger = 'HL409';

/** What was just read has since been deleted, or another request has stored the same. */
const overtaken: readonly unknown[] = [foreignKeyViolation, uniqueViolation];

/**
 * The one mapping from anything thrown to an error of the catalogue: an AppError stays as it is, an unreachable database
 * becomes UNAVAILABLE, a write that another one has overtaken or a trigger refuses CONFLICT, anything else INTERNAL (with the cause, for
 * the log).
 */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const refused = databaseError(error);
  if (refused?.code === refusedByTrigger) return conflict(refused.message);
  const code = isUnavailable(error)
    ? 'UNAVAILABLE'
    : overtaken.includes(sqlState(error))
      ? 'CONFLICT'
      : 'INTERNAL';
  return new AppError(code, { cause: error });
};

/**
 * Logs errors whose cause the caller is not told. A write that was overtaken is harmless as long as it is rare;
 * the same one over and over means that the code misses a rule that the database enforces.
 */
export const logUnforeseen = (log: Log, known: AppError, message: string, about: object): void => {
  if (known.code === 'INTERNAL' || known.code === 'STORED') log.error({ ...about }, message);
  else if (known.code === 'CONFLICT' && known.cause)
    log.warn({ ...about }, `${message}: another one was faster`);
};

/** A PostgreSQL error, however deeply the ORM wrapped it; undefined for anything else. */
const databaseError = (error: unknown): { readonly code: string; readonly message: string } | undefined => {
  for (
    let cause: unknown = error, depth = 0;
    cause instanceof Error && depth < 5;
    cause = cause.cause, depth += 1
  ) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return { code, message: cause.message };
  }
  return undefined;
};

/** The SQLSTATE of a PostgreSQL error, however deeply the ORM wrapped it; undefined for anything else. */
export const sqlState = (error: unknown): string | undefined => databaseError(error)?.code;
