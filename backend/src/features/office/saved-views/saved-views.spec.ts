import { savedViewLimits, savedViewSentences } from '@hearthline/rules/office/saved-views.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { erasePerson, removePerson } from '../../../testing/fixtures/erasable-person.ts';
import { missingId } from '../../../testing/access/access-probe.ts';

const api = useApi();
let admin: Caller;
let other: Caller;

const fields =
  'id version list name shared isMine ownerName parameters { name value } columns { order hidden widths { column width } }';
const save = (who: Caller, input: object = {}) =>
  who.gql(`mutation ($input: SaveViewInput!) { saveView(input: $input) { ${fields} } }`, {
    input: { list: 'contacts', name: 'Mine', parameters: [], ...input },
  });
const saved = async (who: Caller, input: object = {}): Promise<any> => (await save(who, input)).data.saveView;
const update = (who: Caller, id: string, input: object) =>
  who.gql(
    `mutation ($id: ID!, $input: UpdateViewInput!) { updateView(id: $id, input: $input) { ${fields} } }`,
    {
      id,
      input: { name: 'Changed', parameters: [], version: 1, ...input },
    },
  );
const remove = (who: Caller, id: string, version = 1) =>
  who.gql('mutation ($id: ID!, $version: Int!) { deleteView(id: $id, version: $version) }', { id, version });
const views = async (who: Caller, list = 'contacts'): Promise<any[]> => {
  const answer = await who.gql(`query ($list: ViewList!) { savedViews(list: $list) { ${fields} count } }`, {
    list,
  });
  expect(answer.errors).toBeUndefined();
  return answer.data.savedViews;
};
const one = (who: Caller, id: string) =>
  who.gql(`query ($id: ID!) { savedView(id: $id) { ${fields} } }`, { id });
const refusal = (answer: { errors?: { message: string; extensions: { code: string } }[] }) =>
  answer.errors?.map(({ message, extensions }) => [extensions.code, message])[0];
const missing = ['NOT_FOUND', savedViewSentences.missing];
const parameters = (filter: object) => Object.entries(filter).map(([name, value]) => ({ name, value }));

beforeAll(async () => {
  await api.addUser({ email: 'second@views.example', role: 'admin', name: 'Second Admin' });
});
beforeEach(async () => {
  await api.sql('delete from saved_views');
  await api.sql('delete from limits');
  admin = await api.as('admin');
  other = await api.asUser('second@views.example');
});

