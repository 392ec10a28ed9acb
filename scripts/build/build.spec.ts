import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const node24 = process.execPath;
let root = '';
const inRoot = (...parts: string[]): string => join(root, ...parts);

const write = (file: string, content: string): void => {
  mkdirSync(join(inRoot(file), '..'), { recursive: true });
  writeFileSync(inRoot(file), content);
};
const build = (...args: string[]) =>
  spawnSync(node24, [inRoot('scripts/build.mjs'), ...args], { encoding: 'utf8' });
const built = (result: { stdout: string }): string[] =>
  [...result.stdout.matchAll(/^Built the (\w+)/gm)].map((match) => match[1] ?? '');

/** Sets up a tiny product with the real build program. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hearthline-build-'));
  for (const file of ['build.mjs', 'build', 'launch/file-lock.mjs', 'launch/server-program.mjs'])
    cpSync(join(repository, 'scripts', file), inRoot('scripts', file), { recursive: true });
  mkdirSync(inRoot('node_modules/@hearthline'), { recursive: true });
  for (const name of ['vite', 'esbuild'])
    symlinkSync(join(repository, 'node_modules', name), inRoot('node_modules', name));
  symlinkSync(inRoot('rules'), inRoot('node_modules/@hearthline/rules'));
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{}');
  write(
    'rules/package.json',
    '{ "name": "@hearthline/rules", "type": "module", "exports": { "./*": "./*" } }',
  );
  write('rules/greeting.ts', "export const greeting: string = 'good day';");
  write('tsconfig.json', '{ "compilerOptions": { "target": "ES2024" } }');
  write('frontend/index.html', '<script type="module" src="/main.ts"></script>');
  write(
    'frontend/main.ts',
    "import { greeting } from '@hearthline/rules/greeting.ts'; document.title = greeting;",
  );
  write('frontend/vite.config.ts', 'export default {};');
  write(
    'backend/src/main.ts',
    "import pino from 'pino'; import { greeting } from '@hearthline/rules/greeting.ts'; class Kept {} console.log(greeting, Kept.name, pino); if (process.argv[2]) await import('./seed/demo.ts');",
  );
  write('backend/src/seed/demo.ts', "console.log('everybody knows this password');");
  write(
    'backend/src/deep/draw-worker.ts',
    "import { greeting } from '@hearthline/rules/greeting.ts'; console.log(greeting, 'worker');",
  );
});

/** The code of the server, all files together: what is shared with the workers or imported on demand is in separate ones. */
const server = (): string =>
  readdirSync(inRoot('backend/dist'), { recursive: true })
    .filter((file) => String(file).endsWith('.js'))
    .map((file) => readFileSync(inRoot('backend/dist', String(file)), 'utf8'))
    .join('\n');

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('makes site, server and workers; rules go in, packages stay outside', () => {
  expect(built(build())).toEqual(['site', 'server']);
  expect(server()).toMatch(/from ["']pino["']/);
  expect(server()).not.toContain('@hearthline/rules');
  expect(
    spawnSync(process.execPath, [inRoot('backend/dist/draw-worker.js')], { encoding: 'utf8' }).stdout,
  ).toBe('good day worker\n');
  expect(existsSync(inRoot('frontend/dist/index.html'))).toBe(true);
  expect(
    readdirSync(inRoot('frontend/dist'), { recursive: true }).filter((file) => String(file).endsWith('.map')),
  ).toEqual([]);
});

it('keeps the names of classes, also of two that have the same', () => {
  write('backend/src/other.ts', 'class Kept { other = 1; } export const other = new Kept();');
  write(
    'backend/src/main.ts',
    "import { other } from './other.ts'; class Kept {} console.log(Kept.name, other.constructor.name);",
  );
  build();
  expect(spawnSync(process.execPath, [inRoot('backend/dist/main.js')], { encoding: 'utf8' }).stdout).toBe(
    'Kept Kept\n',
  );
});

it('leaves the demo out for production, and takes it back in for everybody else (L5)', () => {
  const server = (): string =>
    readdirSync(inRoot('backend/dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(inRoot('backend/dist', file), 'utf8'))
      .join('\n');
  build('--without-demo');
  expect(server()).not.toContain('everybody knows');
  expect(built(build())).toContain('server');
  expect(server()).toContain('everybody knows');
});

it('happens again only for what has changed', () => {
  build();
  expect(built(build())).toEqual([]);
  write('backend/src/main.ts', 'console.log(1)');
  expect(built(build())).toEqual(['server']);
  write('backend/src/main.spec.ts', 'a test');
  expect(built(build())).toEqual([]);
  write('rules/greeting.ts', "export const greeting: string = 'hello';");
  expect(built(build())).toEqual(['site', 'server']);
  rmSync(inRoot('frontend/dist'), { recursive: true });
  expect(built(build())).toEqual(['site']);
  expect(built(build('--force'))).toEqual(['site', 'server']);
});

it('that fails leaves the former one whole, and is tried again', () => {
  build();
  const whole = server();
  write('backend/src/main.ts', 'this is no program');
  for (let attempt = 0; attempt < 2; attempt += 1) expect(build().status).toBe(1);
  expect(server()).toBe(whole);
});
