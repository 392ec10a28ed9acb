import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { ApolloServer, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { Request, RequestHandler } from 'express';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { failedContext } from './execution-errors.ts';
import { documentCacheLimits, type DocumentAdmission } from './document-admission.ts';
import { graphqlLimits } from './document-limits.ts';
import { executionPlugin, type Operations } from './operation-answers.ts';
import { isJsonType, noStore, type Send } from '../http/response-headers.ts';
import type { Log } from '../log.ts';

/** Maps Apollo's own error codes to the catalogue. */
const codes: Readonly<Record<string, string>> = {
  GRAPHQL_PARSE_FAILED: 'BAD_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_INPUT',
  BAD_USER_INPUT: 'BAD_INPUT',
  BAD_REQUEST: 'BAD_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_INPUT',
  PERSISTED_QUERY_NOT_FOUND: 'BAD_INPUT',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_INPUT',
  INTERNAL_SERVER_ERROR: 'INTERNAL',
};

interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  /** Whether introspection is allowed (development and demo). */
  readonly introspection: boolean;
  readonly operations: Operations;
  readonly log: Log;
}

/** Makes an Apollo Server, which has operations answered by the compiled executor. It still has to be started. */
export const createGraphql = ({
  schema,
  introspection,
  operations,
  log,
}: GraphqlOptions): ApolloServer<Context> =>
  new ApolloServer<Context>({
    schema,
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    validationOptions: { maxErrors: 5 },
    parseOptions: { maxTokens: graphqlLimits.tokens },
    documentStore: new InMemoryLRUCache<DocumentNode>({
      ...documentCacheLimits,
      sizeCalculation: ({ loc }) => loc?.source.body.length ?? 1,
    }),
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message) => log.warn(String(message)),
      error: (message) => log.error(String(message)),
    },
    plugins: [
      executionPlugin(operations),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
    formatError: ({ message, locations, path, extensions }, error) => {
      const given = typeof extensions?.code === 'string' ? extensions.code : 'INTERNAL';
      const code = codes[given] ?? given;
      const { stacktrace: _stacktrace, http: _http, validationErrorCode, ...rest } = extensions ?? {};
      // Apollo's own message tells visitors how to switch introspection on.
      if (validationErrorCode === 'INTROSPECTION_DISABLED')
        return {
          message: 'The schema cannot be asked for here.',
          ...(locations && { locations }),
          extensions: { code },
        };
      // A failure inside Apollo has not been mapped to the catalogue: its message goes only to the log.
      const unmapped = code === 'INTERNAL' && message !== errorCatalogue.INTERNAL.message;
      if (unmapped) log.error({ error }, 'the GraphQL server failed');
      return {
        message: unmapped ? errorCatalogue.INTERNAL.message : message,
        ...(locations && { locations }),
        ...(path && { path }),
        extensions: { ...rest, code },
      };
    },
  });

/** The headers that Apollo acts on: the type of the body, the accepted types, and those that another site could not have sent. */
const decisive = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'] as const;

const headersOf = ({ headers }: Request): HeaderMap => {
  const found = new HeaderMap();
  for (const name of decisive) {
    const value = headers[name];
    if (value !== undefined) found.set(name, String(value));
  }
  return found;
};

/** The text of the document that Apollo will read; null if there is none, which Apollo refuses. */
const sourceOf = (request: Request): unknown => {
  if (request.method === 'GET')
    return new URL(request.originalUrl, 'http://localhost').searchParams.get('query');
  return (request.body as { query?: unknown } | undefined)?.query;
};

/**
 * The Express handler for GraphQL. Replaces Apollo's own, which answers through Express, header by header.
 * If the database is unreachable while the caller is looked up, this answers 503 too.
 */
export const graphqlHandler =
  (
    graphql: ApolloServer<Context>,
    documents: DocumentAdmission,
    contextOf: (request: Request) => Promise<Context>,
    send: Send,
    log: Log,
  ): RequestHandler =>
  async (request, response) => {
    const { originalUrl } = request;
    const mark = originalUrl.indexOf('?');
    const { status, headers, body } = await graphql.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method,
        headers: headersOf(request),
        search: mark < 0 ? '' : originalUrl.slice(mark),
        body: request.body as unknown,
      },
      context: async () => {
        const context = await contextOf(request).catch((error: unknown) => {
          throw failedContext(error, String(response.locals.requestId ?? ''), log);
        });
        documents.admit(sourceOf(request), context.viewer === null);
        return context;
      },
    });
    // The schema has no incremental delivery, so there are no chunks.
    if (body.kind !== 'complete') throw new Error('an operation answered in chunks');
    const type = headers.get('content-type');
    if (!isJsonType(type) || headers.has('cache-control')) {
      const store = headers.has('cache-control') ? {} : noStore;
      return send(response, status ?? 200, { ...store, ...Object.fromEntries(headers) }, body.string);
    }
    for (const [name, value] of headers) if (name !== 'content-type') response.setHeader(name, value);
    send.json(response, status ?? 200, body.string, type);
  };
