import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import type { Caller } from './api.ts';

const pngChunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG whose header states this size; a different `word` makes different content. */
export const pngFile = (word = '', width = 1, height = 1): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), pngChunk('IHDR', head), pngChunk('tEXt', Buffer.from(`Comment\0${word}`)), pngChunk('IDAT', deflateSync(Buffer.from([0, 128]))), pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A PDF with one empty page; `word` is put in a comment. */
export const pdfFile = (word = ''): Buffer =>
  Buffer.from(`%PDF-1.4\n%${word}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

/** The smallest JPEG with a frame header that states this size. */
export const jpegFile = (width = 8, height = 8): Buffer => {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]), frame, Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0, 0xff, 0xd9])]);
};

/** A ZIP archive with these entries: names and texts. */
export const zipFile = (entries: Readonly<Record<string, string>>): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const [raw, packed, title] = [Buffer.from(text), deflateRawSync(Buffer.from(text)), Buffer.from(name)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(raw.length, 18);
    common.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, title, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, rest, title]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
};

const contentTypes = (main: string): string => `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/x.xml" ContentType="${main}"/></Types>`;
export const docxFile = (more: Readonly<Record<string, string>> = {}): Buffer =>
  zipFile({ '[Content_Types].xml': contentTypes('application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'), 'word/document.xml': '<w/>', ...more });
export const xlsxFile = (): Buffer => zipFile({ '[Content_Types].xml': contentTypes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'), 'xl/workbook.xml': '<w/>' });

/** The form fields sent along with files. */
export type UploadFields = Readonly<Record<string, string>>;

/** Uploads files to a project as a browser's form does. */
export const upload = async (caller: Caller, projectId: string, files: Readonly<Record<string, Buffer | string>>, fields: UploadFields = { type: 'other' }, headers: UploadFields = {}): Promise<{ status: number; body: any }> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes] of Object.entries(files)) form.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  const answer = await caller.open(`/api/projects/${projectId}/documents`, { method: 'POST', body: form, headers });
  return { status: answer.status, body: await answer.json() };
};
