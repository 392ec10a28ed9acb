import { storedPlanBytes } from '@hearthline/model/plan/stored-plan.ts';
import canonicalize from 'canonicalize';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitTable } from '../../../../platform/access/rate-limits.ts';
import { sha256Of } from '../../../../platform/crypto/sha256.ts';
import { jobHandlers } from '../../../index.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { runJob } from '../../../../testing/jobs.ts';

const api = useApi();
let plan: any;
beforeAll(async () => {
  plan = await (await api.open('/api/homes/yachats/plan.json')).json();
});
beforeEach(async () => {
  for (const table of ['limits', 'designs', 'design_plans']) await api.sql(`delete from ${table}`);
});

const clean = () => runJob(jobHandlers, { name: 'designs.clean' }, api.app.systemContext(), {});
const post = (content: object, as: Caller = api) => as.rest('POST', '/api/designs', content);
const made = async (content: object): Promise<{ code: string; editKey: string }> => {
  const { status, body } = await post(content);
  expect([status, body.message]).toEqual([201, undefined]);
  return body;
};
const patch = (code: string, editKey: string, change: object) =>
  api.rest('PATCH', `/api/designs/${code}`, change, { 'x-design-key': editKey });
const read = async (code: string, editKey: string) =>
  (await api.rest('GET', `/api/designs/${code}`, undefined, { 'x-design-key': editKey })).body;
/** What the tables of designs take, without their indexes. */
const storedBytes = async (): Promise<number> => {
  const [row] = await api.sql(`select
    (select coalesce(sum(pg_column_size(content)), 0) from designs) + (select coalesce(sum(pg_column_size(content)), 0) from design_versions)
    + (select coalesce(sum(octet_length(document)), 0) from design_plans) as bytes`);
  return Number(row!.bytes);
};
/** A plan whose canonical form takes exactly so many bytes. */
const planOf = (bytes: number): object => {
  const copy = structuredClone(plan);
  const [level] = copy.levels;
  const size = (): number => Buffer.byteLength(canonicalize(copy) ?? '');
  const [chair] = level.fixtures;
  while (bytes - size() > 400)
    level.fixtures.push({
      ...chair,
      id: `f${level.fixtures.length}`.padEnd(80, 'x'),
      room: chair.room.padEnd(80, 'x'),
    });
  for (const fixture of level.fixtures.toReversed()) {
    const missing = bytes - size();
    if (missing === 0) break;
    fixture.id = `y${fixture.id}`.padEnd(Math.min(80, fixture.id.length + 1 + missing - 1), 'z').slice(0, 80);
  }
  expect(size()).toBe(bytes);
  return copy;
};

