import { auditFilter } from '@hearthline/rules/office/audit/audit-rules.ts';
import { actionText, resultText } from '@hearthline/rules/office/audit/audit-words.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { exportPieces } from './audit.queries.ts';

const api = useApi();
let admin: Caller;
let people: { id: string; email: string }[];

beforeAll(async () => {
  people = await api.sql(
    "select id, email from users where email in ('admin@example.com', 'devops@example.com') order by email",
  );
  await api.sql(
    `insert into audit_entries (actor_id, action, object, result, request_id, created_at, details)
     select case n % 3 when 0 then $1::uuid when 1 then $2::uuid end, case n % 2 when 0 then 'user.role' else 'sign-in' end, case n % 2 when 0 then 'user:' || n else null end,
       case n % 10 when 9 then 'FORBIDDEN' else 'done' end, 'r' || n, timestamptz '2026-01-01 08:00Z' + n * interval '1 hour', case n when 4 then '{"role":"=cmd"}'::jsonb end
     from generate_series(1, 120) n`,
    people.map(({ id }) => id),
  );
  admin = await api.as('admin');
});

const list = async (filter: object = {}, after?: string) => {
  const { data, errors } = await admin.gql(
    'query ($filter: AuditFilterInput, $after: ID) { auditEntries(filter: $filter, after: $after) { auditEntries { id actorName actorEmail action object result requestId details createdAt } hasOlder } }',
    { filter, after },
  );
  expect(errors).toBeUndefined();
  return data.auditEntries as { auditEntries: any[]; hasOlder: boolean };
};

