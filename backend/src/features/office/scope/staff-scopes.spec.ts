import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { addDeal, addPayment } from '../../../testing/fixtures/sale-figures.ts';
import { sendReport } from '../reports/report.mail.ts';

const api = useApi();

const staff = {
  /** Leads the team of `seller`. */
  leader: 'sales',
  seller: 'sales',
  /** Sells as well, in no team. */
  other: 'sales',
  manager: 'project_manager',
  office: 'office',
} as const;
type Person = keyof typeof staff | 'admin';
const people: readonly Person[] = ['admin', 'leader', 'seller', 'other', 'manager', 'office'];
const ids = {} as Record<Person, string>;
const callers = {} as Record<Person, Caller>;
/** What some of the records are called in the specs. */
const records = {} as Record<string, string>;

const insert = async (text: string, values: unknown[] = []): Promise<string> =>
  String((await api.sql<{ id: string }>(`${text} returning id`, values))[0]?.id);
const mailOf = (name: string): string => `${name}@scopes.example`.toLowerCase();

const addContact = async (
  first: string,
  last: string,
  owner: string | null,
  tag: string,
): Promise<string> => {
  const id = await insert(
    'insert into contacts (first_name, last_name, email, email_folded, owner_id, tags, search_text) values ($1, $2, $3, $3, $4, $5, $6)',
    [first, last, mailOf(last), owner, [tag], `${first} ${last}`.toLowerCase()],
  );
  records[last] = id;
  return id;
};
const ask = (contact: string): Promise<string> =>
  insert(
    "insert into consultant_requests (full_name, email, phone, contact_id, created_at) values ('x', 'x@scopes.example', '+13605550199', $1, now() - interval '9 hours')",
    [contact],
  );
const addConsultant = (user: string | null): Promise<string> =>
  insert("insert into consultants (name, user_id) values ('Connie', $1)", [user]);
const book = async (
  name: string,
  contact: string,
  {
    consultant,
    status = 'booked',
    home = null,
  }: { consultant: string; status?: string; home?: string | null },
): Promise<void> => {
  records[name] = await insert(
    `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id, contact_id, status, home_name)
     select $1, 'b@scopes.example', '+13605550111', current_date + 9, '09:00 AM', now() + (9 + n) * interval '1 day', now() + (9 + n) * interval '1 day' + interval '30 minutes', $2, $3, $4, $5
     from (select count(*) as n from appointments) counted`,
    [name, consultant, contact, status, home],
  );
};
const addProject = async (name: string, contact: string | null, manager: string | null, cost: number) => {
  const id = await insert(
    'insert into projects (name, contact_id, manager_id, actual_cost, budget) values ($1, $2, $3, $4, 100)',
    [name, contact, manager, cost],
  );
  records[name] = id;
  const deed = await insert(
    "insert into documents (project_id, name, type, state, uploaded_at) values ($1, $2, 'other', 'waiting', now())",
    [id, `${name} deed`],
  );
  records[`${name} deed`] = deed;
  await api.sql(
    "insert into document_versions (document_id, number, file_name, content_type, size, sha256, storage_key, state) values ($1, 1, 'd.pdf', 'application/pdf', 1, 'x', uuidv7(), 'waiting')",
    [deed],
  );
  records[`${name} build`] = await insert(
    "insert into builds (project_id, title, scheduled_on, state, reason, marked_at) values ($1, 'Set', current_date, 'blocked', 'Rain', now())",
    [id],
  );
};

