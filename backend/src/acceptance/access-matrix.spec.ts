import { readFileSync } from 'node:fs';
import { permissionOf, permissions, scopeOf, type Action } from '@hearthline/rules/permissions.ts';
import { routes } from '@hearthline/rules/routes.ts';
import pLimit from 'p-limit';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resolvers, restRoutes } from '../features/index.ts';
import { printApi } from '../platform/graphql/build-schema.ts';
import { schema } from '../schema.ts';
import {
  createCallers,
  addSharedProject,
  callers,
  requireSecondFactors,
  type Knocker,
} from '../testing/access/callers.ts';
import { useApi, type Caller } from '../testing/api.ts';
import { callOperation, callRoute, missingId } from '../testing/access/access-probe.ts';
import { operationsOf, type Operation } from '../testing/graphql/operations.ts';

/** Questions asked at a time: what waits for the database leaves the processor to the others. */
const atOnce = 8;

const api = useApi();
// Unknown codes of designs are counted.
beforeEach(() => api.sql('delete from limits'));
const operations = operationsOf(schema);
/** A field of what the shared project has not, a contract: its guard, which is that of its directive like all others, never runs. */
const missingParts = ['Contract.changeOrders', 'Contract.viewerCanEdit'];
const guarded = operations.filter(({ action, name }) => action && !missingParts.includes(name));
const rest = restRoutes({} as never, {} as never);
const statusOf: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  EMAIL_NOT_VERIFIED: 403,
  MUST_CHANGE_PASSWORD: 403,
  SECOND_FACTOR_MISSING: 403,
  PROOF_REQUIRED: 403,
};

/** Actions of which a part of another is an instance: services check them (`requirePermission`). */
const checkedByServices: readonly Action[] = [
  'contact:assign',
  'deal:assign',
  'deal:correct',
  'money:margin',
  'payment:refund',
  'project:assign',
];

/** The verdict of the guard (docs/specification.md, section 2), written down a second time: sign-in, verification, role, password; then second factor and proof. */
const expected = (action: Action, { actor, hasStaleProof }: Knocker): string => {
  const { roles, whileRestricted, withoutSecondFactor, freshProof } = permissionOf(action);
  if (!actor) return 'UNAUTHENTICATED';
  if (!actor.isEmailVerified && !whileRestricted) return 'EMAIL_NOT_VERIFIED';
  if (!roles.includes(actor.role)) return 'FORBIDDEN';
  if (actor.mustChangePassword && !whileRestricted) return 'MUST_CHANGE_PASSWORD';
  if (actor.mustAddSecondFactor && !whileRestricted && !withoutSecondFactor) return 'SECOND_FACTOR_MISSING';
  return freshProof && hasStaleProof ? 'PROOF_REQUIRED' : 'allowed';
};
/** Every guard on the path to an object field applies, the outermost first. */
const expectedFor = ({ path }: Operation, who: Knocker): string =>
  path
    .map(({ extensions }) => (extensions.action ? expected(extensions.action as Action, who) : 'allowed'))
    .find((verdict) => verdict !== 'allowed') ?? 'allowed';

/** The rows among which {@link rowFor} finds one that an operation could be about, by its name. */
let ids: { table: string; id: string }[] = [];
const rowFor = (word: string): string | undefined =>
  ids.find(({ table }) => word.toLowerCase().includes(table.replace('_', '').replace(/s$/, '')))?.id;
const idFor = (name: string): string => rowFor(name.split('.')[0] ?? '') ?? rowFor(name) ?? missingId;

/** The id that allowed callers use: one that nothing has, except for object fields, which need an existing row. */
const idOf = ({ path, name }: Operation): string => (path.length > 1 ? idFor(name) : missingId);

/** A hash of every table except the audit log, to which refusals are written. */
const fingerprint = async (): Promise<Record<string, unknown>[]> => {
  const tables = await api.sql(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('audit_entries', 'audit_refusals') order by 1",
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${String(name)}' as name, count(*)::int, sum(hashtextextended(t::text, 0)) as hash from ${String(name)} t`,
  );
  return api.sql(`${parts.join(' union all ')} order by 1`);
};

type Route = (typeof rest)[number];
const guardedRoutes = rest.flatMap((route) =>
  route.access === 'public' ? [] : [{ ...route, access: route.access }],
);

/** Asks in a session of the caller, and once more in a new one where an earlier question has ended it. */
const sessionOf = ({ actor, enter }: Knocker) => {
  let session: Caller | undefined;
  return async <Answer>(
    ask: (caller: Caller) => Promise<Answer>,
    hasEnded: (answer: Answer) => boolean,
  ): Promise<Answer> => {
    session ??= await enter(api);
    const answer = await ask(session);
    if (!actor || !hasEnded(answer)) return answer;
    session = await enter(api);
    return ask(session);
  };
};
const wasSignedOut = ({ verdict }: { verdict: string }): boolean => verdict === 'UNAUTHENTICATED';

const answersToNobody = new Map<Route, number>();
/** What somebody without an account is answered at a route. */
const answerToNobody = async (route: Route): Promise<number> => {
  const status = answersToNobody.get(route) ?? (await callRoute(api, route, missingId)).status;
  answersToNobody.set(route, status);
  return status;
};

