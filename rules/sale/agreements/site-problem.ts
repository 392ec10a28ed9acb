import type { QuotedSite } from '../quotes/quote-document.ts';
import type { AgreementSite } from './agreement-document.ts';

/** What has to be known of a site before an agreement about it is sent. */
export interface SiteToCheck extends AgreementSite, Pick<QuotedSite, 'county'> {
  /** Whether the seller delivers to its ZIP code; false without one. */
  readonly isServed: boolean;
}

/** The ZIP code at the end of an address, as in `88 Cedar Road, Battle Ground, WA 98604`; null without one. */
export const zipOfAddress = (address: string | null): string | null =>
  /(?:^|[\s,])(\d{5})(?:-\d{4})?\s*$/.exec(address ?? '')?.[1] ?? null;

const namesStreet = (address: string): boolean => /\p{L}/u.test(address) && /\d/.test(address);

/**
 * Why an agreement cannot be sent for where its home will stand (rule `contract.address`); null if it can. All that is asked of a site is asked
 * here.
 */
export const siteProblem = ({ address, parcel, county, isServed }: SiteToCheck): string | null => {
  if (!parcel && !(address && namesStreet(address)))
    return 'Say where the home will stand before you send the agreement: a street address with its number, or the parcel number of the lot.';
  return isServed || county
    ? null
    : 'Say where the home will stand before you send the agreement: end its address with the ZIP code of a place that you deliver to.';
};
