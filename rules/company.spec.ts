import { describe, expect, it } from 'vitest';
import { company, companyForm, hoursForm, invalidWebsite, publicCompany, timeZone } from './company.ts';
import { settings } from './office/settings.ts';
import { hoursOrder } from './dates/hours.ts';
import { invalidPhone } from './phones/phone-rules.ts';

const filled = {
  ...settings.company.initial,
  timeZone: settings.timeZone.initial,
  ...settings.hours.initial,
};
const messagesOf = (more: object): string[] =>
  companyForm.safeParse({ ...filled, ...more }).error?.issues.map(({ message }) => message) ?? [];

describe('what a new database starts with', () => {
  it('is a company that its own form accepts', () => {
    expect(companyForm.parse(filled)).toEqual(filled);
  });

  it.each(Object.entries(settings))('keeps the rule of %s', (_key, { schema, initial }) => {
    expect(schema.parse(initial)).toEqual(initial);
  });

  it('sends ten campaign mails a second and keeps the audit log for two years', () => {
    expect([settings.campaignPace.initial, settings.auditDays.initial]).toEqual([10 * 60, 2 * 365]);
  });

  it('is public with its hours, for people and for machines', () => {
    expect(publicCompany(settings.company.initial, settings.hours.initial)).toEqual({
      ...settings.company.initial,
      hours: '7 days a week, 9:00 AM to 5:00 PM',
      openingHours: 'Mo-Su 09:00-17:00',
    });
  });
});

describe('the form of the company', () => {
  it.each([
    ['name', 'x'.repeat(120), 120],
    ['phone', `360 555${' '.repeat(29)}0142`, 40],
    ['website', `www.example.com/${'x'.repeat(184)}`, 200],
    ['address', 'x'.repeat(200), 200],
    ['equalHousing', 'x'.repeat(300), 300],
  ])('has room for a %s like %s, which has %i characters, and not for one more', (field, longest, max) => {
    expect(messagesOf({ [field]: longest })).toEqual([]);
    expect(messagesOf({ [field]: longest.replace(/(.)$/, '$1$1') })).toContain(
      `Must be at most ${max} characters`,
    );
  });

  it.each([
    ['name', 'Name is required'],
    ['phone', 'Phone is required'],
    ['address', 'Postal address is required'],
    ['equalHousing', 'Equal housing line is required'],
  ])('wants a %s and says only that', (field, message) => {
    expect(messagesOf({ [field]: ' ' })).toEqual([message]);
  });

  it.each([
    ['name', 'H', []],
    ['address', '1', []],
    ['phone', '1', [invalidPhone]],
    ['website', 'x', [invalidWebsite]],
  ])('does not miss a %s that is only %s', (field, short, messages) => {
    expect(messagesOf({ [field]: short })).toEqual(messages);
  });

  it.each(['name', 'address', 'phone', 'website'])('wants the %s on one line', (field) => {
    expect(messagesOf({ [field]: 'a\nb' })).toContain('Must be on one line');
  });

  it.each([
    ['09:00', '09:30', []],
    ['09:00', '09:00', [hoursOrder]],
    ['09:30', '09:00', [hoursOrder]],
  ])('opens at %s and closes at %s: %j', (opens, closes, messages) => {
    expect(messagesOf({ opens, closes })).toEqual(messages);
    expect(
      hoursForm
        .safeParse({ timeZone: 'UTC', days: [1], opens, closes })
        .error?.issues.map(({ message }) => message) ?? [],
    ).toEqual(messages);
  });
});

describe('a company that was stored', () => {
  const stored = (more: object) => company.safeParse({ ...settings.company.initial, ...more });

  it.each([
    ['name', 120],
    ['phone', 40],
    ['website', 200],
    ['address', 200],
  ])('has a %s of one to %i characters of any kind', (field, max) => {
    expect(stored({ [field]: '?' }).success).toBe(true);
    expect(stored({ [field]: '?'.repeat(max) }).success).toBe(true);
    expect(stored({ [field]: '?'.repeat(max + 1) }).success).toBe(false);
  });

  it('may have no address', () => {
    expect([stored({ address: '' }).data?.address, stored({ address: undefined }).data?.address]).toEqual([
      '',
      '',
    ]);
  });
});

describe('a time zone', () => {
  it.each(['America/Los_Angeles', 'UTC', 'europe/berlin'])('is %s', (zone) => {
    expect(timeZone.parse(zone)).toBe(zone);
  });

  it.each(['', '+05:30', 'Mars/Olympus', 7])('is not %j', (zone) => {
    expect(timeZone.safeParse(zone).error?.issues.map(({ message }) => message)).toEqual([
      'Unknown time zone',
    ]);
  });
});

it('has a fair housing line for details that were stored before there was one', () => {
  const { equalHousing, ...stored } = settings.company.initial;
  expect(company.parse(stored)).toEqual({ ...stored, equalHousing });
  expect(equalHousing).toMatch(/^Equal Housing Opportunity\./);
});
