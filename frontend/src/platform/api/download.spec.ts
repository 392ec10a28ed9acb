import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiSession } from './rest-client.ts';
import { downloadFile } from './download.ts';
import { identityProof } from '../session/identity-proof.ts';
import { problemOf } from './error-text.ts';

const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const session = {
  token: () => 'old',
  refresh: vi.fn(() => Promise.resolve<string | null>('new')),
  clear: vi.fn(),
} satisfies ApiSession;
const bearers = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
const file = (headers: Record<string, string> = {}) => new Response('a,b', { headers });
let saved: { name: string; content: Blob }[];

beforeEach(() => {
  fetched.mockReset();
  session.refresh.mockClear();
  session.clear.mockClear();
  vi.stubGlobal('fetch', fetched);
  saved = [];
  let content = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => ((content = blob), 'blob:file'),
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
});

describe('a download', () => {
  it('is saved under the name that the server gives it', async () => {
    fetched.mockResolvedValue(
      file({ 'content-disposition': `attachment; filename="H_user.csv"; filename*=UTF-8''H%C3%A4user.csv` }),
    );
    await downloadFile(session, '/api/x', 'x.csv');
    expect(saved.map(({ name }) => name)).toEqual(['Häuser.csv']);
    expect(saved[0]?.content.size).toBe(3);
    expect(bearers()).toEqual(['Bearer old']);
  });

  it('refreshes a token that has run out, once', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 401 })).mockResolvedValueOnce(file());
    await downloadFile(session, '/api/x', 'x.csv');
    expect(bearers()).toEqual(['Bearer old', 'Bearer new']);
    expect(saved.map(({ name }) => name)).toEqual(['x.csv']);
  });

  describe('that needs a fresh proof of who the user is', () => {
    const unproved = () =>
      new Response('{"message":"Prove it.","code":"PROOF_REQUIRED"}', {
        status: 403,
        headers: { 'www-authenticate': 'Bearer error="insufficient_user_authentication", max_age=600' },
      });

    it('is asked for again after the proof', async () => {
      fetched.mockResolvedValueOnce(unproved()).mockResolvedValueOnce(file());
      const done = downloadFile(session, '/api/x', 'x.csv');
      await vi.waitFor(() => expect(identityProof.isRequested()).toBe(true));
      identityProof.settle(true);
      await done;
      expect(bearers()).toEqual(['Bearer old', 'Bearer old']);
      expect(saved.map(({ name }) => name)).toEqual(['x.csv']);
    });

    it('fails in the server’s words without one', async () => {
      fetched.mockResolvedValue(unproved());
      const done = downloadFile(session, '/api/x', 'x.csv').catch(
        (error: unknown) => problemOf(error).message,
      );
      await vi.waitFor(() => expect(identityProof.isRequested()).toBe(true));
      identityProof.settle(false);
      expect(await done).toBe('Prove it.');
      expect(saved).toEqual([]);
    });

    it('is not asked for where the refusal is another', async () => {
      fetched.mockResolvedValue(new Response('{"message":"No."}', { status: 403 }));
      await expect(downloadFile(session, '/api/x', 'x.csv')).rejects.toThrow();
      expect(identityProof.isRequested()).toBe(false);
    });
  });

  it('says that nobody is signed in where no refresh helps', async () => {
    fetched.mockResolvedValue(new Response('', { status: 401 }));
    session.refresh.mockResolvedValueOnce(null);
    await expect(downloadFile(session, '/api/x', 'x.csv')).rejects.toThrow();
    expect(session.clear).toHaveBeenCalledOnce();
  });

  it('saves nothing of a failed answer, and tells it in the words of the server', async () => {
    fetched.mockResolvedValue(
      new Response(JSON.stringify({ message: 'Too large', fieldErrors: { file: 'Too large' } }), {
        status: 413,
      }),
    );
    const error: unknown = await downloadFile(session, '/api/x', 'x.csv').catch((thrown: unknown) => thrown);
    expect(problemOf(error)).toEqual({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'Too large',
      fieldErrors: { file: 'Too large' },
    });
    expect(String(error)).toContain('413: {"message"');
    expect(saved).toEqual([]);
  });
});
