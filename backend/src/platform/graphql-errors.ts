import { GraphQLError } from 'graphql';
import { logUnforeseen, toAppError, type AppError } from './errors.ts';
import type { Log } from './log.ts';

/** Most errors answered at once; a bad document is told of its first few (security E5). */
const maxErrors = 5;

/** Only these change the HTTP status: the whole answer is of no use, and trying later is. */
const wholeAnswer = new Set(['UNAVAILABLE', 'TOO_MANY_REQUESTS']);

const httpOf = ({ status, retryAfter }: AppError) => ({ status, headers: new Map(retryAfter ? [['retry-after', String(retryAfter)]] : []) });

const extensionsOf = (error: AppError, requestId: string): Record<string, unknown> => ({
  code: error.code,
  ...(error.fields && { fieldErrors: error.fields }),
  ...(error.code === 'INTERNAL' && { requestId }),
  ...(wholeAnswer.has(error.code) && { http: httpOf(error) }),
});

/** What went wrong before there was an operation (who asks could not be found out), in the form that Apollo answers. */
export const failedContext = (error: unknown, requestId: string, log: Log): GraphQLError => {
  const known = toAppError(error);
  logUnforeseen(log, known, 'a request failed', { error, requestId });
  return new GraphQLError(known.message, { extensions: { ...extensionsOf(known, requestId), http: httpOf(known) } });
};

/**
 * Maps what execution reported to the API's errors: what a resolver threw by the one mapping,
 * input that does not fit the schema to BAD_INPUT with status 400.
 */
export const mapExecutionErrors = (errors: readonly GraphQLError[], requestId: string, log: Log): GraphQLError[] =>
  errors.slice(0, maxErrors).map((error) => {
    const { originalError, message, nodes, source, positions, path } = error;
    const rebuild = (text: string, extensions: Record<string, unknown>): GraphQLError =>
      new GraphQLError(text, { nodes, source, positions, path, extensions });
    const extensions = error.extensions as Record<string, unknown> | undefined;
    if (!originalError || originalError instanceof GraphQLError) {
      if (!path?.length) return rebuild(message, { ...extensions, code: 'BAD_INPUT', http: { status: 400 } });
      // An argument that turned out wrong only when its variable was known. Anything else here is our own answer that does not fit the schema.
      if (extensions?.code || message.startsWith('Argument "')) return rebuild(message, { ...extensions, code: extensions?.code ?? 'BAD_INPUT' });
    }
    const known = toAppError(originalError ?? error);
    logUnforeseen(log, known, 'an operation failed', { error: originalError ?? error, requestId, path });
    return rebuild(known.message, extensionsOf(known, requestId));
  });
