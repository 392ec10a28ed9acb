import { can, type Action, type Actor } from '@hearthline/rules/permissions.ts';
import pLimit from 'p-limit';
import { beforeAll, describe, expect, it } from 'vitest';
import { restRoutes } from '../features/index.ts';
import { schema } from '../schema.ts';
import { addSharedProject } from '../testing/access/callers.ts';
import { useApi, type Caller } from '../testing/api.ts';
import { isLong } from '../testing/long-tests.ts';
import { missingId, verdictIn, type Outcome } from '../testing/access/access-probe.ts';
import { callOf, operationsOf, type Call, type Operation } from '../testing/graphql/operations.ts';

/** Questions asked at a time: what waits for the database leaves the processor to the others. */
const atOnce = 8;

const api = useApi();
// Subscriptions have an endpoint of their own, with tricks of its own (platform/graphql/subscription-stream.spec.ts).
const guarded = operationsOf(schema).filter(({ action, kind }) => action && kind !== 'subscription');
const callers: Record<string, Caller> = {};
let sharedId = '';

const customer: Actor = { role: 'customer', isEmailVerified: true, mustChangePassword: false };
const actors: Record<string, Actor | null> = {
  anonymous: null,
  customer,
  unverified: { ...customer, role: 'admin', isEmailVerified: false },
  admin: { ...customer, role: 'admin' },
};
const enter: Record<string, () => Promise<Caller>> = {
  anonymous: () => Promise.resolve(api),
  customer: () => api.as('customer'),
  unverified: () => api.asUser('unverified@access.example'),
  admin: () => api.as('admin'),
};

beforeAll(async () => {
  await api.addUser({ email: 'unverified@access.example', role: 'admin', isEmailVerified: false });
  sharedId = await addSharedProject(api);
});
/** Gives every caller a new session: earlier operations may have ended theirs. */
const enterAll = async (): Promise<void> => {
  for (const [name, enterAs] of Object.entries(enter)) callers[name] = await enterAs();
};

type Disguise = (operation: Operation, call: Call) => { query: string; extra?: object };

/** Ways to write the same operation (D2). */
const disguises: Record<string, Disguise> = {
  plainly: ({ kind }, { declared, selection }) => ({ query: `${kind} ${declared} { ${selection} }` }),
  'under an alias': ({ kind }, { declared, selection }) => ({
    query: `${kind} ${declared} { __typename innocent: ${selection} }`,
  }),
  'under the name of something public': ({ kind }, { declared, selection }) => ({
    query: `${kind} ${declared} { company: ${selection} }`,
  }),
  'in a fragment': ({ kind }, { declared, selection }) => ({
    query: `${kind} ${declared} { ...f } fragment f on ${kind === 'query' ? 'Query' : 'Mutation'} { ${selection} }`,
  }),
  'in fragments in fragments': ({ kind }, { declared, selection }) => ({
    query: `${kind} ${declared} { ... { ...f } } fragment f on ${kind === 'query' ? 'Query' : 'Mutation'} { ... on ${kind === 'query' ? 'Query' : 'Mutation'} { ${selection} } }`,
  }),
  'with @include': ({ kind }, { declared, selection }) => ({
    query: `${kind} ${declared} { ... @include(if: true) { ${selection} } }`,
  }),
  'with @skip': ({ kind }, { declared, selection }) => ({
    query: `${kind} ${declared} { ... @skip(if: false) { ${selection} } }`,
  }),
  'with @include by a variable': ({ kind }, { declared, selection }) => ({
    query: `${kind} ${declared ? declared.replace(')', ', $on: Boolean! = true)') : '($on: Boolean! = true)'} { ... @include(if: $on) { ${selection} } }`,
  }),
  'beside a public operation, chosen by name': ({ kind }, { declared, selection }) => ({
    query: `query A { company { name } } ${kind} B ${declared} { ${selection} }`,
    extra: { operationName: 'B' },
  }),
  'before a public operation': ({ kind }, { declared, selection }) => ({
    query: `${kind} B ${declared} { ${selection} } query A { company { name } }`,
    extra: { operationName: 'B' },
  }),
};

/** The verdict for a caller. Some operations end sessions: whoever was signed out by one that was tried meanwhile tries again with a new session. */
const verdictFor = async (
  name: string,
  ask: (caller: Caller) => Promise<{ body: any }>,
): Promise<Outcome> => {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = verdictIn((await ask(callers[name] as Caller)).body);
    if (name === 'anonymous' || outcome.verdict !== 'UNAUTHENTICATED' || attempt === atOnce) return outcome;
    callers[name] = await (enter[name] as () => Promise<Caller>)();
  }
};

const plainVerdicts = new Map<string, Outcome>();
/** The verdict on an operation written in the plain way. */
const plainVerdict = async (name: string, operation: Operation, call: Call): Promise<Outcome> => {
  const key = `${name} ${operation.name}`;
  const verdict =
    plainVerdicts.get(key) ??
    (await verdictFor(name, (caller) =>
      caller.rest('POST', '/graphql', {
        query: (disguises.plainly as Disguise)(operation, call).query,
        variables: call.variables,
      }),
    ));
  plainVerdicts.set(key, verdict);
  return verdict;
};

/**
 * Who tries an operation in one of the ways: in the long tests each caller meets each operation, and each way, but not each operation in
 * each way; usually an operation is tried in a third of the ways, by three callers or four. A guard stands at the field, and knows
 * nothing of how it was written.
 */
const triedBy = (operation: number, way: number): string | undefined => {
  const names = Object.keys(enter);
  const turn = operation + way;
  if (isLong) return names[turn % names.length];
  return turn % 3 === 0 ? names[(turn / 3) % names.length] : undefined;
};

