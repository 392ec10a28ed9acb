import type { WrittenContact } from '../contact.fields.ts';

/** Whether a contact wants campaigns, since when that is known, and from where. */
type Consent = Pick<WrittenContact, 'marketingConsent' | 'consentAt' | 'consentSource'>;

type Said = Partial<Pick<Consent, 'marketingConsent' | 'consentSource'>>;

/** Where consent comes from if nobody names a place. */
const form = 'Contact form';

/** Consent as it is recorded when it is given: unknown consent has neither a time nor a place. */
export const consentOf = ({ marketingConsent = 'unknown', consentSource }: Said, now: Date): Consent =>
  marketingConsent === 'unknown'
    ? { marketingConsent, consentAt: null, consentSource: null }
    : { marketingConsent, consentAt: now, consentSource: consentSource ?? form };

/** What an edit changes: another answer counts from now, another place does not. */
export const changedConsent = (
  contact: Consent,
  { marketingConsent = contact.marketingConsent, consentSource }: Said,
  now: Date,
): Partial<Consent> => {
  if (marketingConsent !== contact.marketingConsent)
    return consentOf({ marketingConsent, consentSource }, now);
  return consentSource === undefined || marketingConsent === 'unknown'
    ? {}
    : { consentSource: consentSource ?? form };
};
