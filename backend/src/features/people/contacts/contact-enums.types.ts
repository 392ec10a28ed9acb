import { contactStatuses, marketingConsents } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';

export const ContactStatusEnum = graphqlEnum(
  'ContactStatus',
  'The status of a contact, set by staff or by an import.',
  contactStatuses,
  {
    prospect: 'Might buy. The default for a new contact.',
    active: 'In talks with staff.',
    customer: 'Has bought.',
    inactive: 'No longer pursued.',
  },
);

export const MarketingConsentEnum = graphqlEnum(
  'MarketingConsent',
  'Whether a contact wants campaigns. Mails about bookings and accounts are not affected.',
  marketingConsents,
  {
    unknown: 'Nobody has asked. Campaigns include the contact.',
    yes: 'Agreed to get campaigns.',
    no: 'Does not want campaigns: none goes to the contact’s e-mail address.',
  },
);
