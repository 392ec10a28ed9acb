import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { isStaff, roles } from '@hearthline/rules/permissions.ts';
import { Suspense, type ReactElement } from 'react';
import { createPath, Router, type Navigator } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { returnUrl } from '../../platform/navigation/sign-in-return-url.ts';
import type { SessionState, SessionStore, SessionUser } from '../../platform/session/session-store.ts';
import { unsentInput } from '../../platform/form-memory/unsent-input.ts';
import { TestProviders, sessionOf, userOf } from '../../testing/render.tsx';
import { RouteGuard } from './route-guard.tsx';

/** Records where the guard navigates without going there, so that what it shows meanwhile stays visible. */
const went: { to: string; state: unknown }[] = [];
const stay: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: (to, state) => void went.push({ to: stay.createHref(to), state: state as unknown }),
};
beforeEach(() => {
  went.splice(0);
  sessionStorage.clear();
});

const drawAt = (
  at: string,
  ui: ReactElement,
  { user = null, session = sessionOf({ user }) }: { user?: SessionUser | null; session?: SessionStore } = {},
) =>
  render(
    <TestProviders session={session}>
      <Router location={at} navigator={stay}>
        <Suspense>{ui}</Suspense>
      </Router>
    </TestProviders>,
  );
const secret = <RouteGuard allow="page:admin">secret</RouteGuard>;

describe('Guard (docs/specification.md, section 2)', () => {
  it('waits while the user is loading', () => {
    drawAt('/admin', secret, { session: sessionOf({ loading: true }) });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByText('secret')).toBeNull();
  });

  it('goes to /auth with nobody signed in; the address says the path, the tab the rest', () => {
    drawAt('/admin?tab=contacts#row', secret);
    expect(screen.getByText('Redirecting...')).toBeInTheDocument();
    expect(went).toEqual([{ to: '/auth?next=%2Fadmin', state: undefined }]);
    expect(returnUrl('/admin')).toBe('/admin?tab=contacts#row');
    expect(returnUrl('/dashboard')).toBe('/dashboard');
  });

  describe('where somebody was signed in', () => {
    const at = '/admin?tab=contacts&search=Keiko';
    /** Signs an admin in, then changes the state of the session. */
    const work = (then: Partial<SessionState>) => {
      let state: SessionState = { loading: false, user: userOf('admin') };
      let notify = (): void => undefined;
      const session: SessionStore = {
        ...sessionOf({}),
        state: () => state,
        subscribe: (watcher) => (notify = watcher),
      };
      drawAt(at, secret, { session });
      act(() => {
        state = { loading: false, user: null, ...then };
        notify();
      });
    };

    it('leads back where the session merely ended', () => {
      work({ ended: true });
      expect(went).toEqual([{ to: '/auth?next=%2Fadmin', state: undefined }]);
      expect(returnUrl('/admin')).toBe(at);
    });

    it('says nothing of the page that somebody signed out of', () => {
      work({});
      expect(went).toEqual([{ to: '/auth', state: undefined }]);
    });

    it('says the path alone when the next person goes back to it', () => {
      unsentInput.clear();
      drawAt(at, secret);
      expect(went).toEqual([{ to: '/auth?next=%2Fadmin', state: undefined }]);
      expect(returnUrl('/admin')).toBe('/admin');
    });
  });

  it('leads staff without a required second factor to its set-up, and remembers where they were going', () => {
    drawAt('/admin?tab=users', secret, { user: userOf('admin', { mustAddSecondFactor: true }) });
    expect(screen.queryByText('secret')).toBeNull();
    expect(went).toEqual([{ to: '/second-factor', state: { next: '/admin?tab=users' } }]);
  });

  it('asks for a verified e-mail', async () => {
    drawAt('/admin', secret, { user: userOf('admin', { isEmailVerified: false }) });
    expect(await screen.findByRole('heading', { name: 'Email Verification Required' })).toBeInTheDocument();
    expect(screen.getByText(/check your email and click the verification link/)).toBeInTheDocument();
    expect(screen.getByText(/Check your spam folder or contact support/)).toBeInTheDocument();
  });

  it('lets somebody without a verified e-mail leave', async () => {
    const session = { ...sessionOf({ user: userOf('admin', { isEmailVerified: false }) }), signOut: vi.fn() };
    drawAt('/admin', secret, { session });
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(session.signOut).toHaveBeenCalledOnce();
  });

  it.each(roles.filter((role) => !isStaff(role)))('denies %s', async (role) => {
    drawAt('/admin', secret, { user: userOf(role) });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
    expect(screen.getByText("You don't have permission to access this page.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  it('sends who must change the password to /change-password, and remembers the address', () => {
    drawAt('/admin?tab=contacts', secret, { user: userOf('admin', { mustChangePassword: true }) });
    expect(went).toEqual([{ to: '/change-password', state: { next: '/admin?tab=contacts' } }]);
  });

  it('shows /change-password itself to them', () => {
    drawAt('/change-password', <RouteGuard allow="page:change-password">new password</RouteGuard>, {
      user: userOf('customer', { mustChangePassword: true }),
    });
    expect(screen.getByText('new password')).toBeInTheDocument();
  });

  it('lets the right one in', () => {
    drawAt('/admin', secret, { user: userOf('admin') });
    expect(screen.getByText('secret')).toBeInTheDocument();
  });
});
