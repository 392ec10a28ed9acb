import type { PublicCompany as Company } from '@hearthline/rules/settings.ts';
import { featuredHomes, type FeaturedHome } from '../../features/homes/homes.ts';

const pictureAt = (site: string, id: string): string => `${site}/api/image/home-${id}.png`;

const business = ({ name, phone, email, address, openingHours }: Company, site: string) => ({
  '@type': 'HomeAndConstructionBusiness',
  '@id': `${site}/#business`,
  name,
  url: `${site}/`,
  telephone: phone,
  email,
  image: pictureAt(site, 'wasco'),
  ...(address && { address }),
  areaServed: { '@type': 'State', name: 'Washington' },
  openingHours,
});

const product = ({ id, title, specs, description }: FeaturedHome, company: Company, site: string) => ({
  '@type': 'Product',
  name: title,
  description: `${specs.join(' · ')}. ${description}`,
  image: pictureAt(site, id),
  brand: { '@type': 'Brand', name: company.name },
});

/** A page's structured data (schema.org): the business and its homes, on the pages where visitors look for them; null on others. */
export const structuredData = (path: string, company: Company, site: string): object | null => {
  const about = { '/': featuredHomes, '/contact-info': [] }[path];
  if (!about) return null;
  return {
    '@context': 'https://schema.org',
    '@graph': [business(company, site), ...about.map((home) => product(home, company, site))],
  };
};
