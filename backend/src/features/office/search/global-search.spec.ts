import { readyReports } from '@hearthline/rules/office/reports/ready-reports.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { draftFor } from '../../../testing/fixtures/campaigns-fixtures.ts';
import { addProject } from '../../../testing/fixtures/projects-fixtures.ts';
import { runJob } from '../../../testing/jobs.ts';
import { searchJobs } from './search.jobs.ts';

const api = useApi();
let admin: Caller;

const addContact = (firstName: string, lastName: string, more: Record<string, string> = {}) =>
  admin.rest('POST', '/api/contacts', {
    firstName,
    lastName,
    email: `${lastName.toLowerCase().replace(/\W/g, '')}@people.example`,
    ...more,
  });

interface Hit {
  readonly kind: string;
  readonly title: string;
  readonly detail: string | null;
  readonly path: string;
}

const find = async (text: string): Promise<Hit[]> => {
  const { data, errors } = await admin.gql(
    'query ($text: String!) { search(text: $text) { kind id title detail path } }',
    { text },
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.search;
};
/** Reads the known words, as the job does every hour. */
const learn = async (): Promise<void> => {
  for (const { job } of searchJobs) await runJob(searchJobs, job, api.app.systemContext(), {});
};
const titles = async (text: string): Promise<string[]> => (await find(text)).map(({ title }) => title);

beforeAll(async () => {
  admin = await api.as('admin');
  await addContact('Zoë', 'Müller', { company: 'Nordwind Homes', phone: '(360) 555-0188' });
  await addContact('Clara', 'Ann');
  await addContact('Ann', 'Clarke');
  await addContact('Hannah', 'Lindqvist');
  await addContact('Percent', '100%_Sure');
  await addProject(api, { name: 'Whitfield Garden Cottage', customer: 'customer@example.com' });
  await draftFor(admin, 'spring', { name: 'Spring Open House' });
  await admin.gql('mutation ($input: CreateReportInput!) { createReport(input: $input) { id } }', {
    input: { name: 'Homes by county', shared: true, definition: readyReports[1]!.definition },
  });
  await learn();
});

describe('the search', () => {
  it('finds what has the words in any order, without accents', async () => {
    for (const text of ['Zoë Müller', 'muller zoe', ' ZOE   mull ', 'nordwind', '360-555-0188'])
      expect(await titles(text), text).toContain('Zoë Müller');
  });

  it('says in one line what tells a hit apart, and where it is shown', async () => {
    const [hit] = await find('zoe muller');
    expect(hit).toMatchObject({
      kind: 'contact',
      title: 'Zoë Müller',
      detail: 'Nordwind Homes · mller@people.example · (360) 555-0188',
      path: expect.stringMatching(/^\/contacts\/[0-9a-f-]{36}$/),
    });
  });

  it('finds every kind by its name', async () => {
    expect(await find('garden cottage')).toMatchObject([
      { kind: 'project', title: 'Whitfield Garden Cottage' },
    ]);
    expect(await find('spring open')).toMatchObject([{ kind: 'campaign', title: 'Spring Open House' }]);
    expect(await find('contractor@example.com')).toMatchObject([
      { kind: 'user', path: '/admin?tab=users&search=contractor%40example.com' },
    ]);
    expect(await find('homes county')).toMatchObject([
      { kind: 'report', title: 'Homes by county', detail: 'Shared report' },
    ]);
  });

  it('puts names that begin with the text before those that contain it', async () => {
    expect(await titles('ann')).toEqual(['Ann Clarke', 'Clara Ann', 'Hannah Lindqvist']);
    expect((await titles('clara ann'))[0]).toBe('Clara Ann');
  });

  it.each([
    ['mulelr', 'Zoë Müller'],
    ['calra', 'Clara Ann'],
    ['lindqvsit', 'Hannah Lindqvist'],
    ['lindkvist', 'Hannah Lindqvist'],
    ['hanna lindquist', 'Hannah Lindqvist'],
    ['lnidqv', 'Hannah Lindqvist'],
    ['whitfeild garden', 'Whitfield Garden Cottage'],
    ['spirng open', 'Spring Open House'],
  ])('understands %s', async (text, title) => {
    expect(await titles(text)).toContain(title);
  });

  it('understands a misspelled name that was stored a moment ago', async () => {
    await addContact('Ottilie', 'Havisham');
    expect(await titles('havihsam')).toEqual(['Ottilie Havisham']);
  });

  it('takes a word that begins a known one as it is spelled', async () => {
    expect(await titles('hann')).toEqual(['Hannah Lindqvist']);
  });

  it('finds nothing for what resembles nothing', async () => {
    expect(await find('xylophonist')).toEqual([]);
    expect(await find('99999999')).toEqual([]);
  });

  it('takes wildcards of the database for what they are', async () => {
    expect(await titles('100%_sure')).toEqual(['Percent 100%_Sure']);
    expect(await find('100_%sure')).toEqual([]);
    expect(await find('%%%')).toEqual([]);
    expect(await find('\\\\')).toEqual([]);
  });

  it.each(['', ' ', '\t \n ', '\u200b'])('finds nothing for blanks (%j)', async (text) => {
    expect(await find(text)).toEqual([]);
  });

  it.each([
    ['1,000 characters', 'a'.repeat(1000)],
    ['NUL', 'zoe\u0000'],
    ['half a character', 'zoe\ud800'],
  ])('refuses %s', async (_what, text) => {
    const { errors } = await admin.gql('query ($text: String!) { search(text: $text) { id } }', { text });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { text: expect.any(String) },
    });
  });

  it('shows a few of each kind', async () => {
    for (let n = 1; n <= 9; n += 1) await addContact(`Bertil${n}`, `Crowd${n}`);
    await addProject(api, { name: 'The Crowd House' });
    const kinds = (await find('crowd')).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'contact')).toHaveLength(6);
    expect(kinds).toContain('project');
  });
});

