import { describe, expect, it } from 'vitest';
import { blockForm, consultantForm, dutySentences } from './duty.ts';

const messagesOf = (input: object): string[] =>
  consultantForm
    .safeParse({ name: 'Ada', onDuty: true, weekdays: [1], ...input })
    .error?.issues.map(({ message }) => message) ?? [];

describe('the name of a consultant', () => {
  it.each([
    [0, ['Name is required']],
    [1, []],
    [120, []],
    [121, ['Must be at most 120 characters']],
  ])('of %i characters: %j', (length, sentences) =>
    expect(messagesOf({ name: 'x'.repeat(length) })).toEqual(sentences),
  );
});

describe('a block', () => {
  const messages = (input: object): string[] =>
    blockForm
      .safeParse({ startsOn: '2027-03-01', endsOn: '2027-03-01', reason: 'Fair', ...input })
      .error?.issues.map(({ message }) => message) ?? [];

  it('can be a single day', () => expect(messages({})).toEqual([]));

  it('does not end the day before it starts', () =>
    expect(messages({ endsOn: '2027-02-28' })).toEqual([dutySentences.order]));

  it('takes two years, one of them a leap year, and not a day more', () => {
    expect(messages({ endsOn: '2029-03-01' })).toEqual([]);
    expect(messages({ endsOn: '2029-03-02' })).toEqual([dutySentences.tooLong]);
  });

  it.each([
    [0, ['Please say why']],
    [1, []],
    [200, []],
    [201, ['Must be at most 200 characters']],
  ])('has a reason of %i characters: %j', (length, sentences) =>
    expect(messages({ reason: 'x'.repeat(length) })).toEqual(sentences),
  );
});

it('says how many consultants there can be', () =>
  expect(dutySentences.tooMany).toBe('There can be at most 100 consultants'));
