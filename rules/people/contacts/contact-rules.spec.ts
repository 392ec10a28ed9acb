import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { foldImportWord } from './import-words.ts';
import {
  contactFilter,
  contactMatch,
  contactNote,
  contactProbe,
  contactRangeText,
  contactSelection,
  contactSentences,
  contactTagChange,
  contactUpdate,
  newContact,
} from './contact-rules.ts';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const tooLong = (max: number) => `Must be at most ${max} characters`;
const ids = (count: number) =>
  Array.from({ length: count }, (_, n) => `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`);

describe('a change of many contacts’ tags', () => {
  it.each([
    ['one to add', { add: ['a'], remove: [] }, true],
    ['one to remove', { add: [], remove: ['a'] }, true],
    ['none', { add: [], remove: [] }, false],
  ])('with %s', (_what, change, isAccepted) => {
    expect(contactTagChange.safeParse(change).success).toBe(isAccepted);
  });

  it.each(['add', 'remove'])('has tags to %s of 1 to 40 characters', (list) => {
    const tag = (length: number) => messages(contactTagChange, { [list]: ['x'.repeat(length)] });
    expect([tag(0), tag(1), tag(40), tag(41)]).toEqual([['A tag cannot be empty'], [], [], [tooLong(40)]]);
  });
});

describe('a new contact', () => {
  const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };

  it.each([
    ['firstName', 100],
    ['lastName', 100],
    ['company', 200],
    ['source', 60],
    ['address', 300],
    ['consentSource', 200],
  ])('has a %s of at most %i characters', (field, max) => {
    expect(messages(newContact, { ...contact, [field]: 'x'.repeat(max) })).toEqual([]);
    expect(messages(newContact, { ...contact, [field]: 'x'.repeat(max + 1) })).toEqual([tooLong(max)]);
  });

  it.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
  ])('needs a %s, of one letter at least', (field, message) => {
    expect(messages(newContact, { ...contact, [field]: ' ' })).toEqual([message]);
    expect(messages(newContact, { ...contact, [field]: 'x' })).toEqual([]);
  });

  it('has each tag once, and 20 at most', () => {
    const tags = Array.from({ length: 21 }, (_, n) => `tag ${n}`);
    expect(newContact.parse({ ...contact, tags: ['a', 'b', 'a'] }).tags).toEqual(['a', 'b']);
    expect(messages(newContact, { ...contact, tags: tags.slice(1) })).toEqual([]);
    expect(messages(newContact, { ...contact, tags })).toEqual(['At most 20 tags']);
  });

  it('is a prospect, entered by hand, whose consent is unknown and whom nobody owns', () => {
    expect(newContact.parse({ ...contact, ownerId: '' })).toMatchObject({
      status: 'prospect',
      source: 'manual',
      marketingConsent: 'unknown',
      ownerId: null,
    });
  });
});

describe('an edit of a contact', () => {
  const edit = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    status: 'active',
    version: 1,
  };

  it('says in at most 200 characters where consent comes from', () => {
    const isAccepted = (length: number) =>
      contactUpdate.safeParse({ ...edit, consentSource: 'x'.repeat(length) }).success;
    expect([isAccepted(200), isAccepted(201)]).toEqual([true, false]);
  });

  it('says in at most 300 characters where somebody lives', () => {
    expect(messages(contactUpdate, { ...edit, address: 'x'.repeat(300) })).toEqual([]);
    expect(messages(contactUpdate, { ...edit, address: 'x'.repeat(301) })).toEqual([tooLong(300)]);
  });

  it.each(['address', 'ownerId', 'consentSource'])('empties %s by null or a blank', (field) => {
    expect(contactUpdate.parse({ ...edit, [field]: '' })).toHaveProperty(field, null);
    expect(contactUpdate.parse({ ...edit, [field]: null })).toHaveProperty(field, null);
  });

  it('keeps what came later when nothing is sent', () => {
    const { address, ownerId, marketingConsent, consentSource } = contactUpdate.parse(edit);
    expect([address, ownerId, marketingConsent, consentSource]).toEqual(Array(4).fill(undefined));
  });

  it('takes an owner’s id, whatever it is: the contact is looked up first', () => {
    expect(contactUpdate.parse({ ...edit, ownerId: 'x' }).ownerId).toBe('x');
  });

  it('leaves the source as it is, whatever is sent', () => {
    expect(contactUpdate.parse({ ...edit, source: 'Fair' })).not.toHaveProperty('source');
  });
});

