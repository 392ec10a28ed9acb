import { roles } from '@hearthline/rules/permissions.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addDeal, addQuote } from '../../../../testing/fixtures/sale-figures.ts';

const api = useApi();
let admin: Caller;
let owner: string;

/** The lines of the file, without the mark at its beginning. */
const lines = async (query = ''): Promise<string[]> => {
  const answer = await admin.open(`/api/deals/export${query}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('deals.csv');
  return (await answer.text())
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
};
const buyers = async (query: string): Promise<string[]> =>
  (await lines(query)).slice(1).map((line) => line.split(',')[1] ?? '');

beforeAll(async () => {
  admin = await api.as('admin');
  const [user] = await api.sql("select id from users where email = 'admin@example.com'");
  owner = user?.['id'] as string;
});

describe('the list of deals as a file', () => {
  it('has its titles alone while there are no deals', async () => {
    expect(await lines()).toEqual([
      'Number,Buyer,Co-buyers,Stage,Value,Probability (%),Weighted value,Expected close,Owner,Source,Phone,Home,Design,Lost because of,Note on the loss,Created,In this stage since,Last activity',
    ]);
  });

  it('has every match over all pages, the newest first, by the list’s filters', async () => {
    for (let day = 1; day <= 30; day += 1)
      for (const hour of ['08', '20'])
        await addDeal(api, {
          buyer_name: `Buyer ${day}-${hour}`,
          created_at: `2027-09-${String(day).padStart(2, '0')}T${hour}:00:00Z`,
        });
    // Typed values without a quote, and one whose quote counts.
    const quoted = await addDeal(api, {
      buyer_name: 'Ann Quoted',
      stage: 'quoted',
      probability_percent: 33,
      owner_id: owner,
      expected_close_on: '2027-12-24',
      source: 'home show',
      co_buyers: JSON.stringify([{ name: 'Bo', email: 'bo@x.example' }]),
    });
    await addQuote(api, quoted, { dollars: 100_000 });
    await addDeal(api, {
      buyer_name: 'Cy Lost',
      stage: 'lost',
      lost_reason: 'competitor',
      lost_note: 'Too, "far"',
    });
    expect((await lines()).length).toBe(1 + 62);
    expect((await buyers('')).slice(-2)).toEqual(['Buyer 1-20', 'Buyer 1-08']);
    const [titles = '', line = ''] = await lines('?stage=quoted');
    // None of these cells has a comma in it.
    const cells = line.split(',');
    expect(Object.fromEntries(titles.split(',').map((title, index) => [title, cells[index]]))).toMatchObject({
      Number: expect.stringMatching(/^D-\d+$/),
      Buyer: 'Ann Quoted',
      'Co-buyers': 'Bo <bo@x.example>',
      Stage: 'Quoted',
      Value: '100000',
      'Probability (%)': '33',
      'Weighted value': '33000',
      'Expected close': '2027-12-24',
      Owner: expect.stringMatching(/./),
      Source: 'home show',
      'Lost because of': '',
      Created: '2027-10-01T18:00:00.000Z',
    });
    expect((await lines('?stage=lost'))[1]).toContain(',Chose another builder,"Too, ""far""",');
    expect(await buyers(`?owner=${owner}`)).toEqual(['Ann Quoted']);
    expect((await buyers('?open=true')).length).toBe(61);
    expect(await buyers('?search=quoted')).toEqual(['Ann Quoted']);
    expect(await buyers('?owner=018f0000-0000-7000-8000-000000000000')).toEqual([]);
    expect(await buyers('?search=nothing-like-it')).toEqual([]);
    expect((await admin.rest('GET', '/api/deals/export?stage=sold')).status).toBe(400);
    expect((await admin.rest('GET', '/api/deals/export?stage=new&stage=won')).status).toBe(400);
  });

  it.each(['=1+1', '+1', '-1', '@a', '\t=1'])('lets no spreadsheet take %j for a formula', async (text) => {
    await addDeal(api, {
      buyer_name: text,
      source: text,
      stage: 'lost',
      lost_reason: 'other',
      lost_note: text,
    });
    const [, line = ''] = await lines('?stage=lost');
    // The blanks around a source are not stored.
    expect(line.match(/'\t?[=+@-]/g)).toHaveLength(3);
    await api.sql('delete from deals where buyer_name = $1', [text]);
  });

  it('is noted in the audit log, with how many and by which filters', async () => {
    await lines(`?stage=quoted&owner=${owner}`);
    const [entry] = await api.sql(
      "select details, actor_id from audit_entries where action = 'deal.export' order by created_at desc, id desc limit 1",
    );
    expect(entry).toEqual({ details: { deals: 1, filters: ['stage', 'owner'] }, actor_id: owner });
  });

  it.each(roles.filter((role) => role !== 'admin'))('price.privacy: is refused to a %s', async (role) => {
    const email = `${role}@exports.example`;
    await api.addUser({ email, role });
    expect((await (await api.asUser(email)).rest('GET', '/api/deals/export')).status).toBe(403);
  });

  it('price.privacy: is refused to a visitor', async () => {
    expect((await api.rest('GET', '/api/deals/export')).status).toBe(401);
  });
});
