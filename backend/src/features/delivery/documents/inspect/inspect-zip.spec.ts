import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentLimits } from '@hearthline/rules/delivery/documents.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { docxFile, xlsxFile, zipFile } from '../../../../testing/fixtures/files.ts';
import { zipProblem } from './inspect-zip.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthline-spec-'));
});
afterEach(() => rm(folder, { recursive: true }));

const problemOf = async (
  bytes: Buffer,
  size = bytes.length,
  mainEntry = 'word/document.xml',
): Promise<string | null> => {
  const path = join(folder, 'file.zip');
  await writeFile(path, bytes);
  return zipProblem(path, size, mainEntry);
};
const sheetProblem = (more: Record<string, string>): Promise<string | null> =>
  problemOf(
    zipFile({ '[Content_Types].xml': '', 'xl/workbook.xml': '', ...more }),
    undefined,
    'xl/workbook.xml',
  );
/** Unpacks to as much as these entries hold, and nothing besides. */
const withEntries = (entries: Record<string, string>): Buffer =>
  zipFile({ '[Content_Types].xml': '', 'word/document.xml': '', ...entries });
const rels = 'word/_rels/document.xml.rels';
const relation = (type: string, mode: string): string =>
  `<Relationships><Relationship Type="http://x/${type}" TargetMode='${mode}' Target="https://example.net/x"/></Relationships>`;
const field = '<w:fldSimple w:instr="DDE x"/>';

/** Changes every place where a number of four bytes stands. */
const replaced = (file: Buffer, from: number, to: number): Buffer => {
  const changed = Buffer.from(file);
  for (let at = 0; at <= file.length - 4; at += 1)
    if (file.readUInt32LE(at) === from) changed.writeUInt32LE(to, at);
  return changed;
};
/** Says of all entries that they are encrypted. */
const encrypted = (file: Buffer): Buffer => {
  const changed = Buffer.from(file);
  for (const [sign, flags] of [
    ['PK\u0003\u0004', 6],
    ['PK\u0001\u0002', 8],
  ] as const)
    for (let at = file.indexOf(sign); at >= 0; at = file.indexOf(sign, at + 1))
      changed.writeUInt16LE(1, at + flags);
  return changed;
};

