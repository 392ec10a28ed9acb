import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderAt, sessionOf, userOf } from '../testing/render.tsx';
import { AuthPage } from './auth-page.tsx';

describe('AuthPage', () => {
  it('shows the form and the tagline', () => {
    renderAt(<AuthPage />, { at: '/auth' });
    expect(screen.getByText('Building the future of housing, one system at a time.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  });

  it.each([
    [{}, 'Your session has ended. Please sign in again.'],
    [{ unread: true }, 'Failed to get user data. Please sign in again.'],
  ] as const)('says why nobody is signed in any more: %o', (more, text) => {
    const session = sessionOf({ user: null });
    const state = { ...session.state(), ended: true, ...more } as const;
    renderAt(<AuthPage />, { at: '/auth', session: { ...session, state: () => state } });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['/auth', '/admin'],
    ['/auth?next=%2Fadmin%3Ftab%3Dcontacts', '/admin?tab=contacts'],
    ['/auth?next=%2F%2Fevil.test', '/admin'],
    ['/auth?next=%2F%5Cevil', '/admin'],
    ['/auth?next=https%3A%2F%2Fevil.test', '/admin'],
  ])('%s sends a signed-in admin to %s', (at, to) => {
    const { address } = renderAt(
      <Routes>
        <Route path="/auth" element={<AuthPage />} />
        <Route path="*" element={null} />
      </Routes>,
      { at, user: userOf('admin') },
    );
    expect(address()).toBe(to);
  });
});
