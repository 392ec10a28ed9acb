import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
const ids: Record<string, string> = {};
const callers: Record<string, Caller> = {};

beforeAll(async () => {
  for (const [name, role] of [
    ['ann', 'sales'],
    ['ben', 'sales'],
    ['cleo', 'sales'],
    ['mia', 'project_manager'],
    ['olaf', 'office'],
  ] as const) {
    const email = `${name}@staff.example`;
    await api.addUser({ email, role, name: name.toUpperCase() });
    callers[name] = await api.asUser(email);
    const [row] = await api.sql<{ id: string }>('select id from users where email = $1', [email]);
    ids[name] = row?.id ?? '';
  }
  callers.admin = await api.as('admin');
});

const as = (name: string): Caller => callers[name] as Caller;
const people = 'id name role teamId isLeader takesLeads isAvailable';
const team = `id name leader { ${people} } members { id } zips version`;
const save = async (input: object, id?: string, version?: number, who = 'admin') =>
  as(who).gql(
    `mutation ($id: ID, $version: Int, $input: TeamInput!) { saveTeam(id: $id, version: $version, input: $input) { ${team} } }`,
    { input, id, version },
  );
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

describe('the list of staff', () => {
  it('has those who may own a thing, by name (own.list)', async () => {
    const list = async (may: string) =>
      (await as('mia').gql(`{ staff${may} { name role } }`)).data.staff.map(
        ({ name }: { name: string }) => name,
      );
    expect(await list('')).toEqual(['ANN', 'Avery Morgan', 'BEN', 'CLEO', 'MIA', 'OLAF']);
    for (const may of ['contact', 'deal']) expect(await list(`(may: ${may})`)).not.toContain('MIA');
    expect(await list('(may: project)')).not.toContain('ANN');
    expect(await list('(may: project)')).toContain('MIA');
    await api.sql('update users set disabled_at = now() where id = $1', [ids.cleo]);
    expect(await list('')).not.toContain('CLEO');
    await api.sql('update users set disabled_at = null where id = $1', [ids.cleo]);
  });

  it('says who is available: takes leads, and as a consultant works on the day (route.off-duty)', async () => {
    const available = async (name: string) =>
      (await as('admin').gql('{ staff { id isAvailable } }')).data.staff.find(
        ({ id }: { id: string }) => id === ids[name],
      ).isAvailable;
    expect(await available('ann')).toBe(true);
    await api.sql("insert into consultants (name, user_id, on_duty) values ('Ann', $1, true)", [ids.ann]);
    expect(await available('ann')).toBe(true);
    await api.sql(
      "insert into blocked_dates (starts_on, ends_on, reason, consultant_id) select current_date - 2, current_date + 9, 'Away', id from consultants where user_id = $1",
      [ids.ann],
    );
    expect(await available('ann')).toBe(false);
    await api.sql('delete from blocked_dates');
    await api.sql('update consultants set on_duty = false where user_id = $1', [ids.ann]);
    expect(await available('ann')).toBe(false);
    await api.sql('delete from consultants where user_id = $1', [ids.ann]);
    await api.sql('update users set takes_leads = false where id = $1', [ids.ann]);
    expect(await available('ann')).toBe(false);
    await api.sql('update users set takes_leads = true where id = $1', [ids.ann]);
  });
});

