import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { fieldError } from '../../../../platform/errors.ts';
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const prefix = 'data:image/png;base64,';
/** The largest drawn signature in pixels, each way. */
const maxPixels = 2000;
/** Bytes of a pixel by the kind of color: gray, RGB, and both with transparency. Browsers write no others, with eight bits each. */
const pixelBytes: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };
/** The ways in which a line may be filtered: 0 to 4. */
const maxFilter = 4;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** The chunks of a PNG; null if they do not follow each other to the end. */
const chunksOf = (bytes: Buffer): Chunk[] | null => {
  if (!bytes.subarray(0, signature.length).equals(signature)) return null;
  const chunks: Chunk[] = [];
  let at = signature.length;
  while (at + 12 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    const end = at + 12 + size;
    if (end > bytes.length) return null;
    chunks.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      data: bytes.subarray(at + 8, at + 8 + size),
    });
    at = end;
  }
  return at === bytes.length && chunks[0]?.type === 'IHDR' && chunks.at(-1)?.type === 'IEND' ? chunks : null;
};

/** The filtered lines of a picture; null if they are not those that its head announces. */
const linesOf = (head: Buffer, packed: Buffer): Buffer | null => {
  if (head.length !== 13) return null;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth, color, compression, filtering, interlace] = head.subarray(8);
  const bytes = pixelBytes[color ?? -1];
  if (!width || !height || width > maxPixels || height > maxPixels || !bytes) return null;
  if (depth !== 8 || compression !== 0 || filtering !== 0 || interlace !== 0) return null;
  const line = 1 + width * bytes;
  let lines: Buffer;
  try {
    lines = inflateSync(packed, { maxOutputLength: height * line });
  } catch {
    return null;
  }
  if (lines.length !== height * line) return null;
  for (let at = 0; at < lines.length; at += line) if ((lines[at] ?? 0) > maxFilter) return null;
  return lines;
};

const written = ({ type, data }: Chunk): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

/**
 * A drawn signature from its data URL: a complete PNG, written anew from its pixels. What else a file may hold (texts, places, palettes,
 * bytes after its end) is left out, and nothing that the certificate page could not draw is kept: that would be found out at the last
 * signature.
 * @throws AppError BAD_INPUT
 */
export const readDrawing = (drawing: string): Buffer => {
  const body = drawing.startsWith(prefix) ? drawing.slice(prefix.length) : '';
  const bytes = /^[A-Za-z0-9+/]+={0,2}$/.test(body) ? Buffer.from(body, 'base64') : Buffer.alloc(0);
  const chunks = chunksOf(bytes);
  const head = chunks?.[0]?.data;
  const packed = chunks?.filter(({ type }) => type === 'IDAT').map(({ data }) => data) ?? [];
  const lines = head && linesOf(head, Buffer.concat(packed));
  if (!head || !lines) throw fieldError('drawing', agreementSentences.drawing);
  return Buffer.concat([
    signature,
    written({ type: 'IHDR', data: head }),
    written({ type: 'IDAT', data: deflateSync(lines) }),
    written({ type: 'IEND', data: Buffer.alloc(0) }),
  ]);
};
