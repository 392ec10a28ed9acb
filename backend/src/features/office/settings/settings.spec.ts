import { settings } from '@hearthline/rules/office/settings.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
afterEach(() => api.sql('delete from settings'));

const fields = 'name phone email website address equalHousing timeZone days opens closes version';
const read = async () => (await admin.gql(`{ company { ${fields} } }`)).data.company;
const save = (input: object) =>
  admin.gql(`mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { ${fields} } }`, {
    input,
  });

describe('the details of the business', () => {
  it('begin as documented', async () => {
    expect(await read()).toEqual({
      ...settings.company.initial,
      timeZone: 'America/Los_Angeles',
      days: [1, 2, 3, 4, 5, 6, 7],
      opens: '09:00',
      closes: '17:00',
      version: 1,
    });
    expect((await api.gql('{ company { hours openingHours } }')).data.company).toEqual({
      hours: '7 days a week, 9:00 AM to 5:00 PM',
      openingHours: 'Mo-Su 09:00-17:00',
    });
  });

  it('are told to everybody at once, and who changed what from what is recorded', async () => {
    const before = await read();
    const saved = await save({ ...before, phone: '(360) 555-0199', days: [1, 2, 3, 4, 5], closes: '12:00' });
    expect(saved.data.updateCompany).toMatchObject({ phone: '(360) 555-0199', version: 2 });
    expect((await api.gql('{ company { phone hours } }')).data.company).toEqual({
      phone: '(360) 555-0199',
      hours: 'Monday to Friday, 9:00 AM to 12:00 PM',
    });
    const [entry] = await api.sql(
      "select details, object from audit_entries where action = 'settings.update' order by created_at desc limit 1",
    );
    expect(entry).toEqual({
      object: 'settings:company',
      details: {
        changes: {
          phone: { from: '(360) 555-0142', to: '(360) 555-0199' },
          days: { from: [1, 2, 3, 4, 5, 6, 7], to: [1, 2, 3, 4, 5] },
          closes: { from: '17:00', to: '12:00' },
        },
      },
    });
    const { body } = await admin.rest('GET', '/api/audit/export?action=settings.update');
    expect(String(body)).toContain(
      'Open on: 7 days a week → Monday to Friday · Phone: (360) 555-0142 → (360) 555-0199 · Closes: 5:00 PM → 12:00 PM',
    );
  });

  it('keep the fair housing line of programs that do not know of it, and take a new one', async () => {
    const { equalHousing, ...older } = await read();
    expect((await save({ ...older, name: 'One' })).data.updateCompany).toMatchObject({ equalHousing });
    await save({ ...(await read()), equalHousing: 'Equal Housing Opportunity' });
    const { version: _version, equalHousing: _line, ...known } = await read();
    const saved = await save({ ...known, name: 'Two', version: 3 });
    expect(saved.data.updateCompany).toMatchObject({
      name: 'Two',
      equalHousing: 'Equal Housing Opportunity',
    });
  });

  it('are not overwritten by somebody who read an older copy, not even the very first time', async () => {
    const before = await read();
    const answers = await Promise.all([save({ ...before, name: 'One' }), save({ ...before, name: 'Two' })]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(['CONFLICT', undefined]);
    expect(['One', 'Two']).toContain((await read()).name);
    expect((await save({ ...before, name: 'Three' })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it.each([
    ['name', ' '],
    ['name', 'a\u0000b'],
    ['phone', 'x'.repeat(41)],
    ['email', 'a@b.example, c@d.example'],
    ['website', ''],
    ['website', 'javascript:alert(1)'],
    ['website', 'user:pass@x.example'],
    ['address', ' '],
    ['equalHousing', ' '],
    ['timeZone', 'Mars/Olympus'],
    ['timeZone', '+05:30'],
    ['timeZone', '-08:00'],
    ['timeZone', 'US/Pacific-New'],
    ['days', []],
    ['opens', '09:10'],
    ['closes', '08:00'],
  ])('are refused with a wrong %s: %j', async (field, value) => {
    const { errors } = await save({ ...(await read()), [field]: value });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { [field]: expect.any(String) },
    });
    expect(await api.sql('select from settings')).toHaveLength(0);
  });
});

describe('the health of the system', () => {
  it('is told part by part', async () => {
    const { data, errors } = await admin.gql(`{ health {
      database { reachable version sizeBytes connections maxConnections latencyMs } mail { mode reachable problem queued failed putOff oldestPutOffSeconds }
      storage { place writable freeBytes totalBytes } seal { ready problem } migrations { applied pending } jobs { workers waiting running failed oldestWaitingSeconds }
      build { version uptimeSeconds } instances { id } } }`);
    expect(errors).toBeUndefined();
    const { database, mail, storage, seal, migrations, build, instances } = data.health;
    expect(database).toMatchObject({ reachable: true, version: expect.stringMatching(/^18/) });
    expect(database.sizeBytes).toBeGreaterThan(1e6);
    expect(database.connections).toBeGreaterThan(0);
    expect(mail).toMatchObject({
      mode: 'development',
      reachable: true,
      problem: null,
      putOff: 0,
      oldestPutOffSeconds: null,
    });
    expect(storage).toMatchObject({ writable: true });
    expect(storage.freeBytes).toBeGreaterThan(0);
    expect(seal).toEqual({ ready: true, problem: null });
    expect(migrations.pending).toEqual([]);
    expect(migrations.applied).toContain('0012-settings');
    expect(build.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(instances).toEqual([]);
  });
});

it('an admin writes a test mail to themselves, and sees what became of it', async () => {
  const { data } = await admin.gql('mutation { sendTestMail { id state toAddress subject } }');
  expect(data.sendTestMail).toMatchObject({
    state: 'queued',
    toAddress: 'admin@example.com',
    subject: 'A test mail from Hearthline Homes',
  });
  await api.runJobs();
  expect(
    (await admin.gql('query ($id: ID!) { mail(id: $id) { state } }', { id: data.sendTestMail.id })).data.mail
      .state,
  ).toBe('kept');
  for (let more = 0; more < 10; more += 1) await admin.gql('mutation { sendTestMail { id } }');
  expect((await admin.gql('mutation { sendTestMail { id } }')).errors?.[0]?.extensions.code).toBe(
    'TOO_MANY_REQUESTS',
  );
});
