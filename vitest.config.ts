import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Without this there would be two copies of graphql: CommonJS for the server's packages, ESM for its sources. */
const oneGraphql = { graphql: new URL('./node_modules/graphql/index.js', import.meta.url).pathname };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'rules', include: ['rules/**/*.spec.ts', 'scripts/**/*.spec.ts', 'bench/**/*.spec.ts'], environment: 'node', testTimeout: 30_000 } },
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
      {
        plugins: [react()],
        resolve: { dedupe: ['graphql', 'react', 'react-dom'] },
        test: {
          name: 'frontend',
          include: ['frontend/**/*.spec.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['frontend/src/testing/setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
