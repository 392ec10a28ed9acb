import { defineConfig } from 'vitest/config';

/** Without an own module there would be two copies of graphql: CommonJS for the server's packages, ESM for its sources. */
const oneGraphql = { graphql: new URL('./node_modules/graphql/index.js', import.meta.url).pathname };

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      { test: { name: 'rules', include: ['rules/**/*.spec.ts', 'scripts/**/*.spec.ts', 'bench/**/*.spec.ts'], environment: 'node' } },
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'backend',
          include: ['backend/src/**/*.spec.ts'],
          environment: 'node',
          globalSetup: ['backend/src/testing/global-setup.ts'],
          setupFiles: ['backend/src/testing/setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      'frontend/vitest.config.ts',
    ],
  },
});
