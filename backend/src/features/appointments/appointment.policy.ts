import { changeSentences } from '@hearthline/rules/appointments/changes.ts';
import type { Viewer } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/text/uuid.ts';

/**
 * The appointments a customer sees: those booked with the account and, of those booked without any account,
 * the ones under the account's own address, once it is verified, and the ones for the account's own projects.
 * @param parameter holds the viewer's id, as in `$1`
 * @param alias of `appointments` in the statement
 */
export const ownAppointment = (parameter: string, alias = 'a'): string => `(
  ${alias}.customer_id = ${parameter}::uuid
  or (${alias}.customer_id is null and lower(normalize(${alias}.customer_email)) = (select u.email_folded from users u where u.id = ${parameter}::uuid and u.is_email_verified))
  or (${alias}.customer_id is null and ${alias}.project_id = any (array(select p.id from projects p where p.customer_id = ${parameter}::uuid))))`;

export const missingAppointment = (): AppError =>
  new AppError('NOT_FOUND', { message: changeSentences.missing });

/** @throws AppError NOT_FOUND for a missing, a malformed and a foreign id alike */
export const requireOwnAppointment = async (
  em: EntityManager,
  viewer: Viewer | null,
  id: string,
): Promise<void> => {
  const [row] =
    isId(id) && viewer
      ? await executeIn(em, `select a.id from appointments a where a.id = $1 and ${ownAppointment('$2')}`, [
          id,
          viewer.id,
        ])
      : [];
  if (!row) throw missingAppointment();
};
