import { deflateSync } from 'node:zlib';
import { documentLimits } from '@hearthline/rules/delivery/documents.ts';
import { describe, expect, it } from 'vitest';
import { pdfProblem } from './inspect-pdf.ts';

const problemOf = (source: string): string | null => pdfProblem(Buffer.from(source, 'latin1'));
const object = (inside: string): string => `9 0 obj${inside}endobj\n`;
const deflated = (text: string): string => deflateSync(Buffer.from(text, 'latin1')).toString('latin1');
/** A stream of objects. */
const holding = (objects: string, dictionary = '/Type/ObjStm/N 1/First 4', begin = '\n'): string =>
  `8 0 obj<<${dictionary}>>stream${begin}${objects}\nendstream endobj\n`;
const packed = (objects: string, dictionary = '/Type/ObjStm/N 1/First 4', begin = '\n'): string =>
  holding(deflated(objects), `/Filter/FlateDecode${dictionary}`, begin);
const script = '9 0 <</JS 7 0 R>>';

describe('a script is found', () => {
  it.each<[string, string]>([
    ['after a text', object('<</T(a)/JS 7 0 R>>')],
    ['after a text of two letters', object('<</T(ab)/JS 7 0 R>>')],
    ['after a text with a bracket that opens a text in hex', object('<</T(a<)/JS 7 0 R>>')],
    ['after a text with brackets', object('<</T(a(b)(c(d))e)/JS 7 0 R>>')],
    ['after a text with an escaped bracket', object('<</T(a\\(b)/JS 7 0 R>>')],
    ['after a text that ends with an escaped backslash', object('<</T(a\\\\)/JS 7 0 R>>')],
    ['after a text in hex', object('<</T<2f>/JS 7 0 R>>')],
    ['after a comment', object('<<%>>\n/JS 7 0 R>>')],
    ['after an array', object('<</K[1 2]/JS 7 0 R>>')],
    ['after another dictionary', object('<</A<</B 1>>/C<<>>/JS 7 0 R>>')],
    ['deep inside', object('<</A[<</B<</JS 7 0 R>>>>]>>')],
    ['after a word that begins streams', object('<</A stream/JS 7 0 R>>')],
    ['with its name in hex', object('<</S/#4a#53>>')],
    ['in the trailer', 'trailer<</JS 7 0 R>>'],
    ['after another object', object('<</A 1>>') + object('<</JS 7 0 R>>')],
  ])('%s', (_where, source) => {
    expect(problemOf(source)).toBe('acts');
  });
});

describe('nothing is wrong with', () => {
  it.each<[string, string]>([
    ['an empty file', ''],
    ['names within a text', object('<</T(a(b)/JS c(\\)/JS)/JS)>>')],
    ['a name that begins like that of a script', object('<</JSX 1>>')],
    ['what comes after a dictionary', '9 0 obj<</A<<>>>>/JS 1'],
    ['what comes after a number', '9 0 obj 5 /JS 1'],
    ['what comes after a text', '9 0 obj(a)/JS 1'],
    ['what comes after the end of an object', '9 0 obj<</A 1 endobj /JS 1'],
    ['what comes before an object', '/JS 1 0 obj<<>>endobj'],
    ['the end of an object', 'endobj<</JS 1>>'],
    ['an object that never ends', '9 0 obj<</A(a'],
    ['a stream of a picture', holding('picture', '/Filter/DCTDecode')],
    ['a stream that has only a number of colors', holding('picture', '/N 3')],
    ['an object without a stream that is named like one', object('<</Type/ObjStm>>')],
    ['a protected file', 'trailer<</Encrypt 5 0 R>>'],
  ])('%s', (_what, source) => {
    expect(problemOf(source)).toBeNull();
  });
});

describe('the objects in a stream', () => {
  it.each<[string, string]>([
    ['as they are', holding(script)],
    ['packed', packed(script)],
    ['packed by the short name of the filter', holding(deflated(script), '/N 1/First 4/Filter/Fl')],
    ['of no type', packed(script, '/N 1/First 4')],
    ['after a line that ends with a carriage return and a line feed', packed(script, undefined, '\r\n')],
    ['after a line that ends with a carriage return', packed(script, undefined, '\r')],
    ['without a line break before them', holding(' 9 0 /JS 7 ', '/N 1/First 5', '')],
    ['that begin where the list says', packed('9 5 <<>> /JS 7')],
    ['of which it is the second', packed('9 0 10 5 <<>> /JS 7', '/N 2/First 9')],
    ['whose number comes last', packed(script, '/First 4/N 1')],
    ['next to numbers of something else', packed(script, '/X<</First 900/N 7>>/N 1/First 4/Length 30')],
    ['after a stream in order', packed('9 0 <<>>') + packed(script)],
  ])('are searched: %s', (_how, source) => {
    expect(problemOf(source)).toBe('acts');
  });

  it('may be in order', () => {
    expect(problemOf(packed('9 0 10 5 <<>> <</A 1>>', '/Type/ObjStm/N 2/First 9'))).toBeNull();
  });

  it.each<[string, string]>([
    ['packed by another filter', holding(deflated(script), '/N 1/First 4/Filter/LZWDecode')],
    ['packed by an unknown filter', holding(script, '/N 1/First 4/Filter/Other')],
    ['kept in another file', holding(script, '/N 1/First 4/F(a)')],
    ['packed by two filters', packed(script, '/N 1/First 4/X/Fl')],
    ['packed in rows', packed(script, '/N 1/First 4/Predictor 12')],
    ['that cannot be unpacked', holding('x', '/N 1/First 4/Filter/FlateDecode')],
    ['that never end', holding(script).replace('endstream', '')],
    ['without a number', packed(script, '/Type/ObjStm/First 4')],
    ['without a beginning', packed(script, '/Type/ObjStm/N 1')],
    ['with two numbers', packed(script, '/N 1/N 2/First 4')],
    ['with two beginnings', packed(script, '/N 1/First 4/First 5')],
    ['that are fewer than they say', packed(script, '/N 2/First 4')],
    ['that are more than they say', packed('9 0 8 0 /JS 7', '/N 1/First 8')],
    ['that begin within a letter', packed(script, '/N 1/First 4.5')],
    ['one of which begins before all of them', packed('9 -0 <</JS 7>>', '/N 1/First 5')],
  ])('are damaged if they are %s', (_how, source) => {
    expect(problemOf(source)).toBe('damaged');
  });

  it.each<[string, string]>([
    ['if the file says so before them', `trailer<</Encrypt 5 0 R>>${packed(script)}`],
    ['if it says so after them', `${packed('9 0 <<>>')}trailer<</Encrypt 5 0 R>>`],
    [
      'if they cannot be unpacked',
      `${holding('x', '/N 1/First 4/Filter/FlateDecode')}trailer<</Encrypt 5 0 R>>`,
    ],
  ])('are protected %s', (_how, source) => {
    expect(problemOf(source)).toBe('locked');
  });

  it('may unpack to 50 MB in all, and to nothing more', () => {
    const full = packed('9 0 <<>>'.padEnd(documentLimits.unpacked));
    expect(problemOf(full)).toBeNull();
    expect(problemOf(full + packed('  ', '/N 0/First 0'))).toBe('unpacks');
    expect(problemOf(packed('9 0 <<>>'.padEnd(documentLimits.unpacked + 1)))).toBe('unpacks');
  });
});