describe('a team', () => {
  it('has a leader who is a member, and people and ZIP codes of its own', async () => {
    const north = (
      await save({ name: 'North', leaderId: ids.ann, memberIds: [ids.ann, ids.ben], zips: ['983', '*'] })
    ).data.saveTeam;
    expect(north).toMatchObject({
      name: 'North',
      leader: { id: ids.ann, isLeader: true },
      zips: ['*', '983'],
    });
    expect(codeOf(await save({ name: 'South', memberIds: [ids.ben] }))).toBe('CONFLICT');
    expect(codeOf(await save({ name: 'South', zips: ['983'] }))).toBe('CONFLICT');
    expect(codeOf(await save({ name: 'South', leaderId: ids.cleo }))).toBe('BAD_INPUT');
    for (const zip of ['98', '983456', 'abc', ''])
      expect(codeOf(await save({ name: 'South', zips: [zip] }))).toBe('BAD_INPUT');
    const [agent] = await api.sql<{ id: string }>("select id from users where role = 'agent'");
    expect(codeOf(await save({ name: 'South', memberIds: [agent?.id] }))).toBe('BAD_INPUT');
    // What is left out stays.
    const renamed = (await save({ name: 'Far North' }, north.id, north.version)).data.saveTeam;
    expect(renamed).toMatchObject({ ...north, name: 'Far North', version: north.version + 1 });
    expect(codeOf(await save({ name: 'Late' }, north.id, north.version))).toBe('CONFLICT');
  });

  it('is the admin’s to change; its leader switches who takes leads (team:update)', async () => {
    for (const who of ['ann', 'olaf', 'mia'])
      expect(codeOf(await save({ name: 'Mine' }, undefined, undefined, who))).toBe('FORBIDDEN');
    const set = (who: string, person: string) =>
      as(who).gql(`mutation { setTakesLeads(personId: "${ids[person]}", takesLeads: false) { takesLeads } }`);
    expect((await set('ben', 'ben')).data.setTakesLeads).toEqual({ takesLeads: false });
    expect((await set('ann', 'ben')).data.setTakesLeads).toEqual({ takesLeads: false });
    expect((await set('admin', 'cleo')).data.setTakesLeads).toEqual({ takesLeads: false });
    expect(codeOf(await set('ben', 'ann'))).toBe('FORBIDDEN');
    expect(codeOf(await set('ann', 'cleo'))).toBe('FORBIDDEN');
    expect(codeOf(await set('ann', 'nobody'))).toBe('NOT_FOUND');
  });
});

it('somebody whose account is removed is in no team and leads none', async () => {
  const east = (await save({ name: 'East', leaderId: ids.cleo, memberIds: [ids.cleo, ids.olaf] })).data
    .saveTeam;
  const removed = await as('admin').gql(`mutation { removeUser(id: "${ids.cleo}") }`);
  expect(removed.errors).toBeUndefined();
  const { data } = await as('admin').gql(`{ teams { ${team} } }`);
  expect(data.teams.find(({ id }: { id: string }) => id === east.id)).toMatchObject({
    leader: null,
    members: [{ id: ids.olaf }],
  });
  expect(await api.sql('select from team_members where user_id = $1', [ids.cleo])).toEqual([]);
});

it('whoever works here reads the table of access, with its doors (role.table)', async () => {
  const { data } = await as('ben').gql('{ accessTable { action role scope doors } }');
  const [row] = data.accessTable.filter(
    (one: { action: string; role: string }) => one.action === 'deal:list' && one.role === 'sales',
  );
  expect(row).toMatchObject({ scope: 'own' });
  expect(row.doors).toEqual(
    expect.arrayContaining(['Query.deals', 'Query.dealBoard', 'Contact.deals', 'GET /api/deals']),
  );
  expect(data.accessTable.some(({ role }: { role: string }) => role === 'customer')).toBe(false);
});

it('staff and teams with all that is known of them are one question', async () => {
  const whole = 'id name role teamId isLeader takesLeads isAvailable';
  const { errors } = await as('admin').gql(
    `{ staff { ${whole} } teams { id name zips version leader { ${whole} } members { ${whole} } } }`,
  );
  expect(errors).toBeUndefined();
});

it('what belongs to another team is told at its field', async () => {
  const id = await api.addUser({ email: 'fay@staff.example', role: 'sales', name: 'Fay' });
  expect((await save({ name: 'Field North', memberIds: [id], zips: ['771'] })).errors).toBeUndefined();
  const refused = await save({ name: 'Field South', memberIds: [id] });
  expect(refused.errors?.[0]?.extensions.fieldErrors).toHaveProperty('memberIds');
  const zips = await save({ name: 'Field South', zips: ['771'] });
  expect(zips.errors?.[0]?.extensions.fieldErrors).toHaveProperty('zips');
});