describe('the plan of a design', () => {
  it('is stored once, canonically, by its hash, and comes back as it was', async () => {
    const [one, other] = [await made({ home: { plan } }), await made({ home: { plan: shuffled(plan) } })];
    await patch(one.code, one.editKey, { roof: 'hip' });
    const document = canonicalize(plan) ?? '';
    expect(await api.sql('select sha256, document from design_plans')).toEqual([
      { sha256: sha256Of(document), document },
    ]);
    for (const { code, editKey } of [one, other]) {
      const { home } = await read(code, editKey);
      expect(home).toMatchObject({ slug: null, planCode: null, plan, offered: true, bedrooms: 2 });
      expect((await api.open(`/api/designs/${code}.pdf`)).status).toBe(200);
    }
    const versions = await api.sql(
      'select plan_sha256, octet_length(content::text)::int as bytes from design_versions',
    );
    expect(versions).toHaveLength(3);
    for (const { plan_sha256, bytes } of versions) {
      expect(plan_sha256).toBe(sha256Of(document));
      expect(bytes).toBeLessThan(1000);
    }
  });

  it('grows by less than a kilobyte a change, 200 times', async () => {
    const { code, editKey } = await made({ home: { plan } });
    const before = await storedBytes();
    for (let at = 0; at < 200; at += 1)
      expect((await patch(code, editKey, { roof: at % 2 ? 'hip' : 'flat' })).status).toBe(200);
    const after = await storedBytes();
    expect(await api.sql('select from design_versions')).toHaveLength(201);
    expect(await api.sql('select from design_plans')).toHaveLength(1);
    expect((after - before) / 200).toBeLessThan(1024);
  });

  it.each([
    ['on top', (it: any) => (it.junk = 'x')],
    ['in its summary', (it: any) => (it.summary.junk = 1)],
    ['in its wish', (it: any) => (it.wish.junk = 1)],
    ['in a level', (it: any) => (it.levels[0].junk = [])],
    ['in a room', (it: any) => (it.levels[0].rooms[0].junk = 'x')],
    ['in a section', (it: any) => (it.levels[0].sections[0].junk = 'x')],
    ['in a wall', (it: any) => (it.levels[0].walls[0].junk = 'x')],
    ['in a door', (it: any) => (it.levels[0].doors[0].junk = 'x')],
    ['in a window', (it: any) => (it.levels[0].windows[0].junk = 'x')],
    ['in a fixture', (it: any) => (it.levels[0].fixtures[0].junk = {})],
    ['in an alarm', (it: any) => (it.levels[0].alarms[0].junk = true)],
    ['in a fan', (it: any) => (it.levels[0].fans[0].junk = 'x')],
    ['in a porch', (it: any) => (it.porches = [{ id: 'p', x: 0, y: -60, w: 60, h: 60, junk: 1 }])],
    ['in the place of a hash', (it: any) => (it.sha256 = 'a'.repeat(64))],
  ])('is refused with an unknown field %s', async (_where, add) => {
    const loose = structuredClone(plan);
    add(loose);
    expect((await post({ home: { plan: loose } })).status).toBe(400);
    const { errors } = await api.gql(
      'mutation ($input: DesignInput!) { createDesign(input: $input) { editKey } }',
      {
        input: { home: { plan: loose } },
      },
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    const { code, editKey } = await made({ home: { plan } });
    expect((await patch(code, editKey, { home: { plan: loose } })).status).toBe(400);
    expect((await read(code, editKey)).version).toBe(1);
  });

  it('is refused as a hash of another one', async () => {
    await made({ home: { plan } });
    const sha256 = sha256Of(canonicalize(plan) ?? '');
    expect((await post({ home: { plan: { sha256 } } })).status).toBe(400);
  });

  it('may take 64 kB and not a byte more, and half a megabyte stores nothing', async () => {
    const full = await made({ home: { plan: planOf(storedPlanBytes) } });
    expect(await api.sql('select octet_length(document)::int as bytes from design_plans')).toEqual([
      { bytes: 65_536 },
    ]);
    expect((await read(full.code, full.editKey)).home.plan).toEqual(planOf(storedPlanBytes));
    const { status, body } = await post({ home: { plan: planOf(storedPlanBytes + 1) } });
    expect([status, body.message]).toEqual([400, 'A floor plan may have at most 64 kB']);
    const before = await storedBytes();
    expect((await post({ home: { plan: { ...plan, junk: 'x'.repeat(480_000) } } })).status).toBe(413);
    expect(await storedBytes()).toBe(before);
  });
});

describe('the bytes of a day', () => {
  const { points } = limitTable.designBytes;
  const left = async (): Promise<void> => {
    await made({ roof: 'hip' });
    const [row] = await api.sql("select points from limits where key like 'designBytes:%'");
    const once = Number(row!.points);
    // As if so much had been stored that exactly one more fits.
    await api.sql("update limits set points = $1 where key like 'designBytes:%'", [points - once]);
  };

  it('may be used up to the last, and then nothing more is stored until the next day', async () => {
    await left();
    const last = await made({ roof: 'hip' });
    expect(await api.sql("select points from limits where key like 'designBytes:%'")).toEqual([{ points }]);
    const refused = await post({});
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Today so much was saved from here that no more can be. Please try again tomorrow.',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect((await patch(last.code, last.editKey, { roof: 'flat' })).status).toBe(429);
    expect((await api.rest('POST', `/api/designs/${last.code}/copies`)).status).toBe(429);
    // What was refused does not count, and everything stays readable.
    expect(await api.sql("select points from limits where key like 'designBytes:%'")).toEqual([{ points }]);
    expect((await read(last.code, last.editKey)).roof).toBe('hip');
    expect((await patch(last.code, last.editKey, { roof: 'hip' })).status).toBe(200);
  });

  it('with one byte less refuse the whole', async () => {
    await left();
    await api.sql("update limits set points = points + 1 where key like 'designBytes:%'");
    expect((await post({ roof: 'hip' })).status).toBe(429);
    expect((await post({})).status).toBe(201);
  });

  it('are those of an account for whoever is signed in, whatever strangers behind the same address have used', async () => {
    await left();
    await api.sql("update limits set points = $1 where key like 'designBytes:%'", [points]);
    expect((await post({})).status).toBe(429);
    expect((await post({}, await api.as('customer'))).status).toBe(201);
  });

  it('are not counted for what is refused or changes nothing', async () => {
    await post({ home: { slug: 'nowhere' } });
    await post({ home: { plan: { junk: 1 } } });
    const { code, editKey } = await made({ roof: 'hip' });
    const [before] = await api.sql("select points from limits where key like 'designBytes:%'");
    await patch(code, editKey, { roof: 'hip' });
    await patch(code, 'x', { roof: 'flat' });
    expect(await api.sql("select points from limits where key like 'designBytes:%'")).toEqual([before]);
  });

  it('count a plan once for each time it is chosen, not for each change', async () => {
    const used = async (): Promise<number> =>
      Number((await api.sql("select points from limits where key like 'designBytes:%'"))[0]!.points);
    const { code, editKey } = await made({ home: { plan } });
    const first = await used();
    expect(first).toBeGreaterThan(Buffer.byteLength(canonicalize(plan) ?? ''));
    await patch(code, editKey, { roof: 'hip' });
    expect((await used()) - first).toBeLessThan(2048);
  });
});

describe('plans that servers of the previous version stored', () => {
  it('are moved with everything that they have, and read the same before and after', async () => {
    const { code, editKey } = await made({ roof: 'hip' });
    const loose = { ...plan, junk: 'x'.repeat(70_000), sha256: 'no hash' };
    for (const table of ['designs', 'design_versions'])
      await api.sql(`update ${table} set content = jsonb_set(content, '{home}', $1)`, [
        { slug: null, planCode: null, plan: loose },
      ]);
    const before = await read(code, editKey);
    expect(before.home.plan).toEqual(loose);
    await clean();
    expect(await read(code, editKey)).toEqual(before);
    expect(await api.sql('select sha256 from design_plans')).toEqual([
      { sha256: sha256Of(canonicalize(loose) ?? '') },
    ]);
    for (const table of ['designs', 'design_versions'])
      expect(await api.sql(`select content #> '{home,plan,schema}' as inline from ${table}`)).toEqual([
        { inline: null },
      ]);
    // Of a home that stays, nothing is judged anew.
    expect((await patch(code, editKey, { siding: 'wood' })).body.home.plan).toEqual(loose);
    await clean();
    expect(await api.sql('select from design_plans')).toHaveLength(1);
  });
});

/** The same document with its fields in another order. */
const shuffled = (value: any): any =>
  Array.isArray(value)
    ? value.map(shuffled)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([name, part]) => [name, shuffled(part)]),
        )
      : value;
