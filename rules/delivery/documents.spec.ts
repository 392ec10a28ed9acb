import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  documentFilter,
  documentLimits,
  documentRequestForm,
  documentReview,
  documentSentences,
  documentTypes,
  documentUpdate,
  documentUpload,
  fileSentences,
  hasDeceptiveExtension,
  sanitizeFileName,
  sizeText,
  uploadTypes,
  type DocumentType,
} from './documents.ts';
import type { Role } from '../permissions.ts';

describe('the name of a file', () => {
  it.each([
    ['Plan.pdf', 'Plan.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ada\\Site plan.PDF', 'Site plan.pdf'],
    ['a\u202Egpj.exe.png', 'agpj.exe.png'],
    ['line\r\nbreak\u0000.txt', 'linebreak.txt'],
    ['  .hidden.png ', 'hidden.png'],
    ['Straße “Süd”.pdf', 'Straße “Süd”.pdf'],
    ['half\ud800.pdf', 'half\ufffd.pdf'],
    ['<b>x</b>.png', 'b .png'],
    ['...', ''],
  ])('%j is shown as %j', (input, shown) => expect(sanitizeFileName(input)).toBe(shown));

  it('is cut where it is too long, before its ending', () => {
    const name = sanitizeFileName(`${'🏡'.repeat(500)}.pdf`);
    expect([...name]).toHaveLength(documentLimits.name);
    expect(name).toMatch(/🏡\.pdf$/u);
    expect(name.isWellFormed()).toBe(true);
  });

  it('must not hide another ending (H2)', () => {
    for (const name of [
      'x.html.pdf',
      'x.svg.png',
      'x.png%00.html',
      'x.php.jpg',
      'x.html%00.png',
      'x.Exe.txt',
      'x.html .png',
    ])
      expect(hasDeceptiveExtension(name), name).toBe(true);
    for (const name of ['v1.2 plans.pdf', 'Whitfield.Home.pdf', 'photo.png', 'html.pdf', 'a.b.c.docx'])
      expect(hasDeceptiveExtension(name), name).toBe(false);
  });
});

it('tells sizes in words', () =>
  expect([1, 999, 1000, 1536, 25 * 1024 * 1024, 3.2 * 1024 ** 3].map(sizeText)).toEqual([
    '1 byte',
    '999 bytes',
    '1 kB',
    '1.5 kB',
    '25 MB',
    '3.2 GB',
  ]));

it.each([
  [999, '999 bytes'],
  [1_023_999, '1000 kB'],
  [1_024_000, '1 MB'],
  [10.4 * 1024 ** 2, '10 MB'],
  [12.34 * 1024 ** 2, '12 MB'],
  [900 * 1024 ** 2, '900 MB'],
  [1000 * 1024 ** 2 - 1, '1000 MB'],
  [1000 * 1024 ** 2, '1 GB'],
])('%d bytes are %s', (bytes, words) => expect(sizeText(bytes)).toBe(words));

describe('the limits of uploads (H1)', () => {
  it.each([
    ['a file have', 25, documentLimits.file],
    ['a request have', 101, documentLimits.request],
    ['a person keep', 1024, documentLimits.person],
    ['a project keep', 4096, documentLimits.project],
    ['a file unpack to', 50, documentLimits.unpacked],
  ])('let %s %i MB', (_what, megabytes, bytes) => expect(bytes).toBe(megabytes * 1_048_576));

  it.each([
    ['a file unpack to', 200, 'times its size', documentLimits.unpackedTimes],
    ['a Word or Excel file have', 10_000, 'entries', documentLimits.entries],
  ])('let %s %i %s', (_what, documented, _unit, limit) => expect(limit).toBe(documented));

  it.each([
    [documentSentences.tooMany, 'Please send at most 10 files at once'],
    [fileSentences.pixels('Roof.png'), 'Roof.png has more than 60 million pixels. Please make it smaller.'],
  ])('are told: %s', (sentence, words) => expect(sentence).toBe(words));
});

describe('the types that can be chosen for an upload', () => {
  it.each<[Role | undefined, readonly DocumentType[]]>([
    ['customer', documentTypes],
    ['admin', documentTypes],
    ['sales', documentTypes],
    ['project_manager', documentTypes],
    ['office', documentTypes],
    ['contractor', ['photo']],
    ['investor', []],
    [undefined, []],
  ])('as a %s: %j', (role, types) => expect(uploadTypes(role)).toEqual(types));
});

const messages = (schema: z.ZodType, input: object): string[] =>
  schema.safeParse({ version: 1, ...input }).error?.issues.map(({ message }) => message) ?? [];

describe('what is written about a document', () => {
  const rename = { name: 'Plan', type: 'plans' };
  const request = { ...rename, note: 'Please send it' };

  it.each([
    ['its name', documentUpdate, rename, 'name', 150],
    ['why it is rejected', documentReview, { decision: 'rejected' }, 'note', 1000],
    ['why it is needed', documentRequestForm, request, 'note', 1000],
  ] as const)('(%s) is full, and one character too long', (_what, schema, input, field, max) => {
    expect(messages(schema, { ...input, [field]: 'x'.repeat(max) })).toEqual([]);
    expect(messages(schema, { ...input, [field]: 'x'.repeat(max + 1) })).toEqual([
      `Must be at most ${max} characters`,
    ]);
  });

  it.each([
    ['its name', documentUpdate, rename, 'name', 'Name is required'],
    ['why it is needed', documentRequestForm, request, 'note', 'Please say in a sentence what you need'],
  ])('(%s) is at least one character', (_what, schema, input, field, sentence) => {
    expect(messages(schema, { ...input, [field]: 'x' })).toEqual([]);
    expect(messages(schema, { ...input, [field]: ' ' })).toEqual([sentence]);
  });
});

describe('a list of documents', () => {
  it('has no undoable reviews in it unless they are asked for', () =>
    expect(
      [undefined, 'false', 'true'].map((undoable) => documentFilter.parse({ undoable }).undoable),
    ).toEqual([false, false, true]));
});

it('wants a note where something is rejected', () => {
  expect(documentReview.safeParse({ version: 1, decision: 'rejected', note: ' ' }).success).toBe(false);
  expect(documentReview.safeParse({ version: 1, decision: 'approved' }).success).toBe(true);
});

it('wants to know what an upload is, or what it answers or replaces', () => {
  expect(documentUpload.safeParse({}).success).toBe(false);
  expect(documentUpload.safeParse({ type: 'deed' }).success).toBe(false);
  expect(documentUpload.safeParse({ type: 'photo' }).success).toBe(true);
  expect(documentUpload.safeParse({ documentId: '01890a5d-ac96-774b-bcce-b302099a8057' }).success).toBe(true);
});