describe('the record', () => {
  it('is read newest first, a page after the other, without a gap', async () => {
    const seen: string[] = [];
    const january = { from: '2026-01-01', to: '2026-01-31' };
    let after: string | undefined;
    for (let page = 0; page < 4; page += 1) {
      const { auditEntries, hasOlder } = await list(january, after);
      seen.push(...auditEntries.map(({ requestId }) => requestId));
      after = auditEntries.at(-1)?.id;
      if (!hasOlder) break;
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `r${120 - index}`));
  });

  it.each([
    ['a person', { person: 'DEVOPS@' }, (row: any) => row.actorEmail === 'devops@example.com', 40],
    ['an action', { action: 'user.role', to: '2026-01-31' }, (row: any) => row.action === 'user.role', 50],
    [
      'a kind of object',
      { object: 'user', to: '2026-01-31' },
      (row: any) => row.object.startsWith('user:'),
      50,
    ],
    ['one object', { object: 'user:4' }, (row: any) => row.requestId === 'r4', 1],
    [
      'what was refused',
      { result: 'refused', to: '2026-01-31' },
      (row: any) => row.result === 'FORBIDDEN',
      12,
    ],
    [
      'what was refused of a person',
      { person: 'devops', result: 'refused' },
      (row: any) => row.actorEmail === 'devops@example.com' && row.result === 'FORBIDDEN',
      4,
    ],
    [
      'what was refused of an action',
      { action: 'sign-in', result: 'refused', to: '2026-01-31' },
      (row: any) => row.action === 'sign-in' && row.result === 'FORBIDDEN',
      12,
    ],
    [
      'an action by the exact reason',
      { action: 'sign-in', result: 'FORBIDDEN', to: '2026-01-31' },
      (row: any) => row.result === 'FORBIDDEN',
      12,
    ],
    [
      'an action that was never refused',
      { action: 'user.role', result: 'refused', to: '2026-01-31' },
      () => true,
      0,
    ],
    [
      'one day of the business',
      { from: '2026-01-02', to: '2026-01-02' },
      (row: any) => row.createdAt >= '2026-01-02T08:00' && row.createdAt < '2026-01-03T08:00',
      24,
    ],
    [
      'several at once',
      { person: 'devops', action: 'user.role', result: 'done' },
      (row: any) => row.action === 'user.role',
      20,
    ],
    ['nobody', { person: 'nobody like this' }, () => true, 0],
    ['a sign that means something to SQL', { person: '%' }, () => true, 0],
  ])('is narrowed to %s', async (_what, filter, fits, count) => {
    const { auditEntries } = await list(filter);
    expect(auditEntries.length).toBe(count);
    expect(auditEntries.every(fits)).toBe(true);
  });

  it('is narrowed to a kind of object, not to another that begins alike', async () => {
    await api.sql(
      "insert into audit_entries (action, object, result, request_id) values ('spec', 'kind:1', 'done', 'r'), ('spec', 'kindred:1', 'done', 'r')",
    );
    expect((await list({ object: 'kind' })).auditEntries.map(({ object }) => object)).toEqual(['kind:1']);
  });

  it('is narrowed to many people as well as to few', async () => {
    await api.sql(
      "insert into users (name, email, email_folded, password_hash, role) select 'Crowd ' || n, 'crowd' || n || '@crowd.example', 'crowd' || n || '@crowd.example', '', 'customer' from generate_series(1, 60) n",
    );
    await api.sql(
      "insert into audit_entries (actor_id, action, result, request_id, created_at) select id, 'crowd', 'done', name, timestamptz '2025-06-01Z' from users where email like '%@crowd.example'",
    );
    const { auditEntries, hasOlder } = await list({ person: '@crowd.example' });
    expect([auditEntries.length, hasOlder, new Set(auditEntries.map(({ action }) => action))]).toEqual([
      50,
      true,
      new Set(['crowd']),
    ]);
    expect((await list({ person: 'crowd60@' })).auditEntries).toMatchObject([{ actorName: 'Crowd 60' }]);
  });

  it('is read piece by piece without a gap where only what was refused of an action is wanted', async () => {
    const filter = auditFilter.parse({ action: 'sign-in', result: 'refused', to: '2026-01-31' });
    const seen: string[] = [];
    for await (const { requestId } of exportPieces(api.app.systemContext(), filter, 5)) seen.push(requestId);
    expect(seen).toEqual(Array.from({ length: 12 }, (_, index) => `r${119 - 10 * index}`));
  });

  it('names the actions that occur', async () => {
    expect((await admin.gql('{ auditActions }')).data.auditActions).toEqual(
      expect.arrayContaining(['sign-in', 'user.role']),
    );
  });

  it('is exported by the same filter, safe for a spreadsheet, and the export stands in it', async () => {
    const { status, body, headers } = await admin.rest('GET', '/api/audit/export?object=user&to=2026-01-31');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('audit-log.csv');
    const lines = String(body).trim().split('\r\n');
    expect(lines).toHaveLength(61);
    expect(lines[1]).toContain('Changed a role,user.role,user:120,done,r120');
    expect(await api.sql("select details from audit_entries where action = 'audit.export'")).toEqual([
      { details: { narrowedBy: ['object', 'to'] } },
    ]);
    expect((await admin.rest('GET', '/api/audit/export?from=2026-02-30')).status).toBe(400);
    expect((await admin.rest('GET', '/api/audit/export?person=a&person=b')).status).toBe(400);
    expect((await (await api.as('customer')).rest('GET', '/api/audit/export')).status).toBe(403);
  });

  it('refuses what no text can be', async () => {
    const { errors } = await admin.gql(
      'query ($filter: AuditFilterInput) { auditEntries(filter: $filter) { hasOlder } }',
      { filter: { object: 'a\u0000' } },
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect(await list({}, 'no id')).toEqual({ auditEntries: [], hasOlder: false });
  });
});

it('speaks in words', () => {
  expect([
    actionText('user.role'),
    actionText('home.bulk-paint'),
    actionText('toString'),
    resultText('done'),
    resultText('EMAIL_NOT_VERIFIED'),
  ]).toEqual(['Changed a role', 'Home: bulk paint', 'ToString', 'Done', 'Email not verified']);
});
