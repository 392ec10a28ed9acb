import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled, ApolloServerPluginUsageReportingDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import type { Request, RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import { failedContext } from './graphql-errors.ts';
import { compilingGateway } from './graphql-executor.ts';
import { graphqlLimits, limitRule } from './graphql-limits.ts';
import type { Log } from './log.ts';

/** Codes of Apollo's own refusals, in the words of the catalogue. */
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
  /** Whether the schema can be asked for (development and demo). */
  readonly introspection: boolean;
  readonly log: Log;
}

/** Apollo Server over the compiled executor, with the limits of {@link graphqlLimits}. Not started yet. */
export const createGraphql = ({ schema, introspection, log }: GraphqlOptions): ApolloServer<Context> =>
  new ApolloServer<Context>({
    gateway: compilingGateway(schema),
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    validationRules: [limitRule],
    validationOptions: { maxErrors: 5 },
    parseOptions: { maxTokens: graphqlLimits.tokens },
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    logger: { debug: () => undefined, info: () => undefined, warn: (message) => log.warn(String(message)), error: (message) => log.error(String(message)) },
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), ApolloServerPluginUsageReportingDisabled()],
    formatError: ({ message, locations, path, extensions }) => {
      const code = typeof extensions?.code === 'string' ? extensions.code : 'INTERNAL';
      const { stacktrace: _stacktrace, http: _http, ...rest } = extensions ?? {};
      return { message, ...(locations && { locations }), ...(path && { path }), extensions: { ...rest, code: codes[code] ?? code } };
    },
  });

/** The door for Express: a database that is away while the caller is looked up is a 503 here too. */
export const graphqlDoor = (graphql: ApolloServer<Context>, contextOf: (request: Request) => Promise<Context>, log: Log): RequestHandler =>
  expressMiddleware(graphql, {
    context: async ({ req }) => {
      try {
        return await contextOf(req);
      } catch (error) {
        throw failedContext(error, String(req.res?.locals.requestId ?? ''), log);
      }
    },
  });
