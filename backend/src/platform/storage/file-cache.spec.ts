import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileCache } from './file-cache.ts';

let folder = '';
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'hearthline-cache-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Adds files of so many bytes, each a minute younger than the one before. */
const fill = async (
  most: { files: number; bytes: number },
  names: string[],
  bytes: number,
): Promise<void> => {
  const cache = createFileCache(folder, most);
  for (const [minute, name] of names.entries()) {
    await cache.write(name, Buffer.alloc(bytes));
    await utimes(path.join(folder, name), 0, minute * 60).catch(() => undefined);
  }
};

it('gives back what it was given, and nothing for what it has not got', async () => {
  const cache = createFileCache(path.join(folder, 'made', 'later'));
  await cache.write('a', Buffer.from('drawn'));
  expect(String(await cache.read('a'))).toBe('drawn');
  expect(await cache.read('b')).toBeNull();
});

it('keeps exactly as many bytes as it may, and removes the oldest with one more', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  await fill({ files: 100, bytes: 1000 }, names, 100);
  expect(await readdir(folder)).toEqual(names);
  await rm(folder, { recursive: true });
  await fill({ files: 100, bytes: 999 }, names, 100);
  expect(await readdir(folder)).toEqual(names.slice(2));
});

it('counts files too, and those that were there before it was opened', async () => {
  await fill({ files: 10, bytes: 1e6 }, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'], 1);
  expect(await readdir(folder)).toHaveLength(10);
  await createFileCache(folder, { files: 10, bytes: 1e6 }).write('k', Buffer.alloc(1));
  expect(await readdir(folder)).toEqual(['c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']);
});

it('never fails because nothing can be stored', async () => {
  await createFileCache('/dev/null').write('a', Buffer.from('drawn'));
});
