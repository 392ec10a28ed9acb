import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rows = [
  ...readFileSync(join(root, 'docs/security.md'), 'utf8').matchAll(
    /^\| ([A-LN]\d+) +\| (.+?) +\| (.+?) *\|$/gm,
  ),
].map(([, id = '', how = '', proof = '']) => ({ id, how, proof }));

/** How many requirements each group has. */
const groups = { A: 10, B: 8, C: 6, D: 7, E: 10, F: 6, G: 8, H: 5, I: 5, J: 6, K: 13, L: 5, N: 12 };

it('docs/security.md has every requirement once, in order', () => {
  expect(rows.map(({ id }) => id)).toEqual(
    Object.entries(groups).flatMap(([group, count]) =>
      Array.from({ length: count }, (_, index) => `${group}${index + 1}`),
    ),
  );
});

it('each names specs that exist, or says that no test proves it', () => {
  for (const { id, proof } of rows) {
    const specs = [...proof.matchAll(/`([^`]+\.spec\.tsx?)`/g)].map(([, file = '']) => file);
    expect(specs.length > 0 || proof.startsWith('not proved by a test: '), id).toBe(true);
    for (const file of specs) expect(existsSync(join(root, file)), `${id}: ${file}`).toBe(true);
  }
});
