import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  guessMapping,
  importColumn,
  importMapping,
  importName,
  importOptions,
  importRowsFilter,
  importSentences,
} from './import.ts';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

describe('the size of an imported file', () => {
  it.each([
    [importSentences.tooLarge, 'larger than 25 MB'],
    [importSentences.tooManyRows, 'more than 100,000 rows'],
    [importSentences.tooManyColumns, 'more than 60 columns'],
  ])('is limited: %s', (sentence, limit) => expect(sentence).toContain(limit));

  it.each([
    ['', 'Name the file'],
    ['x'.repeat(201), 'Must be at most 200 characters'],
  ])('does not excuse the name %j', (name, message) => expect(messages(importName, name)).toEqual([message]));

  it('leaves room for a name of 1 or of 200 characters', () => {
    expect([...messages(importName, 'x'), ...messages(importName, 'x'.repeat(200))]).toEqual([]);
  });
});

describe('the fields of the columns', () => {
  it.each([
    ['First Name', 'firstName'],
    ['E-mail', 'email'],
    ['Mailing address', 'address'],
    ['Shoe size', 'skip'],
    ['', 'skip'],
  ])('%j is guessed to be %s', (title, field) => expect(guessMapping([title])).toEqual([field]));

  it('are guessed once each, also where two titles would do', () => {
    expect(guessMapping(['Phone', 'Mobile', 'Shoe size', 'Hat size'])).toEqual([
      'phone',
      'skip',
      'skip',
      'skip',
    ]);
  });

  const mapping = (...fields: string[]) => messages(importMapping, { mapping: fields });

  it('may be the address alone', () => expect(mapping('email')).toEqual([]));

  it('cannot be none', () => expect(mapping()).toContain('Choose a field for each column of the file.'));

  it('need the address or the phone number', () => {
    expect(mapping('phone')).toEqual([]);
    expect(mapping('firstName')).toEqual([
      'Choose the column that holds the email address or the phone number: contacts are recognized by them.',
    ]);
  });

  it('occur once each, except those left out', () => {
    expect(mapping('email', 'skip', 'skip')).toEqual([]);
    expect(mapping('email', 'phone', 'phone')).toEqual(['Two columns cannot be the same field.']);
  });

  it('are 60 at most', () => {
    expect(mapping('email', ...times(59, 'skip'))).toEqual([]);
    expect(mapping('email', ...times(60, 'skip'))).toEqual(['The file has more than 60 columns.']);
  });
});

describe('the place of a column', () => {
  it.each([0, 59])('may be %i', (place) => expect(messages(importColumn, place)).toEqual([]));

  it.each([-1, 60, 0.5])('cannot be %s', (place) => {
    expect(messages(importColumn, place)).toEqual(['The file has no such column.']);
  });
});

describe('how the rows are read', () => {
  const tooMany = 'That is too many words or names to decide one by one.';
  const unknown = 'Choose what each word stands for from the list.';

  it('is by overwriting known contacts and guessing names, where nothing else is said', () => {
    expect(importOptions.parse({})).toEqual({ duplicates: 'update', names: 'guess', splits: [], words: [] });
  });

  it.each([
    ['splits', 1000, { name: 'Ada Byron', firstWords: 1 }],
    ['words', 600, { field: 'status', word: 'hot', value: 'active' }],
  ])('is decided by %s of which %i are taken, and no more', (list, max, decision) => {
    expect(messages(importOptions, { [list]: times(max, decision) })).toEqual([]);
    expect(messages(importOptions, { [list]: times(max + 1, decision) })).toEqual([tooMany]);
  });

  const word = (more: object) =>
    messages(importOptions, { words: [{ field: 'status', word: 'hot', value: '', ...more }] });

  it.each([
    ['a blank, which says nothing', { field: 'status', value: '' }],
    ['a status', { field: 'status', value: 'customer' }],
    ['a consent', { field: 'consent', value: 'no' }],
    ['an owner’s id', { field: 'owner', value: '0198c0de-0000-7000-8000-000000000001' }],
    ['nobody', { field: 'owner', value: '' }],
    ['a source', { field: 'source', value: 'Facebook' }],
    ['itself', { field: 'source', value: '' }],
  ])('takes a word for %s', (_what, meaning) => expect(word(meaning)).toEqual([]));

  it.each([
    { field: 'status', value: 'no' },
    { field: 'consent', value: 'customer' },
    { field: 'owner', value: 'Ada' },
    { field: 'source', value: 'Two\nlines' },
    { word: '' },
  ])('takes no word for %j', (meaning) => expect(word(meaning)).toEqual([unknown]));

  it('takes a word of 200 characters, and no longer one', () => {
    expect(word({ word: 'x'.repeat(200) })).toEqual([]);
    expect(word({ word: 'x'.repeat(201) })).toEqual(['Must be at most 200 characters']);
  });

  it('says of what a word stands for that it is too long when it has more than 60 characters', () => {
    expect(word({ value: 'x'.repeat(60) })).toEqual([unknown]);
    expect(word({ value: 'x'.repeat(61) })).toEqual(['Must be at most 60 characters', unknown]);
  });

  const split = (more: object) =>
    messages(importOptions, { splits: [{ name: 'Ada Byron', firstWords: 1, ...more }] });

  it.each([0, 60])('takes a first name of %i words', (firstWords) =>
    expect(split({ firstWords })).toEqual([]),
  );

  it.each([-1, 61, 1.5])('takes no first name of %s words', (firstWords) => {
    expect(split({ firstWords })).toEqual(['Must be a whole number']);
  });

  it('splits a name of 1 to 400 characters', () => {
    expect([...split({ name: 'x' }), ...split({ name: 'x'.repeat(400) })]).toEqual([]);
    expect(split({ name: '' })).toEqual(['Name the name']);
    expect(split({ name: 'x'.repeat(401) })).toEqual(['Must be at most 400 characters']);
  });
});

it('the rows of an import are shown from the first page, whatever became of them', () => {
  expect(importRowsFilter.parse({})).toEqual({ page: 1, verdict: null, undone: null });
});
