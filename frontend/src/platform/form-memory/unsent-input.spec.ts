import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userOf } from '../../testing/render.tsx';
import { createDraft } from './draft.ts';
import { createSession } from '../session/session-store.ts';
import { ownerKey, unsentInput } from './unsent-input.ts';

const ada = userOf('admin');
const grace = userOf('customer');
const campaign = createDraft('campaign:7', { subject: '' });
const booking = createDraft('bookingDraft', { name: '' }, 7);

let stop: (() => void) | undefined;
let me = ada;
/** Reloads the page in the same tab. */
const arrive = () => {
  stop?.();
  const session = createSession();
  stop = session.start();
  return session;
};
const signIn = async (user: typeof ada) => {
  me = user;
  const session = arrive();
  await session.signIn(user.email, 'x');
  return session;
};
const write = () => {
  campaign.write({ subject: 'Half a sentence' });
  booking.write({ name: 'Ada' });
};
const offered = () => [campaign.read().subject, booking.read().name];
const nothing = ['', ''];
const everything = ['Half a sentence', 'Ada'];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      new Response(JSON.stringify(url.endsWith('login') ? { accessToken: 'good', user: me } : me)),
    ),
  );
});
afterEach(() => stop?.());

describe('what a signed-in person typed', () => {
  it('is gone when they sign out, also from what the page remembers', async () => {
    const forgotten = vi.fn();
    const end = unsentInput.onClear(forgotten);
    const session = await signIn(ada);
    write();
    await session.signOut();
    end();
    expect(offered()).toEqual(nothing);
    expect(forgotten).toHaveBeenCalledOnce();
    // All that remains is the note that the user signed out.
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['left']);
    await signIn(grace);
    expect(unsentInput.wasSignedOut()).toBe(false);
  });

  it('is there for them when their session merely ended', async () => {
    await signIn(ada);
    write();
    localStorage.removeItem('accessToken');
    await signIn(ada);
    expect(offered()).toEqual(everything);
  });

  it('is not offered to another account that signs in in the same tab', async () => {
    await signIn(ada);
    write();
    localStorage.removeItem('accessToken');
    await signIn(grace);
    expect(offered()).toEqual(nothing);
  });

  it('is gone from the other tabs of the browser when they sign out in one', async () => {
    await signIn(ada);
    write();
    // Signing out in another tab clears the shared storage, but cannot reach this tab's own.
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: ownerKey, newValue: null }));
    expect(offered()).toEqual(nothing);
  });

  it('is gone from a tab that was closed meanwhile and is opened again', async () => {
    await signIn(ada);
    write();
    localStorage.clear();
    arrive();
    expect(offered()).toEqual(nothing);
  });
});

it('what a visitor typed is theirs once they sign in', async () => {
  write();
  await signIn(grace);
  expect(offered()).toEqual(everything);
  await signIn(ada);
  expect(offered()).toEqual(nothing);
});
