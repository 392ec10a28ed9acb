import { errorCatalogue, type ErrorCode } from '@hearthline/rules/errors.ts';
import type { Request, RequestHandler, Response } from 'express';
import {
  createSourceEventStream,
  execute,
  GraphQLError,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { z } from 'zod';
import type { Context, Viewer } from '../context.ts';
import { AppError } from '../errors.ts';
import { senderOf, type DocumentAdmission } from './document-admission.ts';
import { mapExecutionErrors } from './execution-errors.ts';
import { readSubscription, type Subscription } from './subscription-request.ts';
import { jsonType, noStore, type securityHeaders } from '../http/response-headers.ts';
import type { Log } from '../log.ts';
import { validate } from '../validation/validate.ts';

/** The most streams open at once: per person (windows, devices) and in total. */
export const streamLimits = { each: 10, all: 2000 } as const;
/** How often each stream sends a keep-alive and checks its viewer, in milliseconds. */
const heartbeatMs = 15_000;
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
  /** Ends the stream if its viewer's session or rights have changed. */
  check(): Promise<void>;
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
  before.mustChangePassword === now.mustChangePassword;

const shown = ({ data, errors }: ExecutionResult, { requestId, log }: Context): string => {
  const mapped =
    errors &&
    mapExecutionErrors(errors, requestId, log).map((error) => ({
      ...error.toJSON(),
      extensions: { ...error.extensions, http: undefined },
    }));
  return JSON.stringify({ ...(mapped && { errors: mapped }), ...(data !== undefined && { data }) });
};

/** By whom streams are counted: the viewer, or the network of an anonymous caller. */
const callerOf = ({ viewer, network }: Context): string => viewer?.id ?? network;

/** Refuses a subscription before it begins: answers JSON with the status of the first error. */
const refuse = (
  response: Response,
  headers: StreamOptions['headers'],
  errors: readonly GraphQLError[],
  context: Context,
): void => {
  const body = shown({ errors }, context);
  const [first] = (JSON.parse(body) as { errors: { extensions?: { code?: ErrorCode } }[] }).errors;
  const { status } = errorCatalogue[first?.extensions?.code ?? 'BAD_INPUT'];
  response
    .writeHead(status, { ...Object.fromEntries(headers), ...noStore, 'Content-Type': jsonType })
    .end(body);
};

/**
 * Subscriptions as server-sent events (GraphQL over SSE, "distinct connections"): one POST, one stream.
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

  const serve = (
    request: Request,
    response: Response,
    first: Context,
    subscription: Subscription,
    source: AsyncIterator<unknown>,
  ): void => {
    response.writeHead(200, {
      ...Object.fromEntries(headers),
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Proxies must neither compress nor buffer: each event is delivered at once.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.write(':\n\n');
    const beat = setInterval(() => {
      response.write(':\n\n');
      void stream.check();
    }, heartbeatMs);
    const end = (): void => {
      if (!open.delete(stream)) return;
      clearInterval(beat);
      void source.return?.();
      response.end();
    };
    /** A fresh context, or null if the viewer's session or rights have changed; the stream has then ended. */
    const look = async (): Promise<Context | null> => {
      const context = await contextOf(request).catch(() => null);
      if (context && isSame(first.viewer, context.viewer)) return context;
      end();
      return null;
    };
    const stream: Stream = { callerId: callerOf(first), end, check: async () => void (await look()) };
    open.add(stream);
    response.on('close', end);
    response.on('error', end);

    const pass = async (): Promise<void> => {
      for (let next = await source.next(); !next.done; next = await source.next()) {
        const context = await look();
        if (!context) return;
        const { document, operationName, variableValues } = subscription;
        const result = await execute({
          schema,
          document,
          operationName,
          variableValues,
          rootValue: next.value,
          contextValue: context,
        });
        if (response.writableLength > backlogLimit) return end();
        response.write(`event: next\ndata: ${shown(result, context)}\n\n`);
      }
      end();
    };
    pass().catch((error: unknown) => {
      log.error({ error }, 'a stream failed');
      end();
    });
  };

  const handler: RequestHandler = async (request, response) => {
    const context = await contextOf(request);
    const asked = validate(requestBody, request.body);
    try {
      await documents.admit(asked.query, senderOf(context));
    } catch (error) {
      if (error instanceof GraphQLError) return refuse(response, headers, [error], context);
      throw error;
    }
    const subscription = readSubscription(schema, asked, introspection);
    if ('errors' in subscription) return refuse(response, headers, subscription.errors, context);
    documents.know(asked.query);
    const source = await createSourceEventStream({ schema, ...subscription, contextValue: context });
    if (!(Symbol.asyncIterator in source)) return refuse(response, headers, source.errors ?? [], context);
    const events = source[Symbol.asyncIterator]();
    try {
      admit(callerOf(context));
    } catch (error) {
      void events.return?.();
      throw error;
    }
    if (response.destroyed) return void events.return?.();
    serve(request, response, context, subscription, events);
  };

  return {
    handler,
    check: (userId) => {
      for (const stream of open) if (stream.callerId === userId) void stream.check();
    },
    end: () => {
      for (const stream of open) stream.end();
    },
  };
};
