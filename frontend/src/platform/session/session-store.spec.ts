import { describe, expect, it, vi } from 'vitest';
import { userOf } from '../../testing/render.tsx';
import {
  startSession,
  calls,
  fetched,
  server,
  startSessionServer,
  token,
  type Answer,
} from '../../testing/fake-session-server.ts';
import { refreshOnce } from './refresh-access-token.ts';

startSessionServer();
const bearer = (call: number) => new Headers(calls('/api/auth/me')[call]?.[1]?.headers).get('authorization');
const otherTab = (value: string | null) => {
  if (value === null) localStorage.removeItem('accessToken');
  else localStorage.setItem('accessToken', value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: value }));
};

const ada = userOf('admin');

describe('start', () => {
  it('without a token is signed out and asks nobody', () => {
    expect(startSession().state()).toEqual({ loading: false, user: null });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('with a token fetches the current user', async () => {
    localStorage.setItem('accessToken', 'good');
    server({ '/api/auth/me': [[200, ada]] });
    const session = startSession();
    expect(session.state()).toEqual({ loading: true, user: null });
    await expect.poll(() => session.state()).toEqual({ loading: false, user: ada });
    expect(bearer(0)).toBe('Bearer good');
  });

  it('refreshes silently where the token has run out', async () => {
    localStorage.setItem('accessToken', 'old');
    server({
      '/api/auth/me': [
        [401, {}],
        [200, ada],
      ],
      '/api/auth/refresh': [[200, { accessToken: 'new' }]],
    });
    const session = startSession();
    await expect.poll(() => session.state().user).toEqual(ada);
    expect(token()).toBe('new');
    expect(bearer(1)).toBe('Bearer new');
    expect(new Headers(calls('/api/auth/refresh')[0]?.[1]?.headers).get('x-hearthline')).toBe('refresh');
  });

  const over = { loading: false, user: null, ended: true } as const;
  it.each<[string, Record<string, Answer[]>, object]>([
    ['a 401 that no refresh mends', { '/api/auth/me': [[401, {}]], '/api/auth/refresh': [[401, {}]] }, over],
    [
      'a 401 after the refresh too',
      { '/api/auth/me': [[401, {}]], '/api/auth/refresh': [[200, { accessToken: 'new' }]] },
      over,
    ],
    ['a 403', { '/api/auth/me': [[403, {}]] }, { ...over, unread: true }],
    ['a 500', { '/api/auth/me': [[500, {}]] }, { ...over, unread: true }],
    ['no network', {}, { ...over, unread: true }],
  ])('clears token and user on %s', async (_what, script, state) => {
    localStorage.setItem('accessToken', 'old');
    server(script);
    const session = startSession();
    await expect.poll(() => session.state()).toEqual(state);
    expect(token()).toBeNull();
  });
});

describe('a page that is being left', () => {
  it('keeps the token when its request is cut off, and asks again should it stay', async () => {
    localStorage.setItem('accessToken', 'good');
    server({});
    vi.useFakeTimers();
    const session = startSession();
    window.dispatchEvent(new Event('beforeunload'));
    await vi.advanceTimersByTimeAsync(100);
    expect(token()).toBe('good');
    expect(session.state().loading).toBe(true);
    server({ '/api/auth/me': [[200, ada]] });
    await vi.advanceTimersByTimeAsync(3000);
    expect(session.state()).toEqual({ loading: false, user: ada });
  });

  it('is signed out where the network is really gone', async () => {
    localStorage.setItem('accessToken', 'good');
    server({});
    vi.useFakeTimers();
    const session = startSession();
    window.dispatchEvent(new Event('beforeunload'));
    await vi.advanceTimersByTimeAsync(3200);
    expect(session.state()).toEqual({ loading: false, user: null, ended: true, unread: true });
    expect(token()).toBeNull();
  });
});

describe('refresh', () => {
  it('is one request for all who ask at once', async () => {
    localStorage.setItem('accessToken', 'old');
    server({ '/api/auth/refresh': [[200, { accessToken: 'new' }]] });
    expect(await Promise.all([refreshOnce('old'), refreshOnce('old'), refreshOnce('old')])).toEqual([
      'new',
      'new',
      'new',
    ]);
    expect(calls('/api/auth/refresh')).toHaveLength(1);
  });

  it('takes the token that another tab got meanwhile, one tab at a time', async () => {
    localStorage.setItem('accessToken', 'old');
    const request = vi.fn(async (_name: string, work: () => Promise<unknown>) => {
      localStorage.setItem('accessToken', 'from the other tab');
      return work();
    });
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await refreshOnce('old')).toBe('from the other tab');
    expect(request).toHaveBeenCalledOnce();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('tabs of one browser', () => {
  const signedIn = async () => {
    localStorage.setItem('accessToken', 'good');
    server({ '/api/auth/me': [[200, ada]] });
    const session = startSession();
    await expect.poll(() => session.state().user).toEqual(ada);
    return session;
  };

  it('signing out in one signs out the others and empties their caches', async () => {
    const session = await signedIn();
    const emptied = vi.fn();
    session.onLeave(emptied);
    // What signing out in the other tab does.
    localStorage.removeItem('typedBy');
    otherTab(null);
    expect(session.state()).toEqual({ loading: false, user: null });
    expect(emptied).toHaveBeenCalledOnce();
  });

  it('a session that has ended in one has ended in the others', async () => {
    const session = await signedIn();
    otherTab(null);
    expect(session.state()).toEqual({ loading: false, user: null, ended: true });
  });

  it('signing in in one signs in the others', async () => {
    const session = startSession();
    server({ '/api/auth/me': [[200, ada]] });
    otherTab('good');
    await expect.poll(() => session.state().user).toEqual(ada);
  });

  it('another person in one is another person in the others, with an empty cache', async () => {
    const session = await signedIn();
    const emptied = vi.fn();
    session.onLeave(emptied);
    server({ '/api/auth/me': [[200, userOf('customer')]] });
    otherTab('of somebody else');
    await expect.poll(() => session.state().user?.role).toBe('customer');
    expect(emptied).toHaveBeenCalledOnce();
  });

  it('a late answer does not sign in again who has signed out', async () => {
    localStorage.setItem('accessToken', 'good');
    let answer: (response: Response) => void = () => undefined;
    fetched.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const session = startSession();
    otherTab(null);
    answer(new Response(JSON.stringify(ada)));
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.state().user).toBeNull();
  });
});
