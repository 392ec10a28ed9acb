import { createContext, useContext } from 'react';
import type { PublicCompany as Company } from '@hearthline/rules/settings.ts';

const unknown: Company = { name: '', phone: '', email: '', website: '', address: '', hours: '', openingHours: '' };

/** What the page knows before it asks anything. */
export interface Bootstrap {
  readonly company: Company;
  /** What public addresses of this site start with, as in `https://hearthline.example`. */
  readonly site: string;
}

/**
 * Reads it from the page: the server puts it there, so that no component holds a phone number.
 * @param page the document that carries `<script type="application/json" id="bootstrap">`
 */
export const readBootstrap = (page: Document): Bootstrap => {
  const text = page.getElementById('bootstrap')?.textContent;
  const given = text ? (JSON.parse(text) as { company?: Partial<Company>; site?: string }) : {};
  return { company: { ...unknown, ...given.company }, site: given.site ?? page.location.origin };
};

/** Given by `app/providers.tsx`. */
export const CompanyContext = createContext<Company>(unknown);

/** Tells the page that it has changed; given by `app/providers.tsx`. */
export const SetCompanyContext = createContext<(company: Company) => void>(() => undefined);

/** For whoever changes the company's details: what this page shows follows without a reload. */
export const useSetCompany = (): ((company: Company) => void) => useContext(SetCompanyContext);

/** The start of this site's public addresses, for canonical links; given by `app/providers.tsx`. */
export const SiteContext = createContext('');

/** The company's name, phone, e-mail, website, postal address and hours. */
export const useCompany = (): Company => useContext(CompanyContext);

export { telephoneLink } from '@hearthline/rules/telephone.ts';
export { websiteLink } from '@hearthline/rules/website.ts';
