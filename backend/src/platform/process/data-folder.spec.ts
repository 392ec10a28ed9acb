import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folderProblem, makeFolder, openDataFolder } from './data-folder.ts';
import { StartError } from '../errors.ts';
import { expectWithinMs } from '../../testing/time-limit.ts';

const base = mkdtempSync(join(tmpdir(), 'hearthline-folder-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const messageOf = (work: () => void): unknown => {
  try {
    return work();
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message;
  }
};

it('makes a folder with those above it, however often it is asked, and leaves nothing of its trial', () => {
  const folder = join(base, 'one', 'two', 'three');
  openDataFolder(folder);
  openDataFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
  expect(statSync(join(base, 'one')).mode & 0o777).toBe(0o711);
});

describe('where nothing can be kept', () => {
  it.runIf(process.platform === 'linux')('it says so at once instead of trying for ever', async () => {
    const refusals = await expectWithinMs(500, 'the refusal', () =>
      Promise.resolve(
        ['/proc', '/proc/no-such-process/data'].map((folder) => messageOf(() => openDataFolder(folder))),
      ),
    );
    expect(refusals).toEqual([
      'The folder /proc cannot be used: nothing can be made there.',
      'The folder /proc/no-such-process/data cannot be used: nothing can be made there.',
    ]);
    expect(() => makeFolder('/proc/no-such-process/data', 0o700)).toThrow(/ENOENT/);
  });

  it('it says that a file is in the way, or a link that leads nowhere', () => {
    const file = join(base, 'file');
    writeFileSync(file, '');
    symlinkSync(join(base, 'nowhere'), join(base, 'link'));
    for (const folder of [file, join(file, 'below'), join(base, 'link')])
      expect(messageOf(() => openDataFolder(folder))).toBe(
        `The folder ${folder} cannot be used: there is a file where a folder should be.`,
      );
  });

  it.skipIf(process.getuid?.() === 0)('it says that this user may not', () => {
    const closed = join(base, 'closed');
    mkdirSync(closed, { mode: 0o500 });
    expect(messageOf(() => openDataFolder(join(closed, 'data')))).toMatch(
      /this user may not read and write there\.$/,
    );
  });
});

it('tells a missing file in a folder from a folder in which nothing can be made', () => {
  expect(folderProblem(Object.assign(new Error(), { code: 'ENOENT', syscall: 'open' }))).toBeUndefined();
  expect(folderProblem(Object.assign(new Error(), { code: '53100' }))).toBe('the disk is full');
});
