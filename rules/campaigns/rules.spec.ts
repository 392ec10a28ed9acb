import { describe, expect, it } from 'vitest';
import { audience, campaignContent, campaignTime, everybody } from './rules.ts';
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
  ])('refuses %j', (wrong) => expect(audience.safeParse(wrong).success).toBe(false));
});

it.each([
  ['2027-02-30', '09:00'],
  ['2027-03-01', '24:00'],
  ['2027-03-01', '9:00'],
  ['', ''],
])('refuses the time %s %s', (date, time) => {
  expect(campaignTime.safeParse({ date, time }).success).toBe(false);
});
