import { expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { holdLocks, untilWaiting } from '../../../testing/locks.ts';
import { knownContacts } from './import/rows/known-contacts.ts';
import { personOf } from './import/rows/row-person.ts';

const api = useApi();

it('an import and an operation over the same contacts lock them in one order: neither waits for the other in a circle', async () => {
  const admin = await api.as('admin');
  const emails = ['older@race.example', 'newer@race.example'];
  const ids: string[] = [];
  for (const email of emails)
    ids.push(
      (await admin.rest('POST', '/api/contacts', { firstName: 'Ada', lastName: 'Byron', email })).body.id,
    );
  const release = await holdLocks(api, 'select from contacts where id = $1 for update', [ids[1]]);
  const imported = api.app
    .systemContext()
    .transaction((trx) =>
      knownContacts(trx, new Map(emails.map((email, n) => [n, personOf({ email })])), true),
    )
    .then((known) => [...known.values()].map(({ email }) => email).sort(), String);
  await untilWaiting(api, 1);
  const marked = admin.gql(
    'mutation ($ids: [ID!]!) { setContactsStatus(selection: { ids: $ids }, status: active) { changed } }',
    { ids },
  );
  await untilWaiting(api, 2);
  await release();
  expect(await imported).toEqual([...emails].sort());
  expect((await marked).data?.setContactsStatus).toEqual({ changed: 2 });
});
