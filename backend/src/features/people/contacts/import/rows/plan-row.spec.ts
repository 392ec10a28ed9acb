import { importSentences, type ImportDuplicates } from '@hearthline/rules/people/contacts/import.ts';
import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { eachText } from '@hearthline/rules/people/contacts/contact-texts.ts';
import { describe, expect, it } from 'vitest';
import { addressStays, combineRows, planRow, type KnownContact } from './plan-row.ts';
import type { RowConsent, RowValues } from './validate-row.ts';

const now = new Date('2026-11-23T20:00:00.000Z');
const row = (more: Partial<RowValues> = {}): RowValues => ({
  email: 'ada@plan.example',
  firstName: 'Ada',
  lastName: 'Byron',
  ...more,
});
const known = (more: Partial<KnownContact> = {}): KnownContact => ({
  id: '1',
  version: 1,
  email: 'ada@plan.example',
  emailFolded: 'ada@plan.example',
  isBuyer: false,
  firstName: 'Ada',
  lastName: 'Byron',
  phone: null,
  company: null,
  ...eachText(() => null),
  status: 'prospect',
  source: 'manual',
  tags: [],
  ownerId: null,
  marketingConsent: 'unknown',
  consentAt: null,
  consentSource: null,
  notes: [],
  ...more,
});
const plan = (
  values: Partial<RowValues>,
  contact?: Partial<KnownContact>,
  duplicates: ImportDuplicates = 'update',
) => planRow(row(values), contact && known(contact), { duplicates, now });
const tags = (count: number): string[] => Array.from({ length: count }, (_, n) => `tag ${n}`);
const consent = (marketingConsent: 'yes' | 'no', at: string | null = null): RowConsent => ({
  marketingConsent,
  at,
  source: `${marketingConsent} ${at ?? 'without a date'}`,
});
const early = '2024-01-01T08:00:00.000Z';
const late = '2025-01-01T08:00:00.000Z';

describe('a row for a new contact', () => {
  it('takes twenty tags', () => {
    expect(plan({ tags: tags(20) }).verdict).toBe('new');
  });

  it('is refused with one more', () => {
    expect(plan({ tags: tags(21) })).toEqual({
      verdict: 'error',
      problem: `Tags: ${contactSentences.tooManyTags}`,
    });
  });

  it.each([{ firstName: '' }, { lastName: '' }])('is refused without a name: %o', (name) => {
    expect(plan(name)).toEqual({ verdict: 'error', problem: importSentences.nameNeeded });
  });

  it('records consent without a date as given now', () => {
    expect(plan({ consent: consent('yes') })).toMatchObject({
      contact: { marketingConsent: 'yes', consentAt: now.toISOString(), consentSource: 'yes without a date' },
    });
  });
});

describe('a row for a contact there is', () => {
  it('that says nothing else changes nothing', () => {
    expect(plan({}, {})).toEqual({ verdict: 'unchanged' });
  });

  it('adds its tags, up to twenty', () => {
    expect(plan({ tags: ['tag 0', 'new'] }, { tags: tags(19) })).toEqual({
      verdict: 'update',
      set: { tags: [...tags(19), 'new'] },
      notes: [],
    });
  });

  it('is refused with one tag more', () => {
    expect(plan({ tags: ['new'] }, { tags: tags(20) }).verdict).toBe('error');
  });

  it('adds nothing but the notes that are not there yet', () => {
    expect(plan({ notes: ['old', 'new'] }, { notes: ['old'] })).toEqual({
      verdict: 'update',
      set: {},
      notes: ['new'],
    });
  });

  it('with a note that is there changes nothing', () => {
    expect(plan({ notes: ['old'] }, { notes: ['old'] })).toEqual({ verdict: 'unchanged' });
  });

  it('is skipped if the import leaves such contacts alone', () => {
    expect(plan({ company: 'New' }, {}, 'skip')).toEqual({ verdict: 'skip' });
  });

  it('replaces what it has', () => {
    expect(plan({ company: 'New' }, { company: 'Old' })).toMatchObject({ set: { company: 'New' } });
  });

  it('that only fills in leaves what it has', () => {
    expect(plan({ company: 'New' }, { company: 'Old' }, 'merge')).toEqual({ verdict: 'unchanged' });
  });

  it.each([
    ['nothing', { company: null }, { company: 'New' }],
    ['a dash as a name', { lastName: '-' }, { lastName: 'New' }],
  ])('that only fills in replaces %s', (_what, has, says) => {
    expect(plan(says, has, 'merge')).toMatchObject({ set: says });
  });

  it('that only fills in sets no consent where there is an answer', () => {
    expect(plan({ consent: consent('no') }, { marketingConsent: 'yes' }, 'merge')).toEqual({
      verdict: 'unchanged',
    });
  });

  it('that only fills in sets consent where there is none', () => {
    expect(plan({ consent: consent('no') }, {}, 'merge')).toMatchObject({ set: { marketingConsent: 'no' } });
  });
});