beforeAll(async () => {
  await api.sql('truncate change_orders, payments, agreements, quotes cascade');
  for (const table of [
    'projects',
    'appointments',
    'consultant_requests',
    'deals',
    'contacts',
    'mails',
    'contact_imports',
    'reports',
  ])
    await api.sql(`delete from ${table}`);
  callers.admin = await api.as('admin');
  ids.admin = String((await api.sql("select id from users where email = 'admin@example.com'"))[0]?.id);
  for (const [name, role] of Object.entries(staff)) {
    ids[name as Person] = await api.addUser({ email: mailOf(name), role, name });
    callers[name as Person] = await api.asUser(mailOf(name));
  }
  const team = await insert("insert into teams (name, leader_id) values ('North', $1)", [ids.leader]);
  await api.sql('insert into team_members (user_id, team_id) values ($1, $3), ($2, $3)', [
    ids.leader,
    ids.seller,
    team,
  ]);

  const [mine, theirs, lead] = [
    await addContact('Ada', 'Ownfield', ids.seller, 'own-tag'),
    await addContact('Fred', 'Foreignson', ids.other, 'foreign-tag'),
    await addContact('Leo', 'Leadbetter', null, 'lead-tag'),
  ];
  await addContact('Uma', 'Unassigned', null, 'imported-tag');
  // The seller reads her because of a deal alone, and not the visit that answered what she asked.
  const answered = await addContact('Vic', 'Visited', ids.other, 'visited-tag');
  for (const contact of [mine, theirs, lead, answered]) await ask(contact);
  const quiet = { touched_at: '2020-01-01T00:00:00Z' };
  records['own deal'] = await addDeal(api, {
    contact_id: mine,
    owner_id: ids.seller,
    buyer_name: 'Ada Ownfield',
    ...quiet,
  });
  records['foreign deal'] = await addDeal(api, {
    contact_id: theirs,
    owner_id: ids.other,
    buyer_name: 'Fred Foreignson',
    ...quiet,
  });
  await addDeal(api, { contact_id: lead, owner_id: null, buyer_name: 'Leo Leadbetter', ...quiet });
  await addDeal(api, { contact_id: answered, owner_id: ids.seller, buyer_name: 'Vic Visited' });
  await addPayment(api, records['own deal'], { dollars: 100 });
  await addPayment(api, records['foreign deal'], { dollars: 2000 });
  const [somebody, sellers] = [await addConsultant(null), await addConsultant(ids.seller)];
  await book('Own visit', mine, { consultant: somebody, home: 'Cedar' });
  await book('Foreign visit', theirs, { consultant: somebody, home: 'Hidden' });
  await book('Held visit', theirs, { consultant: sellers, home: 'Hidden' });
  await book('Answering visit', answered, { consultant: somebody, status: 'confirmed', home: 'Secret' });
  await addProject('Own home', mine, null, 0);
  await addProject('Managed home', theirs, ids.manager, 5000);
  await addProject('Other home', null, ids.admin, 700);
  records['mail'] = await insert(
    "insert into mails (kind, to_name, to_address, subject, text, html, attachments, state) values ('x', '', 'gone@b.example', 's', 't', 'h', '[]', 'failed')",
  );
  records['import'] = await insert(
    "insert into contact_imports (file_name, state, columns, mapping, counts, rows) values ('leads.csv', 'imported', '{}', '{}', '{\"outcome failed\": 3}', 9)",
  );
});

