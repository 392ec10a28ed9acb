import { expect, it } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

it('leaves nothing that a reader of markup takes for more than text', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
  expect(escapeMarkup('66\u2032 0\u2033 Über')).toBe('66\u2032 0\u2033 Über');
});
