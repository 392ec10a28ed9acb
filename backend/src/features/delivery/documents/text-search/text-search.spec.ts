import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { docxFile, pdfFile, upload, zipFile } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { searchable } from './extract-text.ts';
import { readAllTexts, readTextOf } from './store-texts.ts';

const api = useApi();
let admin: Caller;
let customer: Caller;
let contractor: Caller;
let project: string;

beforeAll(async () => {
  [admin, customer, contractor] = await Promise.all([
    api.as('admin'),
    api.as('customer'),
    api.as('contractor'),
  ]);
  project = await addProject(api, {
    name: 'Alder Home',
    customer: 'customer@example.com',
    contractor: 'contractor@example.com',
  });
});

const pdfOf = (text: string): Promise<Buffer> => {
  const pdf = new PDFDocument();
  pdf.text(text).end();
  return buffer(pdf);
};
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const wordOf = (text: string): Buffer =>
  docxFile({
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0"?><w:document ${w}><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  });
const excelOf = (text: string): Buffer => {
  const ns =
    'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipFile({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook ${ns}><sheets><sheet name="Costs" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet ${ns}><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c><c r="B1"><v>4711</v></c></row></sheetData></worksheet>`,
  });
};
const send = async (
  name: string,
  bytes: Buffer | string,
  fields: Record<string, string> = { type: 'contract' },
  caller = customer,
): Promise<string> => {
  const { body, status } = await upload(caller, project, { [name]: bytes }, fields);
  expect([status, body.message]).toEqual([201, undefined]);
  return body.documents[0].id;
};
interface Found {
  readonly name: string;
  readonly passage: readonly { text: string; isMatch: boolean }[] | null;
}
const search = async (caller: Caller, words: string): Promise<Found[]> => {
  const { data, errors } = await caller.gql(
    'query ($search: String) { documents(search: $search) { documents { name passage { text isMatch } } pagination { total } } }',
    { search: words },
  );
  expect(errors).toBeUndefined();
  expect(data.documents.documents).toHaveLength(data.documents.pagination.total);
  return data.documents.documents;
};
const names = async (caller: Caller, words: string): Promise<string[]> =>
  (await search(caller, words)).map(({ name }) => name).sort();
const outcomes = (id: string) =>
  api.sql(
    'select t.outcome from document_texts t join document_versions v on v.id = t.version_id where v.document_id = $1 order by v.number',
    [id],
  );

describe('the words inside a file', () => {
  it.each<[string, () => Promise<Buffer> | Buffer | string]>([
    ['a.pdf', () => pdfOf('The façade of Müller is made of Western larch.')],
    ['a.docx', () => wordOf('The façade of Müller is made of Western larch.')],
    ['a.xlsx', () => excelOf('The façade of Müller is made of Western larch.')],
    ['a.txt', () => 'The façade\nof Müller is made of Western larch.'],
    ['a.csv', () => 'part,who,what\nfaçade,Müller,Western larch'],
  ])('of %s are found once the job has run, whole or by their beginning, and shown', async (name, make) => {
    const id = await send(name, await make());
    expect(await search(customer, 'western larch')).toEqual([]);
    await api.runJobs();
    for (const words of ['larch', 'WESTERN lar', 'facade muller', 'larch alder home'])
      expect(await names(customer, words), words).toEqual(['a']);
    for (const words of ['arch', 'larch oak', "larch' | 'x", 'lar:* & !x'])
      expect(await names(customer, words), words).toEqual([]);
    const [found] = await search(admin, 'muller');
    expect(found?.passage?.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Müller']);
    expect(found?.passage?.map(({ text }) => text).join('')).toMatch(/Müller/);
    expect((await search(admin, 'alder')).every(({ passage }) => passage === null)).toBe(true);
    const rest = await customer.rest('GET', '/api/documents?search=larch');
    expect(rest.body.documents[0].passage).toEqual((await search(customer, 'larch'))[0]?.passage);
    await admin.rest('DELETE', `/api/documents/${id}`);
    expect(await names(admin, 'larch')).toEqual([]);
  });

  it('are found only by those who may see that version', async () => {
    const plan = await send('Site plan.txt', 'secret: zebrawood', { type: 'plans' });
    await api.runJobs();
    expect([
      await names(admin, 'zebrawood'),
      await names(customer, 'zebrawood'),
      await names(contractor, 'zebrawood'),
    ]).toEqual([['Site plan'], ['Site plan'], []]);
    await admin.gql(
      'mutation ($id: ID!) { reviewDocument(id: $id, input: { version: 1, decision: approved }) { state } }',
      { id: plan },
    );
    expect(await names(contractor, 'zebrawood')).toEqual(['Site plan']);
    // A contractor goes on seeing the approved version; everybody else finds what the newest says.
    await send('Site plan.txt', 'secret: bubinga', { documentId: plan });
    await api.runJobs();
    expect([
      await names(admin, 'zebrawood'),
      await names(customer, 'zebrawood'),
      await names(contractor, 'zebrawood'),
    ]).toEqual([[], [], ['Site plan']]);
    expect([await names(admin, 'bubinga'), await names(contractor, 'bubinga')]).toEqual([['Site plan'], []]);
    expect(await outcomes(plan)).toHaveLength(2);
    const stranger = await addProject(api, { name: 'Birch Home' });
    await upload(admin, stranger, { 'other.txt': 'bubinga too' }, { type: 'plans' });
    await api.runJobs();
    expect([await names(admin, 'bubinga'), await names(customer, 'bubinga')]).toEqual([
      ['Site plan', 'other'],
      ['Site plan'],
    ]);
  });

  it('are shown as they are: nothing in them is markup', async () => {
    const id = await send('odd.txt', 'before <b>quokka</b> & <script>alert(1)</script> after');
    await api.runJobs();
    expect((await search(customer, 'quokka'))[0]?.passage).toEqual([
      { text: 'before <b>', isMatch: false },
      { text: 'quokka', isMatch: true },
      { text: '</b> & <script>alert(1)</script> after', isMatch: false },
    ]);
    await admin.rest('DELETE', `/api/documents/${id}`);
  });

  it('are shown around the place where they stand, however long the text before it is', async () => {
    const id = await send(
      'long.txt',
      `${'Straße æther '.repeat(9000)} the wombat sleeps ${'tail '.repeat(500)}`,
    );
    await api.runJobs();
    const [found] = await search(customer, 'womb');
    expect(found?.passage?.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'wombat', isMatch: true }]);
    expect(found?.passage?.map(({ text }) => text).join('').length).toBeLessThanOrEqual(400);
    await admin.rest('DELETE', `/api/documents/${id}`);
  });
});

