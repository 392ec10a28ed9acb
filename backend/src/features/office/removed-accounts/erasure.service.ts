import { escapeMarkup } from '@hearthline/rules/escape-markup.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { erasedEmail, erasedName, userErasure, userSentences } from '@hearthline/rules/people/users.ts';
import { sql, type SqlBool } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { longStatementMs, setStatementTimeout } from '../../../platform/db/database.ts';
import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import { retryOnLockConflict } from '../../../platform/locks/lock-retry.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { erasures } from './erasure-statements.ts';
import type { Traces } from './erasure.ts';
import {
  findUser,
  lockUser,
  readUser,
  recordInProjects,
  type ManagedUser,
} from '../../people/accounts/account.api.ts';
import { readUserRecords } from './account-records.queries.ts';

type UserRow = Row<'users'>;

/** Fewer digits than this are no phone number, and would be found in others. */
const minDigits = 7;

const phoneOf = ({ phone }: Pick<UserRow, 'phone'>): string | null => {
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  return digits.length >= minDigits ? digits : null;
};

const assertErasable = (
  user: Pick<UserRow, 'erasedAt' | 'archivedAt' | 'emailFolded'>,
  email: string,
): void => {
  if (user.erasedAt) throw new AppError('CONFLICT', { message: userSentences.erasedForGood });
  if (!user.archivedAt) throw new AppError('CONFLICT', { message: userSentences.removeFirst });
  if (user.emailFolded !== foldEmail(email))
    throw new AppError('BAD_INPUT', {
      message: userSentences.confirmErasure,
      fields: { email: userSentences.confirmErasure },
    });
};

/** Refuses to erase who is to sign: what they would sign names them. Locks their deals first, as whoever sends an agreement does. @throws AppError CONFLICT */
const refuseSigners = async (trx: Transaction, { folded }: Pick<Traces, 'folded'>): Promise<void> => {
  const deals = await trx
    .selectFrom('deals as d')
    .leftJoin('contacts as c', 'c.id', 'd.contactId')
    .select('d.id')
    .where((eb) =>
      eb.or([
        eb('c.emailFolded', '=', folded),
        sql<SqlBool>`co_buyer_addresses(${eb.ref('d.coBuyers')}) @> array[${folded}::text]`,
      ]),
    )
    .orderBy('d.id')
    .forUpdate('d')
    .execute();
  const ids = deals.map(({ id }) => id);
  const { rows } = await sql<object>`
    select from agreements a where a.status = 'out' and (a.deal_id = any(${ids}::uuid[]) or exists (
      select from agreement_signers s where s.agreement_id = a.id and lower(normalize(s.email)) = ${folded}))
    union all
    select from change_orders c where c.status = 'sent' and (c.deal_id = any(${ids}::uuid[]) or exists (
      select from change_order_signers s where s.change_order_id = c.id and lower(normalize(s.email)) = ${folded}))
    limit 1`.execute(trx);
  if (rows.length > 0) throw conflict(userSentences.agreementFirst);
};

/**
 * Erases the personal data of a removed account, for good: name, address, phone, username, password and devices give way to a
 * pseudonym, in the account and wherever a copy stands; so does the contact with the same address. The records themselves stay, and
 * what was signed or paid goes on naming who signed and paid.
 * The audit entry holds none of what was erased.
 * @throws AppError NOT_FOUND, BAD_INPUT when the typed address is another, CONFLICT for an account that was not removed, was erased already, has an appointment ahead, or is named by an agreement or a change order that is out
 */
export const eraseUser = async (context: Context, id: string, input: unknown): Promise<ManagedUser> => {
  const { email } = validate(userErasure, input);
  await context.transaction(async (trx) => assertErasable(await findUser(trx, id), email));
  if ((await readUserRecords(context, id)).upcomingAppointments > 0)
    throw new AppError('CONFLICT', { message: userSentences.upcomingFirst });
  await retryOnLockConflict(context, async (trx) => {
    await setStatementTimeout(trx, longStatementMs);
    const user = await lockUser(trx, id);
    assertErasable(user, email);
    const [name, address] = [erasedName(user.id), erasedEmail(user.id)];
    const traces: Traces = {
      id: user.id,
      folded: user.emailFolded,
      name: user.name,
      phone: phoneOf(user),
      markup: escapeMarkup(user.name),
      pseudonym: name,
      address,
    };
    await refuseSigners(trx, traces);
    for (const erase of erasures) await erase(trx, traces).execute();
    await trx
      .updateTable('users')
      .set({
        name: name.full,
        email: address,
        emailFolded: address,
        username: null,
        phone: null,
        passwordHash: null,
        isEmailVerified: false,
        mustChangePassword: false,
        lastSignInAt: null,
        erasedAt: context.now(),
        version: user.version + 1,
      })
      .where('id', '=', user.id)
      .execute();
    await recordInProjects(context, trx, { id: user.id, name: name.full }, 'account-erased');
    await audit(context, trx, {
      action: 'user.erase',
      object: ['user', user.id],
      details: { role: user.role },
    });
  });
  return readUser(context, id);
};
