import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { roles } from '@hearthline/rules/permissions.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt, sessionOf, userOf } from '../testing/render.tsx';
import { Guard } from './guard.tsx';

// Where the guard leads, without going there: so what it shows meanwhile stays to be seen.
const navigate = vi.hoisted(() => vi.fn());
vi.mock('react-router-dom', async (original) => ({ ...(await original<object>()), useNavigate: () => navigate }));
beforeEach(() => navigate.mockReset());

const secret = <Guard allow="page:admin">secret</Guard>;

describe('Guard (specification, section 2)', () => {
  it('waits while the user is loading', () => {
    renderAt(secret, { at: '/admin', session: sessionOf({ loading: true }) });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByText('secret')).toBeNull();
  });

  it('goes to /auth with nobody signed in, and remembers the address', () => {
    renderAt(secret, { at: '/admin?tab=contacts#row' });
    expect(screen.getByText('Redirecting...')).toBeInTheDocument();
    expect(navigate.mock.calls).toEqual([['/auth?next=%2Fadmin%3Ftab%3Dcontacts%23row', { replace: true }]]);
  });

  it('asks for a verified e-mail', () => {
    renderAt(secret, { at: '/admin', user: userOf('admin', { isEmailVerified: false }) });
    expect(screen.getByRole('heading', { name: 'Email Verification Required' })).toBeInTheDocument();
    expect(screen.getByText(/check your email and click the verification link/)).toBeInTheDocument();
    expect(screen.getByText(/Check your spam folder or contact support/)).toBeInTheDocument();
  });

  it('lets somebody without a verified e-mail leave', async () => {
    const session = { ...sessionOf({ user: userOf('admin', { isEmailVerified: false }) }), signOut: vi.fn() };
    renderAt(secret, { at: '/admin', session });
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(session.signOut).toHaveBeenCalledOnce();
  });

  it.each(roles.filter((role) => role !== 'admin'))('denies %s', (role) => {
    renderAt(secret, { at: '/admin', user: userOf(role) });
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
    expect(screen.getByText("You don't have permission to access this page.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  it('sends who must change the password to /change-password, and remembers the address', () => {
    renderAt(secret, { at: '/admin?tab=contacts', user: userOf('admin', { mustChangePassword: true }) });
    expect(navigate.mock.calls).toEqual([['/change-password', { replace: true, state: { next: '/admin?tab=contacts' } }]]);
  });

  it('shows /change-password itself to them', () => {
    renderAt(<Guard allow="page:change-password">new password</Guard>, { user: userOf('customer', { mustChangePassword: true }) });
    expect(screen.getByText('new password')).toBeInTheDocument();
  });

  it('lets the right one in', () => {
    renderAt(secret, { at: '/admin', user: userOf('admin') });
    expect(screen.getByText('secret')).toBeInTheDocument();
  });
});
