import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, type RenderResult } from '@testing-library/react';
import { roles, type Role } from '@hearthline/rules/permissions.ts';
import { publicCompany, type PublicCompany } from '@hearthline/rules/company.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { afterAll, beforeAll } from 'vitest';
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

/**
 * Outside the document: jsdom would go through the rules of every component that any spec has drawn, for each element on the
 * way to a role or a name.
 */
const unseenStyles = createCache({ key: 'css', container: document.createElement('div') });
let styles = unseenStyles;

/**
 * Lets the document see the components' styles, for specs about what these hide or where they place it; call it at the top of the file
 * or of a `describe`. The window is 1024 px wide.
 */
export const showComponentStyles = (): void => {
  beforeAll(() => void (styles = createCache({ key: 'css' })));
  afterAll(() => {
    styles.sheet.flush();
    styles = unseenStyles;
  });
};

/** The contexts of the site; the styles of what is drawn in them stay out of the document unless `showComponentStyles` was called. */
export const TestProviders = ({ session, children }: { session: SessionStore; children: ReactNode }) => (
  <CacheProvider value={styles}>
    <Providers company={testCompany} session={session}>
      {children}
    </Providers>
  </CacheProvider>
);

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
    <TestProviders session={session}>
      <MemoryRouter initialEntries={[{ ...parsePath(at), state }]} useTransitions={false}>
        {ui}
        <Address />
      </MemoryRouter>
    </TestProviders>,
  );
  return { ...result, address: () => result.getByTestId('address').textContent };
};
