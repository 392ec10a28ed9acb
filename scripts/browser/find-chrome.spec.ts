import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findChrome, installedChrome } from './find-chrome.ts';

let folder = '';
const programNamed = (name: string, source: string): string => {
  const program = join(folder, name);
  writeFileSync(program, source, { mode: 0o755 });
  return program;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-chrome-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('takes the browser that CHROME_PATH names', async () => {
  const named = programNamed('my-chrome', '#!/bin/sh\necho Chrome 999\n');
  vi.stubEnv('CHROME_PATH', named);
  expect((await findChrome()).executablePath).toBe(named);
});

it('says what to do when CHROME_PATH names none', async () => {
  vi.stubEnv('CHROME_PATH', join(folder, 'nothing'));
  await expect(findChrome()).rejects.toThrow(
    /^CHROME_PATH is .*nothing, which is not a browser that runs here\. Install Chrome or Chromium, or set CHROME_PATH/,
  );
});

it('knows an installed one, but no stub that only advertises a package', () => {
  vi.stubEnv('PATH', folder);
  programNamed('google-chrome-stable', '#!/bin/sh\necho install the package >&2\nexit 1\n');
  expect(installedChrome()).toBeUndefined();
  const real = programNamed('google-chrome', '#!/bin/sh\necho Chrome 999\n');
  expect(installedChrome()).toBe(real);
});

it('takes that of the packages, where it runs, before an installed one', async () => {
  vi.stubEnv('CHROME_PATH', '');
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  programNamed('google-chrome-stable', '#!/bin/sh\necho Chrome 999\n');
  expect((await findChrome()).executablePath.includes('.hearthline')).toBe(
    process.platform === 'linux' && process.arch === 'x64',
  );
});

it('finds one that runs on this machine, whoever asks at the same time', async () => {
  const found = await Promise.all([findChrome(), findChrome()]);
  expect(found[0]).toEqual(found[1]);
  for (const { executablePath, env } of found) {
    expect(existsSync(executablePath)).toBe(true);
    expect(spawnSync(executablePath, ['--version'], { env, encoding: 'utf8' }).stdout).toMatch(/\d+\.\d+/);
  }
});
