import { randomUUID } from 'node:crypto';
import type { Express, Request, RequestHandler, Response } from 'express';
import {
  homeAddresses,
  openImages,
  readCompany,
  readServedContent,
  restRoutes,
  signAccessToken,
  Viewers,
} from './features/index.ts';
import { clientAddress } from './platform/access/client-address.ts';
import { networkOf } from './platform/access/client-network.ts';
import { contextFactory, type Context, type ContextSource } from './platform/context.ts';
import { createEvents, type Events } from './platform/events/event-bus.ts';
import { createGraphql, graphqlHandler } from './platform/graphql/apollo-server.ts';
import { createDocumentAdmission } from './platform/graphql/document-admission.ts';
import { createOperations } from './platform/graphql/operation-answers.ts';
import { createStreams } from './platform/graphql/subscription-stream.ts';
import { errorAnswer, notFound } from './platform/http/error-response.ts';
import { createSend, securityHeaders } from './platform/http/response-headers.ts';
import { refuser } from './platform/http/refusal.ts';
import { createHttp, jsonBody, withHeaders } from './platform/http/express-app.ts';
import { AppError } from './platform/errors.ts';
import { restRouter } from './platform/http/rest-router.ts';
import type { FairQueue } from './platform/turns/fair-queue.ts';
import type { Payer } from './platform/turns/payer.ts';
import type { Secrets } from './platform/crypto/secrets.ts';
import { schema } from './schema.ts';
import { createTextCipher } from './platform/crypto/encryption.ts';
import { createSignature } from './platform/crypto/signed-tokens.ts';
import type { PageSource } from './platform/site/page-source.ts';
import { createSiteMemory } from './platform/site/site-memory.ts';
import { siteFiles } from './platform/site/site-files.ts';
import { siteVersion } from './platform/site/site-version.ts';
import { explorerPage, pageRoutes, type Bootstrap } from './platform/site/page-routes.ts';

export interface AppOptions extends Omit<
  ContextSource,
  'events' | 'forgetViewer' | 'siteMemory' | 'signAccess' | 'signature' | 'cipher'
> {
  readonly secrets: Secrets;
  /** Where drawn images are kept on disk. */
  readonly dataDir: string;
  /** Whether the site is served over https: browsers are then told to use nothing else. */
  readonly secure: boolean;
  readonly trustProxy: number;
  /** Whether the APIs explain themselves: introspection, GraphiQL, the OpenAPI description. */
  readonly explorer: boolean;
  /** Null: no pages, only the REST and GraphQL APIs. */
  readonly pages: PageSource | null;
  /** Where a request waits for its turn, before any work is done for it. */
  readonly queue: FairQueue;
  /** Whether the server has started and is not stopping yet; otherwise everything except health checks is answered with 503. */
  readonly isPrepared: () => boolean;
  /** Whether the database answers and is migrated right now. */
  readonly isReady: () => Promise<boolean>;
}

export interface App {
  readonly express: Express;
  readonly viewers: Viewers;
  /** Events in this process, its own and those from the database. */
  readonly events: Events;
  /** Makes pages ready, so that their first visitors do not wait for them. */
  preparePages(paths: readonly string[]): Promise<void>;
  /** To be called when an account or its sessions changed, in this process or another. */
  forgetViewer(userId: string): void;
  /** Closes all event streams; clients reconnect, perhaps to another server. */
  endStreams(): void;
  /** Makes a context with nobody signed in, for jobs. */
  readonly systemContext: () => Context;
  /** Waits for running operations and refuses new ones. */
  close(): Promise<void>;
}

