import { boardPageSize } from '@hearthline/rules/delivery/projects/moves.ts';
import { beforeAll, expect, it } from 'vitest';
import { seedContacts } from '../../../../seed/demo.ts';
import { seedProjects } from '../../../../seed/project-rows.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
let admin: Caller;

const board = async (caller: Caller, args = ''): Promise<any> => {
  const { data, errors } = await caller.gql(
    `{ projectBoard${args} { today projects { id version name status stage customerName dueOn daysLate
      stages { id name plannedFor beganOn finishedOn } } pagination { page totalPages total } } }`,
  );
  expect(errors).toBeUndefined();
  return data.projectBoard;
};

beforeAll(async () => {
  admin = await api.as('admin');
  await api.app.systemContext().transaction(async (trx) => {
    await seedContacts(trx, api.clock.now());
    await seedProjects(trx, api.clock.now());
  });
});

it('shows all active projects to staff, those to be finished first', async () => {
  const { projects, pagination, today } = await board(admin);
  const [count] = await api.sql(
    "select count(*)::int as active from projects where status in ('planning', 'in_progress', 'on_hold')",
  );
  expect(pagination).toEqual({ page: 1, totalPages: 1, total: count?.active });
  expect(projects).toHaveLength(count?.active);
  expect(projects.every(({ status }: any) => ['planning', 'in_progress', 'on_hold'].includes(status))).toBe(
    true,
  );
  expect(projects.every(({ stages }: any) => stages.length > 0)).toBe(true);
  expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('finds and filters as the list does', async () => {
  await addProject(api, { name: 'Quillfeather Home' });
  expect((await board(admin, '(search: "quillfeather")')).projects.map(({ name }: any) => name)).toEqual([
    'Quillfeather Home',
  ]);
  const { projects } = await board(admin, '(status: completed)');
  expect(new Set(projects.map(({ status }: any) => status))).toEqual(new Set(['completed']));
});

it('shows customers and contractors their own only', async () => {
  await addProject(api, { name: 'Somebody else’s' });
  for (const role of ['customer', 'contractor'] as const) {
    const { projects } = await board(await api.as(role));
    const owners = await api.sql(
      `select distinct u.email from projects p join users u on u.id = p.${role}_id where p.id = any($1)`,
      [projects.map(({ id }: any) => id)],
    );
    expect(owners, role).toEqual([{ email: `${role}@example.com` }]);
  }
  const { errors } = await (await api.as('factory')).gql('{ projectBoard { today } }');
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

it('has pages, whatever there is', async () => {
  await api.sql("insert into projects (name) select 'Many ' || n from generate_series(1, $1) n", [
    boardPageSize,
  ]);
  const [first, second] = [await board(admin, '(search: "Many")'), await board(admin, '(page: 2)')];
  expect(first.projects).toHaveLength(boardPageSize);
  expect(second.pagination).toMatchObject({ page: 2, totalPages: 2 });
  expect(second.projects).toHaveLength(second.pagination.total - boardPageSize);
});

it('says how late the stage is, by the day of the business', async () => {
  const id = await addProject(api, { name: 'Latecomer' });
  await api.sql("update projects set estimated_completion = '2027-03-01' where id = $1", [id]);
  // Already the 5th in Greenwich.
  api.clock.set('2027-03-05T03:00:00Z');
  const { today, projects } = await board(await api.as('admin'), '(search: "Latecomer")');
  expect([today, projects[0].dueOn, projects[0].daysLate]).toEqual(['2027-03-04', '2027-03-01', 3]);
  api.clock.reset();
});
