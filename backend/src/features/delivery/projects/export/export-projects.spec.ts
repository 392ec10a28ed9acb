import { roles } from '@hearthline/rules/permissions.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
beforeEach(() => api.sql('delete from projects'));

/** The lines of the file, without the mark at its beginning. */
const lines = async (query = ''): Promise<string[]> => {
  const answer = await admin.open(`/api/projects/export${query}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('projects.csv');
  return (await answer.text())
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
};
const names = async (query: string): Promise<string[]> =>
  (await lines(query)).slice(1).map((line) => line.split(',')[0] ?? '');

it('has its titles alone while there are no projects', async () => {
  expect(await lines()).toEqual([
    'Project,Status,Stage,Progress (%),Customer,Contractor,Manager,Site address,Start date,Estimated completion,Completed,Contract sum,Budget,Spent,Square feet,Bedrooms,Bathrooms,Property type,Phone,E-mail,Created',
  ]);
});

it('has every match over all pages, by the list’s filters and in its order', async () => {
  await api.sql(
    "insert into projects (name, created_at) select 'Home ' || lpad(n::text, 4, '0'), '2027-01-01'::timestamptz + n * interval '1 minute' from generate_series(1, 1001) n",
  );
  await api.sql(
    "insert into projects (name, status, stage, progress, address, start_date, budget, actual_cost, contract_cents, created_at) values ('=Alder', 'in_progress', 'Foundation', 20, '1 Fir, \"Yelm\"', '2027-02-01', 250000, 12000, 20000050, '2026-01-01')",
  );
  const all = await names('');
  expect(all).toHaveLength(1002);
  expect(all.slice(0, 2)).toEqual(['Home 1001', 'Home 1000']);
  expect(new Set(all).size).toBe(1002);
  expect(await names('?sort=name&search=home')).toEqual(
    all.filter((name) => name.startsWith('Home')).toReversed(),
  );
  const [, line] = await lines('?status=in_progress');
  // A formula is no formula in the file, and amounts are dollars.
  expect(line).toMatch(
    /^'=Alder,In progress,Foundation,20,,,,"1 Fir, ""Yelm""",2027-02-01,,,200000\.5,250000,12000,/i,
  );
});

it('is told to the audit log, and is for the office', async () => {
  await lines('?status=planning&search=x');
  const [entry] = await api.sql(
    "select details from audit_entries where action = 'project.export' order by created_at desc, id desc limit 1",
  );
  expect(entry?.details).toEqual({ projects: 0, filters: ['search', 'status'] });
  expect((await admin.rest('GET', '/api/projects/export?status=sold')).status).toBe(400);
  for (const role of roles.filter((each) => each !== 'admin')) {
    const email = `${role}@export.example`;
    await api.addUser({ email, role });
    expect((await (await api.asUser(email)).rest('GET', '/api/projects/export')).status, role).toBe(403);
  }
  expect((await api.rest('GET', '/api/projects/export')).status).toBe(401);
});
