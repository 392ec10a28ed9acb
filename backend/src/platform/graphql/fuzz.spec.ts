import { expect, it } from 'vitest';
import { schema } from '../../schema.ts';
import { useApi, type Caller } from '../../testing/api.ts';
import { tries } from '../../testing/long-tests.ts';
import { randomOperation } from '../../testing/graphql/random-operations.ts';
import { dealSteps } from '../../testing/fixtures/deal-steps.ts';
import { seededRandom } from '../../testing/seeded-random.ts';

const api = useApi();
const operations = tries(400, 2000);
const atOnce = 6;

it(`survives ${operations} made-up operations: no 5xx, no INTERNAL, a code on every error (E10)`, async () => {
  const random = seededRandom(20_270_304);
  const admin = await api.as('admin');
  const { open } = dealSteps(api, () => admin);
  const deals = [await open(), await open(), await open()];
  const ids = deals.flatMap(({ id, contact }) => [id, String(contact.id)]);
  // Some operations end sessions, so callers must be able to sign in again.
  const people: { enter: () => Promise<Caller>; caller?: Caller }[] = [
    { enter: () => api.as('admin') },
    { enter: () => api.as('admin') },
    { enter: () => api.as('admin') },
    { enter: () => api.as('customer') },
    { enter: () => Promise.resolve(api) },
  ];
  /** What took effect, but for the callers' own signing in and out. */
  const changes = async (): Promise<number> =>
    Number(
      (
        await api.sql(
          "select count(*) as n from audit_entries where action <> 'sign-in' and action not like 'session.%'",
        )
      )[0]?.n,
    );
  const before = await changes();
  const outcomes = { answered: 0, refused: 0 };
  const wrong: unknown[] = [];
  const one = async (): Promise<void> => {
    const operation = randomOperation(schema, random, ids);
    const person = random.pick(people);
    person.caller ??= await person.enter();
    const { status, body } = await person.caller.rest('POST', '/graphql', JSON.stringify(operation));
    const errors: { message: unknown; extensions?: { code?: unknown } }[] = body.errors ?? [];
    if (errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) person.caller = undefined;
    const uncoded = errors.some(
      ({ extensions }) => typeof extensions?.code !== 'string' || /^INTERNAL/.test(extensions.code),
    );
    if (status >= 500 || uncoded || (status !== 200 && !errors.length))
      wrong.push({ operation, status, body });
    outcomes[errors.length ? 'refused' : 'answered'] += 1;
  };
  const send = async (count: number): Promise<void> => {
    for (let sent = 0; sent < count; sent += atOnce)
      await Promise.all(Array.from({ length: Math.min(atOnce, count - sent) }, one));
  };
  await send(operations);
  // Which operations a seed makes changes with the schema: now and then none of the first ones has an effect.
  for (let round = 0; round < 10 && (await changes()) === before; round++) await send(operations / 2);

  expect(wrong.slice(0, 3)).toEqual([]);
  // Operations that all fail, or all succeed, would test nothing. Most request what only one role may have.
  expect(outcomes.answered).toBeGreaterThan(operations / 20);
  expect(outcomes.refused).toBeGreaterThan(operations / 10);
  expect(await changes()).toBeGreaterThan(before);
  expect((await api.rest('GET', '/healthz')).status).toBe(200);
}, 90_000);
