import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { docxFile, zipFile } from '../../../../testing/fixtures/files.ts';
import { readText, searchable } from './extract-text.ts';

const pages = (...texts: string[]): Promise<Buffer> => {
  const pdf = new PDFDocument({ autoFirstPage: false });
  for (const text of texts) pdf.addPage().text(text);
  pdf.end();
  return buffer(pdf);
};

describe('the text of a PDF', () => {
  it('is that of its pages, line by line', async () => {
    const { text } = await readText(await pages('Floor plan\nof the house', 'Elevation'), 'pdf');
    expect(text).toBe('Floor plan of the house Elevation');
  });
  it('ends after 500 pages', async () => {
    const many = Array.from({ length: 501 }, (_, number) => `page${number + 1}`);
    const { words } = await readText(await pages(...many), 'pdf');
    expect(words.split(' ').slice(-2)).toEqual(['page499', 'page500']);
  });
});

it('the text of a workbook has the cells that are filled, and days as days', async () => {
  const ns =
    'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const file = zipFile({
    '[Content_Types].xml': '<?xml version="1.0"?><Types/>',
    'xl/workbook.xml': `<?xml version="1.0"?><workbook ${ns}><sheets><sheet name="Costs" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<?xml version="1.0"?><styleSheet ${ns}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet ${ns}><dimension ref="A1:C2"/><sheetData><row r="1"><c r="A1"><v>7</v></c><c r="C1" s="1"><v>44197</v></c></row><row r="2"><c r="B2"><v>8</v></c></row></sheetData></worksheet>`,
  });
  expect((await readText(file, 'xlsx')).text).toBe('Costs 7 2021-01-01 8');
});

const w =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

it.each([
  ['a word in two runs', '<w:p><w:r><w:t>Wal</w:t></w:r><w:r><w:t>nut</w:t></w:r></w:p>', 'Walnut'],
  ['paragraphs', '<w:p><w:r><w:t>Roof</w:t></w:r></w:p><w:p><w:r><w:t>walls</w:t></w:r></w:p>', 'Roof walls'],
  [
    'a line that ends',
    '<w:p><w:r><w:t>Roof</w:t><w:br/><w:t>walls</w:t><w:tab/><w:t>floor</w:t></w:r></w:p>',
    'Roof walls floor',
  ],
  [
    'cells',
    '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>7</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>8</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
    '7 8',
  ],
  [
    'what was deleted or is a code',
    '<w:p><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText><w:t>new</w:t></w:r></w:p>',
    'new',
  ],
  [
    'a box in two forms',
    '<w:p><w:r><mc:AlternateContent><mc:Choice><w:t>box</w:t></mc:Choice><mc:Fallback><w:t>box</w:t></mc:Fallback></mc:AlternateContent></w:r></w:p>',
    'box',
  ],
  ['characters', '<w:p><w:r><w:t>Caf&#xE9; &lt;<![CDATA[<&]]></w:t></w:r></w:p>', 'Café <<&'],
])('the text of a Word file: %s', async (_what, body, text) => {
  const file = docxFile({ 'word/document.xml': `<w:document ${w}><w:body>${body}</w:body></w:document>` });
  expect((await readText(file, 'docx')).text).toBe(text);
});

describe('a Word file that declares entities', () => {
  const multiplied = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
  ).join('');
  const wordFile = (text: string, more = ''): Buffer =>
    docxFile({
      '_rels/.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      'word/document.xml': `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY file SYSTEM "${import.meta.url}"><!ENTITY e0 "x">${more}]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    });

  it('has its text where it uses none', async () => {
    expect((await readText(wordFile('Roof &amp; walls'), 'docx')).text).toBe('Roof & walls');
  });
  it.each([
    ['file', ''],
    ['e0', ''],
    ['e9', multiplied],
  ])(
    'has their names only, be it a file of the server or a multiple of another: %s',
    async (entity, more) => {
      expect((await readText(wordFile(`Roof &${entity};`, more), 'docx')).text).toBe(`Roof &${entity};`);
    },
  );
});

it('a picture has no text', async () => {
  expect(await readText(Buffer.from('x'), 'png')).toEqual({ text: '', folded: '', words: '' });
});

describe('a text that is searched', () => {
  it('has a million bytes, or is cut a little before that', () => {
    const exact = `b${'a'.repeat(999_999)}`;
    expect(searchable(exact).text).toBe(exact);
    expect(searchable(`${exact}a`).text).toBe(`b${'a'.repeat(999_995)}`);
  });
  it('is cut between two letters', () => {
    expect(searchable(`a${'é'.repeat(500_000)}`).text).toBe(`a${'é'.repeat(499_997)}`);
  });
  it('is taken from the first two million characters, however little room they take', () => {
    expect(searchable(`a${'\u00ad'.repeat(1_999_998)}bc`).text).toBe('ab');
  });
  it('has words of up to a hundred letters; the rest of longer ones is left out', () => {
    const word = 'x'.repeat(99);
    expect(searchable(`${word}ab ${word}ac`).words).toBe(`${word}a`);
    expect(searchable(`${word}b ${word}c`).words).toBe(`${word}b ${word}c`);
  });
});
