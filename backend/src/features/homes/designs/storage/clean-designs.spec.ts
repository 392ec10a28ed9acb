import { unclaimedDesignDays, versionDays } from '@hearthline/rules/homes/designs/storage.ts';
import { dayMs } from '@hearthline/rules/dates/day.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobHandlers } from '../../../index.ts';
import { useApi } from '../../../../testing/api.ts';
import { bookAs, clearAppointments } from '../../../../testing/fixtures/appointments-fixtures.ts';
import { runJob } from '../../../../testing/jobs.ts';
import { toCamelCase } from '../../../../platform/db/query-builder.ts';
import { namingTables } from './clean-designs.ts';

const api = useApi();
const now = new Date('2027-01-05T20:00:00.000Z');
const ago = (ms: number): Date => new Date(now.getTime() - ms);

beforeEach(async () => {
  api.clock.set(now);
  await api.sql('delete from limits');
});
afterEach(async () => {
  await clearAppointments(api);
  for (const table of ['consultant_requests', 'deals', 'designs', 'design_plans', 'mails'])
    await api.sql(`delete from ${table}`);
});

const clean = () => runJob(jobHandlers, { name: 'designs.clean' }, api.app.systemContext(), {});
const make = async (content: object = { roof: 'hip' }): Promise<{ code: string; editKey: string }> =>
  (await api.rest('POST', '/api/designs', content)).body;
const patch = ({ code, editKey }: { code: string; editKey: string }, change: object) =>
  api.rest('PATCH', `/api/designs/${code}`, change, { 'x-design-key': editKey });
const age = (code: string, at: Date) =>
  api.sql('update designs set updated_at = $2 where code = $1', [code, at]);
const isThere = async (code: string): Promise<boolean> =>
  (await api.sql('select from designs where code = $1', [code])).length > 0;

it('knows every table that names designs', async () => {
  const rows = await api.sql(
    "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'design_code' order by 1",
  );
  expect(rows.map(({ table_name }) => toCamelCase(table_name))).toEqual([...namingTables]);
});

describe('a design that nobody claimed and nothing names', () => {
  it('is kept until the last millisecond of its days, and not longer', async () => {
    const plan: any = await (await api.open('/api/homes/yachats/plan.json')).json();
    const [due, young] = [await make({ home: { plan } }), await make()];
    await age(due.code, ago(unclaimedDesignDays * dayMs - 1));
    await age(young.code, ago(unclaimedDesignDays * dayMs - 1));
    await clean();
    expect([await isThere(due.code), await isThere(young.code)]).toEqual([true, true]);
    await age(due.code, ago(unclaimedDesignDays * dayMs));
    await clean();
    expect([await isThere(due.code), await isThere(young.code)]).toEqual([false, true]);
    for (const table of [
      'design_plans',
      'design_versions v join designs d on d.code = $1 and d.id = v.design_id',
    ])
      expect(await api.sql(`select from ${table}`, table.includes('$1') ? [due.code] : [])).toEqual([]);
  });

  const old = ago(1000 * dayMs);
  it.each<[string, (made: { code: string; editKey: string }) => Promise<unknown>]>([
    [
      'an account owns it',
      async ({ code, editKey }) =>
        (await api.as('customer')).rest('POST', `/api/designs/${code}/claim`, undefined, {
          'x-design-key': editKey,
        }),
    ],
    [
      'a booking names it',
      async ({ code }) => {
        await bookAs(api, { designCode: code });
        await api.sql('update designs set contact_id = null');
      },
    ],
    [
      'a request names it',
      async ({ code }) => {
        await ask(code);
        await api.sql('delete from deals');
        await api.sql('update designs set contact_id = null');
      },
    ],
    [
      'a deal names it',
      async ({ code }) => {
        await ask(code);
        await api.sql('delete from consultant_requests');
        await api.sql('update designs set contact_id = null');
      },
    ],
    [
      'a contact has it',
      async ({ code, editKey }) => {
        await ask(code, editKey);
        await api.sql('delete from deals');
        await api.sql('delete from consultant_requests');
      },
    ],
    [
      'it was mailed',
      ({ code, editKey }) =>
        api.gql(
          'mutation ($code: String!) { mailDesign(code: $code, email: "ida@buyers.example") }',
          { code },
          {
            'x-design-key': editKey,
          },
        ),
    ],
    [
      'a version of it is part of a contract',
      ({ code }) =>
        api.sql(
          'update design_versions set frozen_at = now() where design_id = (select id from designs where code = $1)',
          [code],
        ),
    ],
  ])('stays for good as soon as %s', async (_why, name) => {
    const [named, other] = [await make(), await make()];
    await name(named);
    for (const { code } of [named, other]) await age(code, old);
    await clean();
    expect([await isThere(named.code), await isThere(other.code)]).toEqual([true, false]);
  });
});

