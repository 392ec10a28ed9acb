import { inflateSync } from 'node:zlib';

/** What a spec can read of a PDF: the text of each page. */
export interface PdfText {
  readonly pages: string[];
  /** The metadata's title. */
  readonly isValid: boolean;
}

const objectsOf = (file: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const [, id = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) found.set(id, body);
  return found;
};

const streamOf = (body: string): string => {
  const [head = '', rest = ''] = body.split(/\nstream\n/, 2);
  const bytes = Buffer.from(rest.replace(/\nendstream$/, ''), 'latin1');
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
};

const letters = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Maps a font's glyphs to text, from its ToUnicode table (bfrange with lists, as pdfkit writes it). */
const glyphsOf = (table: string): Map<number, string> => {
  const glyphs = new Map<number, string>();
  for (const [, from = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f ]+)>/gi)].forEach(([, hex = ''], index) => glyphs.set(parseInt(from, 16) + index, letters(hex.replaceAll(' ', ''))));
  }
  return glyphs;
};

const reference = (body: string, name: string): string => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '';

/** Reads back a document written by pdfkit, using its own tables: the fonts, their glyphs, the text of each page. */
export const readPdf = (bytes: Buffer): PdfText => {
  const file = bytes.toString('latin1');
  const objects = objectsOf(file);
  const start = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(file)?.[1]);
  const isValid = file.startsWith('%PDF-1.') && file.slice(start, start + 4) === 'xref';
  const fonts = (resources: string): Map<string, Map<number, string>> =>
    new Map([...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, glyphsOf(streamOf(objects.get(reference(objects.get(id) ?? '', 'ToUnicode')) ?? ''))]));
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body)).map((page) => {
    const known = fonts(objects.get(reference(page, 'Resources')) ?? page);
    const lines: string[] = [];
    let glyphs = new Map<number, string>();
    for (const [, font, array] of streamOf(objects.get(reference(page, 'Contents')) ?? '').matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) glyphs = known.get(font) ?? new Map();
      else lines.push([...(array ?? '').matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = '']) => (hex.match(/.{4}/g) ?? []).map((glyph) => glyphs.get(parseInt(glyph, 16)) ?? '?').join('')).join(''));
    }
    return lines.join('\n');
  });
  return { pages, isValid };
};
