import { mkdtemp, open, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { textProblem } from './inspect-text.ts';

let folder: string;
let file: FileHandle | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthline-spec-'));
});
afterEach(async () => {
  await file?.close();
  await rm(folder, { recursive: true });
});

const problemOf = async (content: string | Buffer): Promise<string | null> => {
  const path = join(folder, 'text.txt');
  await writeFile(path, content);
  await file?.close();
  file = await open(path);
  return textProblem(file);
};

/** As much as is read at once. */
const piece = 256 * 1024;

it.each([
  ['is empty', ''],
  ['has tabs, line breaks and form feeds', 'a\tb\r\nc\fd\n'],
  ['speaks of markup', 'a <b> c'],
  ['has a letter of two bytes where a piece of it ends', `${'a'.repeat(piece - 1)}é`],
  ['has markup at the beginning of a later piece', `${'a'.repeat(piece)}<p>`],
])('a text that %s is in order', async (_what, content) => {
  expect(await problemOf(content)).toBeNull();
});

it.each(['<!doctype html>', '<svg/>', '</p>', '<?xml?>', ' \n<B>', '%!PS', '#!/bin/sh', '{\\rtf1'])(
  'a text that begins with %s is something else',
  async (content) => {
    expect(await problemOf(content)).toBe('content');
  },
);
it.each([0, 1, 8, 11, 14, 31, 127])('a text holds no character %i, not even at its end', async (code) => {
  expect(await problemOf(`a${String.fromCharCode(code)}`)).toBe('content');
  expect(await problemOf('a'.repeat(piece) + String.fromCharCode(code))).toBe('content');
});
it('a text in another encoding is not taken', async () => {
  expect(await problemOf(Buffer.from('Größe', 'latin1'))).toBe('encoding');
});
it('a text that ends within a character is not taken', async () => {
  expect(await problemOf(Buffer.from('é').subarray(0, 1))).toBe('encoding');
});
it('the file stays open for whoever opened it', async () => {
  await problemOf('a');
  expect((await file?.stat())?.size).toBe(1);
});
