import { describe, expect, it } from 'vitest';
import { zipSentence } from '../places/zip-code.ts';
import { designContent, designSentences } from './design-content.ts';

describe('the content of a design', () => {
  it('may be empty: every field may be missing or null', () => {
    const empty = {
      name: null,
      home: null,
      roof: null,
      siding: null,
      options: [],
      site: null,
      loan: null,
      claims: [],
    };
    expect(designContent.parse({})).toEqual(empty);
    expect(designContent.parse(Object.fromEntries(Object.keys(empty).map((name) => [name, null])))).toEqual(
      empty,
    );
  });

  it('keeps what it is given', () => {
    const full = {
      name: 'Our place',
      home: { slug: 'birkenfeld' },
      roof: 'hip',
      siding: 'brick',
      options: ['energy:solar'],
      site: {
        land: 'leased',
        address: 'Main Street 1',
        county: 'Lewis',
        zip: '98532',
        miles: 12.5,
        sewer: 'public',
        water: 'well',
      },
      loan: {
        kind: 'fha',
        downPercent: 3.5,
        ratePercent: 6.125,
        years: 15,
        taxPercent: 1,
        insuranceCents: 1,
        rentCents: 2,
      },
      claims: ['military', 'referral'],
    };
    expect(designContent.parse(full)).toEqual(full);
    expect(designContent.parse({ options: ['a:b', 'a:b'] }).options).toEqual(['a:b']);
  });

  it.each([
    [{ home: {} }, designSentences.home],
    [{ home: { slug: 'a', planCode: 'b' } }, designSentences.home],
    [{ home: 'enid' }, designSentences.home],
    [{ roof: 'pagoda' }, designSentences.roof],
    [{ siding: 'straw' }, designSentences.siding],
    [{ options: Array.from({ length: 61 }, (_, index) => `a:b${index}`) }, designSentences.options],
    [{ site: { zip: '9853' } }, zipSentence],
    [{ site: { miles: 600.5 } }, designSentences.miles],
    [{ site: { miles: -1 } }, designSentences.miles],
    [{ site: { land: 'moon' } }, designSentences.site],
    [{ loan: { kind: 'gift' } }, designSentences.loan],
    [{ claims: ['student'] }, designSentences.claims],
    [{ colour: 'red' }, designSentences.unknown],
    [{ site: { street: 'x' } }, designSentences.unknown],
  ])('is not %o', (wrong, sentence) => {
    expect(designContent.safeParse(wrong).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });
});
