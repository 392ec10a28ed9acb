import { describe, expect, it } from 'vitest';
import { messageExcerpt, messagePlace, messageSentences, messageWindow, newMessage } from './messages.ts';

const key = '01890a5d-ac96-774b-bcce-b302099a8057';
const messagesOf = (found: { error?: { issues: { message: string }[] } | undefined }): string[] =>
  found.error?.issues.map(({ message }) => message) ?? [];

describe('a message', () => {
  it.each([
    ['one character', 1, []],
    ['4,000 characters', 4000, []],
    ['4,001 characters', 4001, ['Must be at most 4000 characters']],
    ['nothing', 0, [messageSentences.required]],
  ])('with %s is judged by its length', (_what, length, messages) => {
    expect(messagesOf(newMessage.safeParse({ text: 'x'.repeat(length), key }))).toEqual(messages);
  });

  it('has a key by which a repeated request is known', () => {
    expect(messagesOf(newMessage.safeParse({ text: 'Hello', key: 'again' }))).toEqual([
      messageSentences.badKey,
    ]);
  });
});

describe('a place in a thread', () => {
  it.each([
    [0, []],
    [2_147_483_647, []],
    [-1, ['The number cannot be negative']],
    [2_147_483_648, ['The number is too high']],
    [1.5, ['The number must be a whole number']],
  ])('%d is answered with %j', (number, messages) => {
    expect(messagesOf(messagePlace.safeParse({ number }))).toEqual(messages);
  });

  it.each([{}, { before: 0 }, { after: 0 }, { before: null, after: 3 }, { before: 3, after: null }])(
    '%j names a part of it',
    (part) => {
      expect(messageWindow.parse(part)).toEqual(part);
    },
  );

  it('is not before and after at once', () => {
    expect(messagesOf(messageWindow.safeParse({ before: 3, after: 0 }))).toEqual([messageSentences.badPlace]);
  });
});

describe('a message in one line', () => {
  it('is whole up to 140 characters', () => {
    expect(messageExcerpt('x'.repeat(140))).toBe('x'.repeat(140));
  });

  it('is cut from 141 on, and has 140 with the sign that says so', () => {
    expect(messageExcerpt('x'.repeat(141))).toBe(`${'x'.repeat(139)}…`);
  });

  it('is cut before a character that would be halved', () => {
    expect(messageExcerpt(`${'x'.repeat(138)}🏡🏡`)).toBe(`${'x'.repeat(138)}…`);
  });

  it('has no blank before the sign', () => {
    expect(messageExcerpt(`${'x'.repeat(138)} ${'y'.repeat(9)}`)).toBe(`${'x'.repeat(138)}…`);
  });

  it('has its line breaks as blanks', () => {
    expect(messageExcerpt(' Hello,\n\n  the roof is on. ')).toBe('Hello, the roof is on.');
  });
});
