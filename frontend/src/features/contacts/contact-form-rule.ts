import { newContact } from '@hearthline/rules/contacts.ts';
import { phoneText } from '@hearthline/rules/telephone.ts';
import type { z } from 'zod';
import type { ContactRowFragment } from '../../gql/generated.ts';

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
}
/** The values that are sent. */
export type ContactFormValues = z.output<typeof contactForm>;

export const emptyContactForm: ContactFormFields = { firstName: '', lastName: '', email: '', phone: '', company: '', status: 'prospect', tags: [] };

/** A stored contact as values of the form. */
export const fieldsOf = ({ firstName, lastName, email, phone, company, status, tags }: ContactRowFragment): ContactFormFields => ({
  firstName, lastName, email, phone: phoneText(phone ?? ''), company: company ?? '', status, tags: [...tags],
});

/** The titles of the fields, in the order of the form. */
const fieldTitles: Readonly<Record<keyof ContactFormFields, string>> = {
  firstName: 'First Name', lastName: 'Last Name', email: 'Email', phone: 'Phone', company: 'Company', status: 'Status', tags: 'Tags',
};

export const fieldNames = Object.keys(fieldTitles) as (keyof ContactFormFields)[];

const shown = (value: string | readonly string[]): string => (typeof value === 'string' ? value : value.join(', ')) || 'empty';

interface Difference {
  readonly title: string;
  readonly newer: string;
  /** Null if the field was not touched, and so takes the newer value. */
  readonly typed: string | null;
}

/** The fields that another user changed meanwhile, with the values as text. */
export const differences = (base: ContactFormFields, mine: ContactFormFields, theirs: ContactFormFields): Difference[] =>
  fieldNames
    .filter((name) => shown(mine[name]) !== shown(theirs[name]))
    .map((name) => ({ title: fieldTitles[name], newer: shown(theirs[name]), typed: shown(mine[name]) === shown(base[name]) ? null : shown(mine[name]) }));
