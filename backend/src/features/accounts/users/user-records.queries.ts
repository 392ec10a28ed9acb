import { accountSentences } from '@hearthline/rules/accounts.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';

/** How many records of the business name the owner of an account, and how many would forget their personal data if it was erased. */
export interface UserRecords {
  readonly customerProjects: number;
  readonly contractorProjects: number;
  readonly crewMembers: number;
  readonly materials: number;
  readonly builds: number;
  readonly documents: number;
  readonly messages: number;
  readonly notes: number;
  readonly appointments: number;
  readonly upcomingAppointments: number;
  readonly reports: number;
  readonly contacts: number;
  readonly requests: number;
}

/** The appointments of a person: booked with the account, or under its address. `u` is the account. */
const booked =
  'appointments a where (a.customer_id = u.id or a.customer_id is null and lower(normalize(a.customer_email)) = u.email_folded)';

const counts = `
  select (select count(*)::int from projects where customer_id = u.id) as "customerProjects",
    (select count(*)::int from projects where contractor_id = u.id) as "contractorProjects",
    (select count(*)::int from crew_members where contractor_id = u.id) as "crewMembers",
    (select count(*)::int from materials where contractor_id = u.id) as materials,
    (select count(*)::int from builds b join projects p on p.id = b.project_id where p.contractor_id = u.id) as builds,
    (select count(distinct document_id)::int from document_versions where uploaded_by_id = u.id) as documents,
    (select count(*)::int from messages where author_id = u.id) as messages,
    (select count(*)::int from contact_notes where author_id = u.id) as notes,
    (select count(*)::int from ${booked}) as appointments,
    (select count(*)::int from ${booked} and a.status in ('booked', 'confirmed') and a.ends_at > $2) as "upcomingAppointments",
    (select count(*)::int from reports where owner_id = u.id) as reports,
    (select count(*)::int from contacts where email_folded = u.email_folded) as contacts,
    (select count(*)::int from consultant_requests where lower(normalize(email)) = u.email_folded) as requests
  from users u where u.id = $1`;

/** What hangs on an account, counted now. @throws AppError NOT_FOUND */
export const readUserRecords = async (context: Context, id: string): Promise<UserRecords> => {
  const [row] = isId(id) ? await context.sql<UserRecords>('user_records', counts, [id, context.now()]) : [];
  if (!row) throw new AppError('NOT_FOUND', { message: accountSentences.userMissing });
  return row;
};
