import { z } from 'zod';
import { designContent } from '../homes/designs/design-content.ts';
import { optionalId } from '../optional.ts';
import { contactSentences } from '../people/contacts/contact-rules.ts';
import { optionalPhoneAsTyped } from '../phones/phone-rules.ts';
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
  phone: optionalPhoneAsTyped(),
  email: emailOrNone.nullish().transform((address) => address ?? ''),
  source: optionalOneLine({ max: 60 }),
  design: designContent,
});

/** Somebody who came by and gets a quote at once (rule `walkin.once`): a contact, or a name with a phone number or an address. */
export const walkIn = walkInFields.superRefine(
  ({ contactId, firstName, lastName, phone, email }, context) => {
    if (contactId !== null) return;
    const refuse = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', message, path: [field] });
    if (firstName === null) refuse('firstName', contactSentences.firstNameRequired);
    if (lastName === null) refuse('lastName', contactSentences.lastNameRequired);
    if (phone === null && email === '') refuse('email', contactSentences.wayNeeded);
  },
);
export type WalkIn = z.output<typeof walkIn>;
