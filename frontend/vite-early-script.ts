import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = fileURLToPath(new URL('early.js', import.meta.url));

/**
 * Inlines `early.js` into the head of the site's page, so that nothing has to be loaded before the first paint. The server
 * lists its hash in the content security policy.
 */
export const earlyScript = (): Plugin => ({
  name: 'early-script',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { path }) =>
      path.endsWith('/index.html')
        ? [{ tag: 'script', children: smaller(readFileSync(file, 'utf8')), injectTo: 'head' as const }]
        : [],
  },
});

/** Removes comments and indentation. */
const smaller = (code: string): string => code.replace(/^\s*\/\/.*\n/gm, '').replace(/^\s+/gm, '');
