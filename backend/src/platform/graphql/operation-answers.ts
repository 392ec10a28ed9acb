import {
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequestListener,
  type GraphQLResponse,
} from '@apollo/server';
import {
  GraphQLError,
  OperationTypeNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';
import { createExecutor, type Operation } from './compiled-executor.ts';
import type { DocumentAdmission } from './document-admission.ts';
import { mapExecutionErrors } from './execution-errors.ts';

const noOperation = (): GraphQLError =>
  new GraphQLError('The document has no operation of this name, or several and none was named.', {
    extensions: { code: 'BAD_INPUT', http: { status: 400 } },
  });

const elsewhere = (): GraphQLError =>
  new GraphQLError('Subscriptions are served at /graphql/stream.', {
    extensions: { code: 'BAD_INPUT', http: { status: 400 } },
  });

interface Head {
  readonly status?: number;
  readonly headers?: ReadonlyMap<string, string>;
}

/** An answer in one piece, in Apollo's form. */
export interface OperationAnswer extends GraphQLResponse {
  readonly body: Extract<GraphQLResponse['body'], { kind: 'single' }>;
}

/** The result in Apollo's form. `http` in an error's extensions becomes the answer's status and headers. */
const answerOf = ({ data, errors }: ExecutionResult): OperationAnswer => {
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

/** Answers valid operations. */
export interface Operations {
  readonly answer: (operation: Operation) => Promise<OperationAnswer>;
}

/** Makes what answers the operations of a schema; those that could be answered are made known to the admission of documents. */
export const createOperations = (schema: GraphQLSchema, documents: DocumentAdmission): Operations => {
  const { execute } = createExecutor(schema);
  return {
    answer: async (operation) => {
      const { source, context } = operation;
      const { result, wasKnown } = await execute(operation);
      if (!wasKnown) documents.know(source);
      if (!result.errors) return answerOf(result);
      const errors = result.errors.map((error) =>
        error instanceof GraphQLError ? error : new GraphQLError(String((error as Error).message)),
      );
      return answerOf({ ...result, errors: mapExecutionErrors(errors, context.requestId, context.log) });
    },
  };
};

/**
 * Apollo's execution by {@link createOperations}.
 *
 * A plugin, not a gateway: the object that Apollo makes for a gateway has new accessors for each request, and V8 kept every
 * request with its rows until the next full garbage collection (docs/decisions/0010-time-per-request.md).
 */
export const executionPlugin = ({ answer }: Operations): ApolloServerPlugin<Context> => {
  const listener: GraphQLRequestListener<Context> = {
    responseForOperation: async ({ source, document, operation, request, contextValue: context }) => {
      // Apollo found no operation of the requested name. The compiler would run the only one there is, which the client did not ask for.
      if (!operation) return answerOf({ errors: [noOperation()] });
      if (operation.operation === OperationTypeNode.SUBSCRIPTION) return answerOf({ errors: [elsewhere()] });
      return answer({
        source,
        document,
        operationName: request.operationName || undefined,
        variables: request.variables ?? {},
        context,
      });
    },
  };
  // It keeps no state of a request, so one serves all.
  const listening = Promise.resolve(listener);
  return { requestDidStart: () => listening };
};
