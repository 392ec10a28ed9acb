import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { documentLimits } from '@hearthline/rules/delivery/documents.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../platform/errors.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  docxFile,
  jpegFile,
  pdfFile,
  pngFile,
  upload,
  xlsxFile,
  zipFile,
} from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { dial } from '../../../../testing/http/raw-http.ts';

const api = useApi();
let customer: Caller;
let project: string;

beforeAll(async () => {
  customer = await api.as('customer');
  project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
});

const storage = () => api.app.systemContext().storage;
const filesOnDisk = (): string[] => {
  try {
    return readdirSync(storage().place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  } catch {
    return [];
  }
};
/** Waits for the files on disk, because a refused draft is removed only after the answer. */
const untilOnDisk = (count: number): Promise<void> =>
  vi.waitFor(() => expect(filesOnDisk()).toHaveLength(count), { timeout: 10_000 });
const rows = async (): Promise<number> =>
  (await api.sql('select count(*)::int as n from document_versions'))[0]?.n as number;

/** Uploads, and expects a refusal that leaves neither rows nor bytes. */
const refused = async (
  files: Record<string, Buffer | string>,
  status: number,
  words: RegExp,
  fields: Record<string, string> = { type: 'other' },
): Promise<void> => {
  const before = { rows: await rows(), files: filesOnDisk().length };
  const answer = await upload(customer, project, files, fields);
  expect([answer.status, answer.body.message], Object.keys(files).join()).toEqual([
    status,
    expect.stringMatching(words),
  ]);
  expect(await rows()).toBe(before.rows);
  await untilOnDisk(before.files);
};

describe('what a file is', () => {
  it.each([
    ['a.pdf', pdfFile('a'), 'application/pdf'],
    ['a.png', pngFile('a'), 'image/png'],
    ['a.jpg', jpegFile(), 'image/jpeg'],
    ['a.docx', docxFile(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.xlsx', xlsxFile(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['a.txt', 'Grüße, 家', 'text/plain'],
    ['a.csv', 'a,b\r\n=1+1,2', 'text/csv'],
    ['A.JPEG', jpegFile(9, 9), 'image/jpeg'],
  ])('%s is taken', async (name, bytes, contentType) => {
    const { status, body } = await upload(customer, project, { [name]: bytes }, { type: 'other' });
    expect([status, body.documents?.[0]?.contentType], JSON.stringify(body)).toEqual([201, contentType]);
  });

  it('must be what its ending says, and one of the kinds that are taken (H2)', async () => {
    const html = '<!doctype html><script>alert(1)</script>';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    const zip = zipFile({ 'readme.txt': 'hello' });
    for (const name of [
      'x.html',
      'x.svg',
      'x.exe',
      'x.zip',
      'x',
      '.htaccess',
      'x.pdf.exe',
      'x.png%00.html',
      'x.docm',
      'x.js',
    ])
      await refused(
        { [name]: name.includes('svg') ? svg : html },
        415,
        /kind that we cannot take|two endings/,
      );
    for (const name of ['x.html.pdf', 'x.svg.png', 'x.php.jpg', 'x.html%00.png'])
      await refused({ [name]: pngFile() }, 415, /two endings/);
    const wrong: Record<string, Buffer | string> = {
      'pdf-as.png': pdfFile(),
      'png-as.pdf': pngFile(),
      'html-as.pdf': html,
      'svg-as.png': svg,
      'svg-as.txt': svg,
      'html-as.csv': ` \n${html}`,
      'zip-as.docx': zip,
      'xlsx-as.docx': xlsxFile(),
      'exe-as.txt': 'MZ\u0000\u0001',
      'png-as.jpg': pngFile(),
      'late.pdf': `\n\n${pdfFile().toString()}`,
    };
    for (const [name, bytes] of Object.entries(wrong))
      await refused({ [name]: bytes }, 415, /does not contain what its ending says/);
    await refused({ 'macros.docx': docxFile({ 'word/vbaProject.bin': 'x' }) }, 415, /contains macros/);
    await refused({ 'latin.txt': Buffer.from([0x47, 0x72, 0xfc, 0xdf]) }, 415, /UTF-8/);
    await refused({ 'cut.pdf': pdfFile().subarray(0, 60) }, 415, /damaged/);
    await refused({ 'cut.png': pngFile().subarray(0, 16) }, 415, /damaged/);
    await refused({ 'empty.pdf': '' }, 400, /is empty/);
    await refused({ '...': pdfFile() }, 400, /no usable name/);
  });

  it('has a name that is shown safely and saved as it is (H3)', async () => {
    const { body } = await upload(
      customer,
      project,
      { 'Pläne "v2"\u202Efdp.exe; x.pdf': pdfFile('named') },
      { type: 'plans' },
    );
    expect(body.documents?.[0]?.fileName, JSON.stringify(body)).toBe('Pläne v2 fdp.exe; x.pdf');
    const { headers } = await customer.open(`/api/documents/${body.documents[0].id}/content`);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Pl_ne v2 fdp.exe; x.pdf"; filename*=UTF-8''Pl%C3%A4ne%20v2%20fdp.exe%3B%20x.pdf`,
    );
  });
});

describe('how much is taken', () => {
  it('is limited by file, by count, by pixels and by quota, and nothing is left of more (H1)', async () => {
    const large = Buffer.concat([pdfFile(), Buffer.alloc(documentLimits.file), pdfFile()]);
    await refused({ 'large.pdf': large }, 413, /^large\.pdf is larger than 25 MB$/);
    await refused(
      Object.fromEntries(
        Array.from({ length: documentLimits.filesPerRequest + 1 }, (_, number) => [
          `${number}.png`,
          pngFile(`many ${number}`),
        ]),
      ),
      413,
      /at most 10 files/,
    );
    await refused({ 'bomb.png': pngFile('', 60_000, 60_000) }, 413, /million pixels/);
    await refused({ 'bomb.jpg': jpegFile(60_000, 60_000) }, 413, /million pixels/);
    await refused({ 'flat.png': pngFile('', 0, 5) }, 415, /damaged/);
    await api.sql(
      'update document_versions set size = $1 where number = 1 and id = (select id from document_versions limit 1)',
      [documentLimits.person],
    );
    await refused({ 'one-more.pdf': pdfFile('one more') }, 413, /Your storage is full/);
    await api.sql('update document_versions set size = 1000');
    await refused({ 'two.pdf': pdfFile('2'), 'three.pdf': pdfFile('3') }, 400, /single file/, {
      documentId: '01890a5d-0000-7000-8000-000000000000',
    });
  });

  it('holds when two come at once', async () => {
    const before = filesOnDisk().length;
    await api.sql(
      'update document_versions set size = $1 where id = (select id from document_versions limit 1)',
      [documentLimits.person - 600_000],
    );
    const half = (word: string) => Buffer.concat([pdfFile(word), Buffer.alloc(400_000, 32), pdfFile()]);
    const answers = await Promise.all(
      ['left', 'right'].map((word) => upload(customer, project, { [`${word}.pdf`]: half(word) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 413]);
    await untilOnDisk(before + 1);
    await api.sql('update document_versions set size = 1000');
  });
});

describe('a request', () => {
  const token = async (): Promise<string> => {
    let seen = '';
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
      seen = (init?.headers as Record<string, string>).authorization ?? '';
      return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));
    });
    await customer.rest('GET', '/');
    spy.mockRestore();
    return seen;
  };
  const boundary = 'spec-boundary';
  const form = (body: string, type = `multipart/form-data; boundary=${boundary}`) =>
    customer.open(`/api/projects/${project}/documents`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;

  it('that is no sound form is refused and leaves nothing (H5)', async () => {
    const before = filesOnDisk().length;
    const bodies: [string, string?][] = [
      ['', undefined],
      ['nonsense'],
      [part],
      [`${part}%PDF-`],
      [`--${boundary}\r\n\r\n\r\n--${boundary}--`],
      [`${part}x\r\n--${boundary}--`, 'multipart/form-data'],
      ['{}', 'application/json'],
      ['a=b', 'application/x-www-form-urlencoded'],
      [`${part}x\r\n--${boundary}--`, `multipart/form-data; boundary=${'b'.repeat(5000)}`],
      [
        `--${boundary}\r\nContent-Disposition: form-data; name="${'n'.repeat(500)}"\r\n\r\nx\r\n--${boundary}--\r\n`,
      ],
      [`--${boundary}\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--${boundary}--\r\n`],
      [
        Array.from(
          { length: 60 },
          (_, number) => `--${boundary}\r\nContent-Disposition: form-data; name="f${number}"\r\n\r\nx\r\n`,
        ).join('') + `--${boundary}--\r\n`,
      ],
    ];
    for (const [body, type] of bodies) {
      const { status } = await form(body, type);
      expect([400, 415], `${status} for ${body.slice(0, 80)}`).toContain(status);
    }
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    await untilOnDisk(before);
  });

  it('that breaks off leaves nothing, and the server goes on (H5)', async () => {
    const before = [filesOnDisk().length, await rows()];
    const authorization = await token();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const socket = await dial(api.url);
      socket.write(
        `POST /api/projects/${project}/documents HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 9000000\r\n\r\n${part}%PDF-1.4\n${'x'.repeat(100_000 * attempt)}`,
      );
      await vi.waitFor(() => expect(filesOnDisk().length).toBeGreaterThan(before[0] as number), {
        timeout: 5000,
      });
      socket.destroy();
      await untilOnDisk(before[0] as number);
    }
    await pause(50);
    expect([filesOnDisk().length, await rows()]).toEqual(before);
    expect((await api.rest('GET', '/healthz')).status).toBe(200);
  });

  it('meets a full or broken disk with 507 or 503, and no row without bytes (H5)', async () => {
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    for (const [spoil, status] of [
      [
        () => vi.spyOn(storage(), 'keep').mockRejectedValue(new AppError('STORAGE_FULL', { cause: full })),
        507,
      ],
      [() => vi.spyOn(storage(), 'draft').mockRejectedValue(new AppError('UNAVAILABLE')), 503],
    ] as const) {
      const spy = spoil();
      await refused({ 'x.pdf': pdfFile('no room') }, status, /no room|unavailable/);
      spy.mockRestore();
    }
    expect((await upload(customer, project, { 'x.pdf': pdfFile('no room') })).status).toBe(201);
  });

  it('for bytes that are gone says so, and nothing more', async () => {
    const { body } = await upload(customer, project, { 'gone.pdf': pdfFile('gone') });
    const [row] = await api.sql<{ key: string }>(
      'select storage_key as key from document_versions where document_id = $1',
      [body.documents[0].id],
    );
    await storage().remove(row?.key ?? '');
    const answer = await customer.open(`/api/documents/${body.documents[0].id}/content`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { message: 'The file cannot be read right now. Please try again later.', code: 'UNAVAILABLE' },
    ]);
  });
});

it('a range of bytes is answered with that part', async () => {
  const bytes = pdfFile('ranges');
  const { body } = await upload(customer, project, { 'ranges.pdf': bytes });
  const ask = (range: string) =>
    customer.open(`/api/documents/${body.documents[0].id}/content`, { headers: { range } });
  const first = await ask('bytes=0-4');
  expect([first.status, first.headers.get('content-range'), await first.text()]).toEqual([
    206,
    `bytes 0-4/${bytes.length}`,
    '%PDF-',
  ]);
  expect(await (await ask('bytes=-6')).text()).toBe('%%EOF\n');
  expect((await ask('bytes=999999-')).status).toBe(416);
  for (const odd of ['bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'bytes=a-b'])
    expect((await ask(odd)).status, odd).toBe(200);
});
