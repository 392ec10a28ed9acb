import { startBuiltServer, type BuiltServer } from './server.ts';
import { test as shared } from './test.ts';

export { expect } from './test.ts';

/**
 * `test` with a server of the worker's own: for journeys that stop it, or that count what everybody changes. Journeys of one
 * worker share it, in no particular order.
 * @param host as in `startBuiltServer`
 */
export const testOn = (host?: string) =>
  shared.extend<object, { server: BuiltServer }>({
    server: [
      async ({}, use) => {
        const server = await startBuiltServer(host);
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ server }, use) => use(server.url),
  });

export const test = testOn();
