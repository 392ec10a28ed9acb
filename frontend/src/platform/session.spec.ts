import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userOf } from '../testing/render.tsx';
import { createSession } from './session-store.ts';
import { typed } from './typed.ts';
import { refreshOnce } from './session-refresh.ts';

type Answer = [status: number, body: unknown];
const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
let answers: Record<string, Answer[]>;
let stop: (() => void) | undefined;

/** What the server answers, call by call; the last answer stays. */
const server = (script: Record<string, Answer[]>) => {
  answers = script;
};
const calls = (url: string) => fetched.mock.calls.filter(([called]) => called === url);
const bearer = (call: number) => new Headers(calls('/api/auth/me')[call]?.[1]?.headers).get('authorization');
const token = () => localStorage.getItem('accessToken');
const begin = () => {
  const session = createSession();
  stop = session.start();
  return session;
};
const otherTab = (value: string | null) => {
  if (value === null) localStorage.removeItem('accessToken');
  else localStorage.setItem('accessToken', value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: value }));
};

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation((url) => {
    const queue = answers[url] ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0] }));
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  // What a spec has left is shown again: whether a page is being left is remembered for all of them, for seconds.
  window.dispatchEvent(new Event('pageshow'));
  stop?.();
});

const ada = userOf('admin');

describe('start', () => {
  it('without a token is signed out and asks nobody', () => {
    expect(begin().state()).toEqual({ loading: false, user: null });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('with a token fetches the current user', async () => {
    localStorage.setItem('accessToken', 'good');
    server({ '/api/auth/me': [[200, ada]] });
    const session = begin();
    expect(session.state()).toEqual({ loading: true, user: null });
    await vi.waitFor(() => expect(session.state()).toEqual({ loading: false, user: ada }));
    expect(bearer(0)).toBe('Bearer good');
  });

  it('refreshes silently where the token has run out', async () => {
    localStorage.setItem('accessToken', 'old');
    server({ '/api/auth/me': [[401, {}], [200, ada]], '/api/auth/refresh': [[200, { accessToken: 'new' }]] });
    const session = begin();
    await vi.waitFor(() => expect(session.state().user).toEqual(ada));
    expect(token()).toBe('new');
    expect(bearer(1)).toBe('Bearer new');
    expect(new Headers(calls('/api/auth/refresh')[0]?.[1]?.headers).get('x-hearthline')).toBe('refresh');
  });

  const over = { loading: false, user: null, ended: true } as const;
  it.each<[string, Record<string, Answer[]>, object]>([
    ['a 401 that no refresh mends', { '/api/auth/me': [[401, {}]], '/api/auth/refresh': [[401, {}]] }, over],
    ['a 401 after the refresh too', { '/api/auth/me': [[401, {}]], '/api/auth/refresh': [[200, { accessToken: 'new' }]] }, over],
    ['a 403', { '/api/auth/me': [[403, {}]] }, { ...over, unread: true }],
    ['a 500', { '/api/auth/me': [[500, {}]] }, { ...over, unread: true }],
    ['no network', {}, { ...over, unread: true }],
  ])('clears token and user on %s', async (_what, script, state) => {
    localStorage.setItem('accessToken', 'old');
    server(script);
    const session = begin();
    await vi.waitFor(() => expect(session.state()).toEqual(state));
    expect(token()).toBeNull();
  });
});

describe('a page that is being left', () => {
  it('keeps the token when its request is cut off, and asks again should it stay', async () => {
    localStorage.setItem('accessToken', 'good');
    server({});
    vi.useFakeTimers();
    const session = begin();
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
    const session = begin();
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
    expect(await Promise.all([refreshOnce('old'), refreshOnce('old'), refreshOnce('old')])).toEqual(['new', 'new', 'new']);
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

describe('sign in', () => {
  it('stores token and user and reads the current user', async () => {
    server({ '/api/auth/login': [[200, { success: true, accessToken: 'mine', user: ada }]], '/api/auth/me': [[200, { ...ada, name: 'Ada L.' }]] });
    const session = begin();
    expect(await session.signIn('admin@example.com', 'secret')).toEqual({ success: true, user: ada });
    expect(token()).toBe('mine');
    expect(JSON.parse(calls('/api/auth/login')[0]?.[1]?.body as string)).toEqual({ email: 'admin@example.com', password: 'secret' });
    await vi.waitFor(() => expect(session.state().user?.name).toBe('Ada L.'));
  });

  it.each<[Answer, object]>([
    [[401, { success: false, message: 'No.' }], { status: 401, message: 'No.', requiresEmailVerification: false }],
    [[403, { message: 'Please verify your email before logging in.' }], { status: 403, requiresEmailVerification: true }],
    [[403, { message: 'Wait.', requiresEmailVerification: true }], { requiresEmailVerification: true }],
    [[502, 'not an object'], { status: 502, message: undefined }],
  ])('tells why it failed: %j', async (answer, expected) => {
    server({ '/api/auth/login': [answer] });
    const session = begin();
    expect(await session.signIn('a', 'b')).toMatchObject({ success: false, ...expected });
    expect(token()).toBeNull();
  });

  it('survives a broken connection', async () => {
    server({});
    expect(await begin().signIn('a', 'b')).toMatchObject({ success: false, status: 0 });
  });
});

describe('sign out', () => {
  it('is no end of a session: nothing of an open form is kept', async () => {
    const kept = vi.fn();
    const end = typed.onEnd(kept);
    server({ '/api/auth/login': [[200, { accessToken: 'mine', user: ada }]], '/api/auth/me': [[200, ada]], '/api/auth/logout': [[200, {}]] });
    const session = begin();
    await session.signIn('a', 'b');
    await session.signOut();
    expect(kept).not.toHaveBeenCalled();
    await session.signIn('a', 'b');
    session.clear();
    await vi.waitFor(() => expect(kept).toHaveBeenCalledOnce());
    end();
  });

  it.each<[string, Record<string, Answer[]>]>([['the server agrees', { '/api/auth/logout': [[200, {}]] }], ['the server is gone', {}]])(
    'clears token, user, cached data and what was typed when %s',
    async (_what, script) => {
      localStorage.setItem('accessToken', 'good');
      localStorage.setItem('typed:bookingDraft', '{}');
      sessionStorage.setItem('typed:list:/admin?tab=contacts', 'search=ada');
      server({ '/api/auth/me': [[200, ada]], ...script });
      const session = begin();
      const emptied = vi.fn();
      session.onLeave(emptied);
      await vi.waitFor(() => expect(session.state().user).toEqual(ada));
      await session.signOut();
      expect(session.state()).toEqual({ loading: false, user: null });
      expect(token()).toBeNull();
      expect(emptied).toHaveBeenCalledOnce();
      expect(localStorage.getItem('typed:bookingDraft')).toBeNull();
      expect(sessionStorage.getItem('typed:list:/admin?tab=contacts')).toBeNull();
      expect(new Headers(calls('/api/auth/logout')[0]?.[1]?.headers).get('authorization')).toBe('Bearer good');
    },
  );
});

describe('tabs of one browser', () => {
  const signedIn = async () => {
    localStorage.setItem('accessToken', 'good');
    server({ '/api/auth/me': [[200, ada]] });
    const session = begin();
    await vi.waitFor(() => expect(session.state().user).toEqual(ada));
    return session;
  };

  it('signing out in one signs out the others and empties their caches', async () => {
    const session = await signedIn();
    const emptied = vi.fn();
    session.onLeave(emptied);
    // What signing out does there.
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
    const session = begin();
    server({ '/api/auth/me': [[200, ada]] });
    otherTab('good');
    await vi.waitFor(() => expect(session.state().user).toEqual(ada));
  });

  it('another person in one is another person in the others, with an empty cache', async () => {
    const session = await signedIn();
    const emptied = vi.fn();
    session.onLeave(emptied);
    server({ '/api/auth/me': [[200, userOf('customer')]] });
    otherTab('of somebody else');
    await vi.waitFor(() => expect(session.state().user?.role).toBe('customer'));
    expect(emptied).toHaveBeenCalledOnce();
  });

  it('a late answer does not sign in again who has signed out', async () => {
    localStorage.setItem('accessToken', 'good');
    let answer: (response: Response) => void = () => undefined;
    fetched.mockReturnValueOnce(new Promise((resolve) => { answer = resolve; }));
    const session = begin();
    otherTab(null);
    answer(new Response(JSON.stringify(ada)));
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.state().user).toBeNull();
  });
});
