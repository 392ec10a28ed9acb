// npm run dev: the client with hot reload, the server restarted after every change, one database throughout.
import { spawn } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import { createServer as createProbe, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer, type Plugin } from 'vite';
import { printedAccounts, demoPassword } from '../../backend/src/seed/accounts.ts';
import { withDatabase } from '../database/with-database.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createProbe().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** How long a page waits for a server that starts, or restarts after a change, before it reports that there is none. */
const patienceMs = 30_000;

/** Queries the server's own GraphQL API, retrying while the server starts, so that a page opened meanwhile waits for it. */
const ask = async (api: string, query: string, until = Date.now() + patienceMs): Promise<object> => {
  const answer = await fetch(`${api}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  }).catch(() => null);
  if (answer?.ok) return ((await answer.json()) as { data: object }).data;
  if (Date.now() > until)
    throw new Error('The server does not answer. Above stands why; it starts again when a file is saved.');
  await pause(200);
  return ask(api, query, until);
};

/** Adds the data that the server writes into a built page. Here the page comes from Vite, so the server is asked for it. */
const bootstrap = (api: string): Plugin => ({
  name: 'bootstrap',
  transformIndexHtml: async (html) => {
    const data = await ask(api, '{ company { name phone email website } }');
    return html.replace(
      '<!--bootstrap-->',
      () => `<script type="application/json" id="bootstrap">${JSON.stringify(data)}</script>`,
    );
  },
});

const wantsPage = (request: IncomingMessage): boolean =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');

await withDatabase(async ({ config, appUrl, ownerUrl }) => {
  const interrupted = new Promise<void>((resolve) => {
    // These listeners stay: a second signal (the terminal and npm both send one) must not end this before the server and PostgreSQL have ended.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
  const apiPort = await freePort();
  const api = `http://127.0.0.1:${apiPort}`;
  const url = `http://127.0.0.1:${config.port}`;
  const watcher = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'scripts/dev/dev-server.ts'],
    {
      // Out of the terminal's reach: the watcher kills the server on a second signal, so it gets only one, sent from here.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DEV_APP_URL: appUrl,
        DEV_OWNER_URL: ownerUrl,
        DEV_PORT: String(apiPort),
        DEV_PUBLIC_URL: url,
      },
    },
  );
  watcher.stdout.pipe(process.stdout);
  // The watcher may end before the server, which holds the same pipe: PostgreSQL must not end before either.
  const ended = new Promise((resolve) => watcher.once('close', resolve));
  const endWatcher = (): void => void watcher.kill('SIGTERM');
  process.once('exit', endWatcher);
  const vite = await createServer({
    configFile: 'frontend/vite.config.ts',
    appType: 'spa',
    plugins: [bootstrap(api)],
    server: {
      host: '127.0.0.1',
      port: config.port,
      strictPort: true,
      // Ignores builds that happen at the same time (npm test, a journey).
      watch: { ignored: ['**/dist/**', '**/dist.next*/**'] },
      proxy: {
        '/api': api,
        '/healthz': api,
        '/readyz': api,
        '/sitemap.xml': api,
        '/robots.txt': api,
        '/site.webmanifest': api,
        '/graphql': { target: api, bypass: (request) => (wantsPage(request) ? '/graphiql.html' : undefined) },
      },
    },
  });
  await vite.listen();
  console.log(
    `\n  ${url} shows what you save. Demo accounts: ${printedAccounts.map(({ email }) => email).join(', ')}; password ${demoPassword}.\n`,
  );

  await interrupted;
  process.off('exit', endWatcher);
  endWatcher();
  await ended;
  await vite.close();
});
