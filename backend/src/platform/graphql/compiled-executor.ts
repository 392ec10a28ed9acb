import {
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequestListener,
  type GraphQLResponse,
} from '@apollo/server';
import {
  execute,
  getNamedType,
  getNullableType,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  isAbstractType,
  isListType,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLFormattedError,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { GraphQLDateTime } from 'graphql-scalars';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { applyConditions, conditionValues, conditionVariables } from './apply-conditions.ts';
import { keptDocuments, type DocumentAdmission } from './document-admission.ts';
import { mapExecutionErrors } from './execution-errors.ts';

/** Instants as the database sends them and `Date.toISOString` writes them. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * An instant that is such a text already is passed on: graphql-scalars would make a `Date` of it, and JSON the same text of
 * that, which for a page of fifty contacts takes as long as everything else (docs/decisions/0010-time-per-request.md).
 */
const options: Parameters<typeof compileQuery>[3] = {
  customSerializers: {
    [GraphQLDateTime.name]: (value: unknown) =>
      typeof value === 'string' && instant.test(value) ? value : GraphQLDateTime.serialize(value),
  },
};

type Run = NonNullable<CompiledQuery['query']>;

const noOperation = (): GraphQLError =>
  new GraphQLError('The document has no operation of this name, or several and none was named.', {
    extensions: { code: 'BAD_INPUT', http: { status: 400 } },
  });

const elsewhere = (): GraphQLError =>
  new GraphQLError('Subscriptions are served at /graphql/stream.', {
    extensions: { code: 'BAD_INPUT', http: { status: 400 } },
  });

const isListOfLists = (type: GraphQLOutputType | null | undefined): boolean => {
  const list = type && getNullableType(type);
  return isListType(list) && isListType(getNullableType(list.ofType));
};

/**
 * Whether graphql-jit would answer an operation differently from graphql-js. It builds objects by their literals, in which
 * `__proto__` would be the prototype; a value that is of none of a union's types ends the whole operation; and an error in a
 * list of lists leaves one item too many.
 */
const isBeyondCompiler = (schema: GraphQLSchema, document: DocumentNode): boolean => {
  const types = new TypeInfo(schema);
  let found = false;
  const Field = ({ alias, name }: FieldNode): void => {
    const type = types.getType();
    found ||=
      (alias ?? name).value === '__proto__' || isAbstractType(getNamedType(type)) || isListOfLists(type);
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return found;
};

/**
 * Compiles an operation that has no conditions (apply-conditions.ts).
 * @returns null if the compiler cannot take it
 */
export const compileOperation = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): Run | null => {
  if (isBeyondCompiler(schema, document)) return null;
  const result = compileQuery(schema, document, operationName, options);
  if (!isCompiledQuery(result)) return null;
  return result.query;
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
interface Answered {
  /** The variables that decide what is selected. */
  readonly conditions: readonly string[];
  /** What it compiles to for the values of these; null where the compiler cannot take it. */
  readonly compiled: Map<string, Run | null>;
}

interface Operation {
  readonly source: string;
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: Context;
}

/** Answers an operation, and says whether one of its text was answered before. */
export type Executor = (operation: Operation) => Promise<{ result: ExecutionResult; wasKnown: boolean }>;

/** More combinations of conditions than this are not compiled: graphql-js executes them. */
const mostCombinations = 8;

/**
 * Executes operations. Those that were answered before are compiled to JavaScript (graphql-jit), keyed by query text and
 * operation name; what was never answered without an error, and what the compiler cannot take, is executed by graphql-js. Only
 * what its sender may do, and what is sent again, is worth the time that compiling takes. Both give the same answers:
 * compiled-executor.spec.ts compares them.
 */
export const createExecutor = (schema: GraphQLSchema): Executor => {
  const answered = new LRUCache<string, Answered>({
    ...keptDocuments,
    sizeCalculation: (_known, key) => key.length,
  });

  const compiledFor = (
    { conditions, compiled }: Answered,
    { document, operationName, variables }: Operation,
  ): Run | null => {
    const values = conditionValues(document, operationName, conditions, variables);
    if (!values) return null;
    const key = JSON.stringify(values);
    const known = compiled.get(key);
    if (known !== undefined || compiled.size >= mostCombinations) return known ?? null;
    const run = compileOperation(schema, applyConditions(document, values), operationName);
    compiled.set(key, run);
    return run;
  };

  /** graphql-js reads the variables: graphql-jit takes a list for an input object, and wants what has a default to be sent. */
  const runCompiled = async (run: Run, { document, operationName, variables, context }: Operation) => {
    const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
    const { errors, coerced } = getVariableValues(schema, definitions, variables, { maxErrors: 50 });
    return errors ? { errors } : ((await run(undefined, context, coerced)) as ExecutionResult);
  };

  return async (operation) => {
    const { source, document, operationName, variables, context } = operation;
    const key = operationName ? `${operationName} ${source}` : source;
    const known = answered.get(key);
    const run = known && compiledFor(known, operation);
    const result = await (run
      ? runCompiled(run, operation)
      : execute({ schema, document, operationName, contextValue: context, variableValues: variables }));
    if (!known && !result.errors)
      answered.set(key, { conditions: conditionVariables(document), compiled: new Map() });
    return { result, wasKnown: Boolean(known) };
  };
};

/**
 * Apollo's execution by {@link createExecutor}.
 *
 * A plugin, not a gateway: the object that Apollo makes for a gateway has new accessors for each request, and V8 kept every
 * request with its rows until the next full garbage collection (docs/decisions/0010-time-per-request.md).
 */
export const compiledExecution = (
  schema: GraphQLSchema,
  documents: DocumentAdmission,
): ApolloServerPlugin<Context> => {
  const executeOperation = createExecutor(schema);

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
      const { result, wasKnown } = await executeOperation({
        source,
        document,
        operationName: operationName ?? undefined,
        variables: request.variables ?? {},
        context,
      });
      if (!wasKnown) documents.know(source);
      if (!result.errors) return responseOf(result);
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
