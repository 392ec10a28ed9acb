import { readyReports } from '@hearthline/rules/office/reports/ready-reports.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { readPdf } from '../../../testing/fixtures/pdf-text.ts';
import { enqueueDueReports } from './report.jobs.ts';
import { sendReport } from './report.mail.ts';
import { nextRun } from './next-run.ts';

const api = useApi();
let admin: Caller;
let other: Caller;
let adminId: string;
let otherId: string;
const zone = 'America/Los_Angeles';
const definition = readyReports[1]!.definition;

const fields =
  'id version name shared isMine ownerName every day hour recipients nextRunAt lastRunAt definition { source groups measures }';
const code = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;
const create = async (who: Caller, name: string, shared = true, what: object = definition): Promise<any> =>
  (
    await who.gql(`mutation ($input: CreateReportInput!) { createReport(input: $input) { ${fields} } }`, {
      input: { name, shared, definition: what },
    })
  ).data.createReport;
const update = (who: Caller, id: string, version: number, more: object = {}) =>
  who.gql(
    `mutation ($id: ID!, $input: UpdateReportInput!) { updateReport(id: $id, input: $input) { ${fields} } }`,
    { id, input: { name: 'Changed', shared: true, definition, version, ...more } },
  );
const schedule = (who: Caller, id: string, version: number, more: object | null = {}) =>
  who.gql(
    `mutation ($id: ID!, $version: Int!, $schedule: ReportScheduleInput) { scheduleReport(id: $id, version: $version, schedule: $schedule) { ${fields} } }`,
    {
      id,
      version,
      schedule: more && { every: 'daily', hour: 8, format: 'both', recipients: [adminId], ...more },
    },
  );
const reports = async (who: Caller): Promise<any[]> =>
  (await who.gql(`{ reports { ${fields} } }`)).data.reports;

beforeAll(async () => {
  api.clock.set('2027-11-05T20:00:00Z');
  admin = await api.as('admin');
  otherId = await api.addUser({ email: 'second@reports.example', role: 'admin', name: 'Second Admin' });
  other = await api.asUser('second@reports.example');
  const [row] = await api.sql("select id from users where email = 'admin@example.com'");
  adminId = String(row?.id);
});

describe('saved reports', () => {
  it('are seen by all staff, or by their owner alone, who answers like nobody to the others', async () => {
    const [shared, own] = [await create(admin, 'For all'), await create(admin, 'For me', false)];
    expect([shared.isMine, shared.definition]).toEqual([
      true,
      { source: 'projects', groups: ['status'], measures: definition.measures },
    ]);
    const names = (await reports(other)).map(({ name }) => name);
    expect(names).toContain('For all');
    expect(names).not.toContain('For me');
    const read = (id: string) => other.gql('query ($id: ID!) { report(id: $id) { name } }', { id });
    const foreign = await read(own.id);
    expect(foreign).toEqual(await read('0190a4f0-0000-7000-8000-000000000000'));
    expect(code(foreign)).toBe('NOT_FOUND');
    for (const answer of [
      await update(other, own.id, 1),
      await schedule(other, own.id, 1),
      await other.gql('mutation ($id: ID!) { deleteReport(id: $id, version: 1) }', { id: own.id }),
      await other.gql('mutation ($id: ID!) { duplicateReport(id: $id) { id } }', { id: own.id }),
    ]) {
      expect(code(answer)).toBe('NOT_FOUND');
    }
    expect((await api.sql('select version from reports where id = $1', [own.id]))[0]).toEqual({ version: 1 });
  });

  it('refuse the second of two changes, and to be taken from everybody by who does not own them', async () => {
    const { id, version } = await create(admin, 'Contested');
    const answers = await Promise.all([update(admin, id, version), update(other, id, version)]);
    expect(answers.map(code).sort()).toEqual(['CONFLICT', undefined]);
    expect(code(await update(other, id, 2, { shared: false }))).toBe('BAD_INPUT');
    expect((await update(admin, id, 2, { shared: false })).data.updateReport).toMatchObject({
      shared: false,
      version: 3,
    });
  });

  it('can be copied and deleted', async () => {
    const { id, version } = await create(other, 'To copy');
    const { data } = await admin.gql(`mutation ($id: ID!) { duplicateReport(id: $id) { ${fields} } }`, {
      id,
    });
    expect(data.duplicateReport).toMatchObject({
      name: 'Copy of To copy',
      isMine: true,
      shared: false,
      every: null,
    });
    const remove = (at: number) =>
      admin.gql('mutation ($id: ID!, $version: Int!) { deleteReport(id: $id, version: $version) }', {
        id,
        version: at,
      });
    expect(code(await remove(version + 1))).toBe('CONFLICT');
    expect((await remove(version)).data.deleteReport).toBe(id);
    expect(
      await api.sql(
        "select count(*)::int as n from audit_entries where object = $1 and action in ('report.create', 'report.delete')",
        [`report:${id}`],
      ),
    ).toEqual([{ n: 2 }]);
  });
});

