import { describe, expect, it, vi } from 'vitest';
import { userOf } from '../../testing/render.tsx';
import {
  startSession,
  calls,
  server,
  startSessionServer,
  token,
  type Answer,
} from '../../testing/fake-session-server.ts';
import { unsentInput } from '../form-memory/unsent-input.ts';

startSessionServer();
const ada = userOf('admin');

describe('sign in', () => {
  it('stores token and user and reads the current user', async () => {
    server({
      '/api/auth/login': [[200, { success: true, accessToken: 'mine', user: ada }]],
      '/api/auth/me': [[200, { ...ada, name: 'Ada L.' }]],
    });
    const session = startSession();
    expect(await session.signIn('admin@example.com', 'secret')).toEqual({ success: true, user: ada });
    expect(token()).toBe('mine');
    expect(JSON.parse(calls('/api/auth/login')[0]?.[1]?.body as string)).toEqual({
      email: 'admin@example.com',
      password: 'secret',
    });
    await expect.poll(() => session.state().user?.name).toBe('Ada L.');
  });

  it.each<[Answer, object]>([
    [
      [401, { success: false, message: 'No.' }],
      { status: 401, message: 'No.', requiresEmailVerification: false },
    ],
    [
      [403, { message: 'Please verify your email before logging in.' }],
      { status: 403, requiresEmailVerification: true },
    ],
    [[403, { message: 'Wait.', requiresEmailVerification: true }], { requiresEmailVerification: true }],
    [[502, 'not an object'], { status: 502, message: undefined }],
  ])('tells why it failed: %j', async (answer, expected) => {
    server({ '/api/auth/login': [answer] });
    const session = startSession();
    expect(await session.signIn('a', 'b')).toMatchObject({ success: false, ...expected });
    expect(token()).toBeNull();
  });

  it('survives a broken connection', async () => {
    server({});
    expect(await startSession().signIn('a', 'b')).toMatchObject({ success: false, status: 0 });
  });
});

describe('sign out', () => {
  it('is no end of a session: nothing of an open form is kept', async () => {
    const onSessionEnd = vi.fn();
    const end = unsentInput.onSessionEnd(onSessionEnd);
    server({
      '/api/auth/login': [[200, { accessToken: 'mine', user: ada }]],
      '/api/auth/me': [[200, ada]],
      '/api/auth/logout': [[200, {}]],
    });
    const session = startSession();
    await session.signIn('a', 'b');
    await session.signOut();
    expect(onSessionEnd).not.toHaveBeenCalled();
    await session.signIn('a', 'b');
    session.clear();
    await expect.poll(() => onSessionEnd).toHaveBeenCalledOnce();
    end();
  });

  it.each<[string, Record<string, Answer[]>]>([
    ['the server agrees', { '/api/auth/logout': [[200, {}]] }],
    ['the server is gone', {}],
  ])('clears token, user, cached data and what was typed when %s', async (_what, script) => {
    localStorage.setItem('accessToken', 'good');
    localStorage.setItem('typed:bookingDraft', '{}');
    sessionStorage.setItem('typed:list:/admin?tab=contacts', 'search=ada');
    server({ '/api/auth/me': [[200, ada]], ...script });
    const session = startSession();
    const emptied = vi.fn();
    session.onLeave(emptied);
    await expect.poll(() => session.state().user).toEqual(ada);
    await session.signOut();
    expect(session.state()).toEqual({ loading: false, user: null });
    expect(token()).toBeNull();
    expect(emptied).toHaveBeenCalledOnce();
    expect(localStorage.getItem('typed:bookingDraft')).toBeNull();
    expect(sessionStorage.getItem('typed:list:/admin?tab=contacts')).toBeNull();
    expect(new Headers(calls('/api/auth/logout')[0]?.[1]?.headers).get('authorization')).toBe('Bearer good');
  });

  it('asks nothing more in the name of the session while it is being ended', async () => {
    localStorage.setItem('accessToken', 'good');
    server({ '/api/auth/me': [[200, ada]], '/api/auth/logout': [[200, {}]] });
    const session = startSession();
    await expect.poll(() => session.state().user).toEqual(ada);
    const ending = session.signOut();
    expect(session.token()).toBeNull();
    expect(session.state().user).toEqual(ada);
    await ending;
    expect(session.state().user).toBeNull();
  });
});
