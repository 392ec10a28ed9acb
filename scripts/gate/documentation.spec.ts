import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

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

/** The page and the sections that a text names, as in `docs/sale.md, sections 2 and 9`; in a comment, lines break anywhere. */
const named = /docs\/([a-z-]+\.md),(?:\s+\*)?\s+sections?\s+(\d+(?:(?:, | and | to )\d+)*)/g;

/** Sections of papers that are published elsewhere. */
const published = /(?:RFC \d+|Public Law [\d-]+),(?:\s+\*)?\s+section [\d.]+/g;

/** Pages whose sections have numbers, and name each other by these alone. */
const numbered = ['specification.md', 'sale.md', 'plans.md'];

const texts = globSync(
  ['*.md', '{rules,model,backend,frontend,e2e,scripts,docs}/**/*.{ts,tsx,mjs,graphql,md}'],
  {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|gql)$/.test(path),
  },
)
  .filter((file) => !numbered.includes(file.slice('docs/'.length)) && !import.meta.filename.endsWith(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

describe('sections that texts name', () => {
  const sectionsOf = (page: string): string[] =>
    [...readFileSync(join(root, 'docs', page), 'utf8').matchAll(/^## (\d+)\. /gm)].map(
      ([, number = '']) => number,
    );

  it.each(numbered)('are there in docs/%s, which counts its own', (page) => {
    const wanted = texts.flatMap(({ file, text }) =>
      [...text.matchAll(named)]
        .filter(([, name]) => name === page)
        .flatMap(([, , numbers = '']) => (numbers.match(/\d+/g) ?? []).map((number) => ({ file, number }))),
    );
    const sections = sectionsOf(page);
    expect(sections).toEqual(sections.map((_, index) => String(index + 1)));
    expect(wanted.filter(({ number }) => !sections.includes(number))).toEqual([]);
  });

  it('are those of a page of docs/ or of something published', () => {
    const others = texts.flatMap(({ file, text }) => {
      for (const [, page = ''] of text.matchAll(named)) expect(numbered, file).toContain(page);
      const rest = text.replaceAll(named, '').replaceAll(published, '');
      return [...rest.matchAll(/\bsections? [\d"“]/gi)].map(
        ({ index }) => `${file}: ${rest.slice(index, index + 60)}`,
      );
    });
    expect(others).toEqual([]);
  });

  it('of docs/security.md are rows of it', () => {
    const rows = new Set(
      [...readFileSync(join(root, 'docs/security.md'), 'utf8').matchAll(/^\| ([A-N]\d+) /gm)].map(
        ([, id]) => id,
      ),
    );
    const ids = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/docs\/security\.md,(?:\s+\*)?\s+([A-N]\d+(?:(?:, | and | to )[A-N]\d+)*)/g)].flatMap(
        ([, list = '']) => (list.match(/[A-N]\d+/g) ?? []).map((id) => ({ file, id })),
      ),
    );
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter(({ id }) => !rows.has(id))).toEqual([]);
  });
});
