import type { PublicCompany as Company } from '@hearthline/rules/company.ts';
import { homePath, type ShownHome } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { specsOf } from '../../features/homes/catalog/home-words.ts';

const business = ({ name, phone, email, address, openingHours }: Company, site: string) => ({
  '@type': 'HomeAndConstructionBusiness',
  '@id': `${site}/#business`,
  name,
  url: `${site}/`,
  telephone: phone,
  email,
  image: `${site}/api/image/house-shed-wood.png`,
  ...(address && { address }),
  areaServed: { '@type': 'State', name: 'Washington' },
  openingHours,
});

const product = (home: ShownHome, company: Company, site: string) => ({
  '@type': 'Product',
  name: home.name,
  description: `${specsOf(home).join(' · ')}. ${home.description}`,
  image: [home.imageUrl, ...home.pictures.map(({ url }) => url)].map((path) => site + path),
  url: site + homePath(home.slug),
  brand: { '@type': 'Brand', name: company.name },
});

/** The same home as a building, with what search engines read of one. */
const house = (home: ShownHome, site: string) => ({
  '@type': 'House',
  name: home.name,
  url: site + homePath(home.slug),
  numberOfBedrooms: home.bedrooms,
  numberOfBathroomsTotal: home.bathrooms,
  // The bedrooms, and a kitchen and a living room, which every home has.
  numberOfRooms: home.bedrooms + 2,
  floorSize: { '@type': 'QuantitativeValue', value: home.squareFootage, unitCode: 'FTK' },
});

interface Shown {
  readonly featured: readonly ShownHome[];
  /** The home that the page is about. */
  readonly home: ShownHome | null | undefined;
}

/** Whether visitors look on a page for the business or its homes. */
export const hasStructuredData = (path: string, home: ShownHome | null | undefined): boolean =>
  home ? true : path === '/' || path === '/contact-info';

/** A page's structured data (schema.org): the business, and the homes that the page shows. */
export const structuredData = (
  path: string,
  company: Company,
  site: string,
  { featured, home }: Shown,
): object => {
  const about = home
    ? [product(home, company, site), house(home, site)]
    : path === '/'
      ? featured.map((one) => product(one, company, site))
      : [];
  return { '@context': 'https://schema.org', '@graph': [business(company, site), ...about] };
};
