import { contactSentences, contactUpdate, type ContactStatus } from '@hearthline/rules/contacts/rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn, readsIn, type EntityManager } from '../../../platform/db/database.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { lockVersion } from '../../../platform/locks/optimistic-lock.ts';
import { Contact } from '../contact.entity.ts';
import { ContactStatusChange } from '../contact-history.entity.ts';
import type { ContactRow } from '../list/list.queries.ts';
import { changedConsent, requireOwner } from './owner-and-consent.ts';
import { missingContact, readContact, storedContact } from '../contact.service.ts';

/** Remembers tags in use, so that they are offered from then on. Sorted, so that two concurrent calls cannot deadlock. */
export const rememberTags = async (em: EntityManager, tags: readonly string[]): Promise<void> => {
  if (tags.length > 0)
    await executeIn(
      em,
      'insert into contact_tags (tag) select distinct unnest($1::text[]) order by 1 on conflict do nothing',
      [tags],
    );
};

/** Records a change of status. */
const recordStatus = (
  context: Pick<Context, 'viewer'>,
  em: EntityManager,
  contact: Contact,
  fromStatus: ContactStatus,
): void => {
  if (contact.status === fromStatus) return;
  em.persist(
    em.create(ContactStatusChange, {
      contact,
      fromStatus,
      toStatus: contact.status,
      actorId: context.viewer?.id ?? null,
    }),
  );
};

/** The names of the fields that change. */
const changedFields = (contact: Contact, values: Partial<Contact>): string[] =>
  Object.entries(values)
    .filter(([name, value]) => JSON.stringify(contact[name as keyof Contact]) !== JSON.stringify(value))
    .map(([name]) => name);

/**
 * Sets all fields of the contact form.
 * @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT when another change came first
 */
export const updateContact = async (context: Context, id: string, input: unknown): Promise<ContactRow> => {
  const { version, marketingConsent, consentSource, ...fields } = validate(
    contactUpdate,
    input,
    await storedContact(context, id),
  );
  if (!isId(id)) throw missingContact();
  return context.transaction(async (em) => {
    const contact = await lockVersion(em, Contact, { id }, version, contactSentences.missing);
    if (fields.ownerId && fields.ownerId !== contact.ownerId) await requireOwner(readsIn(em), fields.ownerId);
    const consent = changedConsent(contact, { marketingConsent, consentSource }, context.now());
    const values = {
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
      ...consent,
    } as typeof fields & typeof consent;
    const changed = changedFields(contact, values);
    const before = contact.status;
    em.assign(contact, { ...values, emailFolded: foldEmail(values.email) });
    recordStatus(context, em, contact, before);
    await rememberTags(em, values.tags);
    audit(context, em, { action: 'contact.update', object: ['contact', id], details: { fields: changed } });
    await em.flush();
    return readContact(readsIn(em), id);
  });
};
