import { newContact } from '@hearthline/rules/contacts.ts';
import { z } from 'zod';

/** `land owned, military` as a list. */
const splitTags = (text: string): string[] => text.split(',').map((tag) => tag.trim()).filter(Boolean);

/** The rule of a new contact, for a form that holds tags as one line and leaves the source to its default. */
export const contactForm = newContact.omit({ source: true }).extend({
  tags: z.string().transform((text, check) => {
    const tags = newContact.shape.tags.safeParse(splitTags(text));
    if (tags.success) return tags.data;
    check.addIssue({ code: 'custom', message: tags.error.issues[0]?.message ?? '' });
    return z.NEVER;
  }),
});

/** What the fields hold. */
export type ContactFormFields = z.input<typeof contactForm>;
/** What is sent. */
export type ContactFormValues = z.output<typeof contactForm>;

export const emptyContactForm: ContactFormFields = { firstName: '', lastName: '', email: '', phone: '', company: '', status: 'prospect', tags: '' };
