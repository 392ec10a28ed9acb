import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { attachment } from '../http/content-disposition.ts';
import { csvStream, csvText, fromCsvText, type CsvValue } from './csv.ts';

const written = (...rows: CsvValue[][]): Promise<string> =>
  buffer(csvStream(['Name', 'Note'], rows)).then(String);

describe('a CSV file', () => {
  it('begins with a byte order mark and is quoted as RFC 4180 says', async () => {
    expect(await written(['Ada "the first"', 'one, two\r\nthree'])).toBe(
      '\ufeffName,Note\r\n"Ada ""the first""","one, two\r\nthree"\r\n',
    );
  });

  it('writes nothing for nothing, numbers as numbers, lists in one cell and instants in UTC', async () => {
    expect(await written([null, -4], [['a', 'b'], new Date(0)])).toBe(
      '\ufeffName,Note\r\n,-4\r\n"a, b",1970-01-01T00:00:00.000Z\r\n',
    );
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '"=1',
    '  =1',
    ' "\'=1',
    '\uff1d1',
    '\u200b=cmd',
    '\n=1',
    '\u200c=1',
    '\u200e=1',
    '\u2060=1',
    '\u180e=1',
    '\u00ad=1',
    '\u061c=1',
    '\u034f@1',
    '\u2028=1',
    '\u3000+1',
    '\u{e0020}=1',
    ' \u200d"\u2066=1',
    '\u0001=1',
    '\uff02=1',
    '\u00ad\uff1d1',
    '\ufe661',
    '\u22121',
    '\uff0b1',
    '\uff0d1',
    '\uff20SUM(A1)',
    '\ufe621',
    '\ufe631',
    '\ufe6bSUM(A1)',
    '\u207a1',
    '\u207b1',
    '\u207c1',
    '\u208a1',
    '\u208b1',
    '\u208c1',
    '\uff07=1',
    '\u200e\t1',
  ])('lets no spreadsheet compute %j (I1)', async (evil) => {
    const [[name] = []] = parse(await written([evil, '']), { bom: true, from: 2 });
    expect(name).toBe(`'${evil}`);
    expect(fromCsvText(name ?? '')).toBe(evil);
  });

  it.each([
    'plain',
    '',
    "O'Brien",
    "'quoted'",
    'a=b',
    '1-2',
    'ada@example.com',
    '\u200bAda',
    'Ze\u00adbra=1',
    'مرحبا\u200e',
  ])('leaves %j alone', (plain) => {
    expect(csvText(plain)).toBe(plain);
    expect(fromCsvText(plain)).toBe(plain);
  });

  it('is written while it is read, and ends with the error of what it is read from', async () => {
    let read = 0;
    const endless = async function* () {
      for (;;) {
        read += 1;
        if (read > 5000) throw new Error('the database is away');
        yield [`row ${read}`, 'x'.repeat(100)];
      }
    };
    const stream = csvStream(['Name', 'Note'], endless());
    await new Promise((resolve) => stream.once('readable', resolve));
    expect(read).toBeLessThan(2000);
    await expect(buffer(stream)).rejects.toThrow('the database is away');
  });
});

it('names a saved file in any script and never leaves the header (RFC 6266)', () => {
  expect(attachment('Häuser "2026".csv')).toBe(
    `attachment; filename="H_user _2026_.csv"; filename*=UTF-8''H%C3%A4user%20%222026%22.csv`,
  );
  expect(attachment('a\r\nSet-Cookie: b.csv', 'inline')).toBe(
    `inline; filename="a  Set-Cookie: b.csv"; filename*=UTF-8''a%20%20Set-Cookie%3A%20b.csv`,
  );
});