describe('an address in a row', () => {
  const addressless = { email: '', emailFolded: '' };

  it.each(['update', 'merge'] as const)('is filled in where the contact has none: %s', (duplicates) => {
    expect(plan({ email: 'Ada@plan.example' }, addressless, duplicates)).toMatchObject({
      verdict: 'update',
      set: { email: 'Ada@plan.example', emailFolded: 'ada@plan.example' },
    });
  });

  it('is not filled in where the contact has a deal or a project', () => {
    const buyer = { ...addressless, isBuyer: true };
    expect(plan({}, buyer)).toEqual({ verdict: 'unchanged' });
    expect(addressStays(row(), known(buyer))).toBe(true);
    expect(addressStays(row({ email: '' }), known(buyer))).toBe(false);
    expect(addressStays(row(), known(addressless))).toBe(false);
  });

  it('that is missing leaves the one there is', () => {
    expect(plan({ email: '' }, {})).toEqual({ verdict: 'unchanged' });
  });
});

describe('a stored no', () => {
  const refused = { marketingConsent: 'no', consentAt: early } as const;

  it('gives way to a later yes', () => {
    expect(plan({ consent: consent('yes', late) }, refused)).toMatchObject({
      set: { marketingConsent: 'yes', consentAt: late },
    });
  });

  it.each([
    ['without a date', consent('yes'), early],
    ['of the same moment', consent('yes', early), early],
    ['when nobody knows since when it is', consent('yes', late), null],
  ])('stays against a yes %s', (_what, given, consentAt) => {
    expect(plan({ consent: given }, { ...refused, consentAt })).toEqual({ verdict: 'unchanged' });
  });

  it('said again stays as it was', () => {
    expect(plan({ consent: consent('no', late) }, refused)).toEqual({ verdict: 'unchanged' });
  });
});

describe('two rows of one contact', () => {
  it('are one whose later values count', () => {
    expect(
      combineRows(
        [row({ company: 'One', address: 'A' }), row({ email: 'ADA@plan.example', company: 'Two' })],
        'update',
      ),
    ).toEqual(row({ company: 'Two', address: 'A' }));
  });

  it('are one whose earlier values count if the import only fills in', () => {
    expect(combineRows([row({ company: 'One' }), row({ company: 'Two', address: 'A' })], 'merge')).toEqual(
      row({ company: 'One', address: 'A' }),
    );
  });

  it.each(['update', 'merge'] as const)('have the address that one of them has: %s', (how) => {
    for (const rows of [[row(), row({ email: '' })] as const, [row({ email: '' }), row()] as const])
      expect(combineRows(rows, how).email).toBe('ada@plan.example');
  });

  it.each(['firstName', 'lastName'] as const)('fill in a dash as %s', (name) => {
    expect(combineRows([row({ [name]: '-' }), row({ [name]: 'Two' })], 'merge')[name]).toBe('Two');
  });

  it('have the tags and notes of both, each once', () => {
    expect(
      combineRows(
        [row({ tags: ['a', 'b'], notes: ['x'] }), row({ tags: ['b', 'c'] }), row({ notes: ['x', 'y'] })],
        'update',
      ),
    ).toMatchObject({ tags: ['a', 'b', 'c'], notes: ['x', 'y'] });
  });

  it('without tags, notes and consent have none', () => {
    expect(Object.keys(combineRows([row(), row()], 'update'))).toEqual(['email', 'firstName', 'lastName']);
  });

  it.each([
    ['the only one', consent('yes'), undefined, 'yes without a date'],
    ['the only one, in the second row', undefined, consent('yes'), 'yes without a date'],
    ['the later of two with dates', consent('no', late), consent('yes', early), `no ${late}`],
    [
      'the later of two with dates, in the second row',
      consent('no', early),
      consent('yes', late),
      `yes ${late}`,
    ],
    ['the second of two of one moment', consent('no', early), consent('yes', early), `yes ${early}`],
    ['the no, if the yes has no date', consent('no', early), consent('yes'), `no ${early}`],
    ['the no, if it has no date', consent('yes', late), consent('no'), 'no without a date'],
    ['the second of two without dates', consent('yes', early), consent('yes'), 'yes without a date'],
  ])('have one consent: %s', (_what, one, two, source) => {
    const rows = [one, two].map((given) => row(given && { consent: given }));
    expect(combineRows(rows as [RowValues, RowValues], 'update').consent?.source).toBe(source);
  });
});
