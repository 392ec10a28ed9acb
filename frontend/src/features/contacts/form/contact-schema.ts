import { newContact } from '@hearthline/rules/contacts/rules.ts';
import { phoneText } from '@hearthline/rules/phones/format.ts';
import type { z } from 'zod';
import type { ContactRowFragment } from '../../../gql/generated.ts';

/** The rule of the form; the source is not one of its fields. */
export const contactForm = newContact.omit({ source: true });

/** The values of the fields. */
export interface ContactFormFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly status: ContactRowFragment['status'];
  readonly tags: string[];
  readonly address: string;
  readonly ownerId: string;
  readonly marketingConsent: ContactRowFragment['marketingConsent'];
  readonly consentSource: string;
}
/** The values that are sent. */
export type ContactFormValues = z.output<typeof contactForm>;

export const emptyContactForm: ContactFormFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  status: 'prospect',
  tags: [],
  address: '',
  ownerId: '',
  marketingConsent: 'unknown',
  consentSource: '',
};

/** A stored contact as values of the form. */
export const fieldsOf = ({
  firstName,
  lastName,
  email,
  phone,
  company,
  status,
  tags,
  address,
  ownerId,
  marketingConsent,
  consentSource,
}: ContactRowFragment): ContactFormFields => ({
  firstName,
  lastName,
  email,
  phone: phoneText(phone ?? ''),
  company: company ?? '',
  status,
  tags: [...tags],
  address: address ?? '',
  ownerId: ownerId ?? '',
  marketingConsent,
  consentSource: consentSource ?? '',
});

/** The titles of the fields, in the order of the form. */
const fieldTitles: Readonly<Record<keyof ContactFormFields, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  address: 'Address',
  status: 'Status',
  ownerId: 'Owner',
  tags: 'Tags',
  marketingConsent: 'Marketing mails',
  consentSource: 'Consent source',
};

export const fieldNames = Object.keys(fieldTitles) as (keyof ContactFormFields)[];

const shown = (value: string | readonly string[]): string =>
  (typeof value === 'string' ? value : value.join(', ')) || 'empty';

interface Difference {
  readonly title: string;
  readonly newer: string;
  /** Null if the field was not touched, and so takes the newer value. */
  readonly typed: string | null;
}

/**
 * The fields that another user changed meanwhile, with the values as text.
 * @param owners the names of the members of staff, by id
 */
export const differences = (
  base: ContactFormFields,
  mine: ContactFormFields,
  theirs: ContactFormFields,
  owners: ReadonlyMap<string, string> = new Map(),
): Difference[] =>
  fieldNames
    .filter((name) => shown(mine[name]) !== shown(theirs[name]))
    .map((name) => {
      const words = (value: string | readonly string[]): string =>
        name === 'ownerId' ? shown(owners.get(String(value)) ?? '') : shown(value);
      return {
        title: fieldTitles[name],
        newer: words(theirs[name]),
        typed: shown(mine[name]) === shown(base[name]) ? null : words(mine[name]),
      };
    });
