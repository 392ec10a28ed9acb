// One page by the library that draws the product's documents, in a process of its own: what it costs at least. Prints the processor time
// of each of so many pages, in milliseconds; that of the first includes loading the library.
import { cpuUsage, stdout } from 'node:process';

const spent = () => (cpuUsage().user + cpuUsage().system) / 1000;
const took = [];
for (let page = 0; page < Number(process.argv[2]); page += 1) {
  const before = spent();
  const { default: PDFDocument } = await import('pdfkit');
  const { typefaces, fontData } = await import('../../../backend/src/platform/pdf/typefaces.ts');
  const document = new PDFDocument();
  for (const name of Object.keys(typefaces)) document.registerFont(name, fontData(name));
  document.on('data', () => undefined);
  for (let line = 0; line < 40; line += 1)
    document.font('regular').fontSize(9).text(`Line ${line}, $12,345.00`);
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.end();
  await ended;
  took.push(spent() - before);
}
stdout.write(JSON.stringify(took));
