import { can, type Action, type Role } from '@hearthline/rules/permissions.ts';
import pLimit from 'p-limit';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../seed/demo.ts';
import { specSeal, useApi, type Caller } from '../testing/api.ts';
import { isLong } from '../testing/long-tests.ts';
import { missingId } from '../testing/access/access-probe.ts';
import { statementsOf } from '../testing/statements.ts';
import { schema } from '../schema.ts';
import { fullReads } from '../testing/graphql/full-reads.ts';
import { operationsOf } from '../testing/graphql/operations.ts';
import { askAbout, callAbout, operationsWithId, routesWithId } from '../testing/access/foreign-ids.ts';

/** Questions asked at a time: what waits for the database leaves the processor to the others. */
const atOnce = 8;

const api = useApi();
const roles = ['customer', 'contractor', 'sales'] as const satisfies Role[];
const newcomers = {} as Record<(typeof roles)[number], Caller>;
/** One row of every kind, none of which belongs to the newcomers. */
const foreign: { table: string; id: string }[] = [];

beforeAll(async () => {
  for (const table of ['sessions', 'users', 'consultants']) await api.sql(`delete from ${table}`);
  await seedDemo(api.database.db, new Date(), api.app.systemContext().storage, specSeal);
  // What nobody owns is not a stranger's: leads without an owner are there for whoever sells.
  const admin = "(select id from users where email = 'admin@example.com')";
  for (const [table, owner] of [
    ['contacts', 'owner_id'],
    ['deals', 'owner_id'],
    ['projects', 'manager_id'],
    ['consultants', 'user_id'],
  ] as const)
    await api.sql(`update ${table} set ${owner} = ${admin}`);
  const tables = await api.sql<{ name: string }>(
    "select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name) where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'id' and c.data_type = 'uuid' order by 1",
  );
  for (const { name } of tables)
    for (const { id } of await api.sql<{ id: string }>(`select id from "${name}" order by id limit 1`))
      foreign.push({ table: name, id });
  for (const role of roles) {
    await api.addUser({ email: `new.${role}@foreign.example`, role });
    newcomers[role] = await api.asUser(`new.${role}@foreign.example`);
  }
});

/** What all staff see and choose from: colleagues, what these share, and what bookings are made of. */
const sharedByStaff = ['users', 'reports', 'saved_views', 'appointment_formats', 'locations', 'consultants'];

const mayAsk = (role: Role, action: Action): boolean =>
  can({ role, isEmailVerified: true, mustChangePassword: false }, action);

/** Of the kinds of rows that nothing was looked for in: every so many-th is tried as well. */
const sample = 12;

/** The kinds of rows in which something was looked for, and, by turns, some of the others. The long tests try all of them. */
const kindsToTry = (kinds: typeof foreign, statements: readonly string[], turn: number): typeof foreign => {
  const words = new Set(statements.flatMap((text) => text.match(/\w+/g) ?? []));
  return kinds.filter(({ table }, place) => isLong || words.has(table) || (place + turn) % sample === 0);
};

describe.each(roles)('a %s who has nothing', (role) => {
  it.each(
    operationsWithId
      .filter(({ action }) => mayAsk(role, action as Action))
      .map((operation, place) => [operation.name, operation, place] as const),
  )('is told by %s of what is others’ as of what is not there (D4)', async (_name, operation, place) => {
    let missing: unknown;
    const statements = await statementsOf(async () => {
      missing = await askAbout(newcomers[role], operation, missingId);
    });
    const others = foreign.filter(({ table }) => role !== 'sales' || !sharedByStaff.includes(table));
    const tried = kindsToTry(others, statements, place);
    await pLimit(atOnce).map(tried, async ({ table, id }) =>
      expect(await askAbout(newcomers[role], operation, id), table).toEqual(missing),
    );
    expect(tried.length).toBeGreaterThan(1);
    expect(foreign.length).toBeGreaterThan(25);
  });

  it('is told so by REST, too', async () => {
    for (const [place, route] of routesWithId.entries()) {
      const missing = await callAbout(newcomers[role], route, missingId);
      // The guard refuses the others before it looks at an id.
      const others = foreign.filter(({ table }) => role !== 'sales' || !sharedByStaff.includes(table));
      const requests =
        isLong || mayAsk(role, route.access as Action)
          ? others
          : others.slice(place % foreign.length).slice(0, 1);
      await pLimit(atOnce).map(requests, async ({ table, id }) =>
        expect(await callAbout(newcomers[role], route, id), `${route.method} ${route.path} ${table}`).toEqual(
          missing,
        ),
      );
    }
  });
});

/** What names somebody or something of a customer in the demo. */
const privateWords = async (): Promise<string[]> => {
  const rows = await api.sql<{ word: string }>(
    `select email as word from contacts where email <> ''
     union select email from users where role = 'customer'
     union select customer_email from appointments
     union select id::text from contacts union select id::text from deals union select id::text from projects
     union select id::text from appointments union select id::text from quotes union select id::text from agreements
     union select id::text from payments union select id::text from documents`,
  );
  return rows.map(({ word }) => word);
};

it('who sells and has nothing reads nothing of colleagues’ in any list, search, report or count (role.no-oracle)', async () => {
  const caller = newcomers.sales;
  const actor = { role: 'sales', isEmailVerified: true, mustChangePassword: false } as const;
  const words = await privateWords();
  expect(words.length).toBeGreaterThan(500);
  const [somebody] = await api.sql<{ name: string }>(
    'select last_name as name from contacts where owner_id is not null order by id limit 1',
  );
  const reads = operationsOf(schema).filter(
    ({ kind, path, action }) =>
      kind === 'query' && path.length === 1 && action !== undefined && mayAsk('sales', action),
  );
  expect(reads.length).toBeGreaterThan(40);
  await pLimit(atOnce).map(reads, async (operation) => {
    for (const values of [
      { id: missingId },
      { id: missingId, search: somebody?.name, text: somebody?.name },
    ] as const)
      for (const query of fullReads(operation, 2, values, actor)) {
        const { data } = await caller.gql(query);
        const text = JSON.stringify(data ?? null);
        expect(
          words.filter((word) => text.includes(word)),
          operation.name,
        ).toEqual([]);
      }
  });
  const counted = await caller.gql(`{
    contactCount
    deals { valueCents weightedCents pagination { total } }
    dealBoard { count valueCents }
    projects { pagination { total } }
    contacts { pagination { total } }
    waitingCounts { total calls contacts appointments messages documents requests }
  }`);
  expect(counted.errors).toBeUndefined();
  expect(JSON.stringify(counted.data).match(/[1-9]\d*/g)).toEqual(null);
});
