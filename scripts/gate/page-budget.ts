// npm test, check `budget`: what a page makes the browser load before it is usable, measured on the built files.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageFile } from '@hearthline/rules/routes.ts';

interface Budget {
  readonly path: string;
  /** Most kilobytes (1000 bytes) of JavaScript, gzip. */
  readonly script: number;
  /** Most kilobytes of the page itself, gzip. */
  readonly html: number;
}

/**
 * The issue of the public site allows 170 kB of script and 20 kB of HTML. The limits are about 1 kB above what the pages
 * take, so that growth is noticed when it happens: what the first screen does not need is imported when it is needed.
 */
const budgets: readonly Budget[] = [
  { path: '/', script: 145, html: 20 },
  { path: '/finance', script: 146, html: 20 },
  { path: '/design-roof', script: 145.5, html: 20 },
  { path: '/floor-plan-generator', script: 146.3, html: 20 },
];

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
    /<(?:script[^>]*\bsrc|link rel="modulepreload"[^>]*\bhref)="([^"]+\.js)"/g,
  ))
    if (file) visit(file);
  return found;
};

let exceeded = false;
for (const { path, script, html } of budgets) {
  const file = pageFile(path);
  if (!existsSync(join(folder, file)))
    throw new Error(`${folder}/${file} is missing: run \`npm run build\` first`);
  const page = read(file);
  const measured = [...scriptsOf(page)].reduce((sum, name) => sum + gzipped(read(name)), 0);
  const rows = [
    ['JavaScript', measured, script],
    ['HTML', gzipped(page), html],
  ] as const;
  for (const [what, size, most] of rows) {
    const over = size > most;
    exceeded ||= over;
    console.log(
      `${over ? 'TOO LARGE' : 'ok       '} ${path.padEnd(22)} ${what.padEnd(10)} ${size.toFixed(1).padStart(6)} of ${most} kB`,
    );
  }
}
if (exceeded) process.exitCode = 1;
