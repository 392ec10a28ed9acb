import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, type ReactElement } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { renderAt, sessionOf } from './render.tsx';
import type { SessionUser } from '../platform/session/session-store.ts';

export const password = 'Rainy Harbor 7';
export const notice = (message: string) => ({ __typename: 'Notice', message });
const Door = () => <p>door: {(useLocation().state as { notice?: string } | null)?.notice}</p>;

/** Renders the page behind an e-mail's link, with routes for `/auth` and for a newer link of the same kind. */
export const drawLinked = (page: ReactElement, at: string, user: SessionUser | null = null) => {
  const signIn = vi.fn(() =>
    Promise.resolve({ success: false, status: 401, requiresEmailVerification: false } as const),
  );
  const session = {
    ...sessionOf({ user }),
    signIn,
    signOut: vi.fn(() => Promise.resolve()),
    reload: vi.fn(() => Promise.resolve()),
  };
  const [path = ''] = at.split('#');
  const view = renderAt(
    <StrictMode>
      <DataProvider>
        <Routes>
          <Route path="/auth" element={<Door />} />
          <Route path={path} element={page} />
        </Routes>
        <Link to={`${path}#token=newer`}>newer mail</Link>
      </DataProvider>
    </StrictMode>,
    { at, session },
  );
  return { ...view, session };
};
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const type = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await userEvent.type(screen.getByLabelText(label), value);
};
/** The tab's session storage. */
export const sessionValues = () => ({ ...sessionStorage });
/** Codes of links that no longer work, with their messages. */
export const dead = [
  ['LINK_INVALID', 'This link is not valid.'],
  ['LINK_EXPIRED', 'This link has expired.'],
  ['LINK_USED', 'This link has been used already.'],
] as const;
