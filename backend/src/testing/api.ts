import { foldEmail } from '@hearthline/rules/text.ts';
import { runJob } from './jobs.ts';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Role } from '@hearthline/rules/permissions.ts';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { createApp, type App, type AppOptions } from '../app.ts';
import { jobHandlers } from '../features/index.ts';
import { signAccessToken } from '../features/people/accounts/sessions/access-token.ts';
import { openSession } from '../features/people/accounts/sessions/session.service.ts';
import { openDatabase, type Database } from '../platform/db/database.ts';
import type { NewRow } from '../platform/db/query-builder.ts';
import { answerWith, createHttpServer } from '../platform/http/node-server.ts';
import { openBoss } from '../platform/jobs/job-runner.ts';
import { createJobs } from '../platform/jobs/job-queue.ts';
import { createLimits } from '../platform/access/rate-limits.ts';
import { createLog } from '../platform/log.ts';
import { createSeal } from '../platform/crypto/seal.ts';
import { makeSealPem } from '../platform/crypto/seal-key.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import type { FairQueue } from '../platform/turns/fair-queue.ts';
import { serverFacts } from '../platform/process/server-info.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import { migrations } from '../migrations/index.ts';
import { createDatabase } from './spec-database.ts';
import { describedAnswers } from './http/openapi-conformance.ts';

export interface Answer<Body = any> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface GraphqlAnswer {
  readonly data: any;
  readonly errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; fieldErrors?: Record<string, string> };
  }[];
}

