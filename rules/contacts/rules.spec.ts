import { describe, expect, it } from 'vitest';
import { foldImportWord } from './import-words.ts';
import { contactTagChange, contactUpdate } from './rules.ts';

describe('a change of many contacts’ tags', () => {
  it.each([
    ['one to add', { add: ['a'], remove: [] }, true],
    ['one to remove', { add: [], remove: ['a'] }, true],
    ['none', { add: [], remove: [] }, false],
  ])('with %s', (_what, change, isAccepted) => {
    expect(contactTagChange.safeParse(change).success).toBe(isAccepted);
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
    const said = (length: number) =>
      contactUpdate.safeParse({ ...edit, consentSource: 'x'.repeat(length) }).success;
    expect([said(200), said(201)]).toEqual([true, false]);
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
