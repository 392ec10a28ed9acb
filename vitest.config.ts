import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

const at = (file: string): string => new URL(file, import.meta.url).pathname;

/** Without this there would be two copies of graphql: CommonJS for the server's packages, ESM for its sources. */
const oneGraphql = { graphql: at('./node_modules/graphql/index.js') };

/** Apollo's integration suite asks for Jest's functions, and gets them only if Vitest loads it (package.json leaves Jest itself out). */
const apolloSuite = { '@jest/globals': at('./backend/src/testing/graphql/jest-globals.ts') };

/**
 * The files of a project share what they import: loading the server or the component library anew for each of them took
 * longer than the specs. So a spec file leaves nothing behind in a module or on the document; databases come from
 * `useApi`, and the setup files put back what was drawn, stored and stubbed. `vi.mock` does not reach a module that is
 * there already: give what is to be replaced as an argument instead.
 *
 * What is waited for with `expect.poll` may take its time: a machine that is busy is not a finding. `vi.waitFor` gives
 * up after a second unless it is told another time.
 */
const shared = {
  isolate: false,
  expect: { poll: { timeout: 10_000 } },
  // What takes minutes, or measures time, runs with `npm run test:long`.
  exclude: [...configDefaults.exclude, ...(process.env.LONG_TESTS ? [] : ['**/*.long.spec.ts'])],
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'rules',
          include: ['rules/**/*.spec.ts', 'scripts/**/*.spec.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'model',
          include: ['model/**/*.spec.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias: { ...oneGraphql, ...apolloSuite } },
        test: {
          server: { deps: { inline: ['@apollo/server-integration-testsuite'] } },
          ...shared,
          name: 'backend',
          include: ['backend/src/**/*.spec.ts'],
          environment: 'node',
          // Requests leave much that is short-lived: with more room for it, collecting it takes a sixteenth less of the time.
          execArgv: ['--max-semi-space-size=128'],
          globalSetup: ['backend/src/testing/global-setup.ts'],
          setupFiles: ['backend/src/testing/setup.ts'],
          // A machine that is busy is not a finding.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        resolve: { dedupe: ['graphql', 'react', 'react-dom'] },
        test: {
          ...shared,
          name: 'frontend',
          include: ['frontend/**/*.spec.{ts,tsx}'],
          environment: 'jsdom',
          // Without intervals: jsdom draws the frames of its window by one, and a fake one never ends for the next spec.
          fakeTimers: {
            toFake: [
              'Date',
              'performance',
              'setTimeout',
              'clearTimeout',
              'requestAnimationFrame',
              'cancelAnimationFrame',
            ],
          },
          setupFiles: ['frontend/src/testing/setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
