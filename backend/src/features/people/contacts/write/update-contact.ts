import { contactRuleFor, contactUpdate } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import { pick } from '../../../../platform/db/pick.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { queryBuilder } from '../../../../platform/db/statement.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { tellNewOwner, type Owned } from '../../accounts/owner.api.ts';
import { requireOwner } from '../../accounts/owner.policy.ts';
import { changeAddress } from '../address-change.api.ts';
import {
  changedFields,
  contactColumns,
  writtenFields,
  type ContactRow,
  type WrittenContact,
} from '../contact.fields.ts';
import { mayChangeContact, missingContact, requireContact } from '../contact.policy.ts';
import { storedContact } from '../contact.service.ts';
import { recordStatus } from '../record-status.ts';
import { changedConsent } from './marketing-consent.ts';

/** Remembers tags in use, so that they are offered from then on. Sorted, so that two concurrent calls cannot deadlock. */
export const rememberTags = async (trx: Transaction, tags: readonly string[]): Promise<void> => {
  if (tags.length > 0)
    await trx
      .insertInto('contactTags')
      .columns(['tag'])
      .expression(sql`select distinct unnest(${tags}::text[]) order by 1`)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

/** A contact as its new owner is told of it. */
export const ownedContact = ({
  id,
  firstName,
  lastName,
}: Pick<ContactRow, 'id' | 'firstName' | 'lastName'>): Owned => ({
  what: `the contact ${firstName} ${lastName}`,
  path: `/contacts/${id}`,
});

/**
 * Sets all fields of the contact form.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT when another change came first
 */
export const updateContact = async (context: Context, id: string, input: unknown): Promise<ContactRow> => {
  const known = await storedContact(context, id);
  const { version, marketingConsent, consentSource, ...fields } = validate(
    contactRuleFor(contactUpdate, known),
    input,
    known,
  );
  if (!isId(id)) throw missingContact();
  return context.transaction(async (trx) => {
    const contact = await trx
      .selectFrom('contacts')
      .select([...writtenFields, 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!contact) throw missingContact();
    await requireContact(trx, context.viewer, id, 'contact:update');
    assertVersion(contact, version);
    if (fields.ownerId && fields.ownerId !== contact.ownerId)
      await requireOwner(readsIn(trx), fields.ownerId);
    const values: Partial<WrittenContact> = {
      ...fields,
      ...changedConsent(contact, { marketingConsent, consentSource }, context.now()),
    };
    const changed = changedFields(contact, values);
    if (fields.status !== contact.status)
      await recordStatus(context, trx, {
        contactId: id,
        fromStatus: contact.status,
        toStatus: fields.status,
      });
    await rememberTags(trx, fields.tags);
    await audit(context, trx, {
      action: 'contact.update',
      object: ['contact', id],
      details: { fields: changed },
    });
    const emailFolded = foldEmail(fields.email);
    const store = () =>
      readsIn(trx).query.asSent(
        queryBuilder
          .updateTable('contacts')
          .set({ ...pick(values, changed), emailFolded, version: contact.version + 1 })
          .where('id', '=', id)
          .returning(contactColumns),
      );
    const [stored] = await (emailFolded === foldEmail(contact.email)
      ? store()
      : changeAddress(context, trx, id, store));
    if (!stored) throw missingContact();
    if (changed.includes('ownerId')) await tellNewOwner(context, trx, stored.ownerId, ownedContact(stored));
    return { ...stored, viewerCanEdit: await mayChangeContact(trx, context.viewer, id) };
  });
};