describe('a saved view', () => {
  it('keeps filters, order and columns in one form', async () => {
    const columns = { order: ['phone'], hidden: ['source'], widths: [{ column: 'name', width: 200 }] };
    const view = await saved(admin, {
      name: ' Active, A to Z ',
      parameters: parameters({ status: 'active', sort: 'name', search: ' Ada ', tag: '', waiting: 'false' }),
      columns,
    });
    expect(view).toMatchObject({
      name: 'Active, A to Z',
      shared: false,
      isMine: true,
      parameters: parameters({ search: 'Ada', sort: 'name', status: 'active' }),
      columns,
    });
    expect((await one(admin, view.id)).data.savedView).toEqual(view);
  });

  it('that is private answers colleagues like one that is not there', async () => {
    const { id } = await saved(admin);
    expect(await views(other)).toEqual([]);
    for (const who of [id, missingId, 'nonsense']) {
      expect(refusal(await one(other, who))).toEqual(missing);
      expect(refusal(await update(other, who, {}))).toEqual(missing);
      expect(refusal(await remove(other, who))).toEqual(missing);
    }
    expect(await views(admin)).toHaveLength(1);
  });

  it('that is shared is seen by all staff who may open its list, and changed and deleted by its owner alone', async () => {
    const mine = await saved(other, { name: 'Zed' });
    const { id } = await saved(admin, { name: 'For all', shared: true });
    expect((await views(other)).map(({ name, isMine, ownerName }) => [name, isMine, ownerName])).toEqual([
      ['Zed', true, 'Second Admin'],
      ['For all', false, expect.any(String)],
    ]);
    expect(refusal(await update(other, id, {}))?.[0]).toBe('FORBIDDEN');
    expect(refusal(await remove(other, id))?.[0]).toBe('FORBIDDEN');
    const changed = await update(admin, id, { shared: false, parameters: parameters({ status: 'active' }) });
    expect(changed.data.updateView).toMatchObject({ name: 'Changed', shared: false, version: 2 });
    expect((await views(other)).map((view) => view.id)).toEqual([mine.id]);
    expect(refusal(await remove(admin, id, 1))?.[0]).toBe('CONFLICT');
    expect((await remove(admin, id, 2)).data.deleteView).toBe(id);
    expect(await views(admin)).toEqual([]);
  });

  it('is for staff only', async () => {
    const { id } = await saved(admin, { shared: true });
    for (const role of ['customer', 'contractor', 'agent'] as const) {
      const who = await api.as(role);
      expect(refusal(await save(who))?.[0]).toBe('FORBIDDEN');
      expect(refusal(await one(who, id))?.[0]).toBe('FORBIDDEN');
    }
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'a'.repeat(savedViewLimits.name + 1) }],
    ['another list', { list: 'users' }],
    ['a filter that is none', { parameters: parameters({ page: '2' }) }],
    ['a filter of another list', { list: 'projects', parameters: parameters({ tag: 'vip' }) }],
    [
      'a filter twice',
      { parameters: [...parameters({ status: 'active' }), ...parameters({ status: 'active' })] },
    ],
    ['an unknown status', { parameters: parameters({ status: 'nonsense' }) }],
    ['a day that is none', { parameters: parameters({ addedFrom: '2026-02-30' }) }],
    ['a long search', { parameters: parameters({ search: 'a'.repeat(10_000) }) }],
    [
      'a hundred filters',
      { parameters: Array.from({ length: 100 }, (_, n) => ({ name: `f${n}`, value: '1' })) },
    ],
    ['a column of another list', { columns: { order: ['budget'], hidden: [], widths: [] } }],
  ])('refuses %s', async (_what, input) => {
    expect(refusal(await save(admin, input))?.[0]).toBe('BAD_INPUT');
  });

  it('is refused beyond fifty of one person, also if two are saved at once', async () => {
    await api.sql(
      `insert into saved_views (owner_id, list, name, shared, parameters) select u.id, 'contacts', 'View ' || n, false, '[]' from users u, generate_series(1, $1) n where u.email = 'admin@example.com'`,
      [savedViewLimits.perPerson - 1],
    );
    const answers = await Promise.all([save(admin), save(admin)]);
    expect(answers.map((answer) => refusal(answer)?.[0]).toSorted()).toEqual(['CONFLICT', undefined]);
    expect(refusal(await save(admin))).toEqual(['CONFLICT', savedViewSentences.tooMany]);
    expect((await save(other)).errors).toBeUndefined();
  });

  it('is written to the audit log without what it searches for', async () => {
    const { id } = await saved(admin, { shared: true, parameters: parameters({ search: 'secret words' }) });
    const [entry] = await api.sql(
      "select object, details from audit_entries where action = 'saved-view.create' order by created_at desc limit 1",
    );
    expect(entry).toEqual({ object: `saved-view:${id}`, details: { list: 'contacts', shared: true } });
  });
});

