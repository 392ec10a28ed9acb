import { describe, expect, it } from 'vitest';
import { designContent } from './design-content.ts';
import { changedContent } from './patch.ts';

const before = designContent.parse({
  name: 'Ours',
  site: { land: 'own', zip: '98660', county: 'Clark', miles: 12 },
});
const siteAfter = (site: object | null, content = before) =>
  designContent.parse(changedContent(content, { site })).site;

describe('the rule place.correct', () => {
  it('another ZIP code clears the county and the miles that were stated of the one before', () => {
    expect(siteAfter({ zip: '97201' })).toMatchObject({
      zip: '97201',
      county: null,
      miles: null,
      land: 'own',
    });
    expect(siteAfter({ zip: '97201', county: 'Multnomah' })).toMatchObject({
      county: 'Multnomah',
      miles: null,
    });
    expect(siteAfter({ zip: '97201', miles: 20 })).toMatchObject({ county: null, miles: 20 });
    expect(siteAfter({ zip: '97201', county: 'Clark', miles: 12 })).toMatchObject({
      county: 'Clark',
      miles: 12,
    });
  });

  it('the same one, none, the first one and every other change clear nothing', () => {
    for (const site of [{ zip: '98660' }, { zip: null }, { land: 'leased' }, { address: '1 Fir Lane' }])
      expect(siteAfter(site), JSON.stringify(site)).toMatchObject({ county: 'Clark', miles: 12 });
    const withoutZip = designContent.parse({ site: { county: 'Clark', miles: 12 } });
    expect(siteAfter({ zip: '97201' }, withoutZip)).toMatchObject({
      zip: '97201',
      county: 'Clark',
      miles: 12,
    });
    expect(siteAfter(null)).toBeNull();
    expect(siteAfter({ zip: '97201' }, designContent.parse({}))).toMatchObject({
      zip: '97201',
      county: null,
    });
  });
});

it('takes a plan as it is sent, also what is null in it, in place of the home before', () => {
  const plan = { name: 'Own', front: { style: 'plain', second: null } };
  const content = designContent.parse({ home: { slug: 'yachats' }, roof: 'hip' });
  expect(changedContent(content, { home: { slug: null, plan } })).toMatchObject({
    home: { plan },
    roof: 'hip',
  });
  expect(changedContent(content, { home: { plan } })).not.toHaveProperty('home.slug');
  expect(changedContent(content, { home: null })).not.toHaveProperty('home');
});
