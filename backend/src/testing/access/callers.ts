import { roles, type Actor, type Role } from '@hearthline/rules/permissions.ts';
import type { Api, Caller } from '../api.ts';

/** A kind of caller: anonymous, or an account in one of its states. */
export interface Knocker {
  readonly name: string;
  readonly actor: Actor | null;
  /** Makes a caller with a session of its own. */
  readonly enter: (api: Api) => Promise<Caller>;
}

const states = {
  '': {},
  'unverified ': { isEmailVerified: false },
  'must-change ': { mustChangePassword: true },
} as const;

const account = (role: Role, state: keyof typeof states): Knocker => {
  const actor: Actor = { role, isEmailVerified: true, mustChangePassword: false, ...states[state] };
  const email = `${state.trim() || 'ready'}.${role}@access.example`;
  return { name: `${state}${role}`, actor, enter: (api) => api.asUser(email) };
};

/** An anonymous caller, and every role: verified, unverified, and having to change its password. */
export const callers: readonly Knocker[] = [
  { name: 'anonymous', actor: null, enter: (api) => Promise.resolve(api) },
  ...(Object.keys(states) as (keyof typeof states)[]).flatMap((state) =>
    roles.map((role) => account(role, state)),
  ),
];

/** Creates the accounts of {@link callers}. */
export const createCallers = async (api: Api): Promise<void> => {
  for (const { name, actor } of callers) {
    if (actor)
      await api.addUser({
        ...actor,
        name,
        email: `${name.includes(' ') ? name.split(' ')[0] : 'ready'}.${actor.role}@access.example`,
      });
  }
};

/** Creates a project shared by all customers and contractors of {@link callers}: its guarded fields can be tested only by callers who can see it. */
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
  return row.id;
};