/** Both APIs, called as one particular user or anonymously. */
export interface Caller {
  rest(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  gql(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer & { status: number }>;
  /** A plain request, for bodies and answers other than JSON, such as files. */
  open(path: string, init?: RequestInit): Promise<Response>;
}

/** What a spec talks to: a real server on its own database. */
export interface Api extends Caller {
  readonly url: string;
  readonly app: App;
  readonly database: Database;
  /** The test's clock; it shows real time unless it is set. */
  readonly clock: { set(now: Date | string): void; reset(): void; now(): Date };
  as(role: Role): Promise<Caller>;
  /** The caller with exactly this account (by e-mail). */
  asUser(email: string): Promise<Caller>;
  withToken(token: string): Caller;
  /** Creates an account, verified by default. @returns its id */
  addUser(values: Partial<NewRow<'users'>> & { email: string; role: Role }): Promise<string>;
  /** Runs one statement as the role that owns the tables. */
  sql<Row extends object = Record<string, any>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Runs all waiting jobs now, as the workers would. */
  runJobs(): Promise<void>;
}

/** Seals the documents of every server in the specs. */
export const specSeal = createSeal(() => makeSealPem('Spec seal', new Date()));

/** Signs the access tokens of every server in the specs. */
export const specKey = Buffer.alloc(32, 7);

/** @param url asked at each call: a spec may start its server anew */
export const caller = (
  url: () => string,
  check: ReturnType<typeof describedAnswers>,
  token?: string,
): Caller => {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const rest: Caller['rest'] = async (method, path, body, headers = {}) => {
    const response = await fetch(url() + path, {
      method,
      headers: {
        ...authorization,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      // A stream never ends by itself.
      await response.body?.cancel();
      return { status: response.status, headers: response.headers, body: '' };
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const answer = isJson && text ? JSON.parse(text) : text;
    if (isJson) await check(method, path, response.status, answer);
    return { status: response.status, headers: response.headers, body: answer };
  };
  return {
    rest,
    open: (path, init = {}) =>
      fetch(url() + path, {
        ...init,
        headers: { ...authorization, ...(init.headers as Record<string, string> | undefined) },
      }),
    gql: async (query, variables = {}, headers = {}) => {
      const { status, body } = await rest('POST', '/graphql', { query, variables }, headers);
      return { status, ...body };
    },
  };
};

const silent = createLog(process.env.SPEC_LOG ?? 'silent');

/** Options with which a spec can deviate from the defaults. */
export type ApiOptions = Partial<
  Pick<
    AppOptions,
    | 'explorer'
    | 'secure'
    | 'publicUrl'
    | 'pages'
    | 'trustProxy'
    | 'log'
    | 'isPrepared'
    | 'storage'
    | 'disk'
    | 'seal'
    | 'queue'
  >
>;

/** Admits everything: specs may send any number of requests at once, unless they bring a queue of their own. */
export const admitAll: FairQueue = {
  enter: () => Promise.resolve({ end: () => undefined }),
  begin: () => undefined,
  isIdle: () => false,
  close: () => undefined,
};

const open = async (options: ApiOptions): Promise<Api & { stop(): Promise<void> }> => {
  const { ownerUrl, appUrl, drop } = await createDatabase();
  const database = openDatabase(appUrl, silent);
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  // Dropping the database cuts its connections.
  owner.on('error', () => undefined);
  const boss = openBoss(appUrl, silent);
  let fixed: Date | null = null;
  const now = (): Date => fixed ?? new Date();
  const server: Server = createHttpServer({ secure: options.secure ?? false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const app = await createApp({
    queue: admitAll,
    database,
    secrets: {
      accessTokenKey: specKey,
      limitKey: specKey,
      mailKey: specKey,
      linkKey: specKey,
      storedSecretKey: specKey,
    },
    seal: specSeal,
    dataDir: inject('dataDir'),
    log: silent,
    now,
    jobs: createJobs(boss),
    limits: createLimits(database.pool, specKey),
    mailer: createMailer(null, specKey),
    storage: createDiskStorage(join(inject('dataDir'), randomUUID())),
    // As if there was room enough on any machine.
    disk: () => Promise.resolve({ freeBytes: 2 ** 40, totalBytes: 2 ** 40 }),
    server: serverFacts(inject('dataDir'), migrations, { build: 'spec', explorer: options.explorer ?? true }),
    publicUrl: url,
    secure: false,
    trustProxy: 0,
    explorer: true,
    pages: null,
    isPrepared: () => true,
    isReady: () => Promise.resolve(true),
    ...options,
  });
  answerWith(server, app.express);
  await boss.start();

  /** The names of jobs that wait: to ask for each of the product's by itself takes thirty statements. */
  const waitingJobs = async (): Promise<ReadonlySet<string>> => {
    const { rows } = await owner.query<{ name: string }>(
      "select distinct name from pgboss.job where state < 'active'",
    );
    return new Set(rows.map(({ name }) => name));
  };

  const check = describedAnswers(url);
  const asUser = async (email: string): Promise<Caller> => {
    const context = app.systemContext();
    const user = await database.db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'passwordHash', 'lastSignInAt'])
      .where('emailFolded', '=', email.toLowerCase())
      .executeTakeFirstOrThrow();
    const session = await openSession(context, user);
    return caller(() => url, check, await signAccessToken(specKey, session, now().getTime()));
  };

  return {
    ...caller(() => url, check),
    url,
    app,
    database,
    clock: { set: (at) => void (fixed = new Date(at)), reset: () => void (fixed = null), now },
    as: (role) => asUser(`${role}@example.com`),
    asUser,
    withToken: (token) => caller(() => url, check, token),
    addUser: async (values) => {
      const { id } = await database.db
        .insertInto('users')
        .values({
          name: 'Spec User',
          isEmailVerified: true,
          ...values,
          emailFolded: foldEmail(values.email),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    sql: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await owner.query(text, values)).rows as Row[],
    runJobs: async () => {
      let waiting = await waitingJobs();
      for (const { job } of jobHandlers) {
        if (!waiting.has(job.name)) continue;
        for (
          let batch = await boss.fetch<object>(job.name);
          batch.length;
          batch = await boss.fetch<object>(job.name)
        ) {
          for (const { id, data } of batch) {
            await runJob(jobHandlers, job, app.systemContext(), data);
            await boss.complete(job.name, id);
          }
        }
        // What ran may have left work for others.
        waiting = await waitingJobs();
      }
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.close();
      await boss.stop({ graceful: false });
      await database.close();
      await owner.end();
      drop();
    },
  };
};

/** Gives the specs of a file one server on a fresh database; call it inside `describe` or at the top of the file. */
export const useApi = (options: ApiOptions = {}): Api => {
  let running: (Api & { stop(): Promise<void> }) | undefined;
  beforeAll(async () => {
    running = await open(options);
  });
  afterAll(async () => {
    await running?.stop();
  });
  return new Proxy({} as Api, {
    get: (_target, property) => {
      if (!running) throw new Error('the server is there from beforeAll on');
      return running[property as keyof Api];
    },
  });
};
