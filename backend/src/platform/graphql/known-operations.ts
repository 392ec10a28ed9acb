import type { Request, RequestHandler } from 'express';
import type { Context } from '../context.ts';
import { graphqlJsonType, jsonType, type JsonType, type Send } from '../http/response-headers.ts';
import type { Operation } from './compiled-executor.ts';
import type { Operations } from './operation-answers.ts';

/** The answer's type for each `Accept` header of the usual clients, the product's own among them (Apollo Client). */
const answerTypes: ReadonlyMap<string | undefined, JsonType> = new Map<string | undefined, JsonType>([
  [undefined, jsonType],
  ['*/*', jsonType],
  ['application/json', jsonType],
  ['application/graphql-response+json,application/json;q=0.9', graphqlJsonType],
]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The operation in a request's body, if one of its text and name was answered before; null for anything about which Apollo may have something to say. */
const knownOperation = (body: unknown, { documentOf }: Operations): Omit<Operation, 'context'> | null => {
  if (!isRecord(body)) return null;
  const { query: source } = body;
  // What is left out and what is null mean the same.
  const [operationName, variables, extensions] = [
    body.operationName ?? '',
    body.variables ?? {},
    body.extensions ?? {},
  ];
  if (typeof source !== 'string' || typeof operationName !== 'string') return null;
  if (!isRecord(variables) || !isRecord(extensions) || 'persistedQuery' in extensions) return null;
  const name = operationName || undefined;
  const document = documentOf(source, name);
  return document ? { source, document, operationName: name, variables } : null;
};

/**
 * Answers what was answered before, and leaves everything else to Apollo, which parses, validates and limits it. For such an
 * operation, Apollo would only do the same again: for one contact by its id, a third of the server's time
 * (docs/decisions/0010-time-per-request.md). Both give the same answer, byte for byte (known-operations.spec.ts).
 */
export const knownOperations =
  (
    operations: Operations,
    contextOf: (request: Request) => Promise<Context>,
    send: Pick<Send, 'json'>,
  ): RequestHandler =>
  async (request, response, next) => {
    const type = answerTypes.get(request.headers.accept);
    const operation = type && knownOperation(request.body, operations);
    if (!operation) return next();
    const context = await contextOf(request).catch(() => null);
    // What failed is told in Apollo's form.
    if (!context) return next();
    const { http, body } = await operations.answer({ ...operation, context });
    for (const [name, value] of http.headers) response.setHeader(name, value);
    send.json(response, http.status ?? 200, `${JSON.stringify(body.singleResult)}\n`, type);
  };
