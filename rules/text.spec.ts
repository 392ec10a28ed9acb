import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  email,
  foldEmail,
  invalidEmail,
  isStorableDocument,
  oneLine,
  noDirections,
  onOneLine,
  optionalOneLine,
  optionalText,
  text,
  unstorableText,
} from './text.ts';

const name = oneLine({ min: 2, max: 20, message: 'Name is required' });
const messages = (value: unknown): string[] =>
  name.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a text of one line', () => {
  it.each([
    '\u200b\u200b',
    '\u2060\u2060\u2060',
    '\u00ad\u00ad',
    '\u3164\u3164',
    '\u2800\u2800',
    '\u180e \u200c',
    '\ufe0f\ufe0f',
  ])('is not there if nobody can see it: %j', (unseen) => {
    expect(messages(unseen)).toEqual(['Name is required']);
    expect(optionalOneLine({ max: 20 }).parse(unseen)).toBeNull();
    expect(optionalText({ max: 20 }).parse(unseen)).toBeNull();
    expect(text({ min: 1, max: 20, message: 'Write something' }).safeParse(unseen).success).toBe(false);
  });

  it.each([
    'Ada\nByron',
    'Ada\r\nByron',
    'Ada\u2028Byron',
    'Ada\u2029Byron',
    'Ada\u0085Byron',
    'Ada\u000bByron',
    'Ada\fByron',
  ])('has no line break: %j', (broken) => {
    expect(messages(broken)).toEqual([onOneLine]);
    expect(text({ max: 20 }).parse(broken)).toBe(broken);
  });

  it.each(['\u202eadA', 'Ada\u2066x\u2069', 'Ada \u200fx', 'Ada\u200e', 'Ada\u061c'])(
    'has no mark that turns what is beside it: %j',
    (turned) => {
      expect(messages(turned)).toEqual([noDirections]);
    },
  );

  it.each([
    'Ada',
    'Åsa Öberg',
    '李小龍',
    'عبد الله',
    'שלום',
    'नरेन्द्र',
    'می\u200cخواهم',
    '👩\u200d👩\u200d👧',
    'O\u2019Neil',
    'e\u0301a',
    'Ada\tByron',
    '<b>x</b>',
  ])('comes back as it was written: %j', (written) => {
    expect(name.parse(`  ${written}\n`)).toBe(written);
  });
});

describe('the length of a text', () => {
  it('is counted without the blanks around it', () => {
    expect(name.parse(` ${'x'.repeat(20)} `)).toBe('x'.repeat(20));
    expect(messages(` ${'x'.repeat(21)} `)).toEqual(['Must be at most 20 characters']);
  });

  it('with them is at most four times what is allowed', () => {
    expect(name.parse(`Ada${' '.repeat(77)}`)).toBe('Ada');
    expect(messages(`Ada${' '.repeat(78)}`)).toEqual(['Must be at most 20 characters']);
  });

  it('is complained of once, however much too long the text is', () => {
    expect(messages('x'.repeat(81))).toEqual(['Must be at most 20 characters']);
  });

  it('is complained of once where the text is too short and cannot be seen either', () => {
    expect(messages('\u200b')).toEqual(['Name is required']);
  });

  it.each(['\u0000', '\ud800', '\udc00'])('does not matter where %j cannot be stored', (unstorable) => {
    expect(messages(unstorable)).toEqual([unstorableText]);
  });

  it('may be nothing where nothing is asked for', () => expect(text({ max: 20 }).parse(' ')).toBe(''));
});

