import { contactsApart } from '@hearthline/rules/people/contacts/merge-rules.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { missingContact, requireContact } from '../contact.policy.ts';

/**
 * Says of contacts that each is a different person, so that they are shown as possible duplicates no more; or takes that back.
 * @throws AppError BAD_INPUT, NOT_FOUND if one of them is not there
 */
export const keepContactsApart = async (context: Context, input: unknown): Promise<boolean> => {
  const { ids, apart } = validate(contactsApart, input);
  await context.transaction(async (trx) => {
    const there = await trx.selectFrom('contacts').select('id').where('id', 'in', ids).execute();
    if (there.length < ids.length) throw missingContact();
    for (const id of ids) await requireContact(trx, context.viewer, id, 'contact:merge');
    await (
      apart
        ? sql`
          insert into contacts_apart (low_id, high_id)
          select low, high from unnest(${ids}::uuid[]) low join unnest(${ids}::uuid[]) high on low < high order by 1, 2 on conflict do nothing`
        : sql`delete from contacts_apart where low_id = any(${ids}::uuid[]) and high_id = any(${ids}::uuid[])`
    ).execute(trx);
    await audit(context, trx, {
      action: apart ? 'contact.keep-apart' : 'contact.keep-apart-undo',
      details: { contacts: ids },
    });
  });
  return true;
};
