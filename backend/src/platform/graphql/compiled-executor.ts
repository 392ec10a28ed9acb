import {
  execute,
  getNamedType,
  getNullableType,
  getOperationAST,
  getVariableValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isListType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DirectiveNode,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { GraphQLDateTime } from 'graphql-scalars';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { documentCacheLimits } from './document-admission.ts';

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

const isListOfLists = (type: GraphQLOutputType | null | undefined): boolean => {
  const list = type && getNullableType(type);
  return isListType(list) && isListType(getNullableType(list.ofType));
};

/**
 * Whether graphql-jit would answer an operation differently from graphql-js. It builds objects by their literals, in which
 * `__proto__` would be the prototype; a value that is of none of a union's types ends the whole operation; an error in a list of
 * lists leaves one item too many; and conditions (`@skip`, `@include`) are rare enough for graphql-js.
 */
const isBeyondCompiler = (schema: GraphQLSchema, document: DocumentNode): boolean => {
  const types = new TypeInfo(schema);
  let found = false;
  const Directive = ({ name }: DirectiveNode): void => {
    found ||= name.value === GraphQLSkipDirective.name || name.value === GraphQLIncludeDirective.name;
  };
  const Field = ({ alias, name }: FieldNode): void => {
    const type = types.getType();
    found ||=
      (alias ?? name).value === '__proto__' || isAbstractType(getNamedType(type)) || isListOfLists(type);
  };
  visit(document, visitWithTypeInfo(types, { Directive, Field }));
  return found;
};

/** Compiles an operation. @returns null if the compiler cannot take it */
const compileOperation = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): Run | null => {
  if (isBeyondCompiler(schema, document)) return null;
  const result = compileQuery(schema, document, operationName, options);
  if (!isCompiledQuery(result)) return null;
  return result.query;
};

/** An operation that was answered before. */
interface Answered {
  /** What it compiles to, from its second time on; null where the compiler cannot take it. */
  run?: Run | null;
}

/** An operation that is valid, with what it is executed with. */
export interface Operation {
  readonly source: string;
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: Context;
}

export interface Executor {
  /** Answers an operation, and says whether one of its text was answered before. */
  readonly execute: (operation: Operation) => Promise<{ result: ExecutionResult; wasKnown: boolean }>;
}

const keyOf = (source: string, operationName: string | undefined): string =>
  operationName ? `${operationName} ${source}` : source;

/**
 * Executes operations. Those that were answered before are compiled to JavaScript (graphql-jit), keyed by query text and
 * operation name; what was never answered without an error, and what the compiler cannot take, is executed by graphql-js. Only
 * what its sender may do, and what is sent again, is worth the time that compiling takes. Both give the same answers:
 * compiled-executor.spec.ts compares them.
 */
export const createExecutor = (schema: GraphQLSchema): Executor => {
  const answered = new LRUCache<string, Answered>({
    ...documentCacheLimits,
    sizeCalculation: (_known, key) => key.length,
  });

  const compiled = (known: Answered, { document, operationName }: Operation): Run | null => {
    if (known.run === undefined) known.run = compileOperation(schema, document, operationName);
    return known.run;
  };

  /** graphql-js reads the variables: graphql-jit takes a list for an input object, and wants what has a default to be sent. */
  const runCompiled = async (run: Run, { document, operationName, variables, context }: Operation) => {
    const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
    const { errors, coerced } = getVariableValues(schema, definitions, variables, { maxErrors: 50 });
    return errors ? { errors } : ((await run(undefined, context, coerced)) as ExecutionResult);
  };

  return {
    execute: async (operation) => {
      const { source, document, operationName, variables, context } = operation;
      const key = keyOf(source, operationName);
      const known = answered.get(key);
      const run = known && compiled(known, operation);
      const result = await (run
        ? runCompiled(run, operation)
        : execute({ schema, document, operationName, contextValue: context, variableValues: variables }));
      if (!known && !result.errors) answered.set(key, {});
      return { result, wasKnown: Boolean(known) };
    },
  };
};
