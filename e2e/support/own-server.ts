import { startBuiltServer, type BuiltServer } from './server.ts';
import { test as shared } from './test.ts';

export { expect } from './test.ts';

/**
 * `test` with a server of the worker's own: for journeys that stop it, or that count what everybody changes. Journeys of one
 * worker share it, in no particular order.
 */
export const test = shared.extend<object, { server: BuiltServer }>({
  server: [
    async ({}, use) => {
      const server = await startBuiltServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});
