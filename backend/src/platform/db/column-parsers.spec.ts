import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { rawStatement } from '../../testing/raw-statement.ts';
import { asSentRows, type Placeholders } from './statement.ts';

const api = useApi();

it('an instant is read as the text that JSON makes of the date', async () => {
  const instants = [
    '2026-11-20 14:30:08.685+00',
    '2026-11-20 14:30:08.68+00',
    '2026-11-20 14:30:08+00',
    '1969-12-31 23:59:59.999+00',
    '0099-01-01 00:00:00.001+00',
    '2026-06-01 01:02:03.004+02',
    '2026-06-01 01:02:03.123456+00',
  ];
  for (const name of ['', 'sent_instants', 'sent_instants']) {
    const statement = rawStatement(
      name,
      (p: Placeholders<{ instants: string[] }>) => sql<{ at: Date; again: Date; n: number }>`
        select at, at as again, 5 as n from unnest(${p.instants}::timestamptz[]) with ordinality as u (at, place) order by place`,
    );
    const [dates, sent] = [
      await api.database.query(statement, { instants }),
      await api.database.query(asSentRows(statement), { instants }),
    ];
    expect(sent.map(({ at }) => at)).toEqual(dates.map(({ at }) => at.toJSON()));
    expect(sent.every(({ n }) => n === 5)).toBe(true);
  }
});

it('goes out of both APIs like any date, compiled or not', async () => {
  const admin = await api.as('admin');
  const { body: created } = await admin.rest('POST', '/api/contacts', {
    firstName: 'Ada',
    lastName: 'Sent',
    email: 'ada@sent.example',
    phone: '3605550142',
  });
  const [stored] = await api.sql<{ at: Date }>('select created_at as at from contacts where id = $1', [
    created.id,
  ]);
  const compiled = await admin.gql('query ($id: ID!) { contact(id: $id) { createdAt } }', { id: created.id });
  const walked = await admin.gql(
    'query ($id: ID!, $yes: Boolean!) { contact(id: $id) { createdAt @include(if: $yes) } }',
    { id: created.id, yes: true },
  );
  for (const at of [created.createdAt, compiled.data.contact.createdAt, walked.data.contact.createdAt])
    expect(at).toBe(stored?.at.toJSON());
});

it('reads a bigint as a number, and refuses what a number could not hold', async () => {
  const read = (value: string) =>
    api.database.query(
      rawStatement('', () => sql<{ n: number }>`select ${sql.lit(value)}::bigint as n`),
      {},
    );
  expect(await read('9007199254740991')).toEqual([{ n: Number.MAX_SAFE_INTEGER }]);
  expect(await read('-2000000000')).toEqual([{ n: -2_000_000_000 }]);
  await expect(read('9007199254740992')).rejects.toThrow('larger than a number can hold');
});
