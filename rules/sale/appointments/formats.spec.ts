import { describe, expect, it } from 'vitest';
import { formatForm } from './format-input.ts';
import { formatSentences, lengthText, placeText, tooSoonText } from './formats.ts';

const messages = (input: object): string[] =>
  formatForm
    .safeParse({
      name: 'Call',
      medium: 'phone',
      minutes: 30,
      bufferBefore: 0,
      bufferAfter: 0,
      noticeHours: 0,
      offered: true,
      ...input,
    })
    .error?.issues.map(({ message }) => message) ?? [];

describe('a format of appointments', () => {
  it.each([
    ['minutes', 5, 480, 'minutes'],
    ['bufferBefore', 0, 240, 'minutes'],
    ['bufferAfter', 0, 240, 'minutes'],
    ['noticeHours', 0, 336, 'hours'],
  ])('has %s from %i to %i', (field, min, max, unit) => {
    const refused = [`Must be a whole number of ${unit} from ${min} to ${max}`];
    expect([min - 1, min, max, max + 1].map((value) => messages({ [field]: value }))).toEqual([
      refused,
      [],
      [],
      refused,
    ]);
  });

  it.each([
    ['name', 60],
    ['place', 200],
  ])('has a %s of at most %i characters', (field, max) => {
    expect(messages({ [field]: 'x'.repeat(max) })).toEqual([]);
    expect(messages({ [field]: 'x'.repeat(max + 1) })).toEqual([`Must be at most ${max} characters`]);
  });

  it('has a name of at least one character', () => {
    expect(messages({ name: 'x' })).toEqual([]);
    expect(messages({ name: ' ' })).toEqual(['Name is required']);
  });

  it('is one of at most twenty', () =>
    expect(formatSentences.tooMany).toBe('There can be at most 20 formats'));
});

describe('a length of time', () => {
  it.each([
    [30, '30 minutes'],
    [59, '59 minutes'],
    [60, '1 hour'],
    [90, '1 hour 30 minutes'],
    [120, '2 hours'],
    [125, '2 hours 5 minutes'],
  ])('of %i minutes is “%s”', (minutes, words) => expect(lengthText(minutes)).toBe(words));

  it('is told to who books too late', () =>
    expect(tooSoonText(36)).toBe('Please choose a time at least 36 hours from now'));
});

describe('where people meet', () => {
  const company = { name: 'Hearthline', address: '1 Mill Road' };

  it.each([
    ['phone', 'By phone: we call you'],
    ['video', 'Online: your consultant emails you the link'],
    ['visit', 'Hearthline, 1 Mill Road'],
  ] as const)('by %s, if nothing else is said: %s', (medium, words) =>
    expect(placeText(medium, null, company)).toBe(words),
  );

  it('is the company by its name alone as long as it has no address', () =>
    expect(placeText('visit', null, { ...company, address: '' })).toBe('Hearthline'));

  it.each(['phone', 'video', 'visit'] as const)('is the place that was entered for a %s', (medium) =>
    expect(placeText(medium, 'Lot 7', company)).toBe('Lot 7'),
  );
});
