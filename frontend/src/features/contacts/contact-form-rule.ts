import { newContact } from '@hearthline/rules/contacts.ts';
import type { z } from 'zod';
import type { ContactRowFragment } from '../../gql/generated.ts';

/** The rule of the form; the source is not one of its fields. */
export const contactForm = newContact.omit({ source: true });

/** What the fields hold. */
export interface ContactFormFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly status: ContactRowFragment['status'];
  readonly tags: string[];
}
/** What is sent. */
export type ContactFormValues = z.output<typeof contactForm>;

export const emptyContactForm: ContactFormFields = { firstName: '', lastName: '', email: '', phone: '', company: '', status: 'prospect', tags: [] };

/** A stored contact as the form holds it. */
export const fieldsOf = ({ firstName, lastName, email, phone, company, status, tags }: ContactRowFragment): ContactFormFields => ({
  firstName, lastName, email, phone: phone ?? '', company: company ?? '', status, tags: [...tags],
});

/** The titles of the fields, in the order of the form. */
export const fieldTitles: Readonly<Record<keyof ContactFormFields, string>> = {
  firstName: 'First Name', lastName: 'Last Name', email: 'Email', phone: 'Phone', company: 'Company', status: 'Status', tags: 'Tags',
};

export const fieldNames = Object.keys(fieldTitles) as (keyof ContactFormFields)[];

const shown = (value: string | readonly string[]): string => (typeof value === 'string' ? value : value.join(', ')) || 'empty';

/** Where two states of a contact differ, in words. */
export const differences = (mine: ContactFormFields, theirs: ContactFormFields): { readonly title: string; readonly mine: string; readonly theirs: string }[] =>
  fieldNames.map((name) => ({ title: fieldTitles[name], mine: shown(mine[name]), theirs: shown(theirs[name]) })).filter((field) => field.mine !== field.theirs);
