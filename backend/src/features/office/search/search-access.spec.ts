import { isStaff, roles, type Role } from '@hearthline/rules/permissions.ts';
import { readyReports } from '@hearthline/rules/office/reports/ready-reports.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { draftFor } from '../../../testing/fixtures/campaigns-fixtures.ts';
import { pdfFile, pngFile, upload } from '../../../testing/fixtures/files.ts';
import { addProject } from '../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
const callers = {} as Record<Role, Caller>;

/** Everything is called Quillmark, so that one search finds whatever may be found. */
const find = async (who: Caller, text = 'quillmark'): Promise<string[]> => {
  const { data, errors } = await who.gql(
    'query ($text: String!) { search(text: $text) { kind title path } }',
    { text },
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.search.map(({ kind, title }: { kind: string; title: string }) => `${kind} ${title}`).sort();
};

const addAppointment = (project: string | null, customer: string | null, email: string) =>
  api.sql(
    `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, kind, project_id, customer_id, consultant_id, format_id)
     select 'Quillmark Guest', $3, '+13605550100', '2027-03-01', '09:00 AM', timestamptz '2027-03-01 17:00Z' + n * interval '1 hour', timestamptz '2027-03-01 17:30Z' + n * interval '1 hour',
       'meeting', $1, (select id from users where email = $2), (select id from consultants order by position limit 1), (select id from appointment_formats order by position limit 1)
     from (select count(*) as n from appointments) counted`,
    [project, customer, email],
  );

beforeAll(async () => {
  for (const role of roles.filter((one) => one === 'admin' || !isStaff(one)))
    callers[role] = await api.as(role);
  const { admin } = callers;
  await api.addUser({ email: 'other.customer@example.com', role: 'customer', name: 'Quillmark Account' });
  await api.addUser({ email: 'other.admin@example.com', role: 'admin', name: 'Second Admin' });
  await admin.rest('POST', '/api/contacts', {
    firstName: 'Quillmark',
    lastName: 'Person',
    email: 'person@quill.example',
  });
  const own = await addProject(api, {
    name: 'Quillmark Own',
    customer: 'customer@example.com',
    contractor: 'contractor@example.com',
  });
  const foreign = await addProject(api, {
    name: 'Quillmark Foreign',
    customer: 'other.customer@example.com',
  });
  for (const [project, name] of [
    [own, 'Own'],
    [foreign, 'Foreign'],
  ] as const) {
    await upload(admin, project, { [`Quillmark ${name} Contract.pdf`]: pdfFile(name) }, { type: 'contract' });
    await upload(admin, project, { [`Quillmark ${name} Photo.png`]: pngFile(name) }, { type: 'photo' });
  }
  await addAppointment(own, 'customer@example.com', 'customer@example.com');
  await addAppointment(foreign, 'other.customer@example.com', 'other.customer@example.com');
  await addAppointment(null, null, 'stranger@quill.example');
  await draftFor(admin, 'quill', { name: 'Quillmark News' });
  const report = (who: Caller, name: string, shared: boolean) =>
    who.gql('mutation ($input: CreateReportInput!) { createReport(input: $input) { id } }', {
      input: { name, shared, definition: readyReports[1]!.definition },
    });
  await report(admin, 'Quillmark Mine', false);
  const other = await api.asUser('other.admin@example.com');
  await report(other, 'Quillmark Private', false);
  await report(other, 'Quillmark Shared', true);
  await api.runJobs();
});

describe('who finds what', () => {
  it('an admin everything but the private reports of others', async () => {
    expect(await find(callers.admin)).toEqual([
      'appointment Quillmark Guest',
      'appointment Quillmark Guest',
      'appointment Quillmark Guest',
      'campaign Quillmark News',
      'contact Quillmark Person',
      'document Quillmark Foreign Contract',
      'document Quillmark Foreign Photo',
      'document Quillmark Own Contract',
      'document Quillmark Own Photo',
      'project Quillmark Foreign',
      'project Quillmark Own',
      'report Quillmark Mine',
      'report Quillmark Shared',
      'user Quillmark Account',
    ]);
  });

  it('a customer what belongs to their projects, and their appointments', async () => {
    expect(await find(callers.customer)).toEqual([
      'appointment Meeting: Quillmark Own',
      'document Quillmark Own Contract',
      'document Quillmark Own Photo',
      'project Quillmark Own',
    ]);
  });

  it('a contractor their projects, with the papers that they may read', async () => {
    expect(await find(callers.contractor)).toEqual([
      'appointment Meeting: Quillmark Own',
      'document Quillmark Own Photo',
      'project Quillmark Own',
    ]);
  });

  it.each(['factory', 'devops', 'agent', 'investor'] as const)('a %s nothing', async (role) => {
    expect(await find(callers[role])).toEqual([]);
  });

  it.each(['customer', 'contractor'] as const)(
    'a misspelled word leads a %s to nothing foreign',
    async (role) => {
      expect((await find(callers[role], 'quilmark')).every((hit) => hit.includes('Own'))).toBe(true);
      expect(await find(callers[role], 'quilmark')).toContain('project Quillmark Own');
      expect(await find(callers[role], 'foriegn')).toEqual([]);
    },
  );

  it('nobody but staff finds a project or an appointment by the customer’s name', async () => {
    await api.sql("update users set name = 'Nightingale Reed' where email = 'customer@example.com'");
    expect(await find(callers.admin, 'nightingale')).toContain('project Quillmark Own');
    expect(await find(callers.contractor, 'nightingale')).toEqual([]);
    expect(await find(callers.contractor, 'guest')).toEqual([]);
  });

  it('what an archived account is called is not found', async () => {
    expect(await find(callers.admin, 'quillmark account')).toContain('user Quillmark Account');
    await api.sql(
      "update users set disabled_at = now(), archived_at = now() where email = 'other.customer@example.com'",
    );
    expect(await find(callers.admin, 'quillmark account')).not.toContain('user Quillmark Account');
    await api.sql(
      "update users set archived_at = null, disabled_at = null where email = 'other.customer@example.com'",
    );
  });

  it('a hit leads where its finder may go', async () => {
    const { data } = await callers.customer.gql('{ search(text: "quillmark own") { kind path } }');
    for (const { path } of data.search) expect(path).toMatch(/^\/(projects\/|dashboard)/);
  });

  it('a visitor is refused', async () => {
    const { errors } = await api.gql('{ search(text: "quillmark") { id } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
