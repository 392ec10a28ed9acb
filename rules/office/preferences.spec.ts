import { describe, expect, it } from 'vitest';
import { preferenceChange, preferencesOf } from './preference-rules.ts';
import { defaultPreferences } from './preferences.ts';

const columns = { order: ['name'], hidden: ['email'], widths: [] };

describe('a change of preferences', () => {
  it.each([
    [{ keyboardShortcuts: false }],
    [{ contactColumns: columns, userColumns: null }],
    [{ homeColumns: { ...columns, hidden: ['type'] } }],
    [{ keyboardShortcuts: null }],
  ])('may be %o', (change) => {
    expect(preferenceChange.parse(change)).toEqual(change);
  });

  it.each([
    [{}],
    [{ theme: 'dark' }],
    [{ keyboardShortcuts: 'off' }],
    [{ projectColumns: columns }],
    [{ homeColumns: columns }],
  ])('may not be %o', (change) => {
    expect(preferenceChange.safeParse(change).success).toBe(false);
  });
});

describe('stored preferences', () => {
  it('replace what is usual', () => {
    expect(preferencesOf([])).toEqual(defaultPreferences);
    expect(
      preferencesOf([
        { name: 'keyboardShortcuts', value: false },
        { name: 'contactColumns', value: columns },
      ]),
    ).toEqual({ ...defaultPreferences, keyboardShortcuts: false, contactColumns: columns });
  });

  it('count as not chosen if no rule knows them any more', () => {
    expect(
      preferencesOf([
        { name: 'theme', value: 'dark' },
        { name: 'userColumns', value: { order: ['gone'], hidden: [], widths: [] } },
      ]),
    ).toEqual(defaultPreferences);
  });
});
