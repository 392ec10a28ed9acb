import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addStaff, type StaffMember } from '../../../../testing/fixtures/staff-fixtures.ts';

const api = useApi();
let office: StaffMember;
let seller: StaffMember;

interface Source {
  readonly key: string;
  readonly label: string;
  readonly active: boolean;
  readonly words: string[];
  readonly contacts: number;
  readonly deals: number;
  readonly version: number;
}

const fields = 'key label active words contacts deals version';
const sources = async (caller: Caller = office): Promise<Map<string, Source>> => {
  const { data } = await caller.gql(`{ leadSources { ${fields} } }`);
  return new Map(data.leadSources.map((one: Source) => [one.key, one]));
};
const save = async (input: object, caller: Caller = office) => {
  const { data, errors } = await caller.gql(
    `mutation ($key: String, $version: Int, $label: String!, $active: Boolean!, $words: [String!]!) {
      saveLeadSource(key: $key, version: $version, label: $label, active: $active, words: $words) { ${fields} } }`,
    { active: true, ...input },
  );
  return { saved: data?.saveLeadSource as Source, code: errors?.[0]?.extensions.code };
};
let people = 0;
const add = async (source: string, caller: Caller = office): Promise<{ id: string; source: string }> => {
  const email = `source${++people}@sources.example`;
  return (await caller.rest('POST', '/api/contacts', { firstName: 'A', lastName: 'B', email, source })).body;
};
const listed = async (source: string): Promise<number> =>
  (await office.rest('GET', `/api/contacts?source=${encodeURIComponent(source)}`)).body.pagination.total;
const countOf = async (source: string): Promise<number> =>
  (await office.gql('query ($source: String) { contactCount(source: $source) }', { source })).data
    .contactCount;
const offered = async (): Promise<string[]> => (await office.gql('{ contactSources }')).data.contactSources;
const report = async (): Promise<Map<string, [string | null, number]>> => {
  const { data, errors } = await office.gql(
    `query ($definition: ReportDefinitionInput!) { reportResult(definition: $definition) { rows { keys names values } } }`,
    { definition: { source: 'contacts', filters: [], groups: ['source'], measures: ['count'] } },
  );
  expect(errors).toBeUndefined();
  return new Map(
    data.reportResult.rows.map(({ keys, names, values }: any) => [keys[0], [names[0], values[0]]]),
  );
};

beforeAll(async () => {
  await api.sql('delete from deals');
  await api.sql('delete from contacts');
  office = await addStaff(api, 'office', 'office');
  seller = await addStaff(api, 'seller', 'sales');
});