describe('an Office file', () => {
  it('is in order with hyperlinks, folders and pictures', async () => {
    const file = docxFile({
      [rels]: relation('hyperlink', 'External'),
      'word/_rels/other.xml.rels': relation('frame', 'Internal'),
      'word/media/': '',
      'word/media/a.png': 'a\0b',
    });
    expect(await problemOf(file)).toBeNull();
    expect(await problemOf(xlsxFile(), undefined, 'xl/workbook.xml')).toBeNull();
  });

  it.each<[string, string, Record<string, string | Buffer>]>([
    ['loads', 'a frame from elsewhere', { [rels]: relation('frame', 'External') }],
    ['damaged', 'entities of its own', { [rels]: '<!DOCTYPE x>' }],
    ['damaged', 'a NUL in what it refers to', { [rels]: '<Relationships/>\0' }],
    ['damaged', 'bytes that are no text', { [rels]: Buffer.from('<Relationships/>\xe9', 'latin1') }],
    ['damaged', 'another encoding', { [rels]: '<?xml version="1.0" encoding="UTF-7"?>' }],
    ['damaged', 'another encoding after a mark of byte order', { [rels]: '\ufeff<?xml encoding="UTF-7"?>' }],
    ['macros', 'macros among its types', { '[Content_Types].xml': '<a b="x.macroEnabled.main"/>' }],
    ['macros', 'macros', { 'word/vbaData.xml': '' }],
    ['embedded', 'another file', { 'word/embeddings/a.bin': '' }],
    ['scripts', 'a script', { 'word/a.js': '' }],
    ['names', 'an invisible letter in a name', { 'word/a\u200b.xml': '' }],
    ['names', 'a backslash in a name', { 'word\\a.xml': '' }],
    ['names', 'a way out of its folder', { '../a.xml': '' }],
    ['names', 'a folder with content', { 'word/a/': 'x' }],
    ['acts', 'a field that starts a program', { 'word/a.xml': field }],
    ['acts', 'such a field that never ends', { 'word/a.xml': '<w:instrText>DDE x</w:instrText>' }],
  ])('has %s: %s', async (problem, _what, entries) => {
    expect(await problemOf(docxFile(entries), 1_000_000)).toBe(problem);
  });

  it('has fields in Word only', async () => {
    expect(await sheetProblem({ 'xl/a.xml': field })).toBeNull();
    expect(await problemOf(docxFile({ 'word/media/a.emf': field }))).toBeNull();
  });

  it('tells of the field that it found first, however long the text after it is', async () => {
    expect(await problemOf(withEntries({ 'word/a.xml': field.padEnd(2_000_000) }), 1)).toBe('acts');
  });

  it('has its list of types, and its main part', async () => {
    expect(await problemOf(zipFile({ 'word/document.xml': '' }))).toBe('content');
    expect(await problemOf(zipFile({ '[Content_Types].xml': '' }))).toBe('content');
  });

  it('is protected if its entries are encrypted', async () => {
    expect(await problemOf(encrypted(docxFile()))).toBe('locked');
  });

  it.runIf(existsSync('/proc/self/fd'))('is closed again although it is refused', async () => {
    expect(await problemOf(docxFile({ 'word/a.js': '', 'word/b.xml': '' }))).toBe('scripts');
    const links = await Promise.all(
      (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
    );
    expect(links.filter((link) => link.startsWith(folder))).toEqual([]);
  });
});

describe('an Office file may unpack', () => {
  const unpacking = (bytes: number, size: number): Promise<string | null> =>
    problemOf(withEntries({ 'word/media/a.emf': 'x'.repeat(bytes) }), size);

  it('to a megabyte however small it is, and not to a byte more', async () => {
    expect(await unpacking(documentLimits.freelyUnpacked, 1)).toBeNull();
    expect(await unpacking(documentLimits.freelyUnpacked + 1, 1)).toBe('unpacks');
  });
  it('to 200 times its size, and not to a byte more', async () => {
    expect(await unpacking(2_000_000, 10_000)).toBeNull();
    expect(await unpacking(2_000_001, 10_000)).toBe('unpacks');
  });
  it('to 50 MB, and not to a byte more, however large it is', async () => {
    expect(await unpacking(documentLimits.unpacked, documentLimits.file)).toBeNull();
    const more = { 'word/media/b.emf': 'x' };
    const full = withEntries({ 'word/media/a.emf': 'x'.repeat(documentLimits.unpacked), ...more });
    expect(await problemOf(full, documentLimits.file)).toBe('unpacks');
  });
  it('to no more than 50 MB by what an entry says, whatever it holds', async () => {
    const file = withEntries({ 'word/media/a.emf': 'x'.repeat(1234) });
    expect(await problemOf(replaced(file, 1234, documentLimits.unpacked + 1))).toBe('unpacks');
  });
  it('to what its entries say only', async () => {
    const file = withEntries({ 'word/media/a.emf': 'x'.repeat(1234) });
    expect(await problemOf(replaced(file, 1234, 1235))).toBe('damaged');
    expect(await problemOf(replaced(file, 1234, 1233))).toBe('damaged');
  });
  it('to 2 MB of what it refers to, and not to a byte more', async () => {
    const list = (length: number) =>
      problemOf(withEntries({ [rels]: '<x/>'.padEnd(length) }), documentLimits.file);
    expect(await list(2 * 1024 * 1024)).toBeNull();
    expect(await list(2 * 1024 * 1024 + 1)).toBe('damaged');
  });
  it('to 10,000 entries, and not to one more', async () => {
    const entries = (count: number) =>
      withEntries(
        Object.fromEntries(Array.from({ length: count - 2 }, (_, number) => [`word/${number}.png`, ''])),
      );
    expect(await problemOf(entries(10_000), 10_000_000)).toBeNull();
    expect(await problemOf(entries(10_001), 10_000_000)).toBe('unpacks');
  });
});
