import {
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequestListener,
  type GraphQLResponse,
} from '@apollo/server';
import {
  execute,
  getOperationAST,
  GraphQLError,
  isScalarType,
  Kind,
  OperationTypeNode,
  valueFromASTUntyped,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { keptDocuments, type DocumentAdmission } from './document-admission.ts';
import { mapExecutionErrors } from './execution-errors.ts';

/**
 * Leaf values are passed on as they are: they come typed from the database, JSON.stringify writes dates, and enum values are
 * their own names. The first option covers GraphQL's built-in scalars and enums, the second the custom scalars.
 */
const optionsFor = (schema: GraphQLSchema): Parameters<typeof compileQuery>[3] => ({
  disableLeafSerialization: true,
  customSerializers: Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isScalarType)
      .map(({ name }) => [name, (value: unknown) => value]),
  ),
});

type Run = NonNullable<CompiledQuery['query']>;

const noOperation = (): GraphQLError =>
  new GraphQLError('The document has no operation of this name, or several and none was named.', {
    extensions: { code: 'BAD_INPUT', http: { status: 400 } },
  });

const elsewhere = (): GraphQLError =>
  new GraphQLError('Subscriptions are served at /graphql/stream.', {
    extensions: { code: 'BAD_INPUT', http: { status: 400 } },
  });

/** The document's defaults for non-null variables: graphql-jit requires the client to send these even where there is a default. */
const defaultsOf = (
  document: DocumentNode,
  operationName: string | undefined,
): Record<string, unknown> | null => {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const filled = definitions.flatMap(({ variable, type, defaultValue }) =>
    type.kind === Kind.NON_NULL_TYPE && defaultValue
      ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const]
      : [],
  );
  return filled.length ? Object.fromEntries(filled) : null;
};

/** Compiles an operation; null if the compiler cannot take it, or would answer it differently from graphql-js. */
const compile = (
  schema: GraphQLSchema,
  options: ReturnType<typeof optionsFor>,
  document: DocumentNode,
  operationName: string | undefined,
): Run | null => {
  // When a field is selected twice and one selection is skipped, graphql-jit still answers both; and it loses fields with the alias `__proto__`.
  if (/@\s*(skip|include)\b|__proto__/.test(document.loc?.source.body ?? '')) return null;
  const result = compileQuery(schema, document, operationName, options);
  if (!isCompiledQuery(result)) return null;
  const defaults = defaultsOf(document, operationName);
  return defaults
    ? (root, context, variables) => result.query(root, context, { ...defaults, ...variables })
    : result.query;
};

interface Head {
  readonly status?: number;
  readonly headers?: ReadonlyMap<string, string>;
}

/** The result in Apollo's form. `http` in an error's extensions becomes the answer's status and headers. */
const responseOf = ({ data, errors }: ExecutionResult): GraphQLResponse => {
  const http: { status?: number; headers: HeaderMap } = { headers: new HeaderMap() };
  if (!errors) return { http, body: { kind: 'single', singleResult: { data } } };
  const formatted = errors.map((error): GraphQLFormattedError => {
    const { http: head, ...extensions } = error.extensions as { http?: Head };
    http.status = head?.status ?? http.status;
    for (const [name, value] of head?.headers ?? []) http.headers.set(name, value);
    return { ...error.toJSON(), extensions };
  });
  return {
    http,
    body: { kind: 'single', singleResult: { errors: formatted, ...(data !== undefined && { data }) } },
  };
};

/** An operation that was answered before. */
interface Known {
  /** Null: compiled when it is sent once more. */
  run: Run | null;
}

/**
 * Apollo's execution with operations compiled to JavaScript (graphql-jit), keyed by query text and operation name.
 * An operation is executed by graphql-js until it has been answered once without an error: only what its sender may do, and
 * what is sent again, is worth the time that compiling takes. What the compiler cannot take stays with graphql-js.
 *
 * A plugin, not a gateway: the object that Apollo makes for a gateway has new accessors for each request, and V8 kept every
 * request with its rows until the next full garbage collection (docs/decisions/0010-time-per-request.md).
 */
export const compiledExecution = (
  schema: GraphQLSchema,
  documents: DocumentAdmission,
): ApolloServerPlugin<Context> => {
  const answered = new LRUCache<string, Known>({
    ...keptDocuments,
    sizeCalculation: (_known, key) => key.length,
  });
  const options = optionsFor(schema);

  const executed =
    (document: DocumentNode, operationName: string | undefined): Run =>
    (_root, contextValue, variableValues) =>
      execute({ schema, document, operationName, contextValue, variableValues });

  const listener: GraphQLRequestListener<Context> = {
    responseForOperation: async ({
      source,
      document,
      operation,
      operationName,
      request,
      contextValue: context,
    }) => {
      // Apollo found no operation of the requested name. The compiler would run the only one there is, which the client did not ask for.
      if (!operation) return responseOf({ errors: [noOperation()] });
      if (operation.operation === OperationTypeNode.SUBSCRIPTION)
        return responseOf({ errors: [elsewhere()] });
      const name = operationName ?? undefined;
      const key = name ? `${name} ${source}` : source;
      const known = answered.get(key);
      if (known) known.run ??= compile(schema, options, document, name) ?? executed(document, name);
      const run = known?.run ?? executed(document, name);
      const result = (await run(undefined, context, request.variables ?? {})) as ExecutionResult;
      if (!known) documents.know(source);
      if (!result.errors) {
        if (!known) answered.set(key, { run: null });
        return responseOf(result);
      }
      const errors = result.errors.map((error) =>
        error instanceof GraphQLError ? error : new GraphQLError(String((error as Error).message)),
      );
      return responseOf({ ...result, errors: mapExecutionErrors(errors, context.requestId, context.log) });
    },
  };
  // It keeps no state of a request, so one serves all.
  const listening = Promise.resolve(listener);
  return { requestDidStart: () => listening };
};
