import { standingHomes } from '@hearthline/rules/homes/catalog/standing-homes.ts';
import { initialHours } from '@hearthline/rules/dates/hours.ts';
import { publicCompany } from '@hearthline/rules/company.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import { expect, it } from 'vitest';
import { hasStructuredData, structuredData } from './structured-data.ts';

const site = 'https://homes.example';
const company = publicCompany(settings.company.initial, initialHours);
const graphOf = (path: string) =>
  (
    structuredData(path, company, site, { featured: standingHomes, home: undefined }) as {
      '@graph': Record<string, unknown>[];
    }
  )['@graph'];

it('says who we are where a visitor looks for that, with the hours as machines read them', () => {
  expect(graphOf('/contact-info')).toEqual([
    expect.objectContaining({
      '@type': 'HomeAndConstructionBusiness',
      '@id': `${site}/#business`,
      name: company.name,
      telephone: company.phone,
      openingHours: 'Mo-Su 09:00-17:00',
    }),
  ]);
  expect(hasStructuredData('/contact-info', undefined)).toBe(true);
  expect(hasStructuredData('/finance', undefined)).toBe(false);
});

it('says on the home page what we sell: each home in the words of its card', () => {
  const homes = graphOf('/').slice(1);
  expect(homes.map(({ name }) => name)).toEqual(['WASCO', 'Birkenfeld', 'Enid']);
  expect(homes[0]).toMatchObject({
    '@type': 'Product',
    image: [`${site}/api/image/home-wasco.png`],
    url: `${site}/homes/wasco`,
    brand: { name: company.name },
  });
  expect(homes[0]?.['description']).toMatch(
    /^3x Triple Wide · 60x40 · 2,310 sqft · 5 bedrooms · 3 baths\. \S/,
  );
});