describe('today.scope: today', () => {
  const today = async (who: Person): Promise<any> => {
    const { data, errors } = await callers[who].gql(
      `{ today { items { kind id title contactId projectId } pagination { total } }
         waitingCounts { total calls contacts appointments documents requests contractors factory mails imports } }`,
    );
    expect(errors).toBeUndefined();
    return { items: data.today.items, total: data.today.pagination.total, counts: data.waitingCounts };
  };
  const namesOf = async (who: Person): Promise<string[]> => {
    const { items, total, counts } = await today(who);
    expect([total, counts.total]).toEqual([items.length, items.length]);
    const names = new Map(Object.entries(records).map(([name, id]) => [id, name]));
    return items.map(({ kind, id }: any) => `${kind} ${names.get(id) ?? 'of the lead'}`).sort();
  };
  const sellers = [
    'booking Held visit',
    'booking Own visit',
    'call Leadbetter',
    'call Ownfield',
    'deal of the lead',
    'deal own deal',
    'document Own home deed',
  ];
  const visits = ['booking Foreign visit', 'booking Held visit'];

  it('has what each person reads, of the kinds that they may open', async () => {
    expect(await namesOf('seller')).toEqual(sellers);
    expect(await namesOf('leader')).toEqual(sellers);
    expect(await namesOf('other')).toEqual([
      ...visits,
      'call Foreignson',
      'call Leadbetter',
      'deal foreign deal',
      'deal of the lead',
      'document Managed home deed',
    ]);
    const work = ['Managed', 'Other', 'Own'].map((name) => `document ${name} home deed`);
    expect(await namesOf('manager')).toEqual([
      ...['Managed', 'Other', 'Own'].map((name) => `build ${name} home build`),
      'call Foreignson',
      ...work,
    ]);
    const office = [
      ...visits,
      'booking Own visit',
      ...['Managed', 'Other', 'Own'].map((name) => `build ${name} home build`),
      'call Foreignson',
      'call Leadbetter',
      'call Ownfield',
      'deal foreign deal',
      'deal of the lead',
      'deal own deal',
      ...work,
      'import import',
    ];
    expect(await namesOf('office')).toEqual(office);
    expect(await namesOf('admin')).toEqual([...office, 'mail mail']);
  });

  it('role.no-oracle: names no other record that its reader does not read, and counts only what it lists', async () => {
    const { items, counts } = await today('seller');
    const visit = items.find(({ id }: any) => id === records['Held visit']);
    expect(visit.contactId).toBeNull();
    expect(items.find(({ id }: any) => id === records['Own visit']).contactId).toBe(records['Ownfield']);
    expect(counts).toMatchObject({
      calls: 2,
      contacts: 2,
      appointments: 2,
      documents: 1,
      contractors: 0,
      mails: 0,
      imports: 0,
    });
  });

  it('lets nobody dismiss what they are not shown', async () => {
    const dismiss = (who: Person, kind: string, id: string) =>
      callers[who].gql('mutation ($kind: WaitingKind!, $id: ID!) { dismissWaiting(kind: $kind, id: $id) }', {
        kind,
        id,
      });
    const code = async (who: Person, kind: string): Promise<unknown> =>
      (await dismiss(who, kind, String(records[kind]))).errors?.[0]?.extensions.code;
    for (const who of ['seller', 'manager'] as const)
      expect([await code(who, 'mail'), await code(who, 'import')]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect([await code('office', 'mail'), await code('office', 'import')]).toEqual(['NOT_FOUND', undefined]);
    expect(await code('admin', 'mail')).toBeUndefined();
  });
});

describe('role.report: a report', () => {
  const result = (who: Person, definition: object) =>
    callers[who].gql(
      'query ($definition: ReportDefinitionInput!) { reportResult(definition: $definition) { rows { keys values } totals } }',
      { definition },
    );
  const totals = async (
    who: Person,
    source: string,
    measures = ['count'],
    more: object = {},
  ): Promise<unknown> => {
    const { data, errors } = await result(who, { source, measures, ...more });
    return errors?.[0]?.extensions.code ?? data.reportResult.totals;
  };
  const each = async (source: string, measures?: string[], more?: object) =>
    Object.fromEntries(
      await Promise.all(people.map(async (who) => [who, await totals(who, source, measures, more)])),
    );

  it('counts what its reader reads; who may not list it is refused', async () => {
    const no = 'FORBIDDEN';
    expect(await each('contacts')).toEqual({
      admin: [5],
      leader: [3],
      seller: [3],
      other: [3],
      manager: [1],
      office: [5],
    });
    expect(await each('appointments')).toEqual({
      admin: [4],
      leader: [2],
      seller: [2],
      other: [3],
      manager: [0],
      office: [4],
    });
    expect(await each('payments', ['net_sum'])).toEqual({
      admin: [2100],
      leader: [100],
      seller: [100],
      other: [2000],
      manager: no,
      office: [2100],
    });
    expect(await each('deals', ['count', 'paid_sum'])).toEqual({
      admin: [4, 2100],
      leader: [3, 100],
      seller: [3, 100],
      other: [3, 2000],
      manager: no,
      office: [4, 2100],
    });
    expect(await each('campaigns')).toMatchObject({ leader: no, seller: no, other: no, manager: no });
    expect(Array.isArray(await totals('office', 'campaigns'))).toBe(true);
  });

  it('groups by whose work it is, and is filtered by it', async () => {
    const counted: Readonly<Record<string, string>> = {
      contacts: 'select owner_id as owner from contacts',
      projects: 'select manager_id as owner from projects',
      appointments: `select coalesce(u.id, c.owner_id) as owner from appointments a
        left join consultants k on k.id = a.consultant_id
        left join users u on u.id = k.user_id and u.disabled_at is null
        left join contacts c on c.id = a.contact_id`,
    };
    for (const [source, rows] of Object.entries(counted)) {
      const expected = await api.sql<{ owner: string; count: number }>(
        `select coalesce(owner::text, '') as owner, count(*)::int from (${rows}) counted group by owner`,
      );
      expect(expected.length).toBeGreaterThan(1);
      const { data } = await result('admin', { source, measures: ['count'], groups: ['owner'] });
      const groups = (data.reportResult.rows as { keys: string[]; values: number[] }[]).map(
        ({ keys: [owner], values: [count] }) => ({ owner, count }),
      );
      expect(new Set(groups)).toEqual(new Set(expected));
      for (const { owner, count } of expected)
        expect(
          await totals('admin', source, ['count'], {
            filters: [{ field: 'owner', op: 'one_of', values: [owner] }],
          }),
        ).toEqual([count]);
    }
  });

  it('role.margin: shows cost to the admin, to a manager that of their own projects', async () => {
    expect(await each('projects', ['count', 'budget_sum', 'cost_sum'])).toEqual({
      admin: [3, 300, 5700],
      leader: [1, 100, null],
      seller: [1, 100, null],
      other: [1, 100, null],
      manager: [3, 300, 5000],
      office: [3, 300, null],
    });
    const { data } = await result('office', {
      source: 'projects',
      groups: ['status'],
      measures: ['cost_sum', 'count'],
    });
    expect(data.reportResult).toEqual({
      rows: [{ keys: ['planning'], values: [null, 3] }],
      totals: [null, 3],
    });
  });

  it('role.no-oracle: tells nothing of visits that its reader does not read, and still knows who was answered', async () => {
    const homes = async (who: Person): Promise<unknown[]> =>
      (
        await result(who, { source: 'contacts', groups: ['home'], measures: ['count'] })
      ).data.reportResult.rows.map(({ keys }: any) => keys[0]);
    expect(await homes('seller')).toEqual(['', 'Cedar']);
    expect(await homes('other')).toEqual(['', 'Hidden', 'Secret']);
    const waiting = { filters: [{ field: 'waiting', op: 'is', values: ['yes'] }] };
    expect(await totals('seller', 'contacts', ['count'], waiting)).toEqual([2]);
    expect(await totals('admin', 'contacts', ['count'], waiting)).toEqual([3]);
  });

  it('leads to exactly the records that it counts', async () => {
    const titles = async (who: Person, source: string, measure: string): Promise<unknown> => {
      const { data, errors } = await callers[who].gql(
        `query ($definition: ReportDefinitionInput!, $measure: String!) {
           reportRecords(definition: $definition, measure: $measure) { records { title } pagination { total } } }`,
        { definition: { source, measures: [measure] }, measure },
      );
      if (errors) return errors[0]?.extensions.code;
      const { records: rows, pagination } = data.reportRecords;
      expect(pagination.total).toBe(rows.length);
      return rows.map(({ title }: any) => title).sort();
    };
    expect(await titles('seller', 'contacts', 'count')).toEqual([
      'Ada Ownfield',
      'Leo Leadbetter',
      'Vic Visited',
    ]);
    expect(await titles('manager', 'deals', 'count')).toBe('FORBIDDEN');
    expect(await titles('seller', 'projects', 'cost_sum')).toEqual([]);
    expect(await titles('manager', 'projects', 'cost_sum')).toEqual(['Managed home']);
  });

  it('offers words and people of what its reader reads, and recipients to whoever may have it mailed', async () => {
    const options = async (who: Person): Promise<any> => {
      const { data, errors } = await callers[who].gql(
        '{ reportOptions { lists { field words } people { field name } admins { name } } }',
      );
      expect(errors).toBeUndefined();
      const { lists, people: named, admins } = data.reportOptions;
      return {
        words: (field: string) => lists.find((list: any) => list.field === field).words,
        fields: new Set(named.map(({ field }: any) => field)),
        owners: named.filter(({ field }: any) => field === 'owner').map(({ name }: any) => name),
        admins,
      };
    };
    const [seller, manager, admin] = [
      await options('seller'),
      await options('manager'),
      await options('admin'),
    ];
    expect(seller.words('tag')).toEqual(['lead-tag', 'own-tag', 'visited-tag']);
    expect(seller.words('home')).toContain('Cedar');
    expect(seller.words('home')).not.toContain('Secret');
    expect(admin.words('home')).toContain('Secret');
    expect(seller.owners).toEqual(expect.arrayContaining(['leader', 'seller', 'other', 'office']));
    expect(manager.owners).toEqual(seller.owners);
    expect([seller.fields.has('contractor'), manager.fields.has('contractor')]).toEqual([false, true]);
    expect([seller.admins, admin.admins.map(({ name }: any) => name)]).toEqual([
      [],
      expect.arrayContaining(['seller', 'manager', 'office']),
    ]);
  });

  const save = (who: Person, name: string, definition: object) =>
    callers[who].gql('mutation ($input: CreateReportInput!) { createReport(input: $input) { id version } }', {
      input: { name, shared: true, definition },
    });

  it('that is saved is shown to those who may list what it counts', async () => {
    const { id } = (await save('admin', 'Shared deals', { source: 'deals' })).data.createReport;
    const read = async (who: Person): Promise<unknown> =>
      (await callers[who].gql('query ($id: ID!) { report(id: $id) { id } }', { id })).errors?.[0]?.extensions
        .code;
    expect([await read('manager'), await read('seller')]).toEqual(['NOT_FOUND', undefined]);
    const listed = await callers.manager.gql('{ reports { name } }');
    expect(listed.data.reports).toEqual([]);
    expect((await save('manager', 'Mine', { source: 'payments' })).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
  });

  it('that is mailed has for each recipient what they read', async () => {
    const mailed = async (name: string, definition: object): Promise<Record<string, string>> => {
      const { id, version } = (await save('admin', name, definition)).data.createReport;
      const { errors } = await callers.admin.gql(
        'mutation ($id: ID!, $version: Int!, $schedule: ReportScheduleInput) { scheduleReport(id: $id, version: $version, schedule: $schedule) { id } }',
        {
          id,
          version,
          schedule: {
            every: 'daily',
            hour: 8,
            format: 'csv',
            recipients: [ids.admin, ids.seller, ids.manager, ids.office],
          },
        },
      );
      expect(errors).toBeUndefined();
      await sendReport(api.app.systemContext(), { reportId: id, dueAt: '2027-11-06T15:00:00.000Z' });
      const sent = await api.sql(
        "select to_address, attachments from mails where kind = 'report' and reference_id = $1",
        [id],
      );
      return Object.fromEntries(
        sent.map(({ to_address: to, attachments }) => [
          to.split('@')[0],
          attachments[0].content.trim().split('\r\n').at(-1),
        ]),
      );
    };
    expect(await mailed('People', { source: 'contacts' })).toEqual({
      admin: expect.stringContaining('5'),
      seller: expect.stringContaining('3'),
      manager: expect.stringContaining('1'),
      office: expect.stringContaining('5'),
    });
    expect(Object.keys(await mailed('Money', { source: 'payments' })).sort()).toEqual([
      'admin',
      'office',
      'seller',
    ]);
  });
});

it('saved views of a list that one may not open are not shown, and none can be saved', async () => {
  const save = (who: Person, list: string) =>
    callers[who].gql('mutation ($input: SaveViewInput!) { saveView(input: $input) { id } }', {
      input: { list, name: 'All', shared: true, parameters: [] },
    });
  const { id } = (await save('admin', 'deals')).data.saveView;
  const read = async (who: Person): Promise<unknown> => {
    const { data } = await callers[who].gql('{ savedViews(list: deals) { id } }');
    const one = await callers[who].gql('query ($id: ID!) { savedView(id: $id) { id } }', { id });
    return [data.savedViews.length, one.errors?.[0]?.extensions.code];
  };
  expect(await read('manager')).toEqual([0, 'NOT_FOUND']);
  expect(await read('seller')).toEqual([1, undefined]);
  expect((await save('manager', 'deals')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await save('manager', 'projects')).errors).toBeUndefined();
});

describe('role.no-oracle: the search', () => {
  const found = async (who: Person, text: string): Promise<string[]> => {
    const { data, errors } = await callers[who].gql(
      'query ($text: String!) { search(text: $text) { kind title } }',
      { text },
    );
    expect(errors).toBeUndefined();
    return data.search.map(({ kind, title }: any) => `${kind} ${title}`).sort();
  };

  it('finds what its reader reads, whatever it is found by', async () => {
    const number = async (deal: string): Promise<string> =>
      `D-${(await api.sql('select number from deals where id = $1', [records[deal]]))[0]?.['number']}`;
    const [own, foreign] = [await number('own deal'), await number('foreign deal')];
    expect(await found('seller', 'ownfield')).toEqual([
      'contact Ada Ownfield',
      `deal ${own}, Ada Ownfield`,
      'project Own home',
    ]);
    expect(await found('seller', 'foreignson')).toEqual([]);
    expect([await found('seller', own), await found('seller', foreign)]).toEqual([
      [`deal ${own}, Ada Ownfield`],
      [],
    ]);
    expect(await found('manager', own)).toEqual([]);
    expect(await found('manager', 'foreignson')).toEqual(['contact Fred Foreignson', 'project Managed home']);
    expect(await found('office', 'foreignson')).toEqual([
      'contact Fred Foreignson',
      `deal ${foreign}, Fred Foreignson`,
      'project Managed home',
    ]);
    expect(await found('seller', 'home deed')).toEqual(['document Own home deed']);
    expect(await found('manager', 'home deed')).toHaveLength(3);
    expect(await found('seller', 'visit')).toEqual([
      'appointment Held visit',
      'appointment Own visit',
      'contact Vic Visited',
      expect.stringMatching(/^deal D-\d+, Vic Visited$/),
    ]);
    expect([await found('office', 'office@scopes'), await found('admin', 'office@scopes')]).toEqual([
      [],
      ['user office'],
    ]);
  });

  it('finds no design of whom its reader does not read', async () => {
    const { code } = (await api.rest('POST', '/api/designs', { roof: 'hip' })).body;
    const designs = async (who: Person): Promise<number> =>
      (await found(who, code)).filter((hit) => hit.startsWith('design')).length;
    expect([await designs('seller'), await designs('office')]).toEqual([0, 1]);
    await api.sql('update designs set contact_id = $1 where code = $2', [records['Ownfield'], code]);
    expect([await designs('seller'), await designs('other'), await designs('manager')]).toEqual([1, 0, 0]);
  });

  it('corrects with words of what its reader reads alone', async () => {
    const own = await found('seller', 'ownfield');
    expect(own).toHaveLength(3);
    expect(await found('seller', 'ownfeild')).toEqual(own);
    expect(await found('seller', 'foriegnson')).toEqual([]);
    expect(await found('other', 'foriegnson')).toContain('contact Fred Foreignson');
    // That somebody is really called so does not show.
    await addContact('Olga', 'Ownfeild', ids.other, 'other-tag');
    await api.sql('select search_learn_words()');
    expect(await found('seller', 'ownfeild')).toEqual(own);
    expect(await found('other', 'ownfeild')).toEqual(['contact Olga Ownfeild']);
  });
});

it('the overview shows the office no accounts', async () => {
  const newest = async (who: Person): Promise<number> =>
    (await callers[who].gql('{ overview { recentUsers { id } } }')).data.overview.recentUsers.length;
  expect([await newest('office'), await newest('admin')]).toEqual([0, 6]);
});
