import { isStaff } from '@hearthline/rules/permissions.ts';
import { transferSentences, workAgainst, workInWords } from '@hearthline/rules/people/transfer.ts';
import { conflict } from '../../../platform/errors.ts';
import { readsIn } from '../../../platform/db/database.ts';
import type { RoleWatcher } from '../../people/accounts/role-change.api.ts';
import { readUserRecords } from './account-records.queries.ts';

/** Refuses a role that may not have what the person has, as long as they have it. @throws AppError CONFLICT */
export const refuseRole: RoleWatcher = async (context, trx, { id, from, to }) => {
  if (!isStaff(from)) return;
  const records = await readUserRecords({ ...readsIn(trx), now: context.now }, id);
  const words = workInWords(workAgainst(records, from, to));
  if (words) throw conflict(transferSentences.roleMayNot(words));
};
