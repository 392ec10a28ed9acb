import { errorCatalogue, type ErrorCode } from '@hearthline/rules/errors.ts';
import type { Request, RequestHandler, Response } from 'express';
import { GraphQLError, subscribe, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { createHandler, type Response as Answer } from 'graphql-sse';
import { z } from 'zod';
import type { Context, Viewer } from '../context.ts';
import { AppError, logUnforeseen, toAppError } from '../errors.ts';
import type { DocumentAdmission } from './document-admission.ts';
import { mapExecutionErrors } from './execution-errors.ts';
import { readSubscription } from './subscription-request.ts';
import { jsonType, noStore, type securityHeaders } from '../http/response-headers.ts';
import type { Log } from '../log.ts';
import { currentTurn } from '../turns/current-turn.ts';
import { validate } from '../validation/validate.ts';

/** The most streams open at once: per person (windows, devices) and in total. */
export const streamLimits = { each: 10, all: 2000 } as const;
/** How much may be buffered for a client that does not read, in bytes. */
const backlogLimit = 256 * 1024;

const requestBody = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

interface StreamOptions {
  readonly schema: GraphQLSchema;
  readonly introspection: boolean;
  readonly documents: DocumentAdmission;
  readonly contextOf: (request: Request) => Promise<Context>;
  readonly headers: ReturnType<typeof securityHeaders>;
  readonly log: Log;
}

interface Stream {
  readonly callerId: string;
  /** Makes a fresh context. @throws AppError UNAUTHENTICATED if the viewer's session or rights have changed; the stream has then ended */
  check(): Promise<Context>;
  end(): void;
}

export interface Streams {
  readonly handler: RequestHandler;
  /** Checks the streams of an account that changed. */
  check(userId: string): void;
  /** Closes all streams; clients reconnect. */
  readonly end: () => void;
}

const isSame = (before: Viewer | null, now: Viewer | null): boolean =>
  before !== null &&
  now !== null &&
  before.id === now.id &&
  before.role === now.role &&
  before.isEmailVerified === now.isEmailVerified &&
  before.mustChangePassword === now.mustChangePassword &&
  before.mustAddSecondFactor === now.mustAddSecondFactor;

/** A result as it is sent: with the errors of the catalogue, and without what only matters to an HTTP answer. */
const shown = ({ data, errors }: ExecutionResult, { requestId, log }: Context): ExecutionResult => {
  const mapped =
    errors &&
    mapExecutionErrors(errors, requestId, log).map((error) => {
      const { http: _http, ...extensions } = error.extensions;
      const { message, nodes, source, positions, path } = error;
      return new GraphQLError(message, { nodes, source, positions, path, extensions });
    });
  return { ...(mapped && { errors: mapped }), ...(data !== undefined && { data }) };
};

/** By whom streams are counted: the viewer, or the network of an anonymous caller. */
const callerOf = ({ viewer, network }: Context): string => viewer?.id ?? network;

/** Refuses a subscription: JSON with the status of the first error. graphql-sse would send it as an event of an accepted stream. */
const refusal = (errors: readonly GraphQLError[], context: Context): Answer => {
  const result = shown({ errors }, context);
  const code = result.errors?.[0]?.extensions.code as ErrorCode | undefined;
  return [JSON.stringify(result), { status: errorCatalogue[code ?? 'BAD_INPUT'].status, statusText: '' }];
};

/** What graphql-sse may know of a request's headers: Express has parsed the body, and there is nothing but streams here. */
const streamHeaders = new Map([
  ['accept', 'text/event-stream'],
  ['content-type', 'application/json'],
]);

/** What the hooks of graphql-sse share about one request. */
interface Call {
  readonly request: Request;
  readonly response: Response;
  readonly first: Context;
  /** Set once the subscription is accepted. */
  stream: Stream | null;
}

/**
 * Subscriptions as server-sent events (GraphQL over SSE, "distinct connections"): one POST, one stream. graphql-sse runs
 * them, writes the events and keeps the connection alive; who may have a stream, and for how long, is decided here.
 * A stream lives as long as the session that opened it: signing out, disabling the account, changing its role and the
 * token's expiry close it, and this is checked before each event. A stream closed without the event `complete` means: reconnect.
 */
export const createStreams = ({
  schema,
  introspection,
  documents,
  contextOf,
  headers,
  log,
}: StreamOptions): Streams => {
  const open = new Set<Stream>();

  const admit = (callerId: string): void => {
    if (open.size >= streamLimits.all) throw new AppError('UNAVAILABLE');
    const own = [...open].filter((stream) => stream.callerId === callerId);
    if (own.length >= streamLimits.each) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 30 });
  };

  const begin = ({ request, response, first }: Call, source: AsyncGenerator): Stream => {
    const end = (): void => {
      if (!open.delete(stream)) return;
      // Ends graphql-sse's work for the stream too. Its last event would be `complete`, which is not sent any more.
      void source.return(undefined);
      response.end();
    };
    const check = async (): Promise<Context> => {
      const context = await contextOf(request).catch(() => null);
      if (context && isSame(first.viewer, context.viewer)) return context;
      end();
      throw new AppError('UNAUTHENTICATED');
    };
    const stream: Stream = { callerId: callerOf(first), end, check };
    open.add(stream);
    response.on('close', end);
    response.on('error', end);
    return stream;
  };

  const handle = createHandler<Request, Call>({
    // No token: every subscription has a connection of its own.
    authenticate: () => null,
    onSubscribe: async ({ context: call }, { query, operationName, variables }) => {
      const { first } = call;
      try {
        documents.admit(query, first.viewer === null);
      } catch (error) {
        if (error instanceof GraphQLError) return refusal([error], first);
        throw error;
      }
      const subscription = readSubscription(schema, { query, operationName, variables }, introspection);
      if ('errors' in subscription) return refusal(subscription.errors, first);
      documents.know(query);
      const source = await subscribe({ schema, ...subscription, contextValue: first });
      if (!(Symbol.asyncIterator in source)) return refusal(source.errors ?? [], first);
      try {
        admit(callerOf(first));
      } catch (error) {
        void source.return(undefined);
        throw error;
      }
      call.stream = begin(call, source);
      return source;
    },
    onNext: async (_context, { context: { stream } }, result) => {
      // The schema has no incremental delivery, so there are no patches.
      if (stream) return shown(result as ExecutionResult, await stream.check());
    },
  });

  /** Writes what graphql-sse sends. Its own way would let events pile up for a client that does not read. */
  const write = async (response: Response, stream: Stream, texts: AsyncIterable<string>): Promise<void> => {
    response.writeHead(200, {
      ...Object.fromEntries(headers),
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Proxies must neither compress nor buffer: each event is delivered at once.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    try {
      for await (const text of texts) {
        if (!open.has(stream)) return;
        // A comment is a keep-alive.
        if (text.startsWith(':')) stream.check().catch(() => undefined);
        response.write(text);
        if (response.writableLength > backlogLimit) return;
      }
    } catch (error) {
      if (open.has(stream)) logUnforeseen(log, toAppError(error), 'a stream failed', { error });
    }
  };

  const handler: RequestHandler = async (request, response) => {
    const first = await contextOf(request);
    const body = validate(requestBody, request.body);
    const call: Call = { request, response, first, stream: null };
    const { method, url } = request;
    const [texts, { status }] = await handle({
      method,
      url,
      headers: streamHeaders,
      body,
      raw: request,
      context: call,
    });
    if (call.stream && texts && typeof texts === 'object') {
      // It stays open; others of the same person must not wait for its end.
      currentTurn()?.release();
      if (!response.destroyed) await write(response, call.stream, texts);
      return call.stream.end();
    }
    response
      .writeHead(status, { ...Object.fromEntries(headers), ...noStore, 'Content-Type': jsonType })
      .end(texts);
  };

  return {
    handler,
    check: (userId) => {
      for (const stream of open) if (stream.callerId === userId) stream.check().catch(() => undefined);
    },
    end: () => {
      for (const stream of open) stream.end();
    },
  };
};