it('finds deals by number, buyer and code of the design, each with how far it is', async () => {
  const { code } = (await api.rest('POST', '/api/designs', { roof: 'hip' })).body;
  const [contact] = await api.sql("select id from contacts where last_name = 'Lindqvist'");
  const { data, errors } = await admin.gql(
    'mutation ($input: DealInput!) { createDeal(input: $input) { id number } }',
    { input: { contactId: contact?.['id'], designCode: code, valueCents: 18_500_000 } },
  );
  expect(errors).toBeUndefined();
  const { id, number } = data.createDeal;
  for (const text of [
    number,
    number.toLowerCase(),
    'lindqvist',
    code,
    code.slice(0, 4) + '-' + code.slice(4),
  ])
    expect(await find(text), text).toContainEqual({
      kind: 'deal',
      id,
      title: `${number}, Hannah Lindqvist`,
      detail: expect.stringMatching(/^New · \$185,000 · /),
      path: `/deals/${id}`,
    });
  const customer = await api.as('customer');
  const answer = await customer.gql('query ($text: String!) { search(text: $text) { kind } }', {
    text: number,
  });
  expect(answer.data.search).toEqual([]);
});

describe('the words that may be meant', () => {
  it('are known of everybody, not only of the newest', async () => {
    const newest = await api.sql(
      `insert into contacts (first_name, last_name, email, email_folded, created_at)
       select 'Newer', 'Somebody', 'n' || n || '@newer.example', 'n' || n || '@newer.example', now() + interval '1 day' from generate_series(1, 250) n returning id`,
    );
    await learn();
    expect(newest).toHaveLength(250);
    for (const text of ['lindqvsit', 'hannha lidnqvist', 'lindquisd'])
      expect(await titles(text), text).toContain('Hannah Lindqvist');
    await api.sql("delete from contacts where last_name = 'Somebody'");
  });

  it('go away with what had them', async () => {
    await addContact('Ignatz', 'Vanishington');
    await learn();
    const known = () => api.sql("select word from search_words where word = 'vanishington'");
    expect(await known()).toHaveLength(1);
    await api.sql("delete from contacts where last_name = 'Vanishington'");
    await learn();
    expect(await known()).toEqual([]);
  });
});
