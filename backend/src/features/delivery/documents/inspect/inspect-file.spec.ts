import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileSentences } from '@hearthline/rules/delivery/documents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { docxFile, upload, xlsxFile, zipFile } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { zipProblem } from './inspect-zip.ts';

const api = useApi();
let customer: Caller;
let project: string;

beforeAll(async () => {
  customer = await api.as('customer');
  project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
});

const send = async (name: string, bytes: Buffer): Promise<[number, string | undefined]> => {
  const { status, body } = await upload(customer, project, { [name]: bytes });
  return [status, body.message];
};

const folder = mkdtempSync(join(tmpdir(), 'hearthline-spec-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is said of a Word file that is not taken, by the program that looks into it, without a process for each. */
const refusal = async (bytes: Buffer): Promise<string | null> => {
  const path = join(folder, 'x.docx');
  writeFileSync(path, bytes);
  const problem = await zipProblem(path, bytes.length, 'word/document.xml');
  return problem && fileSentences[problem]('x.docx');
};

/** Makes the size that an entry's directory states another one than it is; `from` must be unlike any other size in the file. */
const lying = (file: Buffer, from: number, to: number): Buffer => {
  const changed = Buffer.from(file);
  const [old, next] = [Buffer.alloc(4), Buffer.alloc(4)];
  old.writeUInt32LE(from);
  next.writeUInt32LE(to);
  for (let at = changed.indexOf(old); at >= 0; at = changed.indexOf(old, at + 4)) next.copy(changed, at);
  return changed;
};
/** Gives an entry the name of another one of the same length. */
const renamed = (file: Buffer, from: string, to: string): Buffer =>
  Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1');

const related = (type: string, target = 'https://example.net/x', mode = 'External'): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`;
const rels = 'word/_rels/document.xml.rels';

const run = (inside: string): string => `<w:r>${inside}</w:r>`;
const mark = (kind: string): string => run(`<w:fldChar w:fldCharType="${kind}"/>`);
const field = (...code: string[]): string =>
  mark('begin') +
  code.map((part) => run(`<w:instrText xml:space="preserve">${part}</w:instrText>`)).join('') +
  mark('separate') +
  run('<w:t>!</w:t>') +
  mark('end');
const text = (inside: string): Buffer =>
  docxFile({
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document><w:body><w:p>${inside}</w:p></w:body></w:document>`,
  });

describe('a field of a Word file that starts a program', () => {
  it.each<[string, () => Buffer]>([
    ['in a run', () => text(field(' DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc.exe" '))],
    ['when it is updated', () => text(field('dde excel'))],
    ['spread over runs', () => text(field(' D', 'DE', 'AUTO c:\\x'))],
    ['with its letters written as numbers', () => text(field('&#68;&#x44;EAUTO x'))],
    ['with a comment inside', () => text(field('DD<!-- > -->EAUTO x'))],
    ['in a section of characters', () => text(field('<![CDATA[DDEAUTO x > y]]>'))],
    ['in one tag', () => text('<w:fldSimple w:dirty=">" w:instr=\' DDEAUTO "cmd" \'/>')],
    ['in a header', () => docxFile({ 'word/header1.xml': `<w:hdr>${field('DDEAUTO x')}</w:hdr>` })],
    [
      'in a part outside of the usual folder',
      () => docxFile({ 'x/text.xml': `<w:document>${field('DDEAUTO x')}</w:document>` }),
    ],
    ['under another prefix', () => text(field('DDEAUTO x').replaceAll('w:', 'x:'))],
    ['after a large text', () => text(run('<w:t>text</w:t>').repeat(20_000) + field('DDEAUTO x'))],
    [
      'made by a field inside',
      () =>
        text(
          mark('begin') +
            field('QUOTE 68 68 69') +
            run('<w:instrText> x</w:instrText>') +
            mark('separate') +
            mark('end'),
        ),
    ],
  ])('is refused %s', async (_where, make) => {
    expect(await refusal(make())).toMatch(/scripts or actions/);
  });

  it.each<[string, () => Buffer]>([
    [
      'in another encoding',
      () => docxFile({ 'word/header1.xml': '<?xml version="1.0" encoding="UTF-7"?><w:hdr/>' }),
    ],
    [
      'in UTF-16',
      () =>
        docxFile({
          'word/header1.xml': Buffer.from(`<w:hdr>${field('DDEAUTO x')}</w:hdr>`, 'utf16le').toString(
            'latin1',
          ),
        }),
    ],
    [
      'with entities of its own',
      () =>
        docxFile({
          'word/header1.xml': `<!DOCTYPE x [<!ENTITY d "DDEAUTO">]><w:hdr>${field('&d; x')}</w:hdr>`,
        }),
    ],
  ])('cannot hide %s', async (_where, make) => {
    expect(await refusal(make())).toMatch(/seems to be damaged/);
  });

  it('is told from other fields, and from texts about it', async () => {
    const other =
      field(' PAGE ') +
      field('IF ', '1 = 2 "DDEAUTO" "x"') +
      field('HYPERLINK "https://example.net/dde"') +
      field('DDEX 1') +
      run('<w:t>DDEAUTO x</w:t>');
    const nested =
      mark('begin') +
      run('<w:instrText>IF </w:instrText>') +
      field('MERGEFIELD Name') +
      run('<w:instrText> = "" "" ""</w:instrText>') +
      mark('separate') +
      mark('end');
    expect(await send('fields.docx', text(other + nested))).toEqual([201, undefined]);
  });
});

