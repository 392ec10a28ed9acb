import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdStream } from './event-stream.ts';

const session = { token: () => 'token', refresh: () => Promise.resolve(null), clear: vi.fn() };
const stream = (...chunks: string[]): Response =>
  new Response(
    new ReadableStream({
      start: (controller) => (
        chunks.forEach((chunk) => controller.enqueue(new TextEncoder().encode(chunk))),
        controller.close()
      ),
    }),
    { status: 200 },
  );

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a line to the server', () => {
  it('reads events however they are cut, passes over heartbeats, and comes back when it was closed', async () => {
    const answers = [
      stream(
        ':\n\nevent: ne',
        'xt\ndata: {"data":{"n":1}}\n',
        '\n:\n\nevent: next\ndata: {"data":{"n":2}}\n\n',
      ),
      stream('event: next\ndata: {"data":{"n":3}}\n\n'),
    ];
    const fetching = vi.fn(() => Promise.resolve(answers.shift() ?? new Response('', { status: 403 })));
    vi.stubGlobal('fetch', fetching);
    const [heard, opened] = [[] as unknown[], vi.fn()];
    await expect(
      holdStream(
        session,
        { query: 'x' },
        { onOpen: opened, onEvent: (result) => heard.push(result) },
        new AbortController().signal,
      ),
    ).rejects.toThrow('403');
    expect(heard).toEqual([{ data: { n: 1 } }, { data: { n: 2 } }, { data: { n: 3 } }]);
    expect(opened).toHaveBeenCalledTimes(2);
    expect(fetching).toHaveBeenCalledTimes(3);
  });

  it('is not opened again in the name of somebody who signs out', async () => {
    let token: string | null = 'token';
    const fetching = vi.fn(() => {
      token = null;
      return Promise.resolve(stream('event: next\ndata: {"data":{"n":1}}\n\n'));
    });
    vi.stubGlobal('fetch', fetching);
    const signal = new AbortController().signal;
    await expect(
      holdStream(
        { ...session, token: () => token },
        { query: 'x' },
        { onOpen: vi.fn(), onEvent: vi.fn() },
        signal,
      ),
    ).rejects.toThrow('Signed out');
    expect(fetching).toHaveBeenCalledOnce();
  });

  it('signs out when the session is over, and does not try again', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(new Response('', { status: 401 }))),
    );
    await expect(
      holdStream(
        session,
        { query: 'x' },
        { onOpen: vi.fn(), onEvent: vi.fn() },
        new AbortController().signal,
      ),
    ).rejects.toThrow('401');
    expect(session.clear).toHaveBeenCalledOnce();
  });

  it('comes back when the server has been silent for too long', async () => {
    vi.useFakeTimers();
    const silent = new Response(new ReadableStream(), { status: 200 });
    const answers = [silent];
    const fetching = vi.fn(() => Promise.resolve(answers.shift() ?? new Response('', { status: 403 })));
    vi.stubGlobal('fetch', fetching);
    const [opened, ended] = [vi.fn(), vi.fn()];
    const connection = holdStream(
      session,
      { query: 'x' },
      { onOpen: opened, onEvent: vi.fn() },
      new AbortController().signal,
    ).catch(ended);
    await vi.advanceTimersByTimeAsync(44_000);
    expect(fetching).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2_000);
    await connection;
    expect(opened).toHaveBeenCalledOnce();
    expect(fetching).toHaveBeenCalledTimes(2);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ statusCode: 403 }));
  });

  it('does not begin when nobody wants it before it begins', async () => {
    vi.stubGlobal('fetch', vi.fn());
    await holdStream(session, { query: 'x' }, { onOpen: vi.fn(), onEvent: vi.fn() }, AbortSignal.abort());
    expect(fetch).not.toHaveBeenCalled();
  });

  it('ends when nobody wants it any more', async () => {
    const control = new AbortController();
    vi.stubGlobal(
      'fetch',
      vi.fn(() => (control.abort(), Promise.reject(new TypeError('Failed to fetch')))),
    );
    await holdStream(session, { query: 'x' }, { onOpen: vi.fn(), onEvent: vi.fn() }, control.signal);
    expect(fetch).toHaveBeenCalledOnce();
  });
});
