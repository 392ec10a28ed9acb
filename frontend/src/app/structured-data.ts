import type { Company } from '@hearthline/rules/settings.ts';

const business = ({ name, phone, email }: Company, site: string) => ({
  '@type': 'HomeAndConstructionBusiness',
  '@id': `${site}/#business`,
  name,
  url: `${site}/`,
  telephone: phone,
  email,
  image: `${site}/api/image/home-wasco.png`,
  areaServed: { '@type': 'State', name: 'Washington' },
  openingHours: 'Mo-Su 09:00-17:00',
});

/** What a page says to machines (schema.org), or null: who we are, where a visitor would look for that. */
export const structuredData = (path: string, company: Company, site: string): object | null =>
  path === '/' || path === '/contact-info' ? { '@context': 'https://schema.org', '@graph': [business(company, site)] } : null;
