import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  audience,
  campaignContent,
  campaignPace,
  campaignTime,
  everybody,
  newCampaign,
  suppressionFilter,
} from './campaign-rules.ts';
import { fillFields, mergeProblem } from './merge-fields.ts';

const values = {
  firstName: 'Ada',
  lastName: 'Byron',
  fullName: 'Ada Byron',
  company: '',
  email: 'ada@example.com',
  sellerName: 'Homes',
  sellerPhone: '1',
};

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const tooLong = (max: number) => `Must be at most ${max} characters`;

describe('merge fields', () => {
  it('are filled in, with what stands in for an empty one', () => {
    expect(fillFields('Hi {{firstName}} of {{company|your town}}{{company}}!', values)).toBe(
      'Hi Ada of your town!',
    );
    expect(fillFields('{{ firstName | there }}', { ...values, firstName: '' })).toBe('there');
  });

  it('never fill in twice: a value that looks like a field stays text', () => {
    expect(fillFields('{{firstName}}', { ...values, firstName: '{{email}}' })).toBe('{{email}}');
  });

  it.each(['{{nickname}}', '{{}}', '{{constructor}}', '{{__proto__}}', '{{first name}}', '{{toString|x}}'])(
    'refuse %s with a sentence',
    (text) => {
      expect(mergeProblem(text)).toContain('Unknown merge field');
      expect(campaignContent.safeParse({ subject: text, body: '' }).success).toBe(false);
    },
  );

  it('keep further bars in what stands in for an empty one', () => {
    expect(fillFields('{{company|your | town}}', values)).toBe('your | town');
  });

  it('stay as they are written when they are unknown', () => {
    expect(fillFields('Hi {{nickname}}', values)).toBe('Hi {{nickname}}');
  });

  it('are listed where an unknown one is written', () => {
    expect(mergeProblem('Hi {{nickname}}')).toBe(
      'Unknown merge field {{nickname}}. Use one of firstName, lastName, fullName, company, email, sellerName, sellerPhone.',
    );
  });

  it('are named by their first 60 characters when they are unknown', () => {
    expect(mergeProblem(`{{${'x'.repeat(59)}}}`)).toContain(`Unknown merge field {{${'x'.repeat(58)}. Use`);
  });

  it('refuse one that is not closed, and leave single braces alone', () => {
    expect(mergeProblem('Hi {{firstName')).toContain('not closed');
    expect(mergeProblem('{ } {firstName} }}')).toBeNull();
  });
});

describe('an audience', () => {
  it('is everybody when nothing is said', () => expect(audience.parse({})).toEqual(everybody));

  it.each([
    { createdFrom: '2027-02-30' },
    { createdFrom: '0000-01-01' },
    { createdTo: '99999-01-01' },
    { statuses: ['vip'] },
    { tags: [''] },
    { tags: 'x' },
    { createdFrom: '2027-03-02', createdTo: '2027-03-01' },
    { createdFrom: '1999-12-31' },
    { createdTo: '2101-01-01' },
  ])('refuses %j', (wrong) => expect(audience.safeParse(wrong).success).toBe(false));

  it.each([
    ['of one day', { createdFrom: '2027-03-01', createdTo: '2027-03-01' }],
    ['from the first day there is', { createdFrom: '2000-01-01' }],
    ['to the last day there is', { createdTo: '2100-12-31' }],
  ])('may be those %s', (_which, days) => {
    expect(audience.parse(days)).toEqual({ ...everybody, ...days });
  });

  it.each(['statuses', 'sources', 'tags'] as const)('names each of the %s once', (list) => {
    expect(audience.parse({ [list]: ['customer', 'customer'] })[list]).toEqual(['customer']);
  });

  it.each([
    ['statuses', 'customer', 10, 'At most 10 statuses'],
    ['sources', 'fair', 20, 'At most 20 sources'],
    ['tags', 'vip', 20, 'At most 20 tags'],
  ])('is refused with more %s than are taken', (list, word, max, message) => {
    expect(messages(audience, { [list]: Array.from({ length: max }, () => word) })).toEqual([]);
    expect(messages(audience, { [list]: Array.from({ length: max + 1 }, () => word) })).toEqual([message]);
  });

  it.each([
    ['sources', 60],
    ['tags', 40],
  ])('takes words for %s of 1 to %i characters, and no longer ones', (list, max) => {
    expect(messages(audience, { [list]: ['x'] })).toEqual([]);
    expect(messages(audience, { [list]: ['x'.repeat(max)] })).toEqual([]);
    expect(messages(audience, { [list]: ['x'.repeat(max + 1)] })).toEqual([tooLong(max)]);
  });

  it('cannot be one of a source without a name', () => {
    expect(messages(audience, { sources: [''] })).toEqual(['A source cannot be empty']);
  });
});

it.each([
  ['2027-02-30', '09:00'],
  ['2027-03-01', '24:00'],
  ['2027-03-01', '9:00'],
  ['', ''],
])('refuses the time %s %s', (date, time) => {
  expect(campaignTime.safeParse({ date, time }).success).toBe(false);
});

describe('a campaign', () => {
  const draft = { name: 'Spring', subject: '', body: '', audience: {} };

  it.each([
    ['name', 120],
    ['subject', 200],
    ['body', 20_000],
  ])('has a %s of at most %i characters', (field, max) => {
    expect(messages(newCampaign, { ...draft, [field]: 'x'.repeat(max) })).toEqual([]);
    expect(messages(newCampaign, { ...draft, [field]: 'x'.repeat(max + 1) })).toEqual([tooLong(max)]);
  });

  it('may have a name of one letter', () =>
    expect(messages(newCampaign, { ...draft, name: 'x' })).toEqual([]));

  it('needs a name, but neither subject nor body yet', () => {
    expect(messages(newCampaign, { ...draft, name: ' ' })).toEqual(['Name is required']);
  });
});

describe('the pace of campaigns', () => {
  it.each([1, 60_000])('may be %i mails a minute', (pace) =>
    expect(messages(campaignPace, pace)).toEqual([]),
  );

  it.each([
    [0, 'At least 1 per minute'],
    [60_001, 'At most 60000 per minute'],
    [1.5, 'Must be a whole number'],
  ])('cannot be %s', (pace, message) => expect(messages(campaignPace, pace)).toEqual([message]));
});

it('suppressed addresses are searched by at most 254 characters, the length of an address', () => {
  expect(messages(suppressionFilter, { search: 'x'.repeat(254) })).toEqual([]);
  expect(messages(suppressionFilter, { search: 'x'.repeat(255) })).toEqual([tooLong(254)]);
});
