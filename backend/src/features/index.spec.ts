import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The lists of all features, and of what belongs to none. */
const list = ['index.ts', ...globSync('*/*/*.module.ts', { cwd: import.meta.dirname })]
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8').replace(/^import [^;]*;$/gm, ''))
  .join('\n');

/** The names of everything of one kind that the features' files declare, such as `Contact`. */
const declared = (pattern: string, declaration: RegExp): string[] =>
  globSync(pattern, { cwd: import.meta.dirname }).flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(declaration)].map(
      ([, name = '']) => name,
    ),
  );

const kinds = {
  entity: declared('**/*.entity.ts', /^@Entity\([^]*?^export class (\w+)/gm),
  resolver: declared('**/*.resolver.ts', /^@Resolver\([^]*?^export class (\w+)/gm),
  routes: declared('**/*.rest.ts', /^export const (\w+Routes)\b/gm),
  jobs: declared('**/*.jobs.ts', /^export const (\w+Jobs)\b/gm),
};

describe('the list of features', () => {
  it('has every module', () => {
    const folders = globSync('*/*/*.module.ts', { cwd: import.meta.dirname }).map(
      (file) => file.split('/')[1],
    );
    expect(folders.length).toBeGreaterThan(5);
    for (const folder of folders)
      expect(list).toContain(
        `  ${folder?.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}Module,`,
      );
  });

  it.each(Object.entries(kinds))(
    'names every %s that a feature declares: what it leaves out does not exist',
    (_kind, names) => {
      expect(names.length).toBeGreaterThan(5);
      expect(
        names.filter((name) => !new RegExp(`\\b${name}\\b`).test(list)),
        'To be listed in the x.module.ts of its feature',
      ).toEqual([]);
    },
  );
});
