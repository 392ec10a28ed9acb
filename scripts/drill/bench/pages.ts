import { join } from 'node:path';
import { createClient, must, type DrillClient } from '../client.ts';
import { createDatabase } from '../database.ts';
import type { Drill } from '../drill.ts';
import type { Request } from '../load.ts';
import { openProcessorTime } from '../processor-time.ts';
import { noneOf, under, type Figure } from '../report.ts';
import { signIn, startServer } from '../server.ts';
import { measureInBrowser } from './browser.ts';
import { besideBare, measureInTurn } from './side-by-side.ts';

const measured = ['/', '/homes', '/homes/birkenfeld', '/api/homes'];
const maxMs = 1.5;
const minPerSecond = 1000;
const maxFirstMs = 100;

const requestOf = (path: string): Request => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'identity' },
});

/** The longest that somebody waits who opens these pages one after the other, in milliseconds. */
const longestView = async (url: string, paths: readonly string[]): Promise<number> => {
  let longest = 0;
  for (const path of paths) {
    const began = performance.now();
    await (await fetch(url + path)).text();
    longest = Math.max(longest, performance.now() - began);
  }
  return longest;
};

/** The longest first view of these pages, beside the longest second one: so long anybody waits for the machine. */
const firstViews = async (url: string, paths: readonly string[], since: string): Promise<Figure> => {
  const [first, second] = [await longestView(url, paths), await longestView(url, paths)];
  const name = `the longest first view of ${paths.length} pages after ${since}`;
  return { ...under(name, first, maxFirstMs, ' ms'), beside: `the second: ${second.toFixed(1)} ms` };
};

interface CatalogHome {
  readonly id: string;
  readonly version: number;
}

/** Renames a home and takes it off the site on one server. @returns how often the next request on another one saw what was before */
const staleViews = async (admin: DrillClient, other: string, times: number): Promise<number> => {
  const list = await must(
    admin.graphql<{ catalogHomes: { homes: (CatalogHome & { slug: string })[] } }>(
      '{ catalogHomes { homes { id version slug } } }',
    ),
  );
  const home = list.catalogHomes.homes.find(({ slug }) => slug === 'birkenfeld');
  if (!home) throw new Error('there is no Birkenfeld');
  let { version } = home;
  const change = async (mutation: string, variables: object = {}): Promise<void> => {
    const { changed } = await must(
      admin.graphql<{ changed: CatalogHome }>(mutation, { id: home.id, version, ...variables }),
    );
    ({ version } = changed);
  };
  const page = () => fetch(`${other}/homes/birkenfeld`);
  let stale = 0;
  for (let time = 0; time < times; time += 1) {
    const name = `Birkenfeld ${time}`;
    await change(
      'mutation ($id: ID!, $version: Int!, $input: HomeInput!) { changed: updateHome(id: $id, version: $version, input: $input) { id version } }',
      { input: { name } },
    );
    if (!(await (await page()).text()).includes(name)) stale += 1;
    await change(
      'mutation ($id: ID!, $version: Int!) { changed: withdrawHome(id: $id, version: $version) { id version } }',
    );
    if ((await page()).status !== 404) stale += 1;
    await change(
      'mutation ($id: ID!, $version: Int!) { changed: publishHome(id: $id, version: $version, reason: "Measured") { id version } }',
    );
    if ((await page()).status !== 200) stale += 1;
  }
  return stale;
};

/** Measures public pages: what they cost, who waits for them, and when a change is seen. */
export const drill: Drill = {
  options: { seconds: '2', rounds: '4', changes: '20', runs: '5' },
  run: async ({ postgres, dataDir, options, say }) => {
    const time = await openProcessorTime(postgres.superUrl);
    const database = await createDatabase(postgres, 1);
    const start = (name: string) => startServer({ ...database, dataDir: join(dataDir, `pages-${name}`) });
    const product = await start('first');
    say(`ready after ${((await product.ready) / 1000).toFixed(1)} s`);
    const answer = await fetch(`${product.url}/sitemap.xml`);
    const every = [...(await answer.text()).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
      ([, path = '']) => path || '/',
    );
    const figures: Figure[] = [await firstViews(product.url, every, 'a start')];
    const other = await start('second');
    await other.ready;
    const headers = await signIn(product);
    const changes = Number(options.changes);
    const stale = await staleViews(createClient(product.url, headers), other.url, changes);
    figures.push(
      noneOf(3 * changes, 'changes on one server: next views of the page on another that missed it', stale),
      await firstViews(product.url, every, 'a change'),
    );
    await other.end('SIGTERM');
    const bare = await startServer({
      ...database,
      dataDir,
      program: ['--import', 'tsx', 'scripts/drill/bench/bare-site.ts'],
      probe: '/',
      env: { SITE: product.url, PATHS: measured.join(' ') },
    });
    await bare.ready;
    const pace = { seconds: Number(options.seconds), rounds: Number(options.rounds) };
    for (const path of measured) {
      const requests = [requestOf(path)];
      const costs = await measureInTurn(
        time,
        [
          { name: 'product', server: product, requests },
          { name: 'bare', server: bare, requests },
        ],
        pace,
      );
      const [own, least] = ['product', 'bare'].map((name) => costs.get(name));
      if (!own || !least) throw new Error(`${path} was not measured`);
      say(`${path}: ${own.request.toFixed(0)} µs, bare ${least.request.toFixed(0)} µs`);
      figures.push(besideBare(path, own, least));
      if (path.startsWith('/api/')) continue;
      const perSecond = 1e6 / own.request;
      figures.push(under(`${path}: processor time`, own.request / 1000, maxMs, ' ms'), {
        name: `${path}: views in a second of one processor`,
        value: perSecond.toFixed(0),
        goal: `at least ${minPerSecond}`,
        met: perSecond >= minPerSecond,
      });
    }
    await bare.end('SIGTERM');
    await time.close();
    figures.push(...(await measureInBrowser(product.url, Number(options.runs), say)));
    await product.end('SIGTERM');
    return figures;
  },
};
