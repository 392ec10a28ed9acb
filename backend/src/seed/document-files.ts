import { crc32, deflateSync } from 'node:zlib';

/** A file that demo documents share. */
export interface DemoFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

type Colour = readonly [number, number, number];
/** The color at a point of a picture with a width and height of 1. */
type Scene = (x: number, y: number) => Colour;

/** Draws a scene, point by point. */
const png = (width: number, height: number, scene: Scene): Buffer => {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      rows.set(scene(x / width, y / height), y * (width * 3 + 1) + 1 + x * 3);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const between = (from: Colour, to: Colour, share: number): Colour => {
  const mix = (part: 0 | 1 | 2): number => Math.round(from[part] + (to[part] - from[part]) * share);
  return [mix(0), mix(1), mix(2)];
};

const land = (x: number, y: number): Colour => {
  const hill = 0.62 + 0.05 * Math.sin(x * 7) + 0.02 * Math.sin(x * 23);
  return y < hill
    ? between([150, 190, 214], [232, 236, 228], y / hill)
    : between([108, 128, 84], [72, 90, 62], (y - hill) / (1 - hill));
};

/** A foundation: forms around fresh concrete. */
const foundation: Scene = (x, y) => {
  const depth = (y - 0.66) / 0.2;
  const inside = depth > 0 && depth < 1 && Math.abs(x - 0.5) < 0.24 + 0.12 * depth;
  if (!inside) return land(x, y);
  const edge = Math.abs(x - 0.5) > 0.225 + 0.12 * depth || depth < 0.08 || depth > 0.92;
  return edge ? [150, 116, 74] : between([196, 192, 184], [168, 164, 158], depth);
};

/** A finished house. */
const house: Scene = (x, y) => {
  if (y > 0.36 && y < 0.48 && Math.abs(x - 0.5) < 0.3 - (0.48 - y) * 0.8) return [74, 72, 70];
  if (y < 0.48 || y > 0.72 || Math.abs(x - 0.5) > 0.28) return land(x, y);
  if (Math.abs(x - 0.5) < 0.035 && y > 0.57) return [122, 62, 40];
  const pane = ((x - 0.22) * 7) % 1;
  if (y > 0.53 && y < 0.62 && pane > 0.3 && pane < 0.72 && Math.abs(x - 0.5) > 0.06) return [196, 214, 222];
  return Math.floor(y * 90) % 2 ? [226, 219, 205] : [214, 206, 190];
};

const pdf = async (draw: (page: PDFKit.PDFDocument) => void): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit');
  return new Promise((resolve, reject) => {
    const page = new PDFDocument({
      size: 'LETTER',
      margin: 64,
      info: { Producer: 'Hearthline', CreationDate: new Date(0) },
    });
    const parts: Buffer[] = [];
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
    draw(page);
    page.end();
  });
};

const letter = (title: string, lines: readonly string[]): Promise<Buffer> =>
  pdf((page) => {
    page.font('Helvetica-Bold').fontSize(22).fillColor('#1f4d3f').text(title);
    page.moveDown(0.3).font('Helvetica').fontSize(9).fillColor('#6b6257').text('Sample document of the demo');
    page.moveDown(1.5).fontSize(11).fillColor('#26221d');
    for (const line of lines) page.text(line, { lineGap: 4 }).moveDown(0.6);
  });

const plan = (): Promise<Buffer> =>
  pdf((page) => {
    page.font('Helvetica-Bold').fontSize(18).fillColor('#26221d').text('Floor plan A1');
    page.lineWidth(3).rect(90, 150, 430, 250).stroke('#26221d').lineWidth(1.5);
    page
      .moveTo(250, 150)
      .lineTo(250, 400)
      .moveTo(250, 270)
      .lineTo(90, 270)
      .moveTo(390, 150)
      .lineTo(390, 290)
      .lineTo(520, 290)
      .stroke('#26221d');
    page.font('Helvetica').fontSize(10);
    for (const [room, x, y] of [
      ['Bedroom', 145, 205],
      ['Bedroom', 145, 330],
      ['Living room', 285, 330],
      ['Kitchen', 300, 205],
      ['Bath', 440, 215],
    ] as const)
      page.text(room, x, y);
    page.text('Scale 1:100', 90, 420);
  });

const terms = [
  'The seller builds, delivers and installs the home as described in the attached plans.',
  'The buyer pays by the progress of the work, within ten days of each invoice.',
  'Changes are agreed in writing. The warranty runs for one year from the day of moving in.',
];

/** The demo's files: small, and each really has the format that its name says. */
export const demoFiles = async () => {
  const file = (name: string, contentType: string, bytes: Buffer): DemoFile => ({ name, contentType, bytes });
  const [contract, plans, permit, invoice] = await Promise.all([
    letter('Purchase agreement', terms),
    plan(),
    letter('Building permit', [
      'Permit for a single dwelling with foundation, water, sewer and electrical service.',
      'Work may begin. An inspection is due before the foundation is poured and before anybody moves in.',
    ]),
    letter('Invoice', [
      'Site preparation: clearing, grading and gravel',
      'Foundation: forms, reinforcement, concrete',
      'Payable within ten days',
    ]),
  ]);
  return {
    contract: file('purchase-agreement.pdf', 'application/pdf', contract),
    plans: file('floor-plan.pdf', 'application/pdf', plans),
    permit: file('building-permit.pdf', 'application/pdf', permit),
    invoice: file('invoice.pdf', 'application/pdf', invoice),
    photo: file('foundation.png', 'image/png', png(480, 320, foundation)),
    house: file('front.png', 'image/png', png(480, 320, house)),
  };
};