beforeAll(async () => {
  await createCallers(api);
  const admin = await api.as('admin');
  await admin.gql(
    'mutation { createContact(input: {firstName: "Kept", lastName: "Contact", email: "kept@example.com"}) { id } }',
  );
  await api.gql(
    'mutation { requestConsultant(input: {fullName: "Kept Request", email: "kept2@example.com", phone: "3605550142"}) { id } }',
  );
  await addSharedProject(api);
  await requireSecondFactors(api);
  ids = await api.sql<(typeof ids)[number]>(
    "select 'contacts' as table, contact_id::text as id from projects where name = 'Everybody''s' union all select 'users', id::text from users union all select 'consultant_requests', id::text from consultant_requests union all select 'projects', id::text from projects where name = 'Everybody''s'",
  );
});

describe('the table of permissions', () => {
  it('has every operation: each root field and route names its action, or says that it is public (D1)', () => {
    expect(operations.length).toBeGreaterThan(8);
    for (const { name, action, isPublic, printed } of operations) {
      expect(Boolean(action) !== isPublic, `${name} must name @Allow or @Public`).toBe(true);
      expect(Boolean(printed), name).toBe(Boolean(action));
      if (action)
        expect(
          {
            roles: printed?.requires,
            own: printed?.own ?? undefined,
            whileRestricted: printed?.whileRestricted || undefined,
            withoutSecondFactor: printed?.withoutSecondFactor || undefined,
            freshProof: printed?.freshProof || undefined,
          },
          name,
        ).toEqual(permissions[action]);
    }
    for (const { method, path, access } of rest)
      expect(access === 'public' || access in permissions, `${method} ${path}`).toBe(true);
  });

  it('has no action that nothing uses', () => {
    const used = new Set<string>([
      ...operations.flatMap(({ action }) => action ?? []),
      ...rest.map(({ access }) => access),
      ...routes.flatMap((route) => ('allow' in route ? [route.allow] : [])),
      ...checkedByServices,
    ]);
    expect(Object.keys(permissions).filter((action) => !used.has(action))).toEqual([]);
  });

  it('is what schema.graphql says', () => {
    expect(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')).toBe(
      printApi(resolvers),
    );
  });
});

describe.each(callers)('$name', (who) => {
  const { enter, actor } = who;
  it(
    'gets the verdict of the table at every operation and route, and changes nothing where it is refused (D1, D6)',
    { timeout: 180_000 },
    async () => {
      const caller = await enter(api);
      const before = await fingerprint();
      const messages = new Map<string, string | undefined>();
      await pLimit(atOnce).map(
        guarded.filter((candidate) => expectedFor(candidate, who) !== 'allowed'),
        async (operation) => {
          const { verdict, message } = await callOperation(caller, operation, idFor(operation.name));
          expect(verdict, operation.name).toBe(expectedFor(operation, who));
          expect(message, operation.name).toBe(messages.get(verdict) ?? message);
          messages.set(verdict, message);
        },
      );
      await pLimit(atOnce).map(
        guardedRoutes.filter(({ access }) => expected(access, who) !== 'allowed'),
        async (route) => {
          const verdict = expected(route.access, who);
          const { status, body } = await callRoute(caller, route, idFor(route.path));
          expect(status, route.path).toBe(statusOf[verdict]);
          // Word for word what GraphQL says.
          expect(body, route.path).toEqual({ message: messages.get(verdict), code: verdict });
        },
      );
      expect(await fingerprint()).toEqual(before);
      const allowed = guarded.filter((candidate) => expectedFor(candidate, who) === 'allowed');
      await pLimit(atOnce).map(
        allowed.filter(({ kind }) => kind !== 'mutation'),
        async (operation) =>
          expect((await callOperation(caller, operation, idOf(operation))).verdict, operation.name).toBe(
            'allowed',
          ),
      );
      // One after the other, because some end sessions.
      const inSession = sessionOf(who);
      for (const operation of allowed.filter(({ kind }) => kind === 'mutation')) {
        const { verdict } = await inSession(
          (session) => callOperation(session, operation, idOf(operation)),
          wasSignedOut,
        );
        // It names a mailbox and no record: whoever has no booking of it is refused by the service.
        const isOwn = actor !== null && scopeOf(actor, operation.action as Action) === 'own';
        if (isOwn && operation.name === 'Mutation.liftBookingCap') continue;
        expect(verdict, operation.name).toBe('allowed');
      }
    },
  );

  it('is let in at every REST route that the table allows (D1)', { timeout: 180_000 }, async () => {
    const caller = await enter(api);
    // One after the other, because some end the session.
    for (const route of guardedRoutes.filter(({ access }) => expected(access, who) === 'allowed')) {
      const { status } = await callRoute(caller, route, missingId);
      // 415: the guard let the call pass, but the route takes a file.
      expect([200, 201, 204, 400, 404, 415], route.path).toContain(status);
    }
  });

  it('is treated like everybody at what is public', { timeout: 180_000 }, async () => {
    const inSession = sessionOf(who);
    for (const operation of operations.filter(({ isPublic }) => isPublic)) {
      const { verdict } = await inSession(
        (session) => callOperation(session, operation, missingId),
        wasSignedOut,
      );
      expect(verdict, operation.name).toBe('allowed');
    }
    for (const route of rest.filter(({ access }) => access === 'public')) {
      const { status } = await inSession(
        (session) => callRoute(session, route, missingId),
        (answer) => answer.status === 401,
      );
      expect(status, route.path).toBe(await answerToNobody(route));
    }
  });
});