describe('the job', () => {
  it('remembers what has no words or cannot be read, and does not try again', async () => {
    const [empty, bad] = [
      await send('empty.pdf', pdfFile('nothing')),
      await send('bad.docx', docxFile({ 'word/document.xml': '<w>' })),
    ];
    await api.runJobs();
    expect([await outcomes(empty), await outcomes(bad)]).toEqual([
      [{ outcome: 'none' }],
      [{ outcome: 'unreadable' }],
    ]);
    const read = vi.spyOn(api.app.systemContext().storage, 'read');
    await readAllTexts(api.app.systemContext());
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('fills in what was stored before, and may run twice; the same content is read once', async () => {
    const first = await send('first.txt', 'capybara');
    const second = await send('second.txt', 'capybara', { type: 'contract', again: 'true' });
    await api.runJobs();
    await api.sql('delete from document_texts');
    const read = vi.spyOn(api.app.systemContext().storage, 'read');
    await readAllTexts(api.app.systemContext());
    const [row] = await api.sql<{ id: string }>('select id from document_versions where document_id = $1', [
      first,
    ]);
    await readTextOf(api.app.systemContext(), row?.id ?? '', false);
    const keys = read.mock.calls.map(([key]) => key);
    read.mockRestore();
    const ours = await api.sql<{ key: string }>(
      'select storage_key::text as key from document_versions where document_id = any($1)',
      [[first, second]],
    );
    expect(ours.filter(({ key }) => keys.includes(key))).toHaveLength(1);
    expect(await names(customer, 'capybara')).toEqual(['first', 'second']);
  });

  it('tries again while the bytes are not to be had, and gives up in the end', async () => {
    const id = await send('gone.txt', 'okapi');
    const [row] = await api.sql<{ id: string; key: string }>(
      'select id, storage_key::text as key from document_versions where document_id = $1',
      [id],
    );
    const context = api.app.systemContext();
    await context.storage.remove(row?.key ?? '');
    await expect(readTextOf(context, row?.id ?? '', false)).rejects.toThrow();
    expect(await outcomes(id)).toEqual([]);
    await readTextOf(context, row?.id ?? '', true);
    expect(await outcomes(id)).toEqual([{ outcome: 'unreadable' }]);
    await api.runJobs();
  });
});

it('a text is made fit for storing: no NUL, no half characters, and not more than a megabyte of it', () => {
  expect(searchable('a\u0000b \ud800c \ufb01n\u00adish  Größe')).toEqual({
    text: 'a b \ufffdc finish Größe',
    folded: 'a b \ufffdc finish grosse',
    words: 'a b c finish grosse',
  });
  for (const text of [
    '\uac00 '.repeat(2_000_000),
    'ß'.repeat(3_000_000),
    '\ufdfa '.repeat(200_000),
    'word '.repeat(900_000),
  ]) {
    for (const part of Object.values(searchable(text)))
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(1_000_000);
  }
});
