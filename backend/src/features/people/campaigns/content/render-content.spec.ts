import type { MergeValues } from '@hearthline/rules/people/campaigns/merge-fields.ts';
import { describe, expect, it } from 'vitest';
import { readContent } from './render-content.ts';

const values: MergeValues = {
  firstName: 'Ada',
  lastName: 'Byron',
  fullName: 'Ada Byron',
  company: '',
  email: 'ada@example.com',
  sellerName: 'Hearthline Homes',
  sellerPhone: '(360) 555-0142',
};
const textOf = (body: string): string => readContent(body)(values).text;
const htmlOf = (body: string): string => readContent(body)(values).html;

describe('the plain text of a mail', () => {
  it.each([
    ['a line that ends without a mark', 'one\ntwo', 'one\ntwo'],
    ['a line that ends with two spaces', 'one  \ntwo', 'one\ntwo'],
    ['marks', '**one** _two_ `three`', 'one two three'],
    ['a link with words', '[here](https://a.example/x) now', 'here (https://a.example/x) now'],
    ['a link that shows its address', 'https://a.example/x now', 'https://a.example/x now'],
    ['a link without http', 'www.a.example now', 'www.a.example now'],
    ['a mail address', 'ada@a.example now', 'ada@a.example now'],
    [
      'two links',
      '[a](https://a.example) [b](https://b.example)',
      'a (https://a.example) b (https://b.example)',
    ],
    ['a fence', '```\none\n two\n```', 'one\n two'],
    ['an indented block', '    one\n    two', 'one\ntwo'],
    ['a rule', 'one\n\n---\n\ntwo', 'one\n\n----\n\ntwo'],
    ['a list', '- one\n- two', '- one\n\n- two'],
    ['an item of two lines', '- one\n  two', '- one\n  two'],
    ['numbers that start at nine', '9. one\n10. two', '9. one\n\n10. two'],
    ['an item of two lines with a number', '10. one\n    two', '10. one\n    two'],
    ['a list in a list', '1. one\n   - two\n2. three', '1. one\n\n  - two\n\n2. three'],
    ['numbers in a list', '- one\n  1. two\n  2. three\n- four', '- one\n\n  1. two\n\n  2. three\n\n- four'],
    ['a quote of two lines', '> one\n> two\n\nthree', '> one\n> two\n\nthree'],
    ['a quote in a quote', '> > one\n\ntwo', '> > one\n\ntwo'],
    ['a list in a quote', '> - one\n>   two', '> - one\n>   two'],
    ['what follows a list', '- one\n\n# two\n\nthree', '- one\n\ntwo\n\nthree'],
  ])('shows %s as people write it', (_what, body, text) => {
    expect(textOf(body)).toBe(text);
  });
});

describe('merge fields', () => {
  it('are filled in wherever they stand, and the text goes on right after them', () => {
    expect(textOf('{{firstName}}, **{{company|your town}}**: [{{email}}](https://a.example)')).toBe(
      'Ada, your town: ada@example.com (https://a.example)',
    );
  });

  it.each(['{{nickname}} x', '{{firstName', '{{firstName\n\n}} x', '{firstName}}'])(
    'that are none stay as they were written: %s',
    (body) => {
      expect(textOf(body)).toBe(body);
    },
  );

  it('may be many', () => {
    expect(textOf('{{firstName}}-'.repeat(150))).toBe('Ada-'.repeat(150));
  });
});

describe('the page of a mail', () => {
  it('makes a link of an address that is not marked as one', () => {
    expect(htmlOf('https://a.example/x')).toContain('href="https://a.example/x"');
  });

  it('leaves quotation marks, dashes and (c) as they were typed', () => {
    expect(htmlOf("(c) -- 'a'...")).toContain("(c) -- 'a'...");
  });

  it.each([
    ['a heading', '# one', '<h1 style="margin'],
    ['a paragraph', 'one', '<p style="margin'],
    ['a rule', '---', '<hr style="border'],
    ['a link', '[one](https://a.example)', 'style="color'],
    ['a list', '- one', '<ul style="margin'],
  ])('gives %s its looks, as mail programs know no style sheets', (_what, body, html) => {
    expect(htmlOf(body)).toContain(html);
  });

  it('shows no HTML that was typed', () => {
    expect(htmlOf('<b>one</b>')).toContain('&lt;b&gt;one&lt;/b&gt;');
  });
});

it.each(['[a](https://a.example/{{email}})', '> - [a](https://a.example/%7b%7bemail}})'])(
  'a link whose address has a merge field is refused: %s',
  (body) => {
    expect(() => readContent(body)).toThrow('A merge field cannot be part of a link URL');
  },
);
