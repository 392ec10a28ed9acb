import { defaultPreferences } from '@hearthline/rules/office/preferences.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { erasePerson, removePerson } from '../../../testing/fixtures/erasable-person.ts';

const api = useApi();
let admin: Caller;
let customer: Caller;

const layout = 'order hidden widths { column width }';
const fields = `keyboardShortcuts contactColumns { ${layout} } projectColumns { ${layout} } userColumns { ${layout} } homeColumns { ${layout} } dealColumns { ${layout} }`;
const read = async (who: Caller): Promise<any> =>
  (await who.gql(`{ preferences { ${fields} } }`)).data.preferences;
const save = (who: Caller, input: object) =>
  who.gql(`mutation ($input: PreferenceInput!) { savePreference(input: $input) { ${fields} } }`, { input });
const code = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

const columns = { order: ['name', 'phone'], hidden: ['source'], widths: [{ column: 'email', width: 240 }] };

beforeAll(async () => {
  admin = await api.as('admin');
  customer = await api.as('customer');
});

describe('preferences', () => {
  it('are what is usual until somebody chooses, and are each person’s own', async () => {
    expect(await read(admin)).toEqual(defaultPreferences);
    const saved = await save(admin, { contactColumns: columns });
    expect(saved.data.savePreference).toEqual({ ...defaultPreferences, contactColumns: columns });
    await save(admin, { keyboardShortcuts: false });
    expect(await read(admin)).toEqual({
      ...defaultPreferences,
      contactColumns: columns,
      keyboardShortcuts: false,
    });
    expect(await read(customer)).toEqual(defaultPreferences);
  });

  it('keep one row for each name, which null removes', async () => {
    await save(admin, { keyboardShortcuts: true, contactColumns: { ...columns, hidden: [] } });
    const rows = () => api.sql('select name, value from user_preferences order by name');
    expect(await rows()).toEqual([
      { name: 'contactColumns', value: { ...columns, hidden: [] } },
      { name: 'keyboardShortcuts', value: true },
    ]);
    const answer = await save(admin, { keyboardShortcuts: null, contactColumns: null });
    expect(answer.data.savePreference).toEqual(defaultPreferences);
    expect(await rows()).toEqual([]);
  });

  it('are of each list on its own', async () => {
    const homeColumns = {
      order: ['name', 'status'],
      hidden: ['featured'],
      widths: [{ column: 'type', width: 140 }],
    };
    await save(admin, { homeColumns });
    expect(await read(admin)).toEqual({ ...defaultPreferences, homeColumns });
    await save(admin, { homeColumns: null });
  });

  it.each([
    ['a name that is not a setting', { theme: 'dark' }],
    ['nothing', {}],
    ['a column of another list', { contactColumns: { order: ['role'], hidden: [], widths: [] } }],
    ['a column of another list for homes', { homeColumns: { order: ['email'], hidden: [], widths: [] } }],
    ['a column twice', { contactColumns: { order: ['name', 'name'], hidden: [], widths: [] } }],
    ['hiding the name', { userColumns: { order: [], hidden: ['name'], widths: [] } }],
    [
      'a width of a hundred screens',
      { projectColumns: { order: [], hidden: [], widths: [{ column: 'name', width: 200_000 }] } },
    ],
    [
      'more columns than there are',
      { userColumns: { order: Array(500).fill('name'), hidden: [], widths: [] } },
    ],
  ])('refuse %s', async (_what, input) => {
    expect(code(await save(admin, input))).toBe('BAD_INPUT');
    expect(await read(admin)).toEqual(defaultPreferences);
  });

  it('that an older version stored and the rules no longer allow count as not chosen', async () => {
    await save(customer, { keyboardShortcuts: false });
    await api.sql(
      `insert into user_preferences (user_id, name, value) select id, 'contactColumns', '{"order":["gone"]}' from users where email = 'customer@example.com'`,
    );
    expect(await read(customer)).toEqual({ ...defaultPreferences, keyboardShortcuts: false });
  });

  it('are for those who are signed in', async () => {
    expect(code(await api.gql(`{ preferences { keyboardShortcuts } }`))).toBe('UNAUTHENTICATED');
    expect(code(await save(api, { keyboardShortcuts: false }))).toBe('UNAUTHENTICATED');
  });

  it('go with the personal data of the account', async () => {
    const id = await api.addUser({
      email: 'leaver@preferences.example',
      role: 'admin',
      name: 'Lea Verlaine',
    });
    const leaver = await api.asUser('leaver@preferences.example');
    await save(leaver, { keyboardShortcuts: false });
    await removePerson(admin, id);
    const stored = () => api.sql('select from user_preferences where user_id = $1', [id]);
    expect(await stored()).toHaveLength(1);
    await erasePerson(admin, id, 'leaver@preferences.example');
    expect(await stored()).toEqual([]);
  });
});
