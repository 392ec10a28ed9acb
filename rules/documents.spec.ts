import { describe, expect, it } from 'vitest';
import {
  documentLimits,
  documentReview,
  documentUpload,
  hasDeceptiveExtension,
  sanitizeFileName,
  sizeText,
} from './documents.ts';

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
  ])('%j is shown as %j', (given, shown) => expect(sanitizeFileName(given)).toBe(shown));

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
