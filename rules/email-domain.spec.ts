import { describe, expect, it } from 'vitest';
import { canonicalDomain } from './email-domain.ts';

describe('a domain written in Punycode', () => {
  // The first five are the examples of RFC 3492, section 7.1; the last three come to the edges of its arithmetic.
  it.each([
    ['xn--ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
    ['xn--4dbcagdahymbxekheh6e0a7fei0b', 'למההםפשוטלאמדבריםעברית'],
    ['xn--3b-ww4c5e180e575a65lsy2b', '3年b組金八先生'],
    ['xn---with-super-monkeys-pc58ag80a8qai00g7n9n', '安室奈美恵-with-super-monkeys'],
    ['xn--de-jg4avhby1noc0d', 'パフィーdeルンバ'],
    ['xn--tfrp19j', '覂力'],
    ['xn--pvq972h0yc', '緮俾禜'],
    ['xn--hkqt83hxst0r1c', '쵆硿鞧乵'],
  ])('reads as it was meant: %s', (code, words) => {
    expect(canonicalDomain(`${code}.example`)).toBe(`${words}.example`);
  });

  it.each([
    ['is not drawn as letters', 'xn--n3h.example'],
    ['means the number after the last character', 'xn--en32g.example'],
    ['means a number far beyond every character', 'xn--99999999.example'],
  ])('stays as it is when it %s', (_what, domain) => expect(canonicalDomain(domain)).toBe(domain));

  it('is none when there is nothing behind its mark', () =>
    expect(canonicalDomain('xn--.example')).toBeNull());
});

describe('a domain', () => {
  it('in plain ASCII stays as typed', () => expect(canonicalDomain('Example.COM')).toBe('Example.COM'));

  it.each(['bücher.c', '🏡.example', 'bü_cher.example', 'bücher.example/x', 'localhost'])(
    'is not %s',
    (typed) => expect(canonicalDomain(typed)).toBeNull(),
  );

  it('in letters of every script has at most 254 characters', () => {
    const longest = `ü${'.abcdefghi'.repeat(25)}.de`;
    expect(longest).toHaveLength(254);
    expect(canonicalDomain(longest)).toBe(longest);
    expect(canonicalDomain(`x${longest}`)).toBeNull();
  });
});
