// npm run test:long -- lighthouse: measures every public page of the built product and the first pages of those who sign in as a phone sees them
// (Lighthouse's own mobile preset), each several times, and prints the run with the median performance.
//   --runs 1            how often each page is measured; 5 unless told otherwise
//   --pages /,/auth     only these pages
//   --why               names what costs points
// On a busy machine, "performance" measures the machine, so run it alone.
import type { Role } from '@hearthline/rules/permissions.ts';
import { hasPart, isPublic, routes, type Route } from '@hearthline/rules/routes.ts';
import { createServer, type AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';
import { startBuiltServer } from '../../e2e/support/server.ts';
import { accountOf, signInWith } from '../../e2e/support/sign-in.ts';
import { findChrome } from './find-chrome.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

interface MeasuredPage {
  readonly path: string;
  readonly goal: number;
  /** Who of the demo is signed in. Such a page is kept from search engines, so `seo` does not apply. */
  readonly role: Role | null;
}

const everyPage: readonly MeasuredPage[] = [
  ...(routes as readonly Route[]).filter(isPublic).map((route) => ({
    // A home that every installation comes with.
    path: hasPart(route) ? '/homes/birkenfeld' : route.path,
    goal: 95,
    role: null,
  })),
  { path: '/admin', goal: 85, role: 'admin' },
  { path: '/deals', goal: 85, role: 'admin' },
  { path: '/dashboard', goal: 85, role: 'customer' },
  { path: '/contractor', goal: 85, role: 'contractor' },
];

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    why: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${options.runs}: a whole number from 1`);
const wanted = options.pages?.split(',');
for (const path of wanted ?? [])
  if (!everyPage.some((page) => page.path === path)) throw new Error(`--pages ${path}: not a measured page`);
const pages = everyPage.filter(({ path }) => !wanted || wanted.includes(path));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** What costs points, worst first. */
const losses = ({ categories: found, audits }: Report): string[] =>
  Object.values(found).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 0.95)
      .map(({ id: audit }) => `    ${id}: ${audits[audit]?.title} ${audits[audit]?.displayValue ?? ''}`),
  );

/** The metrics behind the score. */
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
  'mainthread-work-breakdown',
  'bootup-time',
  'total-byte-weight',
] as const;
const figures = ({ audits }: Report): string =>
  `    ${metrics.map((id) => `${id.replaceAll(/(\w)\w*-?/g, '$1').toUpperCase()} ${Math.round((audits[id]?.numericValue ?? 0) * 1000) / 1000}`).join(' · ')}`;

interface LongTask {
  readonly url: string;
  readonly startTime: number;
  readonly duration: number;
}

/** What held up the main thread longest, in milliseconds of the simulated phone. */
const longTasks = ({ audits }: Report): string => {
  const { details } = audits['long-tasks'] ?? {};
  const tasks = (details?.type === 'table' ? details.items : []) as unknown as readonly LongTask[];
  return `    ${tasks
    .slice(0, 6)
    .map(
      ({ url, startTime, duration }) =>
        `${Math.round(duration)} ms at ${Math.round(startTime)} in ${url.split('/').pop() || '/'}`,
    )
    .join(' · ')}`;
};

const scoreOf = ({ categories: found }: Report, name: Category): number =>
  Math.round((found[name]?.score ?? 0) * 100);

interface NetworkRequest {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize: number;
}

/** What the page loaded until the network was idle. */
const loaded = ({ audits }: Report): { requests: number; scripts: number; kilobytes: number } => {
  const { details } = audits['network-requests'] ?? {};
  const requests = (details?.type === 'table' ? details.items : []) as unknown as readonly NetworkRequest[];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    requests: requests.length,
    scripts: new Set(scripts.map(({ url }) => url)).size,
    kilobytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  };
};

const { executablePath, args, env } = await findChrome();

// Some builds of headless Chromium crash when they record this category, which no audit reads.
const recorded = Trace.getDefaultTraceCategories().filter((name) => name !== 'blink.webdx_feature_usage');
Trace.getDefaultTraceCategories = () => recorded;

/** Signs an account of the demo in, and leaves nothing in the cache that this has loaded. */
const signIn = async (browser: BrowserContext, role: Role): Promise<void> => {
  const page = await browser.newPage();
  await signInWith(page, accountOf(role), '/healthz');
  await (await browser.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.close();
};

/** Measures one page in a fresh browser, with nothing cached. @returns null if the browser has not recorded it, as happens now and then */
const measure = async (baseURL: string, { path, role }: MeasuredPage): Promise<Report | null> => {
  const port = await freePort();
  // Lighthouse opens a tab of its own, which shares what is stored only with the browser's default context.
  const browser = await chromium.launchPersistentContext('', {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env,
    baseURL,
  });
  try {
    if (role) await signIn(browser, role);
    const result = await lighthouse(baseURL + path, {
      port,
      logLevel: 'silent',
      onlyCategories: categories.filter((name) => !role || name !== 'seo'),
      // Else it would sign them out.
      disableStorageReset: role !== null,
    });
    if (!result) throw new Error(`Lighthouse has no result for ${path}`);
    const { runtimeError, finalDisplayedUrl } = result.lhr;
    if (runtimeError?.code === 'NO_NAVSTART') return null;
    if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
    if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${finalDisplayedUrl}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
};

/** Measures a page as often as asked. @returns the report whose performance is the median */
const medianOf = async (baseURL: string, page: MeasuredPage): Promise<Report> => {
  const reports: Report[] = [];
  for (let tries = 0; reports.length < runs; tries += 1) {
    if (tries === 3 * runs) throw new Error(`${page.path} was not recorded`);
    const report = await measure(baseURL, page);
    if (report) reports.push(report);
  }
  reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const median = reports[Math.floor((runs - 1) / 2)];
  if (!median) throw new Error(`${page.path} was not measured`);
  return median;
};

/** Visits the pages first: a picture that the build has not painted is drawn once and kept, so only the very first visitor waits for that. */
const visit = async (baseURL: string): Promise<void> => {
  const browser = await chromium.launch({ executablePath, args, env });
  const page = await browser.newPage({ baseURL });
  for (const { path } of pages.filter(({ role }) => !role)) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await browser.close();
};

const row = (path: string, cells: readonly (string | number)[]): string =>
  [path.padEnd(24), ...cells.map((cell, at) => String(cell).padStart(at < categories.length ? 15 : 11))].join(
    '',
  );
const load = (): string =>
  loadavg()
    .map((average) => average.toFixed(2))
    .join(' ');

const server = await startBuiltServer();
let missed = false;
try {
  await visit(server.url);
  console.log(`The median of ${runs}; load of the machine before: ${load()}\n`);
  console.log(row('page', [...categories, 'blocking', 'requests', 'script', 'files']));
  for (const page of pages) {
    const report = await medianOf(server.url, page);
    const measured = categories.filter((name) => report.categories[name]);
    missed ||= measured.some((name) => scoreOf(report, name) < page.goal);
    const { requests, scripts, kilobytes } = loaded(report);
    console.log(
      row(page.path, [
        ...categories.map((name) => (measured.includes(name) ? scoreOf(report, name) : '-')),
        `${Math.round(report.audits['total-blocking-time']?.numericValue ?? 0)} ms`,
        requests,
        `${Math.round(kilobytes)} kB`,
        scripts,
      ]),
    );
    if (options.why)
      for (const line of [figures(report), longTasks(report), ...losses(report)]) console.log(line);
  }
} finally {
  await server.stop();
}
const goals = 'The goal is 95, and 85 where somebody is signed in.';
console.log(`\nLoad of the machine after: ${load()}\n${missed ? `Missed: ${goals}` : `Reached: ${goals}`}`);
if (missed) process.exitCode = 1;
