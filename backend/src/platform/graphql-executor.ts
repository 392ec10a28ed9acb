import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestListener, type GraphQLResponse } from '@apollo/server';
import { execute, getOperationAST, GraphQLError, isScalarType, Kind, OperationTypeNode, valueFromASTUntyped, type DocumentNode, type ExecutionResult, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from './context.ts';
import { mapExecutionErrors } from './graphql-errors.ts';

/** How many compiled operations are kept: more than the product's clients use, but too few for made-up ones to fill the memory. */
const compiledLimit = 300;

/**
 * Leaf values are passed on as they are: they come typed from the database, JSON.stringify writes dates, and enum values are
 * their own names. The first option covers GraphQL's built-in scalars and enums, the second the custom scalars.
 */
const optionsFor = (schema: GraphQLSchema): Parameters<typeof compileQuery>[3] => ({
  disableLeafSerialization: true,
  customSerializers: Object.fromEntries(Object.values(schema.getTypeMap()).filter(isScalarType).map(({ name }) => [name, (value: unknown) => value])),
});

type Run = NonNullable<CompiledQuery['query']>;

const noOperation = (): GraphQLError =>
  new GraphQLError('The document has no operation of this name, or several and none was named.', { extensions: { code: 'BAD_INPUT', http: { status: 400 } } });

const elsewhere = (): GraphQLError =>
  new GraphQLError('Subscriptions are served at /graphql/stream.', { extensions: { code: 'BAD_INPUT', http: { status: 400 } } });

/** The document's defaults for non-null variables: graphql-jit requires the client to send these even where there is a default. */
const defaultsOf = (document: DocumentNode, operationName: string | undefined): Record<string, unknown> | null => {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const filled = definitions.flatMap(({ variable, type, defaultValue }) =>
    type.kind === Kind.NON_NULL_TYPE && defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return filled.length ? Object.fromEntries(filled) : null;
};

/** Compiles an operation; null if the compiler cannot take it, or would answer it differently from graphql-js. */
const compile = (schema: GraphQLSchema, options: ReturnType<typeof optionsFor>, document: DocumentNode, operationName: string | undefined): Run | null => {
  // When a field is selected twice and one selection is skipped, graphql-jit still answers both; and it loses fields with the alias `__proto__`.
  if (/@\s*(skip|include)\b|__proto__/.test(document.loc?.source.body ?? '')) return null;
  const result = compileQuery(schema, document, operationName, options);
  if (!isCompiledQuery(result)) return null;
  const defaults = defaultsOf(document, operationName);
  return defaults ? (root, context, variables) => result.query(root, context, { ...defaults, ...variables }) : result.query;
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
  return { http, body: { kind: 'single', singleResult: { errors: formatted, ...(data !== undefined && { data }) } } };
};

/**
 * Apollo's execution with operations compiled to JavaScript (graphql-jit), keyed by query text and operation name.
 * Only documents that passed validation and the limits get here, so compiling cannot be abused as an attack.
 * An operation that the compiler cannot take is executed by graphql-js.
 *
 * A plugin, not a gateway: the object that Apollo makes for a gateway has new accessors for each request, and V8 kept every
 * request with its rows until the next full garbage collection (docs/decisions/0010-time-per-request.md).
 */
export const compiledExecution = (schema: GraphQLSchema): ApolloServerPlugin<Context> => {
  const compiled = new Map<string, Run>();
  const options = optionsFor(schema);

  const runOf: (document: Parameters<typeof compileQuery>[1], key: string, operationName: string | undefined) => Run = (document, key, operationName) => {
    const known = compiled.get(key);
    if (known) return known;
    const run = compile(schema, options, document, operationName) ?? ((_root, contextValue, variableValues) => execute({ schema, document, operationName, contextValue, variableValues }));
    // Evicts the oldest: a Map iterates in insertion order.
    if (compiled.size >= compiledLimit) compiled.delete(compiled.keys().next().value as string);
    compiled.set(key, run);
    return run;
  };

  const listener: GraphQLRequestListener<Context> = {
    responseForOperation: async ({ source, document, operation, operationName, request, contextValue: context }) => {
      // Apollo found no operation of the requested name. The compiler would run the only one there is, which the client did not ask for.
      if (!operation) return responseOf({ errors: [noOperation()] });
      if (operation.operation === OperationTypeNode.SUBSCRIPTION) return responseOf({ errors: [elsewhere()] });
      const run = runOf(document, operationName ? `${operationName} ${source}` : source, operationName ?? undefined);
      const result = (await run(undefined, context, request.variables ?? {})) as ExecutionResult;
      if (!result.errors) return responseOf(result);
      const errors = result.errors.map((error) => (error instanceof GraphQLError ? error : new GraphQLError(String((error as Error).message))));
      return responseOf({ ...result, errors: mapExecutionErrors(errors, context.requestId, context.log) });
    },
  };
  // It keeps no state of a request, so one serves all.
  const listening = Promise.resolve(listener);
  return { requestDidStart: () => listening };
};
