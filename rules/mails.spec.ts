import { describe, expect, it } from 'vitest';
import { mailFilter, mailSentences, putOffTooLong } from './mails.ts';

describe('a mail server that puts mails off', () => {
  it.each([
    [true, 1800, 0],
    [true, 1801, 1801],
    [true, 7200, 7200],
    [true, 0, 0],
    [true, null, 0],
    [true, undefined, 0],
    [false, 7200, 0],
  ])('reachable: %s, for %s seconds, does so for %i seconds too long', (reachable, seconds, tooLong) => {
    expect(putOffTooLong({ reachable, oldestPutOffSeconds: seconds })).toBe(tooLong);
  });

  it.each([
    [1, 'An email has been delayed for 2 hours.'],
    [2, '2 emails are delayed, the oldest for 2 hours.'],
  ])('is spoken of for %i', (count, words) => {
    expect(mailSentences.putOff(count, '2 hours')).toBe(words);
  });
});

describe('the list of mails', () => {
  it('is not narrowed by what is left blank', () => {
    expect(mailFilter.parse({ state: '', group: '' })).toEqual({ page: 1, state: null, group: null });
  });

  it('knows its states and groups, and says so of any other', () => {
    expect(
      mailFilter.safeParse({ state: 'lost', group: 'many' }).error?.issues.map(({ message }) => message),
    ).toEqual(['Unknown state', 'Unknown group']);
  });
});
