import { roles, type Actor, type Role } from '@hearthline/rules/permissions.ts';
import type { Api, Caller } from './api.ts';

/** Somebody who knocks: nobody, or an account in one of its states. */
export interface Knocker {
  readonly name: string;
  readonly actor: Actor | null;
  /** A caller with a session of its own. */
  readonly enter: (api: Api) => Promise<Caller>;
}

const states = { '': {}, 'unverified ': { isEmailVerified: false }, 'must-change ': { mustChangePassword: true } } as const;

const account = (role: Role, state: keyof typeof states): Knocker => {
  const actor: Actor = { role, isEmailVerified: true, mustChangePassword: false, ...states[state] };
  const email = `${state.trim() || 'ready'}.${role}@access.example`;
  return { name: `${state}${role}`, actor, enter: (api) => api.asUser(email) };
};

/** Nobody, and every role verified, unverified, and having to change its password. */
export const knockers: readonly Knocker[] = [
  { name: 'anonymous', actor: null, enter: (api) => Promise.resolve(api) },
  ...(Object.keys(states) as (keyof typeof states)[]).flatMap((state) => roles.map((role) => account(role, state))),
];

/** Makes the accounts of {@link knockers}. */
export const addKnockers = async (api: Api): Promise<void> => {
  for (const { name, actor } of knockers) {
    if (actor) await api.addUser({ ...actor, name, email: `${name.includes(' ') ? name.split(' ')[0] : 'ready'}.${actor.role}@access.example` });
  }
};
