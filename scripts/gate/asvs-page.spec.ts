import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The requirements of OWASP ASVS 5.0.0 by section: the numbers of those of level 1, and of level 2. */
const sections: readonly (readonly [section: string, one: string, two: string])[] = [
  ['1.1', '', '1 2'],
  ['1.2', '1 2 3 4 5', '6 7 8 9'],
  ['1.3', '1 2', '3 4 5 6 7 8 9 10 11'],
  ['1.4', '', '1 2 3'],
  ['1.5', '1', '2'],
  ['2.1', '1', '2 3'],
  ['2.2', '1 2', '3'],
  ['2.3', '1', '2 3 4'],
  ['2.4', '', '1'],
  ['3.2', '1 2', ''],
  ['3.3', '1', '2 3 4'],
  ['3.4', '1 2', '3 4 5 6'],
  ['3.5', '1 2 3', '4 5'],
  ['3.7', '', '1 2'],
  ['4.1', '1', '2 3'],
  ['4.2', '', '1'],
  ['4.3', '', '1 2'],
  ['4.4', '1', '2 3 4'],
  ['5.1', '', '1'],
  ['5.2', '1 2', '3'],
  ['5.3', '1 2', ''],
  ['5.4', '', '1 2 3'],
  ['6.1', '1', '2 3'],
  ['6.2', '1 2 3 4 5 6 7 8', '9 10 11 12'],
  ['6.3', '1 2', '3 4'],
  ['6.4', '1 2', '3 4'],
  ['6.5', '', '1 2 3 4 5'],
  ['6.6', '', '1 2 3'],
  ['6.8', '', '1 2 3 4'],
  ['7.1', '', '1 2 3'],
  ['7.2', '1 2 3 4', ''],
  ['7.3', '', '1 2'],
  ['7.4', '1 2', '3 4 5'],
  ['7.5', '', '1 2'],
  ['7.6', '', '1 2'],
  ['8.1', '1', '2'],
  ['8.2', '1 2', '3'],
  ['8.3', '1', ''],
  ['8.4', '', '1'],
  ['9.1', '1 2 3', ''],
  ['9.2', '1', '2 3 4'],
  ['10.1', '', '1 2'],
  ['10.2', '', '1 2'],
  ['10.3', '', '1 2 3 4'],
  ['10.4', '1 2 3 4 5', '6 7 8 9 10 11'],
  ['10.5', '', '1 2 3 4 5'],
  ['10.6', '', '1 2'],
  ['10.7', '', '1 2 3'],
  ['11.1', '', '1 2'],
  ['11.2', '', '1 2 3'],
  ['11.3', '1 2', '3'],
  ['11.4', '1', '2 3 4'],
  ['11.5', '', '1'],
  ['11.6', '', '1'],
  ['12.1', '1', '2 3'],
  ['12.2', '1 2', ''],
  ['12.3', '', '1 2 3 4'],
  ['13.1', '', '1'],
  ['13.2', '', '1 2 3 4 5'],
  ['13.3', '', '1 2'],
  ['13.4', '1', '2 3 4 5'],
  ['14.1', '', '1 2'],
  ['14.2', '1', '2 3 4'],
  ['14.3', '1', '2 3'],
  ['15.1', '1', '2 3'],
  ['15.2', '1', '2 3'],
  ['15.3', '1', '2 3 4 5 6 7'],
  ['16.1', '', '1'],
  ['16.2', '', '1 2 3 4 5'],
  ['16.3', '', '1 2 3 4'],
  ['16.4', '', '1 2 3'],
  ['16.5', '', '1 2 3'],
  ['17.1', '', '1'],
  ['17.2', '', '1 2 3 4'],
  ['17.3', '', '1 2'],
];

const numbers = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);
const standard = sections.flatMap(([section, one, two]) =>
  [
    ...numbers(one).map((number) => ({ number, level: '1' })),
    ...numbers(two).map((number) => ({ number, level: '2' })),
  ]
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, level }) => ({ id: `${section}.${number}`, level })),
);

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const page = read('docs/asvs.md');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, id = '', level = '', requirement = '', state = '', how = '']) => ({
    id,
    level,
    requirement,
    state,
    how,
  }),
);
const count = (state: string): number => rows.filter((row) => row.state === state).length;

it('docs/asvs.md has every requirement of levels 1 and 2 once, in order', () => {
  expect(standard).toHaveLength(253);
  expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(standard);
});

it('says of each whether it is met, and counts rightly', () => {
  for (const { id, state } of rows) expect(['met', 'not met', 'not applicable'], id).toContain(state);
  expect(page).toContain(
    `${rows.length} in all, ${count('met')} met, ${count('not met')} not met, ${count('not applicable')} not applicable`,
  );
});

/** What a row refers to: files of the project, pages beside this one, and rows of docs/security.md. */
const references = (how: string) => ({
  files: [...how.matchAll(/`([\w./-]*[\w-]\.[a-z]+|\.[\w.]+)`/g)].map(([, file = '']) => file),
  pages: [...how.matchAll(/\]\(([^)#]+)(?:#[\w-]+)?\)/g)].map(([, file = '']) => `docs/${file}`),
  rows: [...how.matchAll(/\b[A-LN]\d+\b/g)].map(([id]) => id),
});

it('names only files and rows of docs/security.md that there are, and at least one for whatever is met', () => {
  const known = new Set(
    [...read('docs/security.md').matchAll(/^\| ([A-LN]\d+) /gm)].map(([, id = '']) => id),
  );
  for (const { id, state, how } of rows) {
    const { files, pages, rows: referred } = references(how);
    for (const file of [...files, ...pages])
      expect(existsSync(join(root, file)), `${id}: ${file}`).toBe(true);
    for (const row of referred) expect(known, `${id}: ${row}`).toContain(row);
    if (state === 'met') expect(files.length + pages.length + referred.length, id).toBeGreaterThan(0);
  }
});
