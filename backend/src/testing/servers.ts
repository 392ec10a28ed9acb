import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { loadConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { demoPassword } from '../seed/accounts.ts';
import { caller, type Api } from './api.ts';
import { describedAnswers } from './http/openapi-conformance.ts';
import { startServer, type RunningServer, type ServerOptions } from '../server.ts';

/** An answer, and how many milliseconds it took. */
export interface Seen {
  readonly status: number;
  readonly retryAfter: number;
  readonly body: any;
  readonly took: number;
}

/** Starts servers as `main` does; `stop` ends them. */
export const openServers = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearthline-servers-'));
  const running: RunningServer[] = [];
  return {
    start: async (
      urls: Pick<ServerOptions, 'appUrl' | 'ownerUrl'>,
      { smtpUrl = null, ...options }: Partial<ServerOptions> & { smtpUrl?: string | null } = {},
    ): Promise<RunningServer> => {
      const config = { ...loadConfig({ PORT: '0', DATA_DIR: dataDir }), host: '127.0.0.1', smtpUrl };
      const server = await startServer({
        config,
        ...urls,
        pages: null,
        log: createLog('silent'),
        ...options,
      });
      running.push(server);
      return server;
    },
    stop: async (): Promise<void> => {
      for (const server of running) await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** A public search that queries the database. */
export const plans = '/api/floor-plans/search?bedrooms=3&bathrooms=2';

export const ask = async (server: RunningServer, path: string, init: RequestInit = {}): Promise<Seen> => {
  const started = performance.now();
  const answer = await fetch(server.url + path, { headers: { 'content-type': 'application/json' }, ...init });
  const text = await answer.text();
  return {
    status: answer.status,
    retryAfter: Number(answer.headers.get('retry-after')),
    body: text ? JSON.parse(text) : null,
    took: performance.now() - started,
  };
};

export const askGraphql = (server: RunningServer, query: string, init: RequestInit = {}): Promise<Seen> =>
  ask(server, '/graphql', { ...init, method: 'POST', body: JSON.stringify({ query }) });

/** The headers of a signed-in user. */
export const as = (token: string): RequestInit => ({
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
});

/** Signs in the admin. @returns the access token */
export const signIn = async (server: RunningServer): Promise<string> =>
  String(
    (
      await ask(server, '/api/auth/login', {
        method: 'POST',
        body: JSON.stringify({ email: 'admin@example.com', password: demoPassword }),
      })
    ).body.accessToken,
  );

/**
 * What fixtures need of an API, on servers with the demo that come and go; sessions must survive that.
 * @param at where the server is that runs now
 * @param sql runs a statement on its database
 */
export const apiOf = (
  at: () => string,
  sql: Api['sql'],
): Pick<Api, 'rest' | 'gql' | 'open' | 'as' | 'sql' | 'clock'> => {
  let check: ReturnType<typeof describedAnswers> | undefined;
  const checked: ReturnType<typeof describedAnswers> = (...answer) =>
    (check ??= describedAnswers(at()))(...answer);
  const nobody = caller(at, checked);
  return {
    ...nobody,
    sql,
    clock: { set: () => undefined, reset: () => undefined, now: () => new Date() },
    as: async (role) => {
      const credentials = { email: `${role}@example.com`, password: demoPassword };
      return caller(
        at,
        checked,
        (await nobody.rest('POST', '/api/auth/login', credentials)).body.accessToken,
      );
    },
  };
};

export const untilReady = (server: RunningServer): Promise<unknown> =>
  vi.waitFor(async () => expect((await ask(server, '/readyz')).status).toBe(200), {
    timeout: 15_000,
    interval: 20,
  });
