// npm test, check `budget`: what a page makes the browser load before it is usable, measured on the built files.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hasPart, isPublic, pageFile, routes, type Route } from '@hearthline/rules/routes.ts';

/**
 * The most that a public page may wait for before it is interactive: kilobytes (1000 bytes, gzip) of JavaScript, its files, and
 * kilobytes of HTML. What follows by itself, such as the form of /appointments (about 200 kB), is not counted.
 */
const limits = { script: 150, files: 25, html: 20 } as const;

/** Other limits, half a kilobyte above what these pages take, so that growth is noticed when it happens. Forms bring react-hook-form. */
const other: Readonly<Record<string, number>> = {
  '/': 139.7,
  '/finance': 139.2,
  '/financing': 139.2,
  '/design-roof': 133.6,
  '/floor-plan-generator': 141.5,
  '/auth': 158.2,
  '/forgot-password': 150.5,
  '/contractors': 153.9,
};

const budgets = (routes as readonly Route[]).filter(isPublic).map((route) => ({
  path: route.path,
  // Of pages that the server renders there is a frame.
  file: `${hasPart(route) ? '.prerender/' : ''}${pageFile(route.path)}`,
  ...limits,
  script: other[route.path] ?? limits.script,
}));

/**
 * The most that these pages, which the browser makes, may wait for before their first content: kilobytes of JavaScript, at most 220 for
 * each of them, and 200 for a visitor.
 */
const maxOnDemand: Readonly<Record<string, number>> = {
  '/my-home': 166,
  '/admin': 220,
  '/deals': 220,
  '/dashboard': 219.8,
  '/contractor': 216.8,
};

/** What is loaded for the first content of these pages, besides what their imports lead to. */
const signedIn = ['index.html', 'src/app/workspace/workspace.tsx', 'src/app/with-data.tsx'];
const onDemand: Readonly<Record<string, readonly string[]>> = {
  '/my-home': ['index.html', 'src/pages/my-home-page.tsx', 'src/pages/my-design.tsx'],
  '/admin': [...signedIn, 'src/pages/admin-page.tsx', 'src/pages/admin-overview.tsx'],
  '/deals': [...signedIn, 'src/pages/deals-page.tsx', 'src/features/sale/deals/board/deal-board-view.tsx'],
  '/dashboard': [...signedIn, 'src/pages/dashboard-page.tsx', 'src/pages/my-projects-tab.tsx'],
  '/contractor': [
    ...signedIn,
    'src/pages/contractor-page.tsx',
    'src/features/delivery/contractors/portal/contractor-board.tsx',
  ],
};

const folder = 'frontend/dist';
const kilobytes = (bytes: number): number => bytes / 1000;
const gzipped = (text: Buffer | string): number => kilobytes(gzipSync(text, { level: 9 }).length);
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Scripts, and everything that those wait for through their import statements. */
const waitedFor = (files: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    // Only static imports and re-exports: `import(…)` is loaded when it is needed.
    const imports = read(file).matchAll(
      /(?:^|[;}\s])(?:import|export)\b[^;()'"`]*?from?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]|(?:^|[;}\s])import\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g,
    );
    for (const [, named, bare] of imports) visit(join('/assets', named ?? bare ?? ''));
  };
  for (const file of files) visit(file);
  return found;
};

/** The scripts that an HTML file loads. */
const scriptsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href|data-after-paint)="([^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );

const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, { readonly file: string }>;
const built = (source: string): string => {
  const file = manifest[source]?.file;
  if (!file) throw new Error(`${source} is not loaded by itself`);
  return `/${file}`;
};

const sizeOf = (scripts: ReadonlySet<string>): number =>
  [...scripts].reduce((sum, name) => sum + gzipped(read(name)), 0);

let exceeded = false;
type Row = readonly [what: string, size: number, limit: number, unit: string];
const report = (path: string, rows: readonly Row[]): void => {
  for (const [what, size, limit, unit] of rows) {
    const over = size > limit;
    exceeded ||= over;
    console.log(
      `${over ? 'TOO LARGE' : 'ok       '} ${path.padEnd(22)} ${what.padEnd(10)} ${size.toFixed(1).padStart(6)} of ${limit} ${unit}`,
    );
  }
};
for (const { path, file, script, files, html } of budgets) {
  if (!existsSync(join(folder, file)))
    throw new Error(`${folder}/${file} is missing: run \`npm run build\` first`);
  const page = read(file);
  const scripts = waitedFor(scriptsOf(page));
  const measured = sizeOf(scripts);
  report(path, [
    ['JavaScript', measured, script, 'kB'],
    ['files', scripts.size, files, ''],
    ['HTML', gzipped(page), html, 'kB'],
  ]);
}
for (const [path, sources] of Object.entries(onDemand)) {
  const scripts = waitedFor(sources.map(built));
  report(path, [['JavaScript', sizeOf(scripts), maxOnDemand[path] ?? 220, 'kB']]);
}
if (exceeded) process.exitCode = 1;
