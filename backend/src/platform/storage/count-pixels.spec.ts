import type { FileHandle } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { jpegFile, pngFile } from '../../testing/fixtures/files.ts';
import { pixelsOf } from './count-pixels.ts';

/** A file that is read from memory. */
const holding = (bytes: Buffer): FileHandle =>
  ({
    read: ({ buffer, position, length }: { buffer: Buffer; position: number; length: number }) =>
      Promise.resolve({ buffer, bytesRead: bytes.copy(buffer, 0, position, position + length) }),
  }) as unknown as FileHandle;

const bytesOf = (...bytes: number[]): Buffer => Buffer.from(bytes);

describe('a PNG', () => {
  it('has as many pixels as its header says, and needs no more than that', async () => {
    expect(await pixelsOf(holding(pngFile('', 70_000, 300).subarray(0, 24)), 'png')).toBe(21_000_000);
  });
  it('that ends within its header has none', async () => {
    expect(await pixelsOf(holding(pngFile('', 7, 3).subarray(0, 23)), 'png')).toBeNull();
  });
  it('without a header has none', async () => {
    const bytes = pngFile('', 7, 3);
    bytes.write('tEXt', 12, 'latin1');
    expect(await pixelsOf(holding(bytes), 'png')).toBeNull();
  });
  it('that is of no width has none', async () => {
    expect(await pixelsOf(holding(pngFile('', 0, 3)), 'png')).toBeNull();
  });
});

describe('a JPEG', () => {
  /** 300 wide and 5 high, as far as the size. */
  const frame = (marker = 0xc0): Buffer => bytesOf(0xff, marker, 0, 11, 8, 0, 5, 0x01, 0x2c);
  const segment = (marker: number, length = 2): Buffer =>
    Buffer.concat([bytesOf(0xff, marker, 0, length), Buffer.alloc(length - 2, 1)]);
  const count = (...segments: Buffer[]) =>
    pixelsOf(holding(Buffer.concat([bytesOf(0xff, 0xd8), ...segments])), 'jpg');

  it('has as many pixels as its frame header says, and needs no more than that', async () => {
    expect(await count(frame())).toBe(1500);
    expect(await pixelsOf(holding(jpegFile(7, 3)), 'jpg')).toBe(21);
  });
  it('that ends within its frame header has none', async () => {
    expect(await count(frame().subarray(0, 8))).toBeNull();
  });

  it.each([0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])(
    'may have a frame of kind %i',
    async (marker) => {
      expect(await count(frame(marker))).toBe(1500);
    },
  );
  it.each([0xbf, 0xc4, 0xc8, 0xcc, 0xd0, 0xdb, 0xe0, 0xfe])(
    'may have a segment of kind %i before its frame, however long',
    async (marker) => {
      for (const length of [2, 9, 200]) expect(await count(segment(marker, length), frame())).toBe(1500);
    },
  );
  it('may have bytes that fill the room between segments', async () => {
    expect(await count(bytesOf(0xff, 0xff, 0xff), frame())).toBe(1500);
  });

  it.each([0xd9, 0xda])('whose data begin or end (%i) before a frame has none', async (marker) => {
    expect(await count(segment(marker, 12), frame())).toBeNull();
  });
  it('in which something else stands where a segment should begin has none', async () => {
    expect(await count(bytesOf(0x7f), frame(), frame())).toBeNull();
  });

  it('may have 499 segments before its frame, and not 500', async () => {
    const many = Array.from({ length: 499 }, () => segment(0xe0));
    expect(await count(...many, frame())).toBe(1500);
    expect(await count(...many, segment(0xe0), frame())).toBeNull();
  });
});

describe('a WebP', () => {
  /** 30 bytes, as much as is read. */
  const webp = (kind: string, fill: (bytes: Buffer) => void): Buffer => {
    const bytes = Buffer.alloc(30, 0xff);
    bytes.write(`RIFF\0\0\0\0WEBP${kind}`.slice(0, 12), 0, 'latin1');
    bytes.write(kind, 12, 'latin1');
    fill(bytes);
    return bytes;
  };
  const count = (bytes: Buffer) => pixelsOf(holding(bytes), 'webp');
  const lossy = webp('VP8 ', (bytes) => {
    // The two highest bits say how it is scaled.
    bytes.writeUInt16LE(0xc000 + 300, 26);
    bytes.writeUInt16LE(0x8000 + 5, 28);
  });

  it('has as many pixels as its frame says', async () => {
    expect(await count(lossy)).toBe(1500);
  });
  it('may be as large as can be said', async () => {
    const largest = webp('VP8 ', (bytes) => {
      bytes.writeUInt16LE(0x3fff, 26);
      bytes.writeUInt16LE(0x3fff, 28);
    });
    expect(await count(largest)).toBe(16_383 * 16_383);
  });
  it('that is extended has as many as its canvas', async () => {
    const extended = webp('VP8X', (bytes) => {
      bytes.writeUIntLE(70_000 - 1, 24, 3);
      bytes.writeUIntLE(300 - 1, 27, 3);
    });
    expect(await count(extended)).toBe(21_000_000);
  });
  it('that is lossless has as many as its 14 bits of width and of height say', async () => {
    const lossless = webp('VP8L', (bytes) => bytes.writeUInt32LE(299 + 4 * 2 ** 14 + 13 * 2 ** 28, 21));
    expect(await count(lossless)).toBe(1500);
    const largest = webp('VP8L', (bytes) => bytes.writeUInt32LE(2 ** 28 - 1, 21));
    expect(await count(largest)).toBe(16_384 * 16_384);
  });
  it('of another kind, or that ends within its header, has none', async () => {
    expect(await count(webp('ICCP', () => undefined))).toBeNull();
    expect(await count(lossy.subarray(0, 29))).toBeNull();
  });
});
