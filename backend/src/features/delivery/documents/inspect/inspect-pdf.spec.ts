import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { fileSentences } from '@hearthline/rules/delivery/documents.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { pdfFile, upload } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { pdfProblem } from './inspect-pdf.ts';

const api = useApi();
let customer: Caller;
let project: string;

beforeAll(async () => {
  customer = await api.as('customer');
  project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
});

const send = async (name: string, bytes: Buffer): Promise<[number, string | undefined]> => {
  const { status, body } = await upload(customer, project, { [name]: bytes });
  return [status, body.message];
};

/** The smallest PDF with more objects in it. */
const pdfWith = (objects: string, trailer = ''): Buffer =>
  Buffer.from(
    pdfFile(objects.slice(0, 5)).toString('latin1').replace('trailer<<', `${objects}\ntrailer<<${trailer}`),
    'latin1',
  );
const packed = (objects: string, dictionary = ''): string => {
  const bytes = deflateSync(Buffer.from(objects)).toString('latin1');
  return `8 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${bytes.length}${dictionary}>>stream\n${bytes}\nendstream endobj`;
};
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

describe('a PDF', () => {
  it.each<[string, () => Buffer, RegExp]>([
    ['with a script', () => pdfWith(`9 0 obj${script}endobj`, '/OpenAction 9 0 R'), /scripts or actions/],
    ['with a script in a compressed stream', () => pdfWith(packed(`9 0 ${script}`)), /scripts or actions/],
    [
      'with a script whose name is written in hex',
      () => pdfWith('9 0 obj<</S/J#61vaScript/#4aS(x)>>endobj'),
      /scripts or actions/,
    ],
    [
      'with both',
      () => pdfWith(packed('9 0 <</S /#4a#61#76#61Script>>').replace('/ObjStm', '/Obj#53tm')),
      /scripts or actions/,
    ],
    [
      'with a script in an object that only a repairing reader finds',
      () => pdfWith(`% (\n9 0 obj ${script}`),
      /scripts or actions/,
    ],
    [
      'with a script in an object that begins inside of another',
      () => pdfWith(packed('9 5 (     <</JS 7 0 R>>').replace('First 4', 'First 4')),
      /scripts or actions/,
    ],
    [
      'with a program to start',
      () => pdfWith('9 0 obj<</S /Launch /F (cmd.exe)>>endobj'),
      /scripts or actions/,
    ],
    [
      'with an embedded file',
      () => pdfWith('9 0 obj<</Type/Filespec/F(a.exe)/EF<</F 10 0 R>>>>endobj'),
      /other files embedded/,
    ],
    [
      'with objects packed twice',
      () => pdfWith(packed('9 0 <<>>').replace('/FlateDecode', '[/ASCIIHexDecode/FlateDecode]')),
      /seems to be damaged/,
    ],
    [
      'whose objects cannot be told',
      () => pdfWith(packed(`9 0 ${script}`).replace('/First 4', '/First 4/X<<>>/First 900')),
      /seems to be damaged/,
    ],
    ['with protected objects', () => pdfWith(packed('9 0 <<>>'), '/Encrypt 5 0 R'), /is protected/],
    [
      'whose objects unpack without end',
      () => pdfWith(packed(`9 0 ${' '.repeat(60_000_000)}`)),
      /unpacks to far more/,
    ],
  ])('%s is refused', (_what, make, words) => {
    const problem = pdfProblem(make());
    expect(problem && fileSentences[problem]('x.pdf')).toMatch(words);
  });

  it('that is refused is answered with what is wrong', async () => {
    expect(await send('script.pdf', pdfWith(`9 0 obj${script}endobj`))).toEqual([
      415,
      expect.stringMatching(/scripts or actions/),
    ]);
    expect(await send('endless.pdf', pdfWith(packed(`9 0 ${' '.repeat(60_000_000)}`)))).toEqual([
      413,
      expect.stringMatching(/unpacks to far more/),
    ]);
  });

  it('in order is taken: with compressed objects, links that speak of scripts, and texts about them', async () => {
    expect(
      await send(
        'links.pdf',
        pdfWith(
          `9 0 obj<</A<</S/URI/URI(https://example.net/Web/JavaScript)>>/T(What /JavaScript \\(or /Launch\\) is)>>endobj ${packed('9 0 <</S/GoTo/D[1 0 R/Fit]>>')}`,
        ),
      ),
    ).toEqual([201, undefined]);
    const real = new PDFDocument({ pdfVersion: '1.7', info: { Title: 'Design/Launch' } });
    real.text('Floor plan').addPage().text('Elevation', { link: 'https://example.net/JavaScript' });
    real.end();
    expect(await send('real.pdf', await buffer(real))).toEqual([201, undefined]);
  });
});
