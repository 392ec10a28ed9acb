import { contactEntry } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { eachText } from '@hearthline/rules/people/contacts/contact-texts.ts';
import { phoneText } from '@hearthline/rules/phones/format.ts';
import type { z } from 'zod';
import type { ContactRowFragment } from '../../../../gql/generated.ts';

/** The rule of the form; the source is not one of its fields. */
export const contactForm = contactEntry.omit({ source: true });

/** The values that are sent. */
export type ContactFormValues = z.output<typeof contactForm>;

/** The fields whose values are no plain text. */
interface ChosenFields {
  readonly status: ContactRowFragment['status'];
  readonly tags: string[];
  readonly marketingConsent: ContactRowFragment['marketingConsent'];
}

/** The values of the fields: one for each field of the rule. */
export type ContactFormFields = ChosenFields &
  Readonly<Record<Exclude<keyof ContactFormValues, keyof ChosenFields>, string>>;

export const emptyContactForm: ContactFormFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  status: 'prospect',
  tags: [],
  ...eachText(() => ''),
  ownerId: '',
  marketingConsent: 'unknown',
  consentSource: '',
};

/** A stored contact as values of the form. */
export const fieldsOf = (contact: ContactRowFragment): ContactFormFields => ({
  firstName: contact.firstName,
  lastName: contact.lastName,
  email: contact.email,
  phone: phoneText(contact.phone ?? ''),
  company: contact.company ?? '',
  status: contact.status,
  tags: [...contact.tags],
  ...eachText((name) => contact[name] ?? ''),
  ownerId: contact.ownerId ?? '',
  marketingConsent: contact.marketingConsent,
  consentSource: contact.consentSource ?? '',
});

/** The titles of the fields, in the order of the form. */
const fieldTitles: Readonly<Record<keyof ContactFormFields, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  ...eachText((_name, { title }) => title),
  status: 'Status',
  ownerId: 'Owner',
  tags: 'Tags',
  marketingConsent: 'Marketing consent',
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
