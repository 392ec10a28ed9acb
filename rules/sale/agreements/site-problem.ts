import type { QuotedSite } from '../quotes/quote-document.ts';
import type { AgreementSite } from './agreement-document.ts';

/** What has to be known of a site before an agreement about it is sent. */
export interface SiteToCheck extends AgreementSite, Pick<QuotedSite, 'zip' | 'county'> {}

const namesStreet = (address: string): boolean => /\p{L}/u.test(address) && /\d/.test(address);

/**
 * Why an agreement cannot be sent for where its home will stand (rule `contract.address`); null if it can. All that is asked of a site is asked
 * here.
 */
export const siteProblem = ({ address, parcel }: SiteToCheck): string | null =>
  parcel || (address && namesStreet(address))
    ? null
    : 'Say where the home will stand before you send the agreement: a street address with its number, or the parcel number of the lot.';
