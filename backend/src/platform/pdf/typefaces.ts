import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);

/** The typefaces of documents and drawings as files: those of the site. They come with npm (OFL and a free license), so that a page looks the same on every machine. */
export const typefaces = {
  regular: require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff'),
  bold: require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
  title: require.resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff'),
  /** For scripts that the others do not have. */
  other: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
} as const;
export type Typeface = keyof typeof typefaces;

const woffSignature = 0x774f4646;

/** Unpacks a WOFF file into the TrueType file that it holds (W3C WOFF 1.0); the same bytes if it is none. */
export const unpackWoff = (woff: Buffer): Buffer => {
  if (woff.readUInt32BE(0) !== woffSignature) return woff;
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  const powers = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** powers, 6);
  head.writeUInt16BE(powers, 8);
  head.writeUInt16BE(16 * count - 16 * 2 ** powers, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let at = 0; at < count; at++) {
    const entry = 44 + 20 * at;
    const [from, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(from, from + packed);
    const table = packed < size ? inflateSync(data) : data;
    const record = 12 + 16 * at;
    woff.copy(head, record, entry, entry + 4);
    woff.copy(head, record + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, record + 8);
    head.writeUInt32BE(size, record + 12);
    // Tables begin at multiples of four.
    parts.push(table, Buffer.alloc(-size & 3));
    offset += size + (-size & 3);
  }
  return Buffer.concat(parts);
};

const unpacked = new Map<Typeface, Buffer>();

/** A typeface for a PDF. Unpacked once: PDF libraries would do it in JavaScript, for each document anew. */
export const fontData = (name: Typeface): Buffer => {
  const known = unpacked.get(name) ?? unpackWoff(readFileSync(typefaces[name]));
  unpacked.set(name, known);
  return known;
};

/** Whether the typefaces of the site have all letters of a text. */
export const isLatin = (text: string): boolean =>
  /^[\n -~\u00a0-\u00ff\u0131\u0152\u0153\u2013-\u2026]*$/.test(text);
