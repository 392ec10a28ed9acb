import { isStaff, roles, type Actor, type Role } from '@hearthline/rules/permissions.ts';
import type { Api, Caller } from '../api.ts';
import { isLong } from '../long-tests.ts';

/** A kind of caller: anonymous, or an account in one of its states. */
export interface Knocker {
  readonly name: string;
  readonly actor: Actor | null;
  /** Its sessions are older than a fresh proof of who it is. */
  readonly hasStaleProof?: true;
  /** Makes a caller with a session of its own. */
  readonly enter: (api: Api) => Promise<Caller>;
}

const states = {
  '': {},
  'unverified ': { isEmailVerified: false },
  'must-change ': { mustChangePassword: true },
  'factorless ': { mustAddSecondFactor: true },
} as const;

const account = (role: Role, state: keyof typeof states): Knocker => {
  const actor: Actor = { role, isEmailVerified: true, mustChangePassword: false, ...states[state] };
  const email = `${state.trim() || 'ready'}.${role}@access.example`;
  return { name: `${state}${role}`, actor, enter: (api) => api.asUser(email) };
};

/** The same account as the ready one, long after its sign-in. */
const stale = (role: Role): Knocker => {
  const ready = account(role, '');
  return {
    ...ready,
    name: `stale ${role}`,
    hasStaleProof: true,
    enter: async (api) => {
      const caller = await ready.enter(api);
      await api.sql(
        "update sessions s set proved_at = now() - interval '10 minutes' from users u where u.id = s.user_id and u.email = $1",
        [`ready.${role}@access.example`],
      );
      return caller;
    },
  };
};

/** The role of a restricted account that is looked at with each change: a guard restricts those of every role alike. */
const isSample = (role: Role): boolean => isLong || role === 'admin' || role === 'customer';

/**
 * An anonymous caller, every role, and accounts that are unverified or have to change their password; staff also without the second
 * factor that they need, and with an old proof.
 */
export const callers: readonly Knocker[] = [
  { name: 'anonymous', actor: null, enter: (api) => Promise.resolve(api) },
  ...(Object.keys(states) as (keyof typeof states)[]).flatMap((state) =>
    roles
      .filter((role) => (state !== 'factorless ' || isStaff(role)) && (state === '' || isSample(role)))
      .map((role) => account(role, state)),
  ),
  ...roles.filter((role) => isStaff(role) && isSample(role)).map(stale),
];

/** Creates the accounts of {@link callers}. */
export const createCallers = async (api: Api): Promise<void> => {
  for (const { name, actor, hasStaleProof } of callers) {
    if (!actor || hasStaleProof) continue;
    const { role, isEmailVerified, mustChangePassword } = actor;
    const email = `${name.includes(' ') ? name.split(' ')[0] : 'ready'}.${role}@access.example`;
    await api.addUser({ role, isEmailVerified, mustChangePassword, name, email });
  }
};

/** Requires a second factor of staff; all but the callers without one have one. */
export const requireSecondFactors = async (api: Api): Promise<void> => {
  await api.sql(
    `insert into second_factors (user_id, kind, name, secret) select id, 'passkey', 'Key', '' from users where email not like 'factorless.%'`,
  );
  await api.sql("insert into settings (key, value) values ('staffSecondFactor', 'true')");
};

/** Creates a project shared by all customers, contractors and staff of {@link callers}: its guarded fields can be tested only by callers who can see it. */
export const addSharedProject = async (api: Api): Promise<string> => {
  const email = {
    customer: ['ready.customer@access.example', 'customer@example.com'],
    contractor: ['ready.contractor@access.example', 'contractor@example.com'],
  };
  const [row] = await api.sql<{ id: string }>(
    `insert into projects (name, customer_id, contractor_id, contact_id) values ('Everybody''s',
       (select id from users where email = any($1) order by email desc limit 1), (select id from users where email = any($2) order by email desc limit 1),
       (select id from contacts limit 1)) returning id`,
    [email.customer, email.contractor],
  );
  if (!row) throw new Error('an insert returned no row');
  // Of staff whose scope is their own, one manages it and one owns its contact.
  await api.sql(
    "update projects set manager_id = (select id from users where email = 'ready.project_manager@access.example') where id = $1",
    [row.id],
  );
  await api.sql(
    "update contacts set owner_id = (select id from users where email = 'ready.sales@access.example') where id = (select contact_id from projects where id = $1)",
    [row.id],
  );
  return row.id;
};
