import { createContext, useContext } from 'react';
import type { Company } from '@hearthline/rules/settings.ts';

const unknown: Company = { name: '', phone: '', email: '', website: '' };

/**
 * Reads who sells the homes from the page: the server puts it there, so that no component holds a phone number.
 * @param page the document that carries `<script type="application/json" id="bootstrap">`
 */
export const readCompany = (page: Document): Company => {
  const text = page.getElementById('bootstrap')?.textContent;
  return text ? { ...unknown, ...(JSON.parse(text) as { company?: Partial<Company> }).company } : unknown;
};

/** Given by `app/providers.tsx`. */
export const CompanyContext = createContext<Company>(unknown);

/** The company's name, phone, e-mail and website. */
export const useCompany = (): Company => useContext(CompanyContext);

/** `tel:` address of a phone number: digits only, with the country code where it is missing. */
export const telephoneLink = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
};
