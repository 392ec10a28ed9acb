import { can, type Action, type Role } from '@hearthline/rules/permissions.ts';
import pLimit from 'p-limit';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../seed/demo.ts';
import { specSeal, useApi, type Caller } from '../testing/api.ts';
import { isLong } from '../testing/long-tests.ts';
import { missingId } from '../testing/access/access-probe.ts';
import { askAbout, callAbout, operationsWithId, routesWithId } from '../testing/access/foreign-ids.ts';

/** Questions asked at a time: what waits for the database leaves the processor to the others. */
const atOnce = 8;

const api = useApi();
const roles = ['customer', 'contractor'] as const satisfies Role[];
const newcomers = {} as Record<(typeof roles)[number], Caller>;
/** One row of every kind, none of which belongs to the newcomers. */
const foreign: { table: string; id: string }[] = [];

beforeAll(async () => {
  for (const table of ['sessions', 'users', 'consultants']) await api.sql(`delete from ${table}`);
  await seedDemo(api.database.db, new Date(), api.app.systemContext().storage, specSeal);
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

const mayAsk = (role: Role, action: Action): boolean =>
  can({ role, isEmailVerified: true, mustChangePassword: false }, action);

describe.each(roles)('a %s who has nothing', (role) => {
  it.each(
    operationsWithId
      .filter(({ action }) => mayAsk(role, action as Action))
      .map((operation) => [operation.name, operation] as const),
  )('is told by %s of what is others’ as of what is not there (D4)', async (_name, operation) => {
    const missing = await askAbout(newcomers[role], operation, missingId);
    await pLimit(atOnce).map(foreign, async ({ table, id }) =>
      expect(await askAbout(newcomers[role], operation, id), table).toEqual(missing),
    );
    expect(foreign.length).toBeGreaterThan(25);
  });

  it('is told so by REST, too', async () => {
    for (const [place, route] of routesWithId.entries()) {
      const missing = await callAbout(newcomers[role], route, missingId);
      // The guard refuses the others before it looks at an id.
      const requests =
        isLong || mayAsk(role, route.access as Action)
          ? foreign
          : foreign.slice(place % foreign.length).slice(0, 1);
      await pLimit(atOnce).map(requests, async ({ table, id }) =>
        expect(await callAbout(newcomers[role], route, id), `${route.method} ${route.path} ${table}`).toEqual(
          missing,
        ),
      );
    }
  });
});
