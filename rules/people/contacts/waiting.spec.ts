import { expect, it } from 'vitest';
import { contactCall } from './call-rules.ts';

const messages = (call: object) =>
  contactCall.safeParse(call).error?.issues.map(({ message }) => message) ?? [];

it('a call is logged without a text, or with one of 4,000 characters, but with no longer one', () => {
  expect(contactCall.parse({ outcome: 'spoke' })).toEqual({ outcome: 'spoke', text: null, followUpOn: null });
  expect(messages({ outcome: 'spoke', text: 'x'.repeat(4000) })).toEqual([]);
  expect(messages({ outcome: 'spoke', text: 'x'.repeat(4001) })).toEqual(['Must be at most 4000 characters']);
});

it('a call is not logged without how it ended', () => {
  expect(messages({ text: 'Hello' })).toEqual(['Please say how the call ended']);
});
