import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const unfinished = /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|only|todo|fixme)\b/;

it('finds what is skipped, alone or only planned', () => {
  for (const word of ['skip', 'only', 'todo', 'fixme'])
    for (const line of [`it.${word}('x')`, `test.describe.${word}(`, `describe.concurrent.${word}(`])
      expect(line).toMatch(unfinished);
  for (const line of ['it.each([])', 'test.describe(', 'await page.only()', 'it(name, skip)'])
    expect(line).not.toMatch(unfinished);
});

it('every test runs, and none runs alone', () => {
  const files = globSync(['*/**/*.spec.{ts,tsx}', 'e2e/**/*.ts'], {
    cwd: root,
    exclude: (path) => path.includes('node_modules') || path.endsWith('skipped-tests.spec.ts'),
  });
  expect(files.length).toBeGreaterThan(400);
  const found = files.filter((file) => unfinished.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});
