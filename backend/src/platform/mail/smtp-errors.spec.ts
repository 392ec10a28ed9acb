import { expect, it } from 'vitest';
import { reasonOf } from './smtp-errors.ts';

it.each([
  [new Error('mailbox full'), 'mailbox full'],
  ['refused', 'refused'],
  [new Error('line one\r\nline two\u0000'), 'line one line two '],
  [new Error('x'.repeat(501)), 'x'.repeat(500)],
])('what a mail server said can be stored, on one line', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
