import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSentences } from '@hearthline/rules/people/contacts/import.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { parseFile } from './parse-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-limits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const parsed = async (content: string | Buffer) => {
  const path = join(folder, 'file.csv');
  writeFileSync(path, content);
  const { columns, rows } = await parseFile(path);
  const read = [];
  for await (const row of rows) read.push(row);
  return { columns, rows: read };
};
const cellsOf = async (content: string | Buffer): Promise<string[][]> =>
  (await parsed(content)).rows.map(({ cells }) => cells);
const swapped = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
const columns = (count: number): string => Array.from({ length: count }, (_, n) => `C${n}`).join(',');

describe('a file is read', () => {
  it.each([
    ['UTF-8 with its mark', Buffer.from('\ufeffName,City\nZoë,Łódź')],
    ['UTF-16 of Windows', Buffer.from('\ufeffName,City\nZoë,Łódź', 'utf16le')],
    ['UTF-16 the other way round', swapped('\ufeffName,City\nZoë,Łódź')],
  ])('in %s', async (_what, content) => {
    expect(await parsed(content)).toEqual({
      columns: ['Name', 'City'],
      rows: [{ position: 2, cells: ['Zoë', 'Łódź'] }],
    });
  });

  it.each([
    ['the encoding of Windows', [0xe9], 'é'],
    ['the first byte of a mark for UTF-16', [0xff, 0xe9], 'ÿé'],
    ['the second byte of a mark for UTF-16', [0xe9, 0xff], 'éÿ'],
    ['the other first byte', [0xfe, 0xe9], 'þé'],
    ['a letter that breaks off at the end', [0xc3], 'Ã'],
  ])('in %s', async (_what, bytes, text) => {
    expect((await parsed(Buffer.from([...bytes, 0x2c, 0x41, 0x0a, 0x31, 0x2c, 0x32]))).columns).toEqual([
      text,
      'A',
    ]);
    expect((await cellsOf(Buffer.from([...Buffer.from('A\n'), ...bytes]))).at(0)).toEqual([text]);
  });

  it.each([
    ['commas', 'A,B;C\n1,2;3', ['1', '2;3']],
    ['semicolons', 'A;B,C;D\n1;2,3;4', ['1', '2,3', '4']],
    ['tabs', 'A\tB,C\tD\n1\t2,3\t4', ['1', '2,3', '4']],
    ['commas, where the other marks are quoted', '"A;;;;",B\n1,2', ['1', '2']],
    ['commas, where later lines have other marks', 'A,B\r\n1,";;;;"', ['1', ';;;;']],
    ['one column', 'A\n1', ['1']],
  ])('with %s', async (_what, content, cells) => {
    expect(await cellsOf(content)).toEqual([cells]);
  });

  it('with lines that are too long, too short or blank, by their numbers in the file', async () => {
    expect((await parsed('A,B\n\n1\n , \n1,2,3\n')).rows).toEqual([
      { position: 3, cells: ['1'] },
      { position: 5, cells: ['1', '2'] },
    ]);
  });

  it('with quotation marks inside a cell', async () => {
    expect(await cellsOf('A,B\n5" pipe,2')).toEqual([['5" pipe', '2']]);
  });

  it('with a zero byte, which becomes a mark', async () => {
    expect(await cellsOf('A\n1\u00002')).toEqual([['1\ufffd2']]);
  });

  it('with sixty columns', async () => {
    expect((await parsed(`${columns(60)}\n1`)).columns).toHaveLength(60);
  });

  it('with titles of 200 characters, and no more of each', async () => {
    expect((await parsed(`${'x'.repeat(201)}\n1`)).columns).toEqual(['x'.repeat(200)]);
  });
});

describe('a file is refused', () => {
  it.each([
    ['without anything', '', importSentences.empty],
    ['without a row', 'A,B\n', importSentences.empty],
    ['with blank rows alone', 'A,B\n , \n,\n', importSentences.empty],
    ['with 61 columns', `${columns(61)}\n1`, importSentences.tooManyColumns],
    ['that begins with a contact', 'Ada,ada@example.com\nZoe,zoe@example.com', importSentences.noTitles],
    ['that is no text', 'A\u0001,B\n1,2', importSentences.unreadable],
    ['with a cell without an end', `A\n"${'x'.repeat(300_000)}`, importSentences.unreadable],
  ])('%s', async (_what, content, message) => {
    await expect(parsed(content)).rejects.toMatchObject({ code: 'BAD_INPUT', message });
  });

  it('with more than 100,000 rows', async () => {
    const rows = (count: number): string => `A\n${'1\n'.repeat(count)}`;
    expect((await parsed(rows(100_000))).rows).toHaveLength(100_000);
    await expect(parsed(rows(100_001))).rejects.toThrow(importSentences.tooManyRows);
  });
});
