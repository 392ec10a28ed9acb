import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

/** What a heading is called in an address (as GitHub does it). */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

it.each(pages)('%s links to pages and headings that exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  for (const [, address = ''] of text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)) {
    const [path = '', anchor] = address.split('#');
    const target = path === '' ? join(root, page) : join(root, dirname(page), path);
    expect(existsSync(target), address).toBe(true);
    if (anchor) expect(anchorsOf(readFileSync(target, 'utf8')), address).toContain(anchor);
  }
});
