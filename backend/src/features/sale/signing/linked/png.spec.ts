import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawPaper } from '../../../../platform/pdf/paper.ts';
import { readDrawing } from './png.ts';

const chunk = (type: string, data: Buffer = Buffer.alloc(0)): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

interface Picture {
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number;
  readonly color?: number;
  /** Compression, filtering and interlacing. */
  readonly ways?: readonly [number, number, number];
  /** The filter of each line. */
  readonly filter?: number;
  readonly extra?: readonly Buffer[];
  readonly after?: Buffer;
}

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const png = ({
  width = 6,
  height = 4,
  depth = 8,
  color = 6,
  ways = [0, 0, 0],
  filter = 0,
  extra = [],
  after = Buffer.alloc(0),
}: Picture = {}): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, color, ...ways], 8);
  const line = 1 + Math.ceil((width * (channels[color] ?? 1) * depth) / 8);
  const lines = Buffer.alloc(height * line, 120);
  for (let row = 0; row < height; row += 1) lines[row * line] = filter;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...extra,
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND'),
    after,
  ]);
};
const read = (bytes: Buffer): Buffer => readDrawing(`data:image/png;base64,${bytes.toString('base64')}`);

describe('a drawn signature', () => {
  it.each([0, 2, 4, 6])(
    'of color type %i can be drawn on the certificate page, with each filter',
    async (color) => {
      for (let filter = 0; filter <= 4; filter += 1) {
        const bytes = read(png({ color, filter }));
        const file = await drawPaper({ title: 'T', author: 'A', at: new Date(), footer: 'F' }, (paper) =>
          paper.image(bytes, 'Drawn signature', [150, 46]),
        );
        expect(file.includes('/Subtype /Image')).toBe(true);
      }
    },
  );

  it('is written anew from its pixels: texts and whatever else the file held are gone', () => {
    const plain = read(png());
    const secret = Buffer.from('Comment\u0000Taken at 46.6, -122.9', 'latin1');
    for (const extra of ['tEXt', 'eXIf', 'iCCP', 'acTL', 'tRNS'])
      expect(read(png({ extra: [chunk(extra, secret)] })), extra).toEqual(plain);
  });

  it.each<[string, Buffer | string]>([
    ['an unknown filter, at which drawing would fail', png({ filter: 5 })],
    ['a palette', png({ color: 3, extra: [chunk('PLTE', Buffer.alloc(6))] })],
    ['a palette that is missing', png({ color: 3 })],
    ['one bit a pixel', png({ color: 0, depth: 1 })],
    ['sixteen bits a color', png({ depth: 16 })],
    ['an unknown kind of color', png({ color: 5 })],
    ['interlaced lines', png({ ways: [0, 0, 1] })],
    ['another compression', png({ ways: [1, 0, 0] })],
    ['another filtering', png({ ways: [0, 1, 0] })],
    ['no pixels', png({ width: 0 })],
    ['too many pixels', png({ width: 2001, height: 1 })],
    ['bytes after its end', png({ after: Buffer.from('x') })],
    [
      'fewer lines than announced',
      Buffer.concat([png().subarray(0, 33), chunk('IDAT', deflateSync(Buffer.alloc(25))), chunk('IEND')]),
    ],
    [
      'more lines than announced',
      Buffer.concat([
        png().subarray(0, 33),
        chunk('IDAT', deflateSync(Buffer.alloc(5_000_000))),
        chunk('IEND'),
      ]),
    ],
    ['no end', png().subarray(0, -12)],
    ['nothing', ''],
    ['no base64', '!!'],
  ])('with %s is refused', (_what, bytes) => {
    const refused = () =>
      typeof bytes === 'string' ? readDrawing(`data:image/png;base64,${bytes}`) : read(bytes);
    expect(refused).toThrow(agreementSentences.drawing);
  });
});
