import { isStaff } from '@hearthline/rules/permissions.ts';
import { transferSentences, workAgainst, workInWords } from '@hearthline/rules/people/transfer.ts';
import { conflict } from '../../../platform/errors.ts';
import { readsIn } from '../../../platform/db/database.ts';
import type { RoleWatcher } from '../../people/accounts/role-change.api.ts';
import { leaveDuty } from '../../sale/appointments/duty/duty.api.ts';
import { readUserRecords } from './account-records.queries.ts';

/**
 * Refuses a role that may not have what the person has, as long as they have it. Whoever stops being staff holds no consultations any more.
 * @throws AppError CONFLICT
 */
export const admitRoleByWork: RoleWatcher = async (context, trx, { id, from, to }) => {
  const records = await readUserRecords({ ...readsIn(trx), now: context.now }, id);
  const words = workInWords(workAgainst(records, to));
  if (words) throw conflict(transferSentences.roleMayNot(words));
  if (isStaff(from) && !isStaff(to)) await leaveDuty(context, trx, id);
};
