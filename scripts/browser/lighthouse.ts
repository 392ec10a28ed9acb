// npm run lighthouse: measures the main pages of the built product as a phone sees them (Lighthouse's own mobile
// preset) and prints the table. `npm run lighthouse -- --why` names what costs points. On a busy machine, "performance"
// measures the machine, so run it alone.
import { createServer, type AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';
import { startBuiltServer } from '../../e2e/support/server.ts';
import { findChrome } from './find-chrome.ts';

const paths = ['/', '/floor-plan-generator', '/finance', '/design-roof'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const goal = 98;

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

const { executablePath, args, env } = await findChrome();

// Some builds of headless Chromium crash when they record this category, which no audit reads.
const recorded = Trace.getDefaultTraceCategories().filter((name) => name !== 'blink.webdx_feature_usage');
Trace.getDefaultTraceCategories = () => recorded;

/** Measures one page in a fresh browser, with nothing cached. */
const measure = async (url: string): Promise<Report> => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env,
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
};

const why = process.argv.includes('--why');
const server = await startBuiltServer();
let missed = false;
try {
  // Visits the pages first: a picture that the build has not painted is drawn once and kept, so only the very first visitor waits for that.
  const browser = await chromium.launch({ executablePath, args, env });
  const first = await browser.newPage({ baseURL: server.url });
  for (const path of paths) {
    await first.goto(path);
    await first.waitForLoadState('networkidle');
  }
  await browser.close();
  console.log(['page'.padEnd(24), ...categories.map((name) => name.padStart(15))].join(''));
  for (const path of paths) {
    const report = await measure(server.url + path);
    const scores = categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
    missed ||= scores.some((score) => score < goal);
    console.log([path.padEnd(24), ...scores.map((score) => String(score).padStart(15))].join(''));
    if (why) for (const line of [figures(report), ...losses(report)]) console.log(line);
  }
} finally {
  await server.stop();
}
console.log(missed ? `\nThe goal is ${goal} everywhere.` : `\nEverything is ${goal} or better.`);
if (missed) process.exitCode = 1;
