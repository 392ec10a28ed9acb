import type { Readable } from 'node:stream';
import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import {
  userChange,
  userFilter,
  userNarrowing,
  userSentences,
  usersPageSize,
} from '@hearthline/rules/people/users.ts';
import { requirePermission } from '../../../../platform/access/require-permission.ts';
import { audit, auditAlone } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { csvColumnsOf } from '../../../../platform/records/record-csv.ts';
import { namesWith } from '../../../../platform/records/record-fields.ts';
import { csvOfEach } from '../../../../platform/text/csv-export.ts';
import { AppError, sqlState, uniqueViolation } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { admitRole } from '../role-change.api.ts';
import { lockUser, refuseArchived, requireRemainingAdmin } from './user-admin.service.ts';
import { managedUserFields, type ManagedUser } from './user.fields.ts';
import { countUsers, eachUser, listUserRows, readUser } from './user.queries.ts';

/** One page of accounts. @param input page, search, role, state, sort and direction, not yet validated @throws AppError BAD_INPUT */
export const listUsers = async (
  context: Context,
  input: unknown,
): Promise<{ users: ManagedUser[]; pagination: Pagination }> => {
  const filter = validate(userFilter, input);
  const { rows, total } = await listUserRows(context, filter);
  return { users: rows, pagination: paginate(filter.page, total, usersPageSize) };
};

const nameTaken = (error: unknown): unknown =>
  sqlState(error) === uniqueViolation
    ? new AppError('BAD_INPUT', {
        message: userSentences.usernameTaken,
        fields: { username: userSentences.usernameTaken },
      })
    : error;

const enteredFields = prepare('user_entered', (db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('users').select(namesWith(managedUserFields, 'input')).where('id', '=', p.id),
);

/**
 * Changes the name, phone, username and role of an account, at the version the caller read.
 * @throws AppError BAD_INPUT, NOT_FOUND, LAST_ADMIN, CONFLICT when another change came first
 */
export const updateUser = async (context: Context, id: string, input: unknown): Promise<ManagedUser> => {
  const { version, ...values } = validate(
    userChange,
    input,
    isId(id) ? await context.query.byKey(enteredFields, { id }) : undefined,
  );
  if (!isId(id)) throw new AppError('NOT_FOUND', { message: accountSentences.userMissing });
  await context
    .transaction(async (trx) => {
      // Before the account itself is locked: admins are always locked in the same order.
      if (values.role !== 'admin') await requireRemainingAdmin(trx, id);
      const user = await lockUser(trx, id);
      refuseArchived(user);
      assertVersion(user, version);
      const fields = (Object.keys(values) as (keyof typeof values)[]).filter(
        (field) => user[field] !== values[field],
      );
      if (user.role !== values.role) {
        await requirePermission(context, 'user:set-role');
        await admitRole(context, trx, { id, from: user.role, to: values.role });
        await audit(context, trx, {
          action: 'user.role',
          object: ['user', id],
          details: { from: user.role, to: values.role },
        });
      }
      await audit(context, trx, { action: 'user.update', object: ['user', id], details: { fields } });
      await trx
        .updateTable('users')
        .set({ ...values, version: version + 1 })
        .where('id', '=', id)
        .execute();
    })
    .catch((error: unknown) => {
      throw nameTaken(error);
    });
  context.forgetViewer(id);
  return readUser(context, id);
};

const columns = csvColumnsOf<typeof managedUserFields, ManagedUser>(managedUserFields);

/** Accounts as a CSV file. The audit log records who exported how many, and by which filter. @throws AppError BAD_INPUT */
export const exportUsers = async (context: Context, input: unknown): Promise<Readable> => {
  const narrowing = validate(userNarrowing, input);
  const { role, state, search } = narrowing;
  const rows = await countUsers(context, narrowing);
  await auditAlone(context, {
    action: 'user.export',
    details: { rows, role, state, searched: search !== null },
  });
  return csvOfEach(columns, eachUser(context, narrowing));
};
