import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { afterEach, expect, it } from 'vitest';
import { connectionWaitMs, poolSize } from '../platform/db/database.ts';
import { useApi, type Caller } from '../testing/api.ts';
import { untilWaiting } from '../testing/locks.ts';

const api = useApi();
const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada.byron@example.com' };
let connections: PoolClient[] = [];
const letGo = (): void => {
  for (const one of connections) one.release();
  connections = [];
};
afterEach(letGo);

/** Has all connections taken the moment a write is committed, for longer than anybody else waits for one. */
const withoutConnectionsOnceCommitted = async <T>(id: string, write: () => Promise<T>): Promise<T> => {
  connections = await Promise.all(Array.from({ length: poolSize - 1 }, () => api.database.pool.connect()));
  const [owner] = connections as [PoolClient];
  await owner.query('begin');
  await owner.query('select 1 from contacts where id = $1 for update', [id]);
  const writing = write();
  await untilWaiting(api, 1);
  // The next in line for the one connection that the write has.
  const next = api.database.pool.connect();
  await owner.query('rollback');
  connections.push(await next);
  const other = api.rest('GET', '/api/floor-plans/search?bedrooms=3&bathrooms=2');
  await pause(connectionWaitMs + 300);
  // Somebody who has stored nothing is told that the service is unavailable.
  expect((await other).status).toBe(503);
  letGo();
  return writing;
};

const addContact = async (admin: Caller): Promise<string> =>
  (await admin.rest('POST', '/api/contacts', person)).body.id as string;

it('a write that was committed is answered as one, however busy the database is by then', async () => {
  const admin = await api.as('admin');
  const id = await addContact(admin);
  const { status, errors, data } = await withoutConnectionsOnceCommitted(id, () =>
    admin.gql(
      'mutation ($id: ID!, $input: UpdateContactInput!) { updateContact(id: $id, input: $input) { lastName deals { id } } }',
      { id, input: { ...person, lastName: 'Lovelace', version: 1 } },
    ),
  );
  expect(errors).toBeUndefined();
  expect(status).toBe(200);
  expect(data.updateContact).toEqual({ lastName: 'Lovelace', deals: [] });
});

it('a request of which a part is stored is not answered 503, upon which programs send it again', async () => {
  const admin = await api.as('admin');
  const id = await addContact(admin);
  // The second one waits for a lock that nobody releases in time, which ends as an unavailable database does.
  const other = (await admin.rest('POST', '/api/contacts', { ...person, email: 'other@example.com' })).body
    .id;
  const owner = await api.database.pool.connect();
  connections.push(owner);
  await owner.query('begin');
  await owner.query('select 1 from contacts where id = $1 for update', [other]);
  const { status, errors } = await admin.gql(
    `mutation ($id: ID!, $other: ID!, $input: UpdateContactInput!) {
      first: updateContact(id: $id, input: $input) { lastName }
      second: updateContact(id: $other, input: $input) { lastName }
    }`,
    { id, other, input: { ...person, lastName: 'King', version: 1 } },
  );
  await owner.query('rollback');
  expect(status).toBe(200);
  expect(errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
  expect(await api.sql('select last_name from contacts where id = $1', [id])).toEqual([
    { last_name: 'King' },
  ]);
});
