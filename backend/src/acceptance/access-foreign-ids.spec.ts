import { can, type Action, type Role } from '@hearthline/rules/permissions.ts';
import { getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import pLimit from 'p-limit';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolvers, restRoutes } from '../features/index.ts';
import { executableSchema } from '../platform/graphql/schema.ts';
import { seedDemo } from '../seed/demo.ts';
import { specSeal, useApi, type Caller } from '../testing/api.ts';
import { missingId } from '../testing/access/access-probe.ts';
import { callOf, operationsOf, type Operation } from '../testing/graphql/operations.ts';

/** Questions asked at a time: what waits for the database leaves the processor to the others. */
const atOnce = 8;

const api = useApi();
const roles = ['customer', 'contractor'] as const satisfies Role[];
const newcomers = {} as Record<(typeof roles)[number], Caller>;
/** One row of every kind, none of which belongs to the newcomers. */
const foreign: { table: string; id: string }[] = [];

beforeAll(async () => {
  for (const table of ['sessions', 'users', 'consultants']) await api.sql(`delete from ${table}`);
  await seedDemo(api.database.orm.em.fork(), new Date(), api.app.systemContext().storage, specSeal);
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

const takesId = (type: GraphQLInputType): boolean => {
  const named = getNamedType(type);
  return (
    named.name === 'ID' ||
    (isInputObjectType(named) && Object.values(named.getFields()).some((field) => takesId(field.type)))
  );
};
const withId = operationsOf(executableSchema(resolvers)).filter(
  ({ path, action, kind }) =>
    action && kind !== 'subscription' && path.some((field) => field.args.some(({ type }) => takesId(type))),
);
const mayAsk = (role: Role, action: Action): boolean =>
  can({ role, isEmailVerified: true, mustChangePassword: false }, action);

const ask = async (caller: Caller, operation: Operation, id: string): Promise<unknown> => {
  const { declared, selection, variables } = callOf(operation, id);
  const { status, data, errors } = await caller.gql(
    `${operation.kind} ${declared} { ${selection} }`,
    variables,
  );
  return {
    status,
    data,
    errors: errors?.map(({ message, extensions }) => [message, extensions.code, extensions.fieldErrors]),
  };
};

describe.each(roles)('a %s who has nothing', (role) => {
  it.each(
    withId
      .filter(({ action }) => mayAsk(role, action as Action))
      .map((operation) => [operation.name, operation] as const),
  )('is told by %s of what is others’ as of what is not there (D4)', async (_name, operation) => {
    const missing = await ask(newcomers[role], operation, missingId);
    await pLimit(atOnce).map(foreign, async ({ table, id }) =>
      expect(await ask(newcomers[role], operation, id), table).toEqual(missing),
    );
    expect(foreign.length).toBeGreaterThan(25);
  });

  it('is told so by REST, too', async () => {
    for (const { method, path } of restRoutes({} as never, {} as never).filter(
      ({ path: p, access }) => p.includes('/:id') && access !== 'public',
    )) {
      const call = async (id: string) => {
        const answer = await newcomers[role].open(path.replace(':id', id), {
          method: method.toUpperCase(),
          ...(method !== 'get' && { body: '{"version":1}', headers: { 'content-type': 'application/json' } }),
        });
        return [answer.status, await answer.text()];
      };
      const missing = await call(missingId);
      await pLimit(atOnce).map(foreign, async ({ table, id }) =>
        expect(await call(id), `${method} ${path} ${table}`).toEqual(missing),
      );
    }
  });
});
