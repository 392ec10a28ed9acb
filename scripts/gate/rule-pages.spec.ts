import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '../../model/check/rules.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const oneId = '[a-z]{3,}\\.[a-z\\d-]+';
const separators = /`?(?:, | and )`?/;
/** One or several ids of rules, as titles and comments name them. */
const idList = `${oneId}(?:\`?(?:, | and )\`?${oneId})*`;

/** The cells of the rows whose first cell is one or several ids. */
const rowsOf = (page: string): string[][] =>
  read(page)
    .split('\n')
    .filter((line) => /^\| `[a-z]+\.[a-z\d-]+`/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));

describe('the rules of plans', () => {
  it('stand in docs/plans.md as they are in the book', () =>
    expect(rowsOf('docs/plans.md').map(([id, title, cite, required]) => [id, title, cite, required])).toEqual(
      Object.entries(rules).map(([id, { title, cite, required }]) => [`\`${id}\``, title, cite, required]),
    ));
});

describe('the rules of the sale and of staff', () => {
  const ids = ['docs/sale.md', 'docs/people.md']
    .flatMap(rowsOf)
    .flatMap(([first = '']) => [...first.matchAll(/`([a-z]+\.[a-z-]+)`/g)].map(([, id = '']) => id));
  const texts = globSync(['{rules,backend/src,frontend/src,e2e}/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  }).map((file) => ({ file, text: read(file) }));

  it('are each named by a spec', () => {
    const specs = texts.filter(({ file }) => /\.spec\.tsx?$/.test(file)).map(({ text }) => text);
    const unnamed = ids.filter((id) => !specs.some((text) => text.includes(id)));
    expect(ids).toHaveLength(new Set(ids).size);
    expect(unnamed).toEqual([]);
  });

  it('stand in docs/sale.md or docs/people.md where a comment or a title names one', () => {
    const named = texts.flatMap(({ file, text }) =>
      [
        ...text.matchAll(new RegExp(`\\brules? \`?(${idList})`, 'g')),
        ...text.matchAll(new RegExp(`\\b(?:it|describe)\\(\\s*'(${idList}): `, 'g')),
        ...text.matchAll(new RegExp(`'[^'\\n]* \\((${idList})\\)'`, 'g')),
      ].flatMap(([, list = '']) => list.split(separators).map((id) => ({ file, id }))),
    );
    expect(named.filter(({ id }) => !ids.includes(id) && !Object.hasOwn(rules, id))).toEqual([]);
  });
});