/** @param editKey only with it the design becomes the contact's */
const ask = async (designCode: string, editKey?: string): Promise<void> => {
  const { errors } = await api.gql(
    'mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }',
    { input: { fullName: 'Ida Lovelace', email: 'ida@buyers.example', phone: '3605550142', designCode } },
    editKey === undefined ? {} : { 'x-design-key': editKey },
  );
  expect(errors).toBeUndefined();
};

describe('versions of a design', () => {
  /** A design with these versions, made at these instants. */
  const withVersions = async (...at: readonly Date[]): Promise<{ code: string; editKey: string }> => {
    const made = await make({ name: 'v1' });
    for (let version = 2; version <= at.length; version += 1) await patch(made, { name: `v${version}` });
    for (const [index, instant] of at.entries())
      await api.sql(
        'update design_versions set created_at = $3 where version = $2 and design_id = (select id from designs where code = $1)',
        [made.code, index + 1, instant],
      );
    return made;
  };
  const versions = async (code: string): Promise<number[]> =>
    (
      await api.sql(
        'select v.version from design_versions v join designs d on d.id = v.design_id where d.code = $1 order by 1',
        [code],
      )
    ).map(({ version }) => version);
  const due = ago(versionDays * dayMs);
  const young = ago(versionDays * dayMs - 1);
  const sameDay = (minute: number): Date => new Date(`2026-11-01T10:0${minute}:00Z`);

  it('all stay for their days; of older ones the first, the newest and the last of each day', async () => {
    const { code } = await withVersions(
      ...[1, 2, 3, 4].map(sameDay),
      new Date('2026-11-02T00:00:00Z'),
      new Date('2026-11-02T23:59:00Z'),
      due,
      young,
      now,
    );
    await clean();
    expect(await versions(code)).toEqual([1, 4, 6, 8, 9]);
    await clean();
    expect(await versions(code)).toEqual([1, 4, 6, 8, 9]);
  });

  it('that anything names stay for good', async () => {
    const made = await withVersions(sameDay(1), sameDay(2), sameDay(3));
    await ask(made.code);
    await api.sql('delete from deals');
    for (const name of ['v4', 'v5', 'v6', 'v7']) await patch(made, { name });
    await api.sql('update design_versions set created_at = $1', [sameDay(4)]);
    await api.sql('update design_versions set frozen_at = now() where version = 5');
    await clean();
    // The first, that of the request, that of a contract, and the newest.
    expect(await versions(made.code)).toEqual([1, 3, 5, 7]);
  });

  it('of one day leave the first and the newest, and the plans that only the others named are gone', async () => {
    const plan: any = await (await api.open('/api/homes/yachats/plan.json')).json();
    const made = await make({ home: { slug: 'yachats' } });
    for (let at = 0; at < 20; at += 1) {
      const { status } = await patch(made, { home: { plan: { ...plan, name: `Plan ${at}` } } });
      expect(status).toBe(200);
    }
    await patch(made, { home: { slug: 'enid' } });
    await api.sql('update design_versions set created_at = $1', [sameDay(1)]);
    expect(await api.sql('select from design_plans')).toHaveLength(20);
    await clean();
    expect(await versions(made.code)).toEqual([1, 22]);
    expect(await api.sql('select from design_plans')).toEqual([]);
    expect((await api.rest('GET', `/api/designs/${made.code}`)).body.home.slug).toBe('enid');
  });
});