describe('a Word or Excel file', () => {
  it.each<[string, () => Buffer, RegExp]>([
    [
      'unpacks to 200 MB',
      () => docxFile({ 'word/media/image1.emf': '0'.repeat(200_000_000) }),
      /unpacks to far more/,
    ],
    [
      'unpacks to many times its size',
      () => docxFile({ 'word/media/image1.emf': '0'.repeat(8_000_000) }),
      /unpacks to far more/,
    ],
    [
      'says that it unpacks to little',
      () => lying(docxFile({ 'word/media/image1.emf': '0'.repeat(70_000_000) }), 70_000_000, 7),
      /unpacks to far more|seems to be damaged/,
    ],
    [
      'says that it unpacks to much',
      () => lying(docxFile({ 'word/media/a.txt': 'x'.repeat(1234) }), 1234, 1235),
      /seems to be damaged/,
    ],
    [
      'has more entries than any real one',
      () =>
        zipFile(
          Object.fromEntries(Array.from({ length: 10_001 }, (_, number) => [`word/${number}.xml`, ''])),
        ),
      /unpacks to far more/,
    ],
    ['leads out of its folder', () => docxFile({ '../../etc/cron.d/x': 'x' }), /misleading names/],
    ['begins at the root', () => docxFile({ '/etc/passwd': 'x' }), /misleading names/],
    ['names a drive', () => docxFile({ 'C:/Windows/x': 'x' }), /misleading names/],
    ['has a backslash in a name', () => docxFile({ 'word\\..\\x': 'x' }), /misleading names/],
    [
      'has two entries of one name',
      () => renamed(docxFile({ 'word/documenT.xml': '<other/>' }), 'documenT', 'document'),
      /misleading names/,
    ],
    [
      'has two names that differ in case only',
      () => docxFile({ 'word/DOCUMENT.xml': '<other/>' }),
      /misleading names/,
    ],
    ['has macros', () => docxFile({ 'word/vbaProject.bin': 'x' }), /contains macros/],
    [
      'says that it has macros',
      () =>
        docxFile({
          '[Content_Types].xml':
            '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
        }),
      /contains macros/,
    ],
    ['has a script', () => docxFile({ 'word/media/install.VBS': 'x' }), /programs or scripts/],
    ['has a program', () => docxFile({ 'word/media/a.exe': 'MZ' }), /programs or scripts/],
    [
      'has an embedded object',
      () => docxFile({ 'word/embeddings/oleObject1.bin': 'x' }),
      /other files embedded/,
    ],
    ['has an embedded control', () => docxFile({ 'word/activeX/activeX1.xml': 'x' }), /other files embedded/],
    [
      'loads a template',
      () => docxFile({ 'word/_rels/settings.xml.rels': related('attachedTemplate') }),
      /loads something/,
    ],
    ['loads an object', () => docxFile({ [rels]: related('oleObject') }), /loads something/],
    [
      'loads a frame, in disguise',
      () => docxFile({ [rels]: related('fr&#97;me', '\\\\example.net\\x', '&#x45;xternal') }),
      /loads something/,
    ],
    [
      'loads something that an entity hides',
      () => docxFile({ [rels]: `<!DOCTYPE x [<!ENTITY e "External">]>${related('frame', 'x', '&e;')}` }),
      /seems to be damaged/,
    ],
    [
      'says it is in another encoding',
      () => docxFile({ [rels]: related('frame').replace('UTF-8', 'UTF-7') }),
      /seems to be damaged/,
    ],
    [
      'is no archive',
      () => Buffer.concat([docxFile().subarray(0, 300), Buffer.alloc(50)]),
      /seems to be damaged/,
    ],
  ])('that %s is refused', async (_what, make, words) => {
    expect(await refusal(make())).toMatch(words);
  });

  it('that is refused is answered with what is wrong', async () => {
    expect(await send('macros.docx', docxFile({ 'word/vbaProject.bin': 'x' }))).toEqual([
      415,
      expect.stringMatching(/contains macros/),
    ]);
    expect(await send('field.docx', text(field('DDEAUTO x')))).toEqual([
      415,
      expect.stringMatching(/scripts or actions/),
    ]);
    expect(await send('large.docx', docxFile({ 'word/media/image1.emf': '0'.repeat(8_000_000) }))).toEqual([
      413,
      expect.stringMatching(/unpacks to far more/),
    ]);
  });

  it('in order is taken: with hyperlinks, pictures and parts of its own', async () => {
    const parts = {
      [rels]: related('hyperlink'),
      'word/media/image1.png': 'picture',
      'word/theme/theme1.xml': '<t/>',
      'docProps/app.xml': '<p/>',
      'word/webSettings.xml': '<w/>',
      'customXml/item1.xml': '<x/>',
    };
    expect(await send('links.docx', docxFile(parts))).toEqual([201, undefined]);
    expect(await send('large.docx', docxFile({ 'word/styles.xml': '<w:style/>'.repeat(60_000) }))).toEqual([
      201,
      undefined,
    ]);
    expect(await send('sheet.xlsx', xlsxFile())).toEqual([201, undefined]);
  });
});
