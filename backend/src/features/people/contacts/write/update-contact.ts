import { contactRuleFor, contactUpdate } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { mergeSentences } from '@hearthline/rules/people/contacts/merge-rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit, type AuditChanges } from '../../../../platform/audit/audit.ts';
import { pick } from '../../../../platform/db/pick.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { queryBuilder } from '../../../../platform/db/statement.ts';
import { conflict, type AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { tellNewOwner, type Owned } from '../../accounts/owner.api.ts';
import { lockOwner, requireOwner } from '../../accounts/owner.policy.ts';
import { changeAddress } from '../address-change.api.ts';
import { recordContactOwner } from '../contact-owner.api.ts';
import { callWatcher } from '../conversation.api.ts';
import {
  changedFields,
  contactColumns,
  writtenFields,
  type ContactRow,
  type WrittenContact,
} from '../contact.fields.ts';
import { mayChangeContact, missingContact, requireContact } from '../contact.policy.ts';
import { storedContact } from '../contact.service.ts';
import { isBuyer } from '../import/rows/known-contacts.ts';
import { survivorOf } from '../merging/survivor.api.ts';
import { countingRefusals, requireNotColleagues, type TypedPerson } from '../known-person.api.ts';
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

/** Why a contact is not there: the form of one that was merged is not that of the contact that it went into. */
const missingOrMerged = async (reads: Pick<Context, 'query' | 'viewer'>, id: string): Promise<AppError> => {
  const survivor = await survivorOf(reads, id);
  return survivor && (await storedContact(reads, survivor))
    ? conflict(mergeSentences.merged)
    : missingContact();
};

/** What the audit log says of the address of somebody with a deal or a project: what it was and is (rule `buyer.address`). */
const addressChange = async (
  trx: Transaction,
  id: string,
  from: string,
  to: string,
): Promise<{ readonly changes?: AuditChanges }> => {
  const { buys } = await trx
    .selectFrom('contacts')
    .select(isBuyer('contacts').as('buys'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return buys ? { changes: { email: { from, to } } } : {};
};

/** Whom a contact becomes by a change: nobody by what stays as it is. */
const changedPerson = (before: TypedPerson, after: TypedPerson): TypedPerson => {
  const isOther = (['firstName', 'lastName', 'phone'] as const).some((name) => before[name] !== after[name]);
  const isOtherAddress = foldEmail(before.email) !== foldEmail(after.email);
  return { ...after, email: isOtherAddress ? after.email : '', phone: isOther ? after.phone : null };
};

/**
 * Sets all fields of the contact form. Open deals follow the contact to another owner.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT when another change came first, or for whom a colleague looks after
 */
export const updateContact = async (context: Context, id: string, input: unknown): Promise<ContactRow> => {
  const known = await storedContact(context, id);
  const { version, marketingConsent, consentSource, ...fields } = validate(
    contactRuleFor(contactUpdate, known),
    input,
    known,
  );
  if (!isId(id)) throw missingContact();
  const store = async (trx: Transaction): Promise<ContactRow> => {
    await lockOwner(trx, fields.ownerId);
    const contact = await trx
      .selectFrom('contacts')
      .select([...writtenFields, 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!contact) throw await missingOrMerged({ query: readsIn(trx).query, viewer: context.viewer }, id);
    await requireContact(trx, context.viewer, id, 'contact:update');
    assertVersion(contact, version);
    if (fields.ownerId && fields.ownerId !== contact.ownerId)
      await requireOwner(readsIn(trx), fields.ownerId);
    // An address that is not named stays.
    const email = fields.email ?? contact.email;
    const values: Partial<WrittenContact> = {
      ...fields,
      email,
      ...changedConsent(contact, { marketingConsent, consentSource }, context.now()),
    };
    const changed = changedFields(contact, values);
    await requireNotColleagues(trx, context.viewer, changedPerson(contact, { ...fields, email }), id);
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
      details: {
        fields: changed,
        ...(changed.includes('email') && (await addressChange(trx, id, contact.email, email))),
      },
    });
    const emailFolded = foldEmail(email);
    const write = () =>
      readsIn(trx).query.asSent(
        queryBuilder
          .updateTable('contacts')
          .set({ ...pick(values, changed), emailFolded, version: contact.version + 1 })
          .where('id', '=', id)
          .returning(contactColumns),
      );
    const [stored] = await (emailFolded === foldEmail(contact.email)
      ? write()
      : changeAddress(context, trx, id, write));
    if (!stored) throw missingContact();
    if (changed.includes('ownerId')) {
      const change = { fromId: contact.ownerId, toId: stored.ownerId };
      const by = { actorId: context.viewer?.id ?? null };
      await recordContactOwner(trx, { contactId: id, ...change }, by);
      await callWatcher().newOwner(context, trx, { id, ...change, version: stored.version }, by);
      await tellNewOwner(context, trx, stored.ownerId, ownedContact(stored));
    }
    return { ...stored, viewerCanEdit: await mayChangeContact(trx, context.viewer, id) };
  };
  return countingRefusals(context, () => context.transaction(store));
};
