import { createContext, useContext } from 'react';
import type { PublicCompany as Company } from '@hearthline/rules/company.ts';

const unknown: Company = {
  name: '',
  phone: '',
  email: '',
  website: '',
  address: '',
  equalHousing: '',
  hours: '',
  openingHours: '',
};

/** What the page knows before its first request. */
export interface Bootstrap {
  readonly company: Company;
  /** The origin of this site's public addresses, as in `https://hearthline.example`. */
  readonly site: string;
}

/**
 * Reads {@link Bootstrap} from the page: the server puts it there, so that no component contains a phone number.
 * @param page the document that carries `<script type="application/json" id="bootstrap">`
 */
export const readBootstrap = (page: Document): Bootstrap => {
  const text = page.getElementById('bootstrap')?.textContent;
  const bootstrap = text ? (JSON.parse(text) as { company?: Partial<Company>; site?: string }) : {};
  return { company: { ...unknown, ...bootstrap.company }, site: bootstrap.site ?? page.location.origin };
};

/** Provided by `app/providers.tsx`. */
export const CompanyContext = createContext<Company>(unknown);

/** Replaces the company's details on this page; provided by `app/providers.tsx`. */
export const SetCompanyContext = createContext<(company: Company) => void>(() => undefined);

/** For the form that edits the company's details: updates the page without a reload. */
export const useSetCompany = (): ((company: Company) => void) => useContext(SetCompanyContext);

/** The origin of this site's public addresses, for canonical links; provided by `app/providers.tsx`. */
export const SiteContext = createContext('');

/** The company's name, phone, e-mail, website, postal address and hours. */
export const useCompany = (): Company => useContext(CompanyContext);

export { isDialable, notDialableText, phoneText, telephoneLink } from '@hearthline/rules/phones/format.ts';
export { websiteLink } from '@hearthline/rules/website.ts';
