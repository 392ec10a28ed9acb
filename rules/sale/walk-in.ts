import { z } from 'zod';
import { designContent } from '../homes/designs/design-content.ts';
import { optionalId } from '../optional.ts';
import { contactSentences } from '../people/contacts/contact-rules.ts';
import { optionalPhone } from '../phones/phone-rules.ts';
import { emailOrNone, optionalOneLine } from '../text.ts';

export const walkInSentences = {
  key: 'Send an Idempotency-Key, so that a walk-in that is sent twice is stored once.',
  home: 'Choose a home first',
} as const;

/** The fields of a walk-in: a contact or who it is, and what they want. */
export const walkInFields = z.object({
  contactId: optionalId,
  firstName: optionalOneLine({ max: 100 }),
  lastName: optionalOneLine({ max: 100 }),
  phone: optionalPhone(),
  email: emailOrNone.nullish().transform((address) => address ?? ''),
  source: optionalOneLine({ max: 60 }),
  design: designContent,
});

type Person = Readonly<Record<'firstName' | 'lastName' | 'phone', string | null> & { email: string }>;

/** What is missing to make a contact: the fields, with the sentences. */
const missingOf = ({ firstName, lastName, phone, email }: Person): [keyof Person, string][] => [
  ...(firstName === null
    ? [['firstName', contactSentences.firstNameRequired] as [keyof Person, string]]
    : []),
  ...(lastName === null ? [['lastName', contactSentences.lastNameRequired] as [keyof Person, string]] : []),
  ...(phone === null && email === ''
    ? [['email', contactSentences.wayNeeded] as [keyof Person, string]]
    : []),
];

/** Somebody who came by and gets a quote at once (rule `walkin.once`): a contact, or a name with a phone number or an address. */
export const walkIn = walkInFields.superRefine(({ contactId, ...person }, context) => {
  if (contactId !== null) return;
  for (const [field, message] of missingOf(person))
    context.addIssue({ code: 'custom', message, path: [field] });
});
export type WalkIn = z.output<typeof walkIn>;

/** The person of a walk-in as the form asks for them. */
export const walkInPerson = walkInFields
  .pick({ firstName: true, lastName: true, phone: true, email: true })
  .superRefine((person, context) => {
    for (const [field, message] of missingOf(person))
      context.addIssue({ code: 'custom', message, path: [field] });
  });
export type WalkInPerson = z.output<typeof walkInPerson>;
/** The same as it is typed. */
export type TypedWalkInPerson = z.input<typeof walkInPerson>;
