import { importSentences, type ImportField } from '@hearthline/rules/people/contacts/import.ts';
import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { invalidPhone } from '@hearthline/rules/phones/phone-rules.ts';
import { invalidEmail } from '@hearthline/rules/text.ts';
import { describe, expect, it } from 'vitest';
import type { RowContext } from './row-context.ts';
import { readRow, validateRow } from './validate-row.ts';

const meanings: Readonly<Record<string, string>> = {
  customer: 'customer',
  y: 'yes',
  n: 'no',
  grace: 'owner-1',
};
const judge = (mapping: readonly ImportField[], more: Partial<RowContext> = {}): RowContext => ({
  mapping,
  options: { duplicates: 'update', names: 'guess' },
  splits: new Map(),
  meaning: (_field, word) => meanings[word] ?? null,
  isDecided: (_field, word) => word === 'Decided',
  fileName: 'people.csv',
  startOf: (day) => new Date(`${day}T08:00:00.000Z`),
  now: new Date('2026-11-23T20:00:00.000Z'),
  ...more,
});
/** What a row with an address says in further cells. */
const read = (cells: Partial<Record<ImportField, string>>, more: Partial<RowContext> = {}) =>
  validateRow(
    ['a@b.example', ...Object.values(cells)],
    judge(['email', ...(Object.keys(cells) as ImportField[])], more),
  );
const address = { email: 'a@b.example' };

