import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app.ts';
import {
  entities,
  drawImagesAhead,
  eventChannels,
  findSealKey,
  heartbeat,
  inviteFirstAdmin,
  jobHandlers,
  startUptimeRecorder,
  homeAddresses,
  warmWorker,
} from './features/index.ts';
import { migrations } from './migrations/index.ts';
import { homePath } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { listedRoutes } from '@hearthline/rules/routes.ts';
import type { Config } from './platform/config.ts';
import { openDataFolder } from './platform/process/data-folder.ts';
import { openDatabase } from './platform/db/database.ts';
import { StartError, toAppError } from './platform/errors.ts';
import { answerWith, createHttpServer, notYet, type HttpTimes } from './platform/http/node-server.ts';
import { openBoss, startWorkers, type Workers } from './platform/jobs/job-runner.ts';
import { createJobs } from './platform/jobs/job-queue.ts';
import { createLimits } from './platform/access/rate-limits.ts';
import { listen } from './platform/events/postgres-listener.ts';
import type { Log } from './platform/log.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { migrate } from './platform/migration/migrate.ts';
import { createRequestQueue } from './platform/turns/request-queue.ts';
import { openReadiness } from './platform/process/readiness.ts';
import { createSeal } from './platform/crypto/seal.ts';
import { certificateStore } from './platform/crypto/seal-certificates.ts';
import { presentCertificates } from './features/sale/signing/evidence/present-seals.ts';
import { loadSecrets } from './platform/crypto/secrets.ts';
import { buildPrint, serverFacts } from './platform/process/server-info.ts';
import { diskProbeOf } from './platform/storage/disk-space.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { drain, maxDrainMs } from './platform/process/graceful-shutdown.ts';
import type { PageSource } from './platform/site/page-source.ts';

export interface RunningServer {
  /** For example `http://127.0.0.1:4000`. */
  readonly url: string;
  /** Resolves once requests are answered: the database is there and migrated. */
  readonly ready: Promise<void>;
  /** Resolves once what can wait is done as well, such as starting the workers of jobs. */
  readonly settled: Promise<void>;
  /** Which of these addresses are of accounts that can sign in. */
  activeAmong(emails: readonly string[]): Promise<ReadonlySet<string>>;
  /** Announces the stop first (readiness 503), finishes requests in progress, refuses new ones, and ends within 30 s. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly config: Config;
  readonly appUrl: string;
  readonly ownerUrl: string;
  /** Connects as the same role as `appUrl`, past a pooler if there is one; the same by default. */
  readonly listenUrl?: string;
  /** Whether it joins processes that answer on the same port already: it listens once it is ready. */
  readonly joins?: boolean;
  readonly pages: PageSource | null;
  /** The folder of the built site, whose pictures are drawn before anybody asks for them; without it, each is drawn when it is first requested. */
  readonly siteFolder?: string;
  readonly log: Log;
  /** Tells whoever started it what takes a moment. */
  readonly announce?: (sentence: string) => void;
  /** How long clients may take; the shipped times by default. */
  readonly times?: HttpTimes;
  /** Time between answering "not ready" and refusing connections, in milliseconds: load balancers check every few seconds. */
  readonly noticeMs?: number;
  /** How long to wait for requests in progress, in milliseconds; the shipped time by default. */
  readonly drainMs?: number;
  /** How long to wait for running jobs before they are given back, in milliseconds. */
  readonly jobsMs?: number;
}

const productionNoticeMs = 3000;

