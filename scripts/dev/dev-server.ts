// The server of `npm run dev`: restarted by the watcher after every change, on the database that scripts/dev/dev.ts keeps running.
import 'reflect-metadata';
import { loadConfig } from '../../backend/src/platform/config.ts';
import { createLog } from '../../backend/src/platform/log.ts';
import { startServer } from '../../backend/src/server.ts';

const {
  DEV_APP_URL = '',
  DEV_OWNER_URL = '',
  DEV_PORT = '',
  DEV_PUBLIC_URL = '',
  DATABASE_URL: _set,
  ...env
} = process.env;
const config = { ...loadConfig(env), port: Number(DEV_PORT), publicUrl: DEV_PUBLIC_URL };
const server = await startServer({
  config,
  appUrl: DEV_APP_URL,
  ownerUrl: DEV_OWNER_URL,
  pages: null,
  log: createLog('info'),
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void server.stop().then(() => process.exit(0)));
await server.ready;
console.log('The server is ready.');
