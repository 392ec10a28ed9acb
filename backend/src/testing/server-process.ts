// A server in a process of its own, for specs that kill it: `server-process.ts APP_URL OWNER_URL DATA_DIR`. Says `ready` when it is.
import 'reflect-metadata';
import { loadConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { startServer } from '../server.ts';

const [appUrl = '', ownerUrl = '', dataDir = ''] = process.argv.slice(2);
const config = { ...loadConfig({ PORT: '0', DATA_DIR: dataDir, SEED: 'none' }), host: '127.0.0.1' };
const server = await startServer({ config, appUrl, ownerUrl, pages: null, log: createLog('silent') });
await server.ready;
process.stdout.write('ready\n');
