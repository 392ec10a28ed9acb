import { describe, expect, it } from 'vitest';
import { FieldReader } from './word-fields.ts';

const code = (text: string): string => `<w:instrText>${text}</w:instrText>`;
const mark = (kind: string): string => `<w:fldChar w:fldCharType="${kind}"/>`;
const [begin, separate, end] = ['begin', 'separate', 'end'].map(mark) as [string, string, string];

const problemOf = (...pieces: (string | Buffer)[]): string | null => {
  const reader = new FieldReader();
  for (const piece of pieces) reader.read(Buffer.from(piece));
  reader.read(Buffer.alloc(0), true);
  return reader.problem;
};

describe('a field that starts a program is found', () => {
  it.each<[string, string[]]>([
    ['when it is separated from its result', [begin + code('DDE x') + separate]],
    ['when it ends without a result', [begin + code('DDE x') + end]],
    ['when it never ends', [begin + code('DDE x')]],
    ['outside of any field', [code('DDE x')]],
    ['outside of any field, after an end too many', [end + code('DDE x')]],
    ['after another field', [begin + code('PAGE') + separate + end + begin + code('DDE x') + separate + end]],
    ['inside of another field', [begin + code('IF ') + begin + code('DDE x') + end + code('1') + end]],
    ['before more that follows its result', [begin + code('DDE') + separate + code('X') + end]],
    ['in text that was deleted', [`${begin}<w:delInstrText>DDE x</w:delInstrText>${end}`]],
    ['in a tag with double quotation marks', ['<w:fldSimple w:instr="DDE x">']],
    ['in a tag with single quotation marks', ["<w:fldSimple w:instr='DDE x'/>"]],
    ['in a section of characters', [begin + code('<![CDATA[dde > y]]>') + end]],
    ['in a section of characters that holds nothing else', [begin + code('<![CDATA[dde]]>') + end]],
    ['around a comment with tags in it', [begin + code('D<!-- > -->DE x') + end]],
    ['although a piece ends within a tag', [`${begin}<w:instr`, 'Text>DDE x</w:instrText>', end]],
    ['although a piece ends within its code', [`${begin}<w:instrText>D`, 'DE x</w:instrText>', end]],
    ['although a piece ends within a number', [`${begin}<w:instrText>&#6`, '8;DE x</w:instrText>', end]],
    ['that begins with the result of another', [begin + begin + code('QUOTE 68 68 69')]],
    [
      'deeper down, if it begins with the result of another',
      [begin + code('IF ') + begin + begin + code('Q')],
    ],
    ['after quotation marks and blanks', [begin + code(' "\\" dde') + end]],
  ])('%s', (_where, pieces) => {
    expect(problemOf(...pieces)).toBe('acts');
  });

  it('and stays found whatever comes next', () => {
    expect(problemOf(begin + code('DDE x') + end, '<!DOCTYPE x>', Buffer.from([0xff]))).toBe('acts');
  });
});

describe('nothing is wrong with', () => {
  it.each<[string, string[]]>([
    ['nothing at all', []],
    ['other fields', [begin + code('PAGE') + separate + end + begin + code('DDEX 1') + end]],
    ['a field inside of another', [begin + code('IF ') + begin + code('MERGEFIELD Name') + end + end]],
    ['a field without a code before another one', [begin + end + begin + code('PAGE') + end]],
    ['150 fields one after the other', [(begin + code('PAGE') + end).repeat(150)]],
    ['a text about such fields', ['DDE x<w:t>DDE x</w:t>DDE x']],
    ['a text after a code', [`${code('')}<w:t>DDE x</w:t>`]],
    ['a text after a code without content', ['<w:instrText/><w:t>DDE x</w:t>']],
    ['a text about such fields in a section of characters', ['<![CDATA[DDE x]]>']],
    ['another tag with a code', ['<w:other w:instr="DDE x"/>']],
    ['another tag that says where a field begins', [`${begin}<w:other w:fldCharType="begin"/>`]],
    ['the end of a tag that says so', [`${begin}</w:fldChar w:fldCharType="begin">`]],
    ['an encoding that is named', ['<?xml version="1.0" encoding="utf-8"?><w:t/>']],
    ['an encoding that is part of it', ["<?xml encoding='US-ASCII'?><w:t/>"]],
    ['a text about encodings', ['<w:t/>', '<?xml encoding="UTF-7"?>']],
  ])('%s', (_what, pieces) => {
    expect(problemOf(...pieces)).toBeNull();
  });

  it('a letter of two bytes of which each is in another piece', () => {
    const bytes = Buffer.from('<w:t>é</w:t>');
    expect(problemOf(bytes.subarray(0, 6), bytes.subarray(6))).toBeNull();
  });
});

describe('what cannot be read for sure is damaged', () => {
  it.each<[string, (string | Buffer)[]]>([
    ['another encoding', ['<?xml version="1.0" encoding="UTF-7"?><w:t/>']],
    ['another encoding after nothing', ['', '<?xml version="1.0" encoding="UTF-7"?><w:t/>']],
    ['bytes that are no UTF-8', [Buffer.from([0x61, 0xff])]],
    ['an end within a letter', [Buffer.from('é').subarray(0, 1)]],
    ['a NUL', ['a\0b']],
    ['entities of its own', ['<!DOCTYPE x>']],
  ])('%s', (_what, pieces) => {
    expect(problemOf(...pieces)).toBe('damaged');
  });

  it('more than 99 fields inside of each other', () => {
    const nested = (count: number) => problemOf((begin + code('IF ')).repeat(count));
    expect([nested(99), nested(100)]).toEqual([null, 'damaged']);
  });

  it('a comment that has not ended after a megabyte', () => {
    const comment = (length: number) => problemOf('<!--'.padEnd(length, 'x'));
    expect([comment(1_048_576), comment(1_048_577)]).toEqual([null, 'damaged']);
  });
});
