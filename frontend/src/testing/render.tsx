import { render, type RenderResult } from '@testing-library/react';
import { roles, type Role } from '@hearthline/rules/permissions.ts';
import { publicCompany, settings, type PublicCompany } from '@hearthline/rules/settings.ts';
import type { ReactElement } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import {
  createSession,
  type SessionState,
  type SessionStore,
  type SessionUser,
} from '../platform/session/session-store.ts';

/** The company used in specs: the one a new database starts with. */
export const testCompany: PublicCompany = publicCompany(settings.company.initial, settings.hours.initial);

/** A signed-in user. `userOf('admin')` is a verified admin; `other` overrides single fields. */
export const userOf = (role: Role = roles[1], other: Partial<SessionUser> = {}): SessionUser => ({
  id: `user-${role}`,
  name: 'Ada Lovelace',
  email: `${role}@example.com`,
  username: role,
  phone: null,
  role,
  isEmailVerified: true,
  mustChangePassword: false,
  ...other,
});

/** A session that stays in one state. */
export const sessionOf = (state: Partial<SessionState>): SessionStore => {
  const fixed: SessionState = { loading: false, user: null, ...state };
  return { ...createSession(), state: () => fixed, start: () => () => undefined };
};

const Address = () => {
  const { pathname, search, hash } = useLocation();
  return (
    <output data-testid="address" hidden>
      {pathname + search + hash}
    </output>
  );
};

interface Surroundings {
  /** The page's address; `/` by default. */
  readonly at?: string;
  /** The state of the history entry. */
  readonly state?: unknown;
  readonly user?: SessionUser | null;
  readonly session?: SessionStore;
}

/** Renders an element as the site would, with theme, company, session and router. */
export const renderAt = (
  ui: ReactElement,
  { at = '/', state, user = null, session = sessionOf({ user }) }: Surroundings = {},
): RenderResult & { address: () => string } => {
  const result = render(
    <Providers company={testCompany} session={session}>
      <MemoryRouter initialEntries={[{ ...parsePath(at), state }]} useTransitions={false}>
        {ui}
        <Address />
      </MemoryRouter>
    </Providers>,
  );
  return { ...result, address: () => result.getByTestId('address').textContent };
};
