import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Action } from '@hearthline/rules/permissions.ts';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import { requirePermission } from '../access/require-permission.ts';
import type { Context } from '../context.ts';
import { AppError, toAppError } from '../errors.ts';
import { jsonBody } from './express-app.ts';
import { jsonType, noStore, type Send } from './response-headers.ts';
import { liftBodyTimeout } from './node-server.ts';
import type { Incoming } from './multipart.ts';
import { currentTurn } from '../turns/current-turn.ts';
import type { AnswerAbout } from '../api-docs/openapi-response-schemas.ts';

/** What a REST route sees of a request: plain data, not validated. */
export interface RestRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** One header's value, by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** The unread body, for a route that `streams` or `ignoresBody`. */
  readonly incoming: Incoming;
}

/** What a REST route answers. `body` is sent as JSON, unless it is a Buffer (sent as is) or a stream (sent chunk by chunk). */
export interface RestAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

/** What the API description says about a route (see openapi.ts). */
export interface RouteAbout {
  readonly summary: string;
  /** The schema of its query, with only what callers may set. */
  readonly query?: z.ZodType;
  /** The schema of its body. */
  readonly body?: z.ZodType;
  /**
   * The GraphQL root field, or fields, that take the same arguments: their descriptions explain each field of query, body
   * and path. Where there is none, the descriptions themselves.
   */
  readonly like?: string | readonly string[] | Readonly<Record<string, string>>;
  /** What it answers, if that is JSON. */
  readonly answer?: AnswerAbout;
  /** Fields of its answer's type that it leaves out. */
  readonly without?: readonly string[];
  /** Texts that its answer has besides the fields of its type, with their descriptions. */
  readonly more?: Readonly<Record<string, string>>;
  /** The media type of its answer; JSON by default. */
  readonly answers?: string;
  /** It takes `Idempotency-Key`: its handler works in `once()`. */
  readonly once?: true;
  /** Other headers that it reads, with their descriptions. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Request bodies other than JSON: media type → JSON Schema. */
  readonly takes?: Readonly<Record<string, object>>;
  /** Error statuses beyond those that follow from the other fields. */
  readonly refuses?: readonly number[];
  /** What else a caller has to know. */
  readonly note?: string;
  /** The status of its answer; by default the usual one for its method. */
  readonly status?: number;
}

/** One route of the REST API. `access` is the permission it requires, or `public` for everybody. */
export interface RestRoute {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly access: Action | 'public';
  /** The body is not parsed and may be of any type: for calls that other programs make in a format of their own. */
  readonly ignoresBody?: true;
  /** The largest JSON body it takes, as in 512kb; by default that of all routes. */
  readonly maxBody?: `${number}kb`;
  /** The handler reads the body itself as it arrives, and limits how long that takes: for files. */
  readonly streams?: true;
  readonly about?: RouteAbout;
  /** Asking again does no harm, and without its answer it was in vain: it may fail although something was stored. */
  readonly repeatable?: true;
  readonly handle: (context: Context, request: RestRequest) => Promise<RestAnswer>;
}

/** Whether a route answers that something was stored (STORED) where its answer cannot be made any more. */
export const mayHaveStored = ({ method, repeatable }: RestRoute): boolean => method !== 'get' && !repeatable;

/** What a failure is answered with once something was stored: programs, and people, send again what has failed on our side (docs/security.md, N10). */
const unlessStored = (error: unknown): unknown => {
  const { code } = toAppError(error);
  const isOurs = code === 'UNAVAILABLE' || code === 'INTERNAL';
  return isOurs && currentTurn()?.hasCommitted ? new AppError('STORED', { cause: error }) : error;
};

/** No route reads bracket syntax such as `search[$ne]=x`, so it is refused instead of ignored (docs/security.md, G2). */
const refuseBrackets = (query: object): void => {
  if (Object.keys(query).some((name) => /[[\]]/.test(name))) throw new AppError('BAD_INPUT');
};

/** An Express request, as a route sees it. */
class Shown implements RestRequest {
  readonly query: RestRequest['query'];

  constructor(private readonly request: Request) {
    this.query = request.query;
    refuseBrackets(this.query);
  }

  get params(): Readonly<Record<string, string>> {
    return this.request.params as Record<string, string>;
  }
  get body(): unknown {
    return this.request.body as unknown;
  }
  get incoming(): Incoming {
    return { headers: this.request.headers, stream: this.request };
  }
  get header(): RestRequest['header'] {
    const { request } = this;
    return (name) => request.get(name);
  }
}

/** Makes the Express handler of a route: checks access first, then answers. */
const restHandler =
  (route: RestRoute, contextOf: (request: Request) => Promise<Context>, send: Send) =>
  async (request: Request, response: Response): Promise<void> => {
    const { access, streams, handle } = route;
    const context = await contextOf(request);
    if (access !== 'public') await requirePermission(context, access);
    // Only after the access check: anybody else keeps the usual request timeout.
    if (streams) {
      liftBodyTimeout(request, response);
      // A file takes as long as the line of its sender; what else they ask for does not wait for that.
      currentTurn()?.release();
    }
    const { status, headers, body } = await handle(context, new Shown(request)).catch((error: unknown) => {
      throw mayHaveStored(route) ? unlessStored(error) : error;
    });
    // Waits for the first chunk, so that a failure before it still becomes an ordinary error answer.
    if (body instanceof Readable) {
      await once(body, 'readable');
      currentTurn()?.release();
    }
    if (body === undefined || body instanceof Readable || Buffer.isBuffer(body))
      send(response, status, { ...noStore, ...headers }, body);
    else if (headers)
      send(response, status, { ...noStore, 'Content-Type': jsonType, ...headers }, JSON.stringify(body));
    else send.json(response, status, JSON.stringify(body));
  };

/** The resource in a path: `contacts` in `/api/contacts/7`. */
const resourceOf = (path: string): string => path.split('/', 3)[2]?.toLowerCase() ?? '';

/**
 * The REST API: one router per resource. Express tries routes one after the other; in a single list, all of them
 * would delay every request, including those for GraphQL and pages.
 */
export const restRouter = (
  routes: readonly RestRoute[],
  contextOf: (request: Request) => Promise<Context>,
  send: Send,
): RequestHandler => {
  const routers = new Map<string, Router>();
  for (const route of routes) {
    const resource = resourceOf(route.path);
    const router = routers.get(resource) ?? Router();
    routers.set(resource, router);
    const parsers =
      route.method === 'get' || route.ignoresBody || route.streams ? [] : jsonBody(route.maxBody);
    router[route.method](route.path, ...parsers, restHandler(route, contextOf, send));
  }
  return (request, response, next) => {
    const router = routers.get(resourceOf(request.path));
    // A router would answer OPTIONS by itself, without the usual headers; cross-origin requests are not allowed (docs/security.md, F2).
    if (router && request.method !== 'OPTIONS') router(request, response, next);
    else next();
  };
};
