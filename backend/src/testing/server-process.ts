// A server in a process of its own, for specs that kill it: `server-process.ts APP_URL OWNER_URL DATA_DIR [DRAIN_MS]`.
// Prints `ready` and its address once it is ready, and shuts down on signals like the shipped server.
import 'reflect-metadata';
import { loadConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { maxDrainMs } from '../platform/process/graceful-shutdown.ts';
import { startServer } from '../server.ts';

const [appUrl = '', ownerUrl = '', dataDir = '', drainMs = String(maxDrainMs)] = process.argv.slice(2);
const config = { ...loadConfig({ PORT: '0', DATA_DIR: dataDir, SEED: 'none' }), host: '127.0.0.1' };
const server = await startServer({
  config,
  appUrl,
  ownerUrl,
  pages: null,
  log: createLog('silent'),
  drainMs: Number(drainMs),
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
await server.ready;
process.stdout.write(`ready ${server.url}\n`);