describe('a schedule', () => {
  beforeAll(async () => {
    await api.sql('delete from projects');
    await api.sql(
      "insert into projects (name, status, budget, stage, progress) values ('A', 'planning', 1234567, '=cmd|calc', 0), ('B', 'planning', 1000000, 'Přízemí Фундамент θεμέλια', 50)",
    );
  });

  it.each([
    [
      'daily at 8 AM',
      { every: 'daily', day: 1, hour: 8 },
      '2027-11-05T14:59:00Z',
      '2027-11-05T15:00:00.000Z',
    ],
    // The clocks are set back on November 7: 8 AM is an hour later in UTC.
    [
      'daily at 8 AM when the clocks change',
      { every: 'daily', day: 1, hour: 8 },
      '2027-11-06T15:00:00Z',
      '2027-11-07T16:00:00.000Z',
    ],
    [
      'daily at an hour that a night skips',
      { every: 'daily', day: 1, hour: 2 },
      '2027-03-13T18:00:00Z',
      '2027-03-14T10:00:00.000Z',
    ],
    [
      'weekly on Sunday',
      { every: 'weekly', day: 7, hour: 0 },
      '2027-11-05T20:00:00Z',
      '2027-11-07T07:00:00.000Z',
    ],
    [
      'weekly on a Monday that has passed',
      { every: 'weekly', day: 1, hour: 8 },
      '2027-11-01T15:00:00Z',
      '2027-11-08T16:00:00.000Z',
    ],
    [
      'monthly over the end of a year',
      { every: 'monthly', day: 28, hour: 23 },
      '2027-12-30T00:00:00Z',
      '2028-01-29T07:00:00.000Z',
    ],
  ] as const)('%s', (_name, rhythm, after, next) => {
    expect(nextRun(rhythm, new Date(after), zone).toISOString()).toBe(next);
  });

  const mails = (id: string) =>
    api.sql(
      "select to_address, subject, message_key, attachments from mails where kind = 'report' and reference_id = $1 order by to_address",
      [id],
    );

  it('mails the report once, whoever and however many try', async () => {
    const saved = await create(admin, 'Weekly budget');
    expect(code(await schedule(admin, saved.id, saved.version, { recipients: [] }))).toBe('BAD_INPUT');
    const [customer] = await api.sql("select id from users where role = 'customer' limit 1");
    expect(code(await schedule(admin, saved.id, saved.version, { recipients: [customer?.id] }))).toBe(
      'BAD_INPUT',
    );
    const { data } = await schedule(admin, saved.id, saved.version, { recipients: [adminId, otherId] });
    expect(data.scheduleReport).toMatchObject({ every: 'daily', nextRunAt: '2027-11-06T15:00:00.000Z' });
    const context = () => api.app.systemContext();
    await enqueueDueReports(context());
    expect(await mails(saved.id)).toEqual([]);
    // After three days without a server it is mailed once.
    api.clock.set('2027-11-09T17:00:00Z');
    admin = await api.as('admin');
    await Promise.all([enqueueDueReports(context()), enqueueDueReports(context())]);
    await enqueueDueReports(context());
    expect(
      await api.sql(
        "select count(*)::int as n from pgboss.job where name = 'report.mail' and data ->> 'reportId' = $1",
        [saved.id],
      ),
    ).toEqual([{ n: 1 }]);
    const job = { reportId: saved.id, dueAt: '2027-11-06T15:00:00.000Z' };
    await Promise.all([sendReport(context(), job), sendReport(context(), job)]);
    await api.runJobs();
    const sent = await mails(saved.id);
    expect(sent.map(({ to_address }) => to_address)).toEqual(['admin@example.com', 'second@reports.example']);
    expect(sent[0]?.attachments.map(({ filename }: any) => filename)).toEqual([
      'Weekly budget.pdf',
      'Weekly budget.csv',
    ]);
    expect(readPdf(Buffer.from(sent[0]?.attachments[0].content, 'base64')).pages.join()).toContain(
      '$2,234,567',
    );
    expect(sent[0]?.attachments[1].content).toContain('2234567');
    expect((await reports(admin)).find(({ id }) => id === saved.id)).toMatchObject({
      nextRunAt: '2027-11-10T16:00:00.000Z',
      lastRunAt: '2027-11-06T15:00:00.000Z',
    });
  });

  it('leaves nothing half done when it breaks in the middle, and leaves out who is no longer staff', async () => {
    const saved = await create(admin, 'Breaks');
    await schedule(admin, saved.id, saved.version, { recipients: [adminId, otherId], format: 'csv' });
    const job = { reportId: saved.id, dueAt: '2027-11-10T16:00:00.000Z' };
    const whole = api.app.systemContext();
    let stored = 0;
    const broken = Object.assign(Object.create(whole) as typeof whole, {
      jobs: {
        ...whole.jobs,
        enqueue: async (...given: Parameters<typeof whole.jobs.enqueue>) => {
          if (stored++) throw new Error('killed');
          return whole.jobs.enqueue(...given);
        },
      },
    });
    await expect(sendReport(broken, job)).rejects.toThrow('killed');
    expect(await mails(saved.id)).toEqual([]);
    await api.sql("update users set role = 'customer' where id = $1", [otherId]);
    await sendReport(whole, job);
    expect((await mails(saved.id)).map(({ to_address }) => to_address)).toEqual(['admin@example.com']);
    await schedule(admin, saved.id, 2, null);
    await sendReport(whole, { ...job, dueAt: '2027-11-11T16:00:00.000Z' });
    expect(await mails(saved.id)).toHaveLength(1);
  });
});
