import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { builtPages, type PageSource } from '../../platform/site/page-source.ts';

/** Makes a miniature of the built client, with files beside and inside it that must never be served; `more` adds files, text by path. */
export const usePages = (
  more: Readonly<Record<string, string>> = {},
): { readonly source: PageSource; readonly directory: string } => {
  const outside = mkdtempSync(join(tmpdir(), 'hearthline-pages-'));
  const directory = join(outside, 'dist');
  const files: Record<string, string> = {
    'dist/index.html': '<!doctype html><title>Site</title><!--bootstrap--><div id="root"></div>',
    'dist/graphiql.html': '<!doctype html><title>GraphiQL</title>',
    'dist/assets/site.js': 'export const site = 1;',
    'dist/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'dist/assets/site.js.map': '{"secret":"source"}',
    'dist/.env': 'APP_SECRET=secret',
    'dist/.git/HEAD': 'secret',
    'secret.txt': 'secret',
    'package.json': '{"name":"secret"}',
    ...more,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(outside, name, '..'), { recursive: true });
    writeFileSync(join(outside, name), text);
  }
  afterAll(() => rmSync(outside, { recursive: true, force: true }));
  return { source: builtPages(directory), directory };
};
