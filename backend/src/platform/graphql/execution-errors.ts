import { GraphQLError } from 'graphql';
import { logUnforeseen, toAppError, type AppError } from '../errors.ts';
import type { Log } from '../log.ts';
import { currentTurn } from '../turns/current-turn.ts';

/** The most errors reported in one answer: a bad document gets only its first few (docs/security.md, E5). */
const maxErrors = 5;

/** Only these change the HTTP status: the whole answer is useless, and trying again later makes sense. Not once something is stored: the rest of the answer says what. */
const wholeAnswer = new Set(['UNAVAILABLE', 'TOO_MANY_REQUESTS']);
const isWholeAnswer = ({ code }: AppError): boolean => wholeAnswer.has(code) && !currentTurn()?.hasCommitted;

const httpOf = ({ status, retryAfter }: AppError) => ({
  status,
  headers: new Map(retryAfter ? [['retry-after', String(retryAfter)]] : []),
});

const extensionsOf = (error: AppError, requestId: string): Record<string, unknown> => ({
  code: error.code,
  ...(error.fields && { fieldErrors: error.fields }),
  ...(error.secondFactor && { secondFactor: error.secondFactor }),
  ...(error.code === 'INTERNAL' && { requestId }),
  ...(isWholeAnswer(error) && { http: httpOf(error) }),
});

/** A failure before the operation (the caller could not be identified), in the form that Apollo answers. */
export const failedContext = (error: unknown, requestId: string, log: Log): GraphQLError => {
  const known = toAppError(error);
  logUnforeseen(log, known, 'a request failed', { error, requestId });
  return new GraphQLError(known.message, {
    extensions: { ...extensionsOf(known, requestId), http: httpOf(known) },
  });
};

/**
 * Maps the errors that execution reported to the API's: what a resolver threw by `toAppError`,
 * and input that does not fit the schema to BAD_INPUT with status 400.
 */
export const mapExecutionErrors = (
  errors: readonly GraphQLError[],
  requestId: string,
  log: Log,
): GraphQLError[] =>
  errors.slice(0, maxErrors).map((error) => {
    const { originalError, message, nodes, source, positions, path } = error;
    // Of a field, the path says which it was. The compiled operation knows no more, and both answer alike.
    const rebuild = (text: string, extensions: Record<string, unknown>): GraphQLError =>
      new GraphQLError(text, path ? { path, extensions } : { nodes, source, positions, extensions });
    const extensions = error.extensions as Record<string, unknown> | undefined;
    if (!originalError || originalError instanceof GraphQLError) {
      // Suggestions tell names of the schema; the compiled operation makes none either.
      if (!path?.length)
        return rebuild(message.replace(/ ?Did you mean .*$/s, ''), {
          code: 'BAD_INPUT',
          http: { status: 400 },
          ...extensions,
        });
      // An argument that proved invalid only once its variable was known. Anything else here is an answer of the server's that does not fit the schema.
      if (extensions?.code || message.startsWith('Argument "'))
        return rebuild(message, { ...extensions, code: extensions?.code ?? 'BAD_INPUT' });
    }
    const known = toAppError(originalError ?? error);
    logUnforeseen(log, known, 'an operation failed', { error: originalError ?? error, requestId, path });
    return rebuild(known.message, extensionsOf(known, requestId));
  });