describe('the count of a view', () => {
  beforeAll(async () => {
    await api.sql(`insert into contacts (first_name, last_name, email, email_folded, status, source, tags)
      select 'Vera', 'View' || n, 'view' || n || '@views.example', 'view' || n || '@views.example',
        case when n % 3 = 0 then 'active' else 'prospect' end, 'fair', case when n % 2 = 0 then '{vip}'::text[] else '{}' end
      from generate_series(1, 60) n`);
    await api.sql(`insert into projects (name, description, status, stage, progress, completed_at)
      select 'View project ' || n, '', case when n % 2 = 0 then 'planning' else 'completed' end, 'Design', 0,
        case when n % 2 = 1 then now() end from generate_series(1, 7) n`);
  });

  it.each([
    {},
    { status: 'active' },
    { tag: 'vip' },
    { source: 'fair', status: 'active' },
    { search: 'Vera' },
    { search: 'View4', sort: 'name' },
    { addedFrom: '2026-01-01', sort: 'email' },
    { waiting: 'true' },
    { search: 'nobody has this' },
  ])('of contacts is the total of the list: %o', async (filter) => {
    await saved(admin, { parameters: parameters(filter) });
    const [view] = await views(admin);
    const list = await admin.rest(
      'GET',
      `/api/contacts?${new URLSearchParams(filter as Record<string, string>).toString()}`,
    );
    expect(view.count).toBe(list.body.pagination.total);
  });

  it.each([
    {},
    { status: 'planning' },
    { status: 'active' },
    { status: 'active_this_quarter' },
    { search: 'View project' },
  ])('of projects is the total of the list: %o', async (filter) => {
    await saved(admin, { list: 'projects', parameters: parameters(filter) });
    const [view] = await views(admin, 'projects');
    const list = await admin.rest(
      'GET',
      `/api/projects?${new URLSearchParams(filter as Record<string, string>).toString()}`,
    );
    expect(view.count).toBe(list.body.pagination.total);
  });

  it.each([
    {},
    { stage: 'quoted' },
    { open: 'true' },
    { search: 'Vera' },
    { owner: 'none' },
    { owner: 'me' },
  ])('of deals is the total of the list: %o', async (filter) => {
    await api.sql(`insert into deals (stage, probability_percent, buyer_name, lost_reason)
        select stage, 10, case when n % 2 = 0 then 'Vera View' else 'Bo' end, case stage when 'lost' then 'price' end
        from generate_series(1, 3) n, unnest('{new,quoted,won,lost}'::text[]) stage`);
    await saved(admin, { list: 'deals', parameters: parameters(filter) });
    const [view] = await views(admin, 'deals');
    const list = await admin.rest(
      'GET',
      `/api/deals?${new URLSearchParams(filter as Record<string, string>).toString()}`,
    );
    expect(view.count).toBe(list.body.pagination.total);
    await api.sql("delete from saved_views where list = 'deals'");
    await api.sql('delete from deals');
  });
});

describe('when an account is removed', () => {
  it('what it shared goes over to whoever removes it; what was private stays, until the account is erased', async () => {
    const id = await api.addUser({ email: 'leaver@views.example', role: 'admin', name: 'Lea Verlaine' });
    const leaver = await api.asUser('leaver@views.example');
    await saved(leaver, { name: 'Private' });
    await saved(leaver, { name: 'Shared', shared: true });
    await removePerson(admin, id);
    expect((await views(admin)).map(({ name, isMine }) => [name, isMine])).toEqual([['Shared', true]]);
    await erasePerson(admin, id, 'leaver@views.example');
    expect(await api.sql('select name from saved_views')).toEqual([{ name: 'Shared' }]);
  });

  it('searches for the erased person are deleted', async () => {
    const id = await api.addUser({ email: 'gone@views.example', role: 'customer', name: 'Gloria Gone' });
    await saved(admin, { name: 'By address', parameters: parameters({ search: 'Gone@views.example' }) });
    await saved(admin, { name: 'By name', parameters: parameters({ search: 'gloria gone' }) });
    await saved(admin, { name: 'Others', parameters: parameters({ search: 'Gloria' }) });
    await removePerson(admin, id);
    await erasePerson(admin, id, 'gone@views.example');
    expect((await views(admin)).map(({ name }) => name)).toEqual(['Others']);
  });
});
