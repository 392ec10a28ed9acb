import { requiredPapers } from '@hearthline/rules/project-papers.ts';
import type { Api } from './api.ts';

/** Stores a project; customer and contractor are named by e-mail. @returns its id */
export const addProject = async (api: Api, { name, customer = null, contractor = null }: { name: string; customer?: string | null; contractor?: string | null }): Promise<string> => {
  const [row] = await api.sql<{ id: string }>(
    'insert into projects (name, customer_id, contractor_id) values ($1, (select id from users where email = $2), (select id from users where email = $3)) returning id',
    [name, customer, contractor],
  );
  if (!row) throw new Error('an insert returned no row');
  return row.id;
};

/** Stores one approved paper of each kind that is required. */
export const addPapers = async (api: Api, projectId: string): Promise<void> => {
  await api.sql("insert into documents (project_id, name, type, state, uploaded_at) select $1, t, t, 'approved', now() from unnest($2::text[]) t", [projectId, [...new Set(Object.values(requiredPapers).flat())]]);
};
