import { agreementSentences } from '@hearthline/rules/agreements/rules.ts';
import { fieldError } from '../../platform/errors.ts';
import { inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const prefix = 'data:image/png;base64,';
/** The largest drawn signature in pixels, each way. */
const mostPixels = 2000;

/** The chunks of a PNG, whose pictures are made by browsers; null if they do not follow each other to the end. */
const chunksOf = (bytes: Buffer): { type: string; data: Buffer }[] | null => {
  const chunks: { type: string; data: Buffer }[] = [];
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

const isPicture = (bytes: Buffer): boolean => {
  const chunks = bytes.subarray(0, 8).equals(signature) ? chunksOf(bytes) : null;
  const head = chunks?.[0]?.data;
  if (!chunks || head?.length !== 13) return false;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  if (!width || !height || width > mostPixels || height > mostPixels) return false;
  const [depth, color] = [head[8] ?? 0, head[9] ?? 0];
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[color];
  if (!channels || head[12] !== 0) return false;
  try {
    const raw = inflateSync(
      Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
      {
        maxOutputLength: mostPixels * mostPixels * 8 + mostPixels,
      },
    );
    return raw.length === height * (1 + Math.ceil((width * channels * depth) / 8));
  } catch {
    return false;
  }
};

/** A drawn signature from its data URL: a complete PNG. @throws AppError BAD_INPUT */
export const readDrawing = (drawing: string): Buffer => {
  const body = drawing.startsWith(prefix) ? drawing.slice(prefix.length) : '';
  const bytes = /^[A-Za-z0-9+/]+={0,2}$/.test(body) ? Buffer.from(body, 'base64') : Buffer.alloc(0);
  if (!isPicture(bytes)) throw fieldError('drawing', agreementSentences.drawing);
  return bytes;
};
