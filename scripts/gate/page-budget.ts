// npm test, check `budget`: what a page makes the browser load before it is usable, measured on the built files.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hasPart, isPublic, pageFile, routes, type Route } from '@hearthline/rules/routes.ts';

/**
 * The most that a public page may wait for before it is interactive: kilobytes (1000 bytes, gzip) of JavaScript, its files, and
 * kilobytes of HTML. What follows by itself, such as the form of /appointments (about 200 kB), is not counted.
 */
const most = { script: 170, files: 15, html: 20 } as const;

/** Tighter limits, half a kilobyte above what these pages take, so that growth is noticed when it happens; none may be above 150. */
const tighter: Readonly<Record<string, number>> = {
  '/': 147.5,
  '/finance': 146,
  '/financing': 146,
  '/design-roof': 146.5,
  '/floor-plan-generator': 149,
};

const budgets = (routes as readonly Route[]).filter(isPublic).map((route) => ({
  path: route.path,
  // Of pages that the server renders there is a frame.
  file: `${hasPart(route) ? '.prerender/' : ''}${pageFile(route.path)}`,
  ...most,
  script: tighter[route.path] ?? most.script,
}));

const folder = 'frontend/dist';
const kilobytes = (bytes: number): number => bytes / 1000;
const gzipped = (text: Buffer | string): number => kilobytes(gzipSync(text, { level: 9 }).length);
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** The scripts that an HTML file loads, and everything those wait for through their import statements. */
const scriptsOf = (html: string): ReadonlySet<string> => {
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
  for (const [, file] of html.matchAll(
    /<(?:script|link)\b[^>]*\b(?:src|href|data-after-paint)="([^"]+\.js)"/g,
  ))
    if (file) visit(file);
  return found;
};

let exceeded = false;
for (const { path, file, script, files, html } of budgets) {
  if (!existsSync(join(folder, file)))
    throw new Error(`${folder}/${file} is missing: run \`npm run build\` first`);
  const page = read(file);
  const scripts = scriptsOf(page);
  const measured = [...scripts].reduce((sum, name) => sum + gzipped(read(name)), 0);
  const rows = [
    ['JavaScript', measured, script, 'kB'],
    ['files', scripts.size, files, ''],
    ['HTML', gzipped(page), html, 'kB'],
  ] as const;
  for (const [what, size, limit, unit] of rows) {
    const over = size > limit;
    exceeded ||= over;
    console.log(
      `${over ? 'TOO LARGE' : 'ok       '} ${path.padEnd(22)} ${what.padEnd(10)} ${size.toFixed(1).padStart(6)} of ${limit} ${unit}`,
    );
  }
}
if (exceeded) process.exitCode = 1;