describe('a word of an imported file', () => {
  it('is compared without letter case and repeated blanks', () => {
    expect(foldImportWord('  Hot \t LEAD ')).toBe('hot lead');
  });

  it('counts up to its 200th character', () => {
    const word = 'x'.repeat(199);
    expect(foldImportWord(`${word}ab`)).toBe(foldImportWord(`${word}ac`));
    expect(foldImportWord(`${word}a`)).not.toBe(foldImportWord(`${word}b`));
  });
});

describe('contacts to choose', () => {
  it.each([
    ['tag', 40],
    ['source', 60],
  ])('are those with a %s of at most %i characters', (field, max) => {
    expect(messages(contactMatch, { [field]: 'x'.repeat(max) })).toEqual([]);
    expect(messages(contactMatch, { [field]: 'x'.repeat(max + 1) })).toEqual([tooLong(max)]);
  });

  it('are all of them, the newest first, where nothing is said', () => {
    expect(contactFilter.parse({ tag: '', addedFrom: '' })).toEqual({
      search: null,
      home: null,
      roof: null,
      minPrice: null,
      maxPrice: null,
      status: null,
      tag: null,
      source: null,
      added: null,
      addedFrom: null,
      addedTo: null,
      waiting: false,
      owner: null,
      open: false,
      page: 1,
      sort: 'newest',
    });
  });
});

describe('the owner of the contacts to choose (own.filter)', () => {
  it.each(['me', 'none', '0198c0de-0000-7000-8000-00000000000a'])('is %s', (owner) => {
    expect(contactMatch.parse({ owner }).owner).toBe(owner);
  });

  it.each(['mine', 'all', '0198c0de', 3])('is not %s', (owner) => {
    expect(messages(contactMatch, { owner })).toEqual([contactSentences.unknownOwner]);
  });
});

describe('contacts that are selected', () => {
  it('are 1 to 10,000 by their ids', () => {
    const selected = (count: number) => messages(contactSelection, { ids: ids(count) });
    expect([selected(1), selected(10_000)]).toEqual([[], []]);
    expect(selected(0)).toContain('Select at least one contact');
    expect(selected(10_001)).toEqual(['At most 10,000 contacts at once. Narrow the list first.']);
  });

  it('are named once each, whatever the case of their ids', () => {
    const id = '0198c0de-0000-7000-8000-00000000000a';
    expect(contactSelection.parse({ ids: [id, id.toUpperCase()] }).ids).toEqual([id]);
  });

  it.each([
    ['neither ids nor a filter', {}],
    ['both', { ids: ids(1), match: {} }],
  ])('are not those of %s', (_what, selection) => {
    expect(messages(contactSelection, selection)).toEqual(['Select at least one contact']);
  });

  it('may be none that match, but no negative number', () => {
    expect(messages(contactSelection, { match: {}, count: 0 })).toEqual([]);
    expect(messages(contactSelection, { match: {}, count: -1 })).toEqual(['Must be a whole number']);
  });
});

it('a note has 1 to 4,000 characters', () => {
  const note = (length: number) => messages(contactNote, { text: 'x'.repeat(length) });
  expect([note(0), note(1), note(4000), note(4001)]).toEqual([
    ['Write something first'],
    [],
    [],
    [tooLong(4000)],
  ]);
});

it.each([
  ['email', 254],
  ['phone', 40],
  ['firstName', 100],
  ['lastName', 100],
])('duplicates are looked for by a %s of at most %i characters', (field, max) => {
  expect(messages(contactProbe, { [field]: 'x'.repeat(max) })).toEqual([]);
  expect(messages(contactProbe, { [field]: 'x'.repeat(max + 1) })).toEqual([tooLong(max)]);
});

it('the list says which 50 of its contacts it shows', () => {
  expect(contactRangeText({ page: 2, totalPages: 3, total: 120 })).toBe('Showing 51 to 100 of 120 contacts');
});
