import { describe, expect, it } from 'vitest';
import { foldSearch, searchTerms, searchText } from './search.ts';

describe('a search', () => {
  it.each([
    ['Zoë Müller', 'zoe muller'],
    ['ZOE\u0308', 'zoe'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Bjørn Ångström', 'bjorn angstrom'],
    ['O’Neill', "o'neill"],
    ['Ærø', 'aero'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Ａｄａ', 'ada'],
    ['İstanbul', 'istanbul'],
    ['Jo\u200bhn', 'john'],
  ])('takes %s for %s', (text, folded) => {
    expect(foldSearch(text)).toBe(folded);
  });

  it.each<[string, string[][]]>([
    ['  Müller   Zoë ', [['muller'], ['zoe']]],
    ['zoe ZOË', [['zoe']]],
    ['360 555', [['360'], ['555']]],
    ['(360)', [['(360)', '360']]],
    ['(36) 5', [['(36)'], [' 5']]],
    ['555 014', [['555'], ['014']]],
    ['555 0142', [['555 0142', '5550142']]],
    ['(360) 555-0142', [['(360) 555-0142', '3605550142']]],
    ['+1 360 555 0142', [['+1 360 555 0142', '3605550142']]],
    ['13605550142', [['13605550142', '3605550142']]],
    ['12-3', [['12-3', '123']]],
    ['A-12', [['a-12']]],
    ['-', [['-']]],
    ['3', [[' 3']]],
    ['Jo', [[' jo']]],
    ['Joe', [['joe']]],
    ['company 3', [['company'], [' 3']]],
    ['Zoë Mü -', [['zoe'], [' mu'], ['-']]],
  ])('%s looks for %j', (search, terms) => {
    expect(searchTerms(search)).toEqual(terms);
  });

  it('for nothing is none', () => {
    for (const nothing of ['', '   ', '\u200b', '\u00a0\u00ad', '\u0301', null, undefined])
      expect(searchText.parse(nothing)).toBeNull();
    expect(searchText.parse('  Zoë ')).toBe('Zoë');
    expect(searchText.safeParse('a\u0000').success).toBe(false);
  });

  it('has up to 100 characters', () => {
    expect(searchText.parse('x'.repeat(100))).toBe('x'.repeat(100));
    expect(searchText.safeParse('x'.repeat(101)).error?.issues[0]?.message).toBe(
      'Must be at most 100 characters',
    );
  });
});
