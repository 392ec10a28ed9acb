import type { FileHandle } from 'node:fs/promises';

const read = async (file: FileHandle, position: number, length: number): Promise<Buffer | null> => {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position, length });
  return bytesRead === length ? buffer : null;
};

const png = async (file: FileHandle): Promise<number | null> => {
  const head = await read(file, 0, 24);
  return head?.toString('latin1', 12, 16) === 'IHDR' ? head.readUInt32BE(16) * head.readUInt32BE(20) : null;
};

/** The most segments before the image data: more than any camera writes. */
const maxSegments = 500;

/** Skips from segment to segment to the frame header, which holds the size. */
const jpg = async (file: FileHandle): Promise<number | null> => {
  let position = 2;
  for (let segment = 0; segment < maxSegments; segment += 1) {
    const head = await read(file, position, 9);
    if (head?.[0] !== 0xff) return null;
    const marker = head.readUInt8(1);
    if (marker === 0xff) position += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return head.readUInt16BE(5) * head.readUInt16BE(7);
    else if (marker === 0xd9 || marker === 0xda) return null;
    else position += 2 + head.readUInt16BE(2);
  }
  return null;
};

const webp = async (file: FileHandle): Promise<number | null> => {
  const head = await read(file, 0, 30);
  if (!head) return null;
  const kind = head.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return (head.readUInt16LE(26) & 0x3fff) * (head.readUInt16LE(28) & 0x3fff);
  if (kind === 'VP8X') return (head.readUIntLE(24, 3) + 1) * (head.readUIntLE(27, 3) + 1);
  if (kind !== 'VP8L') return null;
  const bits = head.readUInt32LE(21);
  return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
};

const readers = { png, jpg, webp } as const;

/** Width times height, read from the image header; null if it is missing there or either is zero. */
export const pixelsOf = async (file: FileHandle, kind: keyof typeof readers): Promise<number | null> =>
  (await readers[kind](file)) || null;