describe('a row', () => {
  it('says nothing about cells that are empty or blank', () => {
    expect(read({ company: '', address: '  ', notes: '' })).toEqual({ values: address });
  });

  it('says nothing in a column that is skipped', () => {
    expect(read({ skip: 'anything' })).toEqual({ values: address });
  });

  it('may be shorter than the first line', () => {
    expect(validateRow(['a@b.example'], judge(['email', 'company']))).toEqual({ values: address });
  });

  it('loses the mark that keeps a spreadsheet from calculating', () => {
    expect(read({ company: "'=Homes" })).toEqual({ values: { ...address, company: '=Homes' } });
  });

  it('without an address and a phone number is wrong', () => {
    expect(validateRow(['', 'Ada', 'Byron'], judge(['email', 'firstName', 'lastName']))).toEqual({
      problem: contactSentences.wayNeeded,
    });
    expect(validateRow(['ada@', '555'], judge(['email', 'phone']))).toEqual({
      problem: `Email: ${invalidEmail}; Phone: ${invalidPhone}`,
    });
  });

  it('is kept by its phone number, and a note keeps the address that cannot be read', () => {
    const mapping = ['email', 'firstName', 'lastName', 'phone'] as const;
    const values = { email: '', firstName: 'Ada', lastName: 'Byron', phone: '+13605550142' };
    expect(validateRow(['', 'Ada', 'Byron', '360 555 0142'], judge(mapping))).toEqual({ values });
    expect(validateRow(['ada@', 'Ada', 'Byron', '360 555 0142'], judge(mapping))).toEqual({
      values: { ...values, notes: ['Not imported from people.csv: Email: ada@'] },
      dropped: [{ field: 'email', cell: 'ada@', problem: invalidEmail }],
    });
  });

  it('with letters that cannot be read goes in without them, unless they are in its name', () => {
    expect(read({ company: 'Caf\ufffd', tags: 'caf\ufffd', address: 'Lane 5' })).toMatchObject({
      values: { address: 'Lane 5' },
      dropped: [
        { field: 'company', cell: 'Caf\ufffd', problem: importSentences.unreadableText },
        { field: 'tags', cell: 'caf\ufffd', problem: importSentences.unreadableText },
      ],
    });
    expect(read({ lastName: 'B\ufffdron' })).toEqual({
      problem: `Last name: ${importSentences.unreadableText}`,
    });
  });

  it('goes in without a cell that breaks a rule, which a note keeps', () => {
    const tag = 'x'.repeat(41);
    expect(read({ phone: '555-0142', company: 'Acme', tags: `a, ${tag}`, notes: 'Called' })).toEqual({
      values: {
        ...address,
        company: 'Acme',
        notes: ['Called', `Not imported from people.csv: Phone: 555-0142; Tags: a, ${tag}`],
      },
      dropped: [
        { field: 'phone', cell: '555-0142', problem: expect.any(String) },
        { field: 'tags', cell: `a, ${tag}`, problem: expect.any(String) },
      ],
    });
  });

  it('is wrong where its name breaks a rule', () => {
    expect(read({ firstName: 'x'.repeat(101) })).toHaveProperty('problem');
  });

  it('has its tags between commas and semicolons', () => {
    expect(read({ tags: 'a, b;; c ,' })).toEqual({ values: { ...address, tags: ['a', 'b', 'c'] } });
  });

  it('takes its names from a full name, but from a column of their own first', () => {
    expect(read({ fullName: 'Ada Byron', lastName: 'King' })).toEqual({
      values: { ...address, firstName: 'Ada', lastName: 'King' },
    });
  });

  it('splits a name where somebody decided', () => {
    expect(read({ fullName: 'Mary Ann Evans' }, { splits: new Map([['mary ann evans', 2]]) })).toMatchObject({
      values: { firstName: 'Mary Ann', lastName: 'Evans' },
    });
  });

  it('has one note', () => {
    expect(read({ notes: 'Called.' })).toEqual({ values: { ...address, notes: ['Called.'] } });
  });

  it('has a status, an owner and a day', () => {
    expect(read({ status: 'customer', owner: 'grace', createdAt: '2024-05-01' })).toEqual({
      values: { ...address, status: 'customer', ownerId: 'owner-1', createdAt: '2024-05-01T08:00:00.000Z' },
    });
  });

  it('leaves out a status and an owner that mean nothing, and a day, which a note keeps (data.keep-row)', () => {
    const problem = importSentences.unknownWord;
    expect(read({ status: 'royal', owner: 'nobody', consent: 'perhaps' })).toEqual({
      values: {
        ...address,
        notes: ['Not imported from people.csv: Status: royal; Owner: nobody; Marketing consent: perhaps'],
      },
      dropped: [
        { field: 'status', cell: 'royal', problem },
        { field: 'owner', cell: 'nobody', problem },
        { field: 'consent', cell: 'perhaps', problem },
      ],
    });
    // Somebody decided that it stands for nothing.
    expect(read({ status: 'Decided' })).toEqual({ values: address });
    expect(read({ createdAt: 'soon' })).toEqual({
      values: { ...address, notes: ['Not imported from people.csv: Created date: soon'] },
      dropped: [{ field: 'createdAt', cell: 'soon', problem: importSentences.unreadableDate }],
    });
  });
});

describe('consent in a row', () => {
  it.each(['y', 'n'])('is there if the word means yes or no: %s', (word) => {
    expect(read({ consent: word })).toEqual({
      values: {
        ...address,
        consent: { marketingConsent: meanings[word], at: null, source: 'Import of people.csv' },
      },
    });
  });

  it('is missing if the word means neither', () => {
    expect(read({ consent: 'customer', consentAt: '2024-05-01' })).toEqual({ values: address });
  });

  it('has its day and its source', () => {
    expect(read({ consent: 'y', consentAt: '2024-05-01', consentSource: 'Fair' })).toMatchObject({
      values: { consent: { at: '2024-05-01T08:00:00.000Z', source: 'Fair' } },
    });
  });

  it('names a long file with 200 characters', () => {
    expect(read({ consent: 'y' }, { fileName: 'x'.repeat(200) })).toMatchObject({
      values: { consent: { source: `Import of ${'x'.repeat(190)}` } },
    });
  });
});

describe('a stored row', () => {
  it('is what the dry run read', () => {
    expect(readRow({ values: address, cells: ['c@d.example'] }, judge(['email']))).toEqual({
      values: address,
    });
  });

  it('is read from its cells otherwise', () => {
    expect(readRow({ values: null, cells: ['c@d.example'] }, judge(['email']))).toEqual({
      values: { email: 'c@d.example' },
    });
  });
});
