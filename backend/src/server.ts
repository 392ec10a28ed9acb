import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { entities, jobHandlers } from './features/index.ts';
import { migrations } from './migrations/index.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/db.ts';
import { StartError, toAppError } from './platform/errors.ts';
import { openBoss, workJobs } from './platform/job-runner.ts';
import { createJobs } from './platform/jobs.ts';
import { createLimits } from './platform/limits.ts';
import { listen } from './platform/listen.ts';
import type { Log } from './platform/log.ts';
import { createMailer } from './platform/mailer.ts';
import { isMigrated, migrate } from './platform/migrate.ts';
import { loadSecrets } from './platform/secrets.ts';
import { drain } from './platform/shutdown.ts';
import type { PageSource } from './platform/web.ts';
import { seedDemo } from './seed/demo.ts';

export interface RunningServer {
  /** As in `http://127.0.0.1:4000`. */
  readonly url: string;
  /** Resolves once database, migrations and jobs are ready. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly config: Config;
  readonly appUrl: string;
  readonly ownerUrl: string;
  readonly pages: PageSource | null;
  readonly log: Log;
}

/** Slow clients are hung up on (security K2): headers within 6 s, the whole request within 20 s. */
const limitTimes = (server: Server): void => {
  server.headersTimeout = 6000;
  server.requestTimeout = 20_000;
  server.keepAliveTimeout = 65_000;
};

const listenOn = (server: Server, host: string, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new StartError(`Port ${port} is taken. Stop what listens there, or choose another one: PORT=${port + 1} npm start`));
      else if (error.code === 'EACCES') reject(new StartError(`This user may not listen on port ${port}. Choose one above 1023: PORT=4000 npm start`));
      else reject(error);
    });
    server.listen(port, host, () => {
      const { port: bound } = server.address() as AddressInfo;
      resolve(`http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${bound}`);
    });
  });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts one server process. It listens at once and answers 503 until its database is there and migrated. */
export const startServer = async ({ config, appUrl, ownerUrl, pages, log }: ServerOptions): Promise<RunningServer> => {
  const secrets = loadSecrets(config);
  const database = await openDatabase(appUrl, entities, log);
  const boss = openBoss(appUrl, log);
  let prepared = false;
  let stopping = false;

  const server = createServer({ connectionsCheckingInterval: 1000 });
  limitTimes(server);
  const url = await listenOn(server, config.host, config.port);
  const publicUrl = config.publicUrl ?? url;

  const app = await createApp({
    database,
    secrets,
    log,
    now: () => new Date(),
    jobs: createJobs(boss),
    limits: createLimits(database.pool, secrets.limitKey),
    mailer: createMailer(config.smtpUrl),
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    trustProxy: config.trustProxy,
    explorer: !config.production,
    pages,
    isPrepared: () => prepared && !stopping,
    isReady: async () => prepared && !stopping && (await isMigrated(database.pool, migrations).catch(() => false)),
  });
  server.on('request', app.express);

  const listener = listen({
    url: appUrl,
    channel: 'viewer_changed',
    onMessage: (userId) => app.viewers.forget(userId),
    onListening: (listening) => app.viewers.setListening(listening),
    log,
  });

  const prepare = async (): Promise<void> => {
    for (let attempt = 0; !stopping; attempt += 1) {
      try {
        await migrate({ ownerUrl, appUrl, entities, migrations, jobs: jobHandlers.map(({ job }) => job) });
        break;
      } catch (error) {
        if (toAppError(error).code !== 'UNAVAILABLE') throw error;
        // The database may come later than the server: containers start in any order.
        if (attempt === 0) log.warn({ error }, 'the database is not ready yet; trying again every second');
        await pause(1000);
      }
    }
    if (stopping) return;
    if (config.seed === 'demo') await seedDemo(app.systemContext());
    await boss.start();
    await workJobs(boss, jobHandlers, app.systemContext);
    prepared = true;
  };

  return {
    url,
    ready: prepare(),
    stop: async () => {
      stopping = true;
      await drain(server);
      await app.close();
      await boss.stop({ graceful: true, timeout: 8000 });
      await listener.stop();
      await database.close();
    },
  };
};
