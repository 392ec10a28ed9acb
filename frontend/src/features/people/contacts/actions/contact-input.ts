import { eachText } from '@hearthline/rules/people/contacts/contact-texts.ts';
import type { ContactRowFragment, UpdateContactInput } from '../../../../gql/generated.ts';

/** A contact as it is, to be stored with some fields changed. */
export const contactInput = (
  row: ContactRowFragment,
  change: Partial<Omit<UpdateContactInput, 'version'>>,
): UpdateContactInput => ({
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  company: row.company,
  status: row.status,
  tags: [...row.tags],
  ...eachText((name) => row[name] ?? null),
  ownerId: row.ownerId,
  marketingConsent: row.marketingConsent,
  consentSource: row.consentSource,
  version: row.version,
  ...change,
});
