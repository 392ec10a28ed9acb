import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Action } from '@hearthline/rules/permissions.ts';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import { demand } from './access.ts';
import type { Context } from './context.ts';
import { AppError } from './errors.ts';
import { jsonBody } from './http.ts';
import { jsonType, noStore, type Send } from './http-headers.ts';
import { takeTime } from './http-server.ts';
import type { Incoming } from './multipart.ts';
import type { AnswerAbout } from './openapi.answers.ts';

/** What a REST route gets of a request: plain data, unchecked. */
export interface RestRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** One header, in lower case. */
  readonly header: (name: string) => string | undefined;
  /** The body as it comes, for a route that `streams` or `ignoresBody`: nothing of it has been read. */
  readonly incoming: Incoming;
}

/** What it answers. `body` is sent as JSON, a Buffer as it is, a stream piece by piece as it comes. */
export interface RestAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the description of the API says of a route (see openapi.ts). */
export interface RouteAbout {
  readonly summary: string;
  /** The rule of its query; only what a caller may say. */
  readonly query?: z.ZodType;
  /** The rule of its body. */
  readonly body?: z.ZodType;
  /** The root field of GraphQL that takes the same, or the fields: their words say what each field of query, body and path means. Where there is none, the words themselves. */
  readonly like?: string | readonly string[] | Readonly<Record<string, string>>;
  /** What it answers, where that is JSON. */
  readonly answer?: AnswerAbout;
  /** Fields of the type it answers with that it leaves out. */
  readonly without?: readonly string[];
  /** The media type of its answer; JSON by default. */
  readonly answers?: string;
  /** It takes `Idempotency-Key`: its handler works in `once()`. */
  readonly once?: true;
  /** Other headers that it reads, with what they say. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What it takes that is no JSON: media type → JSON Schema. */
  readonly takes?: Readonly<Record<string, object>>;
  /** Statuses of refusals beside those that follow from all this. */
  readonly refuses?: readonly number[];
  /** What else has to be known to call it. */
  readonly note?: string;
  /** Of its answer; by default what is usual for its method. */
  readonly status?: number;
}

/** One call of the REST door. `access` names the action that guards it, or says that it is for everybody. */
export interface RestRoute {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly path: string;
  readonly access: Action | 'public';
  /** What a request carries is not looked at, so it may be of any type: for calls that other programs make by rules of their own. */
  readonly ignoresBody?: true;
  /** The handler reads the body itself while it comes, and sees to it that it ends: for files. */
  readonly streams?: true;
  readonly about?: RouteAbout;
  readonly handle: (context: Context, request: RestRequest) => Promise<RestAnswer>;
}

/** `search[$ne]=x` is somebody else's dialect: nothing here reads it, so it is refused instead of passed over (security G2). */
const refuseBrackets = (query: object): void => {
  if (Object.keys(query).some((name) => /[[\]]/.test(name))) throw new AppError('BAD_INPUT');
};

/** What a route is shown of a request of Express. */
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

/** Makes the handler that Express mounts: checks access first, then answers. */
const restHandler =
  ({ access, streams, handle }: RestRoute, contextOf: (request: Request) => Promise<Context>, send: Send) =>
  async (request: Request, response: Response): Promise<void> => {
    const context = await contextOf(request);
    if (access !== 'public') await demand(context, access);
    // Only for those who may send files: anybody else is hung up on as ever.
    if (streams) takeTime(request, response);
    const { status, headers, body } = await handle(context, new Shown(request));
    // What fails before the first piece is an error answer like any other.
    if (body instanceof Readable) await once(body, 'readable');
    if (body === undefined || body instanceof Readable || Buffer.isBuffer(body)) send(response, status, { ...noStore, ...headers }, body);
    else if (headers) send(response, status, { ...noStore, 'Content-Type': jsonType, ...headers }, JSON.stringify(body));
    else send.json(response, status, JSON.stringify(body));
  };

/** The word that says what a call is about: `contacts` of `/api/contacts/7`. */
const resourceOf = (path: string): string => path.split('/', 3)[2]?.toLowerCase() ?? '';

/**
 * The REST door: a router for each resource. Express compares a request with one route after the other; in one row,
 * all of them would stand in the way of every request, also of those for GraphQL and pages.
 */
export const restDoor = (routes: readonly RestRoute[], contextOf: (request: Request) => Promise<Context>, send: Send): RequestHandler => {
  const routers = new Map<string, Router>();
  for (const route of routes) {
    const resource = resourceOf(route.path);
    const router = routers.get(resource) ?? Router();
    routers.set(resource, router);
    const parsers = route.method === 'get' || route.ignoresBody || route.streams ? [] : jsonBody();
    router[route.method](route.path, ...parsers, restHandler(route, contextOf, send));
  }
  return (request, response, next) => {
    const router = routers.get(resourceOf(request.path));
    // A router would answer OPTIONS by itself, without the headers of every answer; no other site may ask here (security F2).
    if (router && request.method !== 'OPTIONS') router(request, response, next);
    else next();
  };
};
