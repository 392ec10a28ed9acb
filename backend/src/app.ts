import { randomUUID } from 'node:crypto';
import type { Express, Request, RequestHandler, Response } from 'express';
import { openImages, readCompany, readContent, resolvers, restRoutes, signAccessToken, Viewers } from './features/index.ts';
import { AppError } from './platform/errors.ts';
import { contextFactory, type Context, type ContextSource } from './platform/context.ts';
import { createEvents, type Events } from './platform/events.ts';
import { createGraphql, graphqlDoor } from './platform/graphql.ts';
import { createStreams } from './platform/graphql-stream.ts';
import { errorAnswer, notFound } from './platform/http-errors.ts';
import { createSend, securityHeaders } from './platform/http-headers.ts';
import { refusal } from './platform/http-refusal.ts';
import { createHttp, jsonBody, withHeaders } from './platform/http.ts';
import type { Gate } from './platform/overload.ts';
import { restDoor } from './platform/rest.ts';
import { executableSchema } from './platform/schema.ts';
import type { Secrets } from './platform/secrets.ts';
import { createSignature } from './platform/signature.ts';
import type { PageSource } from './platform/web.files.ts';
import { siteFiles } from './platform/web.site.ts';
import { explorerPage, pageRoutes, type Bootstrap } from './platform/web.ts';

export interface AppOptions extends Omit<ContextSource, 'events' | 'forgetViewer' | 'signAccess' | 'signature'> {
  readonly secrets: Secrets;
  /** What is kept on disk: drawn pictures. */
  readonly dataDir: string;
  /** Whether links start with https: then browsers are told to stay there. */
  readonly secure: boolean;
  readonly trustProxy: number;
  /** Whether the schema may be asked for and GraphiQL is served (development and demo). */
  readonly explorer: boolean;
  /** Null: no pages, only the two doors. */
  readonly pages: PageSource | null;
  /** Asked before anything is done for a request. */
  readonly gate: Gate;
  /** Whether the server has started and does not stop yet; else everything but its health is answered with 503. */
  readonly isPrepared: () => boolean;
  /** Whether database and migrations are ready right now. */
  readonly isReady: () => Promise<boolean>;
}

export interface App {
  readonly express: Express;
  readonly viewers: Viewers;
  /** What this process is told, by itself or by the database. */
  readonly events: Events;
  /** An account or its sessions changed, as this process or another one says. */
  forgetViewer(userId: string): void;
  /** Ends what is answered without an end; whoever listens comes back, perhaps to another server. */
  endStreams(): void;
  /** A context without anybody signed in: for jobs. */
  readonly systemContext: () => Context;
  /** Waits for running operations and refuses new ones. */
  close(): Promise<void>;
}

/** Builds the server's doors over what it is given; `main` and the tests both start here. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const { database, secrets, log, now, explorer } = options;
  const viewers = new Viewers(database.sql, secrets.accessTokenKey, now);
  const events = createEvents();
  const forgetViewer = (userId: string): void => {
    viewers.forget(userId);
    streams.check(userId);
  };
  const source: ContextSource = {
    ...options,
    events,
    forgetViewer,
    signature: createSignature(secrets.linkKey),
    signAccess: (session) => signAccessToken(secrets.accessTokenKey, session, now().getTime()),
  };
  const newContext = contextFactory(source);

  const contextOf = async (request: Request): Promise<Context> => {
    const { authorization, 'user-agent': userAgent = '', 'idempotency-key': given } = request.headers;
    const requestId = randomUUID();
    if (request.res) request.res.locals.requestId = requestId;
    const address = (options.trustProxy > 0 ? request.ip : request.socket.remoteAddress) ?? '';
    const viewer = authorization ? (viewers.known(authorization) ?? (await viewers.of(authorization))) : null;
    return newContext({ viewer, address, userAgent, requestId, idempotencyKey: typeof given === 'string' ? given : undefined });
  };

  const schema = executableSchema(resolvers);
  const graphql = createGraphql({ schema, introspection: explorer, log });
  const streams = createStreams({ schema, introspection: explorer, contextOf, headers: securityHeaders(options.secure), log });
  await graphql.start();

  const images = openImages(database.sql, options.dataDir);
  const send = createSend(options.secure);
  const state = (response: Response, status: number, word: string): void =>
    send.json(response, status, JSON.stringify({ status: word }));

  const app = createHttp({ trustProxy: options.trustProxy, door: { gate: options.gate, refuse: refusal(options.secure) } });
  const whenPrepared =
    (door: RequestHandler): RequestHandler =>
    (request, response, next) => (options.isPrepared() ? door(request, response, next) : next());
  const operations = graphqlDoor(graphql, contextOf, send, log);
  // The two doors come first: Express compares a request with everything that stands before its own.
  app.use(whenPrepared(restDoor(restRoutes(images, () => schema), contextOf, send)));
  app.post('/graphql', ...jsonBody(), whenPrepared(operations));

  app.get('/healthz', (_request, response) => state(response, 200, 'ok'));
  app.get('/readyz', async (_request, response) => ((await options.isReady()) ? state(response, 200, 'ready') : state(response, 503, 'not ready')));
  app.use((_request, _response, next) => next(options.isPrepared() ? undefined : new AppError('UNAVAILABLE')));
  app.use('/api', notFound);
  if (explorer && options.pages) app.get('/graphql', withHeaders(options.secure), explorerPage(options.pages));
  app.post('/graphql/stream', ...jsonBody(), streams.door);
  app.all('/graphql/stream', notFound);
  // Other methods and addresses below are refused in the manner of GraphQL.
  app.use('/graphql', ...jsonBody(), operations);

  app.use(withHeaders(options.secure, options.pages?.inlineScripts));
  // Public addresses come from the configuration, not from what a request says (security C5).
  const bootstrap = async (): Promise<Bootstrap> => ({ company: await readCompany({ sql: database.sql }), site: options.publicUrl.replace(/\/+$/, '') });
  siteFiles(app, bootstrap);
  if (options.pages) pageRoutes(app, { source: options.pages, bootstrap, content: () => readContent({ sql: database.sql, now }) });
  app.use(notFound);
  app.use(errorAnswer(log, withHeaders(options.secure)));

  return {
    express: app,
    viewers,
    events,
    forgetViewer,
    endStreams: streams.end,
    systemContext: () => newContext({ viewer: null, address: '' }),
    close: async () => {
      images.close();
      await graphql.stop();
    },
  };
};
