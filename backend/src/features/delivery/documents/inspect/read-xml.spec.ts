import { expect, it } from 'vitest';
import { plainXml } from './read-xml.ts';

it.each([
  ['&lt;a &amp; &quot;b&quot; &apos;c&apos;&gt;', '<a & "b" \'c\'>'],
  ['&#68;&#x44;&#X45;', 'DDE'],
  ['&unknown; & so on', '&unknown; & so on'],
  ['&#x10ffff;&#1114111;', '\u{10ffff}\u{10ffff}'],
  // There are no such characters.
  ['a&#x110000;&#1114112;&#9999999;b', 'ab'],
])('%s means %s', (written, meant) => {
  expect(plainXml(written)).toBe(meant);
});