const addressAt = (host: string, port: number): string =>
  `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;

const listenOn = (server: Server, host: string, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new StartError(
            `Port ${port} is taken. Stop what listens there, or choose another one: PORT=${port + 1} npm start`,
          ),
        );
      else if (error.code === 'EACCES')
        reject(
          new StartError(
            `This user may not listen on port ${port}. Choose one above 1023: PORT=4000 npm start`,
          ),
        );
      else reject(error);
    });
    server.listen(port, host, () => {
      const { port: bound } = server.address() as AddressInfo;
      resolve(addressAt(host, bound));
    });
  });

/** The channel on which PostgreSQL says that an account or its sessions changed. */
const viewerChanged = 'viewer_changed';

/** Starts one server process. It listens at once unless it joins others, and answers 503 until its database is up and migrated. */
export const startServer = async ({
  config,
  appUrl,
  ownerUrl,
  listenUrl = appUrl,
  joins = false,
  pages,
  siteFolder,
  log,
  announce = () => undefined,
  times,
  noticeMs = config.production ? productionNoticeMs : 0,
  drainMs = maxDrainMs,
  jobsMs = 5000,
}: ServerOptions): Promise<RunningServer> => {
  openDataFolder(resolve(config.dataDir));
  const secrets = loadSecrets(config);
  const database = openDatabase(appUrl, log);
  const readiness = openReadiness(appUrl, migrations, log);
  const boss = openBoss(appUrl, log, (...channel) => listener.hear(...channel));
  const mailer = createMailer(config.smtpUrl, secrets.mailKey);
  const storage = await openStorage({ s3: config.s3, dataDir: resolve(config.dataDir) });
  if (config.production && !config.signingKey)
    log.warn(
      'SIGNING_KEY is not set: agreements are sealed with a key that this server alone keeps under DATA_DIR. node backend/dist/make-signing-key.js prints one for all servers; docs/backup.md says how to go on with the kept one.',
    );
  const certificates = certificateStore(resolve(config.dataDir));
  const seal = createSeal(
    () => findSealKey({ ...config, dataDir: resolve(config.dataDir) }, { db: database.db, storage }),
    certificates,
    config.timestampUrl === null ? null : { url: config.timestampUrl },
  );
  let prepared = false;
  /** A stop is announced first (`leaving`: not ready), then carried out (`closing`: requests are refused). */
  let leaving = false;
  let closing = false;

  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const server = createHttpServer({ secure, times }).on('request', notYet(secure));
  const url = joins ? addressAt(config.host, config.port) : await listenOn(server, config.host, config.port);
  const queue = createRequestQueue(database.pool);
  const app = await createApp({
    queue,
    database,
    secrets,
    log,
    now: () => new Date(),
    jobs: createJobs(boss),
    limits: createLimits(database.pool, secrets.limitKey),
    mailer,
    storage,
    disk: diskProbeOf(resolve(config.dataDir)),
    seal,
    server: serverFacts(resolve(config.dataDir), migrations, {
      build: await buildPrint([
        process.argv[1] ?? '',
        resolve(process.argv[1] ?? '', '../plan-worker.js'),
        resolve('frontend/dist/index.html'),
      ]),
      explorer: config.apiDocs,
    }),
    dataDir: resolve(config.dataDir),
    publicUrl: config.publicUrl ?? url,
    secure,
    trustProxy: config.trustProxy,
    explorer: config.apiDocs,
    pages,
    isPrepared: () => prepared && !closing,
    isReady: async () => prepared && !leaving && (await readiness.ask()),
  });
  answerWith(server, app.express);
  const pagesLoaded = pages?.load();
  pagesLoaded?.catch((error: unknown) => log.warn({ error }, 'what renders pages could not be loaded'));

  const listener = listen({
    url: listenUrl,
    channels: [viewerChanged, ...eventChannels],
    onMessage: (channel, payload) => {
      if (channel === viewerChanged) app.forgetViewer(payload);
      else app.events.emit(channel, payload);
    },
    onListening: (listening) => {
      app.viewers.setListening(listening);
      // Events sent while the connection was down are lost: closed streams make clients reconnect and fetch what they missed.
      app.endStreams();
    },
    log,
  });

  let beat: ReturnType<typeof heartbeat> | undefined;
  let watching: ReturnType<typeof startUptimeRecorder> | undefined;
  let workers: Workers | undefined;
  let drawing: ReturnType<typeof drawImagesAhead> | undefined;
  /** What answers wait for, and nothing else. */
  const prepare = async (): Promise<void> => {
    await migrate({ ownerUrl, appUrl, entities, migrations, jobs: jobHandlers.map(({ job }) => job) });
    if (leaving) return;
    await certificates.begin(() => presentCertificates(app.systemContext()));
    // Imported only where needed: the production build does not contain it, and a database with accounts does without.
    if (
      config.seed === 'demo' &&
      !(await database.db.selectFrom('users').select('id').limit(1).executeTakeFirst())
    ) {
      announce('Filling the empty database with the demo: accounts, homes, leads, deals, projects.');
      const { seedDemo } = await import('./seed/demo.ts');
      await seedDemo(database.db, new Date(), storage, seal, config.publicUrl ?? url);
    }
    await boss.start();
    await app
      .preparePages(['/', '/homes'])
      .catch((error: unknown) => log.warn({ error }, 'pages could not be made ready'));
    prepared = true;
    if (joins) await listenOn(server, config.host, config.port);
  };
  const drawAhead = (folder: string): ReturnType<typeof drawImagesAhead> => {
    const ahead = drawImagesAhead(database.query, resolve(config.dataDir), {
      siteFolder: folder,
      isIdle: queue.isIdle,
      onError: (error, picture) => log.warn({ error, picture }, 'a picture could not be drawn ahead'),
    });
    ahead.done.catch((error: unknown) => log.warn({ error }, 'pictures could not be drawn ahead'));
    return ahead;
  };
  /** What can wait until the server answers. Each is tried again until it succeeds, as the database may go away meanwhile. */
  const afterwards: readonly (() => Promise<unknown>)[] = [
    async () => {
      workers = await startWorkers(boss, jobHandlers, app.systemContext);
      beat = heartbeat(app.systemContext);
      watching = startUptimeRecorder(app.systemContext);
      drawing = siteFolder === undefined ? undefined : drawAhead(siteFolder);
    },
    async () => config.adminEmail && (await inviteFirstAdmin(app.systemContext(), config.adminEmail)),
    // Removes what a crash left on this machine; the hourly sweep may run on another one.
    () =>
      storage
        .sweepDrafts(new Date(Date.now() - 3_600_000))
        .catch((error: unknown) => log.warn({ error }, 'drafts could not be swept')),
    // Makes the key at the first start, so that it is part of the first backup.
    () =>
      seal
        .ready()
        .catch((error: unknown) =>
          log.error(
            { error },
            'agreements cannot be sealed, so none can be sent, or signed by the last of its signers; docs/backup.md says how to restore the key, and how to replace it on purpose',
          ),
        ),
    // Every other page that search engines find, one after the other, so that whoever asks for one meanwhile waits for that one alone.
    async () => {
      const homes = await homeAddresses(database);
      for (const path of [
        ...listedRoutes.map((route) => route.path),
        ...homes.map(({ slug }) => homePath(slug)),
      ])
        if (!leaving) await app.preparePages([path]);
    },
    // Whoever asks for the first plan does not wait for the thread to start.
    () =>
      warmWorker().catch((error: unknown) =>
        log.warn({ error }, 'the thread that draws plans did not start'),
      ),
  ];

  /** Does something once the database lets it. */
  const whenPossible = async (work: () => Promise<unknown>): Promise<void> => {
    for (let attempt = 0; !leaving; attempt += 1) {
      try {
        return void (await work());
      } catch (error) {
        if (leaving) return;
        if (toAppError(error).code !== 'UNAVAILABLE') throw error;
        // The database may start later than the server, or fail again in between: containers start in any order.
        if (attempt === 0) log.warn({ error }, 'the database is not ready yet; trying again every second');
        await pause(1000);
      }
    }
  };
  const ready = whenPossible(prepare);
  const settled = ready.then(async () => {
    for (const work of afterwards) await whenPossible(work);
  });
  settled.catch((error: unknown) => {
    if (prepared) log.error({ error }, 'the start could not be completed');
  });

  const end = async (): Promise<void> => {
    leaving = true;
    await Promise.race([settled.catch(() => undefined), pause(5000, undefined, { ref: false })]);
    if (prepared) await pause(noticeMs);
    closing = true;
    const steps: (readonly [limitMs: number, step: () => Promise<void>])[] = [
      [drainMs + 1000, () => (app.endStreams(), drain(server, drainMs))],
      [1000, async () => beat?.stop()],
      [1000, async () => watching?.stop()],
      [1000, async () => drawing?.stop()],
      [1000, () => app.close()],
      // Mails still being sent after that are cut off, so that another server can send them.
      [jobsMs + 2500, () => workers?.stop(jobsMs, () => mailer.close()) ?? boss.stop({ graceful: false })],
      [1000, () => Promise.resolve(mailer.close())],
      [1000, () => listener.stop()],
      [2000, async () => (queue.close(), void (await Promise.all([readiness.close(), database.close()])))],
    ];
    // A step that fails (the database is away) or hangs must not keep the others from running.
    for (const [limitMs, step] of steps) {
      await Promise.race([step(), pause(limitMs, undefined, { ref: false })]).catch((error: unknown) =>
        log.warn({ error }, 'stopping'),
      );
    }
  };
  const activeAmong = async (emails: readonly string[]): Promise<ReadonlySet<string>> => {
    const accounts = await database.db
      .selectFrom('users')
      .select('email')
      .where('email', 'in', emails)
      .where('archivedAt', 'is', null)
      .where('disabledAt', 'is', null)
      .execute();
    return new Set(accounts.map(({ email }) => email));
  };
  let ended: Promise<void> | undefined;
  return { url, ready, settled, activeAmong, stop: () => (ended ??= end()) };
};