describe('data.source', () => {
  it('spellings that differ in case, blanks and punctuation are one; what is stored stays', async () => {
    const made = [await add('Parade, 2027'), await add('parade 2027'), await add('PARADE: 2027!')];
    expect(made[0]?.source).toBe('Parade, 2027');
    const parade = (await sources()).get('Parade, 2027');
    expect(parade).toMatchObject({ label: 'Parade, 2027', active: true, contacts: 3, version: 1 });
    for (const spelling of ['Parade, 2027', 'parade2027', 'Parade - 2027'])
      expect([await listed(spelling), await countOf(spelling)], spelling).toEqual([3, 3]);
    expect((await report()).get('Parade, 2027')).toEqual(['Parade, 2027', 3]);
    const { data } = await office.gql('query ($id: ID!) { contact(id: $id) { source sourceLabel } }', {
      id: made[2]?.id,
    });
    expect(data.contact.sourceLabel).toBe('Parade, 2027');
  });

  it('the standard sources read as words, and every one is offered until it is inactive; it is still counted', async () => {
    const standard = ['manual', 'consultant_request', 'appointment', 'import'];
    const all = await sources();
    expect(standard.map((key) => all.get(key)?.label)).toEqual([
      'Manual',
      'Consultant request',
      'Appointment',
      'Import',
    ]);
    expect([...all.keys()].slice(0, 4)).toEqual(standard);
    await add('Billboard');
    expect(await offered()).toContain('Billboard');
    const { saved } = await save({
      key: 'Billboard',
      version: 1,
      label: 'Signs',
      active: false,
      words: ['Billboard'],
    });
    expect(saved).toMatchObject({ key: 'Billboard', label: 'Signs', active: false, version: 2, contacts: 1 });
    expect(await offered()).not.toContain('Billboard');
    expect((await report()).get('Billboard')).toEqual(['Signs', 1]);
    expect(await listed('billboard')).toBe(1);
  });

  it('a word given to one source leaves the other, which is gone without any: they merge, and split again', async () => {
    const [referral, friend] = [await add('Referral'), await add('Friend')];
    await office.gql('mutation ($input: DealInput!) { createDeal(input: $input) { id } }', {
      input: { contactId: friend.id, source: 'FRIEND' },
    });
    const merged = await save({
      key: 'Referral',
      version: 1,
      label: 'Word of mouth',
      words: ['Referral', ' friend '],
    });
    expect(merged.saved).toMatchObject({
      key: 'Referral',
      words: ['Referral', 'Friend'],
      contacts: 2,
      deals: 1,
    });
    expect((await sources()).has('Friend')).toBe(false);
    for (const spelling of ['referral', 'Friend']) expect(await listed(spelling)).toBe(2);
    expect((await report()).get('Referral')).toEqual(['Word of mouth', 2]);
    expect((await report()).has('Friend')).toBe(false);
    expect(
      await api.sql('select source from contacts where id = any($1) order by source', [
        [referral.id, friend.id],
      ]),
    ).toEqual([{ source: 'Friend' }, { source: 'Referral' }]);
    const { data } = await office.gql('{ deals { deals { source sourceLabel } } }');
    expect(data.deals.deals).toEqual([{ source: 'Friend', sourceLabel: 'Word of mouth' }]);

    const split = await save({ key: 'Referral', version: 2, label: 'Referral', words: ['Referral'] });
    expect(split.saved).toMatchObject({ words: ['Referral'], contacts: 1, deals: 0, version: 3 });
    expect((await sources()).get('Friend')).toMatchObject({
      label: 'Friend',
      contacts: 1,
      deals: 1,
      version: 1,
    });
  });

  it('a source whose own key leaves goes on under its next word, and a new one may take words', async () => {
    await add('Radio');
    await add('Spot');
    await save({ key: 'Radio', version: 1, label: 'Air', words: ['Radio', 'Spot'] });
    const made = await save({ label: 'Radio station', words: ['radio', 'Not yet used'] });
    expect(made.saved).toMatchObject({ key: 'Radio', words: ['Radio', 'Not yet used'], contacts: 1 });
    expect((await sources()).get('Spot')).toMatchObject({ label: 'Air', words: ['Spot'], version: 3 });
    expect((await add('NOT-YET-USED')).source).toBe('Not yet used');
  });

  it('is refused to whoever read an older version, without a word, and to whoever may not', async () => {
    await add('Magazine');
    const input = { key: 'Magazine', label: 'Press', words: ['Magazine'] };
    expect((await save({ ...input, version: 9 })).code).toBe('CONFLICT');
    expect((await save(input)).code).toBe('BAD_INPUT');
    expect((await save({ ...input, version: 1, words: [] })).code).toBe('BAD_INPUT');
    expect((await save({ ...input, version: 1, label: ' ' })).code).toBe('BAD_INPUT');
    expect((await save({ ...input, version: 1, key: 'Nothing' })).code).toBe('NOT_FOUND');
    expect((await save({ ...input, version: 1 }, seller)).code).toBe('FORBIDDEN');
    const two = await Promise.all([save({ ...input, version: 1 }), save({ ...input, version: 1 })]);
    expect(two.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', undefined]);
  });

  it('role.no-oracle: counts what the viewer reads', async () => {
    await add('Parade, 2027', seller);
    expect((await sources(seller)).get('Parade, 2027')).toMatchObject({ contacts: 1, deals: 0 });
    expect((await sources()).get('Parade, 2027')?.contacts).toBe(4);
  });

  it('two who bring a new spelling at once begin one source', async () => {
    await Promise.all(['Open house', 'open.house', 'OPEN-HOUSE', 'open house!'].map((source) => add(source)));
    const begun = [...(await sources()).values()].filter(({ key }) => /open/i.test(key));
    expect(begun.map(({ contacts }) => contacts)).toEqual([4]);
  });
});