describe('an e-mail address', () => {
  it.each([
    ['zoë@bücher.example', 'zoë@bücher.example'],
    ['zoë@xn--bcher-kva.example', 'zoë@bücher.example'],
    ['zoë@XN--BCHER-KVA.Example', 'zoë@bücher.example'],
    ['zoë@BÜCHER.example', 'zoë@bücher.example'],
    ['почта@почта.рф', 'почта@почта.рф'],
    ['a@xn--80a1acny.xn--p1ai', 'a@почта.рф'],
    ['日本@例え.jp', '日本@例え.jp'],
    ['Ada@Example.COM', 'Ada@Example.COM'],
    ["o'neil+x@a-b.co", "o'neil+x@a-b.co"],
    ['x@faß.de', 'x@faß.de'],
  ])('%s is one mailbox', (typed, stored) => {
    expect(email.parse(typed)).toBe(stored);
    expect(foldEmail(typed)).toBe(foldEmail(stored));
  });

  it.each([
    'a@b.co,c@d.co',
    'a@b.co, c@d.co',
    'a@b.co;c@d.co',
    'Ada <a@b.co>',
    'Group:a@b.co;',
    'a@b.co\r\nBcc: c@d.co',
    'a@b@c.co',
    'a b@c.co',
    '"a b"@c.co',
    'a@b',
    'a@b..co',
    '.a@b.co',
    'a..b@c.co',
    'a@-b.co',
    'a@b_c.co',
    'a@1.2.3.4',
    'a@[1.2.3.4]',
    'a@bü cher.de',
    'a@bücher.de/x',
    'a@bücher.de:25',
    'a@bücher.de?x',
    'a\u200b@b.co',
    'a@b\u200bü.co',
    'a@\u3164ü.co',
    '\u202ea@b.co',
    'a@bücher',
    '@b.co',
    'a@',
    `${'a'.repeat(250)}@b.co`,
  ])('%j is not', (typed) => {
    expect(email.safeParse(typed).error?.issues[0]?.message).toBe(
      typed.length > 254 ? 'Must be at most 254 characters' : invalidEmail,
    );
  });

  it('is described to programs with its shortest and longest length', () => {
    expect(z.toJSONSchema(email, { io: 'input' })).toMatchObject({ minLength: 1, maxLength: 254 });
  });

  it('has at most 254 characters', () => {
    expect(email.parse(`${'a'.repeat(249)}@b.co`)).toHaveLength(254);
    expect(email.safeParse(`${'a'.repeat(250)}@b.co`).success).toBe(false);
  });

  it('has at most 254 as it is stored, where a ligature becomes its letters', () => {
    expect(email.parse(`${'a'.repeat(239)}@oﬃce.example`)).toBe(`${'a'.repeat(239)}@office.example`);
    expect(email.safeParse(`${'a'.repeat(240)}@oﬃce.example`).error?.issues[0]?.message).toBe(invalidEmail);
  });

  it('is compared by its domain up to 1,000 characters, and beyond them as it is', () => {
    expect(foldEmail(`${'a'.repeat(978)}@xn--bcher-kva.example`)).toBe(`${'a'.repeat(978)}@bücher.example`);
    const longer = `${'a'.repeat(979)}@xn--bcher-kva.example`;
    expect(foldEmail(longer)).toBe(longer);
  });

  it.each([
    ['Ada', 'ada'],
    ['A@B@C', 'a@b@c'],
  ])('is not cut where it is none: %s', (typed, folded) => {
    expect(foldEmail(typed)).toBe(folded);
  });

  it('is one mailbox in every spelling of its letters', () => {
    expect(foldEmail(' ZOE\u0308@bu\u0308cher.example ')).toBe(foldEmail('zoë@xn--bcher-kva.example'));
  });
});

describe('a document', () => {
  const nested = (levels: number): object => {
    let value: object = {};
    for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { value };
    return value;
  };

  it('is stored with what every text and name of it holds', () => {
    expect(isStorableDocument({ a: [1, null, true, { 'b c': 'José \u{1F3E0}' }] })).toBe(true);
    for (const bad of ['\u0000', '\ud800', 'a\udc00b'])
      for (const document of [{ a: bad }, { a: [{ b: [bad] }] }, { [bad]: 1 }, { a: { [bad]: 1 } }])
        expect(isStorableDocument(document), JSON.stringify(document)).toBe(false);
  });

  it('is nested 32 levels deep at most, and is read without recursion', () => {
    expect(isStorableDocument(nested(32))).toBe(true);
    expect(isStorableDocument(nested(33))).toBe(false);
    expect(isStorableDocument(nested(200_000))).toBe(false);
  });
});