it.each(Object.entries(disguises).map(([name, disguise], way) => [name, disguise, way] as const))(
  'an operation written %s gets the verdict that it gets plainly',
  async (_name, disguise, way) => {
    await enterAll();
    await pLimit(atOnce).map([...guarded.entries()], async ([place, operation]) => {
      const name = triedBy(place, way);
      if (name === undefined) return;
      // The guard of an object field only runs if there is an object.
      const call = callOf(operation, operation.path.length > 1 ? sharedId : missingId);
      const { query, extra } = disguise(operation, call);
      const plain = await plainVerdict(name, operation, call);
      expect(plain.verdict === 'allowed', `${operation.name} for ${name}`).toBe(
        can(actors[name] ?? null, operation.action as Action),
      );
      // The plain way by POST is what the others are compared with.
      if (disguise !== disguises.plainly)
        expect(
          await verdictFor(name, (caller) =>
            caller.rest('POST', '/graphql', { query, variables: call.variables, ...extra }),
          ),
          `${operation.name} for ${name} by POST`,
        ).toEqual(plain);
      if (operation.kind !== 'query') return;
      const search = new URLSearchParams({
        query,
        variables: JSON.stringify(call.variables),
        ...(extra as Record<string, string> | undefined),
      });
      expect(
        await verdictFor(name, (caller) =>
          caller.rest('GET', `/graphql?${search.toString()}`, undefined, {
            'apollo-require-preflight': '1',
          }),
        ),
        `${operation.name} for ${name} by GET`,
      ).toEqual(plain);
    });
  },
);

describe('what is not there and what is not yours', () => {
  beforeAll(enterAll);
  const withId = guarded.filter(({ path }) => path.at(-1)?.args.some(({ name }) => name === 'id'));
  const routesWithId = restRoutes({} as never, {} as never).filter(
    ({ path, access }) => path.includes('/:id') && access !== 'public',
  );
  const wrongIds = [
    missingId,
    'nonsense',
    '1',
    '*',
    "' or true --",
    '00000000-0000-0000-0000-000000000000',
    `${missingId}0`,
    missingId.toUpperCase(),
    '%00',
    '..',
  ];

  it(
    'is told apart by nobody: every wrong id is answered like a missing one, by both APIs (D4)',
    { timeout: 180_000 },
    async () => {
      expect(withId.length).toBeGreaterThan(0);
      expect(routesWithId.length).toBeGreaterThan(0);
      for (const [name, caller] of Object.entries(callers)) {
        // Who is refused whatever the id is, tries one wrong id each.
        const wrongFor = (action: string | undefined, place: number): readonly string[] =>
          isLong || can(actors[name] ?? null, action as Action)
            ? wrongIds
            : [missingId, wrongIds[1 + (place % (wrongIds.length - 1))] as string];
        for (const [place, operation] of withId.entries()) {
          const ask = (id: string) => {
            const { declared, selection, variables } = callOf(operation, id);
            return caller.gql(`${operation.kind} ${declared} { ${selection} }`, variables);
          };
          const answers = await Promise.all(wrongFor(operation.action, place).map(ask));
          for (const answer of answers) expect(answer, operation.name).toEqual(answers[0]);
          // If there are other arguments than the id, made-up values may break a rule before the id is looked up.
          const madeUp = (operation.path.at(-1)?.args.length ?? 0) > 1 ? '|BAD_INPUT' : '';
          expect(answers[0]?.errors?.[0]?.extensions.code, operation.name).toMatch(
            new RegExp(`^(NOT_FOUND|UNAUTHENTICATED|FORBIDDEN|EMAIL_NOT_VERIFIED${madeUp})$`),
          );
        }
        for (const [place, { method, path, access }] of routesWithId.entries()) {
          // Two dots lead to another address.
          const ids = wrongFor(access, place).filter((id) => id !== '..');
          const answers = await Promise.all(
            ids.map(async (id) => {
              const { status, body } = await caller.rest(
                method.toUpperCase(),
                path.replace(':id', encodeURIComponent(id).replaceAll('.', '%2e').replace('%2500', '%00')),
              );
              return { status, body };
            }),
          );
          for (const answer of answers) expect(answer, `${method} ${path}`).toEqual(answers[0]);
        }
      }
    },
  );

  it('looks the same to whoever may not see either (D4)', async () => {
    const created = await (callers.admin as Caller).rest('POST', '/api/contacts', {
      firstName: 'There',
      lastName: 'Is',
      email: 'there@example.com',
    });
    for (const name of ['anonymous', 'customer', 'unverified']) {
      const caller = callers[name] as Caller;
      for (const { method, path } of routesWithId) {
        const [there, missing] = [
          await caller.rest(method.toUpperCase(), path.replace(':id', String(created.body.id))),
          await caller.rest(method.toUpperCase(), path.replace(':id', missingId)),
        ];
        expect({ status: there.status, body: there.body }, path).toEqual({
          status: missing.status,
          body: missing.body,
        });
      }
      for (const operation of withId) {
        const [there, missing] = [callOf(operation, String(created.body.id)), callOf(operation, missingId)];
        const query = `${operation.kind} ${there.declared} { ${there.selection} }`;
        expect(await caller.gql(query, there.variables), operation.name).toEqual(
          await caller.gql(query, missing.variables),
        );
      }
    }
    expect(
      (await (callers.admin as Caller).rest('GET', `/api/contacts/${String(created.body.id)}`)).status,
    ).toBe(200);
  });
});