/** Builds the Express app from its dependencies; both the server and the tests start here. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const { database, secrets, log, now, explorer } = options;
  const viewers = new Viewers(database.query, secrets.accessTokenKey, now);
  const events = createEvents();
  const forgetViewer = (userId: string): void => {
    viewers.forget(userId);
    streams.check(userId);
  };
  const siteMemory = createSiteMemory(() => siteVersion(database), now);
  const source: ContextSource = {
    ...options,
    events,
    forgetViewer,
    siteMemory,
    signature: createSignature(secrets.linkKey),
    cipher: createTextCipher(secrets.storedSecretKey),
    signAccess: (session) => signAccessToken(secrets.accessTokenKey, session, now().getTime()),
  };
  const newContext = contextFactory(source);
  const addressOf = clientAddress(options.trustProxy, log);

  const contextOf = async (request: Request): Promise<Context> => {
    const { authorization, 'user-agent': userAgent = '' } = request.headers;
    const requestId = randomUUID();
    if (request.res) request.res.locals.requestId = requestId;
    const address = addressOf(request);
    const viewer = authorization ? (viewers.known(authorization) ?? (await viewers.of(authorization))) : null;
    return newContext({
      viewer,
      address,
      userAgent,
      requestId,
      idempotencyKey: request.get('idempotency-key'),
      designKey: request.get('x-design-key'),
      linkToken: request.get('x-link-token'),
      socket: request.socket,
    });
  };

  /**
   * An account pays for itself, wherever it is; any visitor by their network. The header of a private link counts where links are answered
   * alone, which is cheap and counts wrong ones: anybody can send it.
   */
  const payerOf = async (request: Request): Promise<Payer> => {
    const { authorization, 'x-link-token': link } = request.headers;
    const account = authorization && (await viewers.account(authorization));
    if (account) {
      const lane = account.isCustomer ? 'visitors' : 'office';
      return { id: account.id, lane, isBudgeted: account.isCustomer };
    }
    const network = networkOf(addressOf(request));
    return link !== undefined && request.url.startsWith('/api/linked-')
      ? { id: `${network} with a link`, lane: 'office', isBudgeted: true }
      : { id: network, lane: 'visitors', isBudgeted: true };
  };

  const documents = createDocumentAdmission(schema);
  const graphql = createGraphql({
    schema,
    introspection: explorer,
    operations: createOperations(schema, documents),
    log,
  });
  const streams = createStreams({
    schema,
    introspection: explorer,
    documents,
    contextOf,
    headers: securityHeaders(options.secure),
    log,
  });
  await graphql.start();

  const images = openImages(database.query, options.dataDir);
  const send = createSend(options.secure);
  const state = (response: Response, status: number, word: string): void =>
    send.json(response, status, JSON.stringify({ status: word }));

  const app = createHttp({
    trustProxy: options.trustProxy,
    control: { queue: options.queue, payerOf, refuse: refuser(options.secure), log },
  });
  const whenPrepared =
    (handler: RequestHandler): RequestHandler =>
    (request, response, next) =>
      options.isPrepared() ? handler(request, response, next) : next();
  const operations = graphqlHandler(graphql, documents, contextOf, send, log);
  // The two APIs come first: Express tests a request against every route registered before its own.
  app.use(
    whenPrepared(
      restRouter(
        restRoutes(images, () => schema),
        contextOf,
        send,
      ),
    ),
  );
  app.post('/graphql', ...jsonBody(), whenPrepared(operations));

  app.get('/healthz', (_request, response) => state(response, 200, 'ok'));
  app.get('/readyz', async (_request, response) =>
    (await options.isReady()) ? state(response, 200, 'ready') : state(response, 503, 'not ready'),
  );
  app.use((_request, _response, next) =>
    next(options.isPrepared() ? undefined : new AppError('UNAVAILABLE')),
  );
  app.use('/api', notFound);
  if (explorer && options.pages)
    app.get('/graphql', withHeaders(options.secure), explorerPage(options.pages));
  app.post('/graphql/stream', ...jsonBody(), streams.handler);
  app.all('/graphql/stream', notFound);
  // Other methods, and addresses below /graphql, get GraphQL's form of error.
  app.use('/graphql', ...jsonBody(), operations);

  app.use(withHeaders(options.secure, options.pages?.inlineScripts));
  // Public addresses come from the configuration, not from request headers (docs/security.md, C5).
  const bootstrap = async (): Promise<Bootstrap> => ({
    company: await readCompany(database),
    site: options.publicUrl.replace(/\/+$/, ''),
  });
  siteFiles(app, bootstrap, () => homeAddresses(database));
  const preparePage =
    options.pages &&
    pageRoutes(app, {
      source: options.pages,
      bootstrap,
      memory: siteMemory,
      // Whoever asks for a page is nobody known: its HTML is the same for all.
      shown: (path, request) =>
        readServedContent(newContext({ viewer: null, address: request ? addressOf(request) : '' }), path),
    });
  app.use(notFound);
  app.use(errorAnswer(log, withHeaders(options.secure)));

  return {
    express: app,
    viewers,
    events,
    preparePages: async (paths) => {
      if (preparePage) await Promise.all(paths.map(preparePage));
    },
    forgetViewer,
    endStreams: streams.end,
    systemContext: () => newContext({ viewer: null, address: '' }),
    close: async () => {
      images.close();
      await graphql.stop();
    },
  };
};
