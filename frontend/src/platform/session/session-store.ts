import { accessToken, accessTokenKey } from './access-token.ts';
import { pageUnload, unloadGraceMs } from './page-unload.ts';
import { apiFetch, hasStatus, rest, type ApiSession, type Failure } from '../api/rest-client.ts';
import { refreshOnce } from './refresh-access-token.ts';
import { unsentInput } from '../form-memory/unsent-input.ts';
import type { RestAnswers } from '../api/rest-answers.ts';

type Account = RestAnswers['GET /api/auth/me'];

/** The signed-in user, as `GET /api/auth/me` returns it. */
export type SessionUser = Pick<
  Account,
  'id' | 'name' | 'email' | 'username' | 'phone' | 'role' | 'isEmailVerified' | 'mustChangePassword'
> &
  // Staff who can do nothing until they have set up a second factor.
  Partial<Pick<Account, 'mustAddSecondFactor'>>;

/** `loading` while a stored token is being checked. */
export interface SessionState {
  readonly loading: boolean;
  readonly user: SessionUser | null;
  /** The user did not sign out: the session expired or was ended elsewhere. */
  readonly ended?: true;
  /** With `ended`: only reading the current user failed. The session itself may still be valid. */
  readonly unread?: true;
}

/** What an account with a second factor asks for after the right password. */
export interface SecondFactorQuestion {
  readonly challenge: string;
  readonly methods: readonly ('passkey' | 'authenticator' | 'recovery_code')[];
  /** What the browser needs to use a passkey. */
  readonly passkey: object | null;
}

/** The outcome of a sign-in; `message` is the server's own, missing when its answer had none. */
export type SignInResult =
  | { readonly success: true; readonly user: SessionUser }
  | {
      readonly success: false;
      readonly status: number;
      readonly message?: string | undefined;
      readonly requiresEmailVerification: boolean;
      readonly secondFactor?: SecondFactorQuestion;
    };

/** What signs in. */
type SignInOperation =
  | 'POST /api/auth/login'
  | 'POST /api/auth/login/second-factor'
  | 'POST /api/auth/passkey';

/** What a refused sign-in may say beside its message. */
interface SignInRefusal {
  readonly requiresEmailVerification?: boolean;
  readonly secondFactor?: SecondFactorQuestion;
}

/** In milliseconds. */
const moment = 100;

/** Of a visitor, and of every prerendered page: one object, so that taking such a page over draws nothing twice. */
export const signedOut: SessionState = { loading: false, user: null };
const ended: SessionState = { ...signedOut, ended: true };
const unread: SessionState = { ...ended, unread: true };

/**
 * Knows who is signed in, in step with the browser's other tabs (docs/specification.md, section 4, Auth).
 * It uses REST, so that a page without data needs no GraphQL client.
 */
export const createSession = () => {
  let state: SessionState = accessToken.read() ? { loading: true, user: null } : signedOut;
  /** Counts up with every change of the state, so that a late answer cannot undo a newer one. */
  let turn = 0;
  const watchers = new Set<() => void>();
  const cleaners = new Set<() => void>();

  const become = (next: SessionState): void => {
    if (state.user && next.ended) unsentInput.persist();
    // The user changed or is gone: drops the data that was loaded for the previous one.
    if (state.user && state.user.id !== next.user?.id) for (const clean of cleaners) clean();
    if (next.user) unsentInput.claimFor(next.user.id);
    state = next;
    for (const notify of watchers) notify();
  };

  const token = accessToken.read;

  const clear = (then: SessionState): void => {
    turn += 1;
    accessToken.write(null);
    become(then);
  };

  /**
   * Ends the session after an error. A request that was cut off because the page is being left is no such error, so this
   * waits first: a moment, which a page being left does not outlive, or `unloadGraceMs` if leaving is known to have begun.
   */
  const giveUp = (then = ended): void => {
    const mine = turn;
    const wait = pageUnload.isUnderWay() ? unloadGraceMs : moment;
    setTimeout(() => {
      if (mine !== turn) return;
      if (wait === unloadGraceMs) void load();
      else if (pageUnload.isUnderWay()) giveUp(then);
      else clear(then);
    }, wait);
  };

  /** Whose account is read: a refused token does not end the session at once ({@link giveUp}). */
  const reader: ApiSession = { token, refresh: refreshOnce, clear: () => undefined };

  const load = async (): Promise<void> => {
    const mine = (turn += 1);
    if (!token()) return become(signedOut);
    try {
      const user = await rest('GET /api/auth/me', { session: reader });
      if (mine === turn) become({ loading: false, user });
    } catch (error) {
      if (mine === turn) giveUp(hasStatus(error, 401) ? ended : unread);
    }
  };

  const signInAt = async (operation: SignInOperation, proof: object): Promise<SignInResult> => {
    try {
      const answer = await rest(operation, { json: proof });
      turn += 1;
      accessToken.write(answer.accessToken);
      become({ loading: false, user: answer.user });
      void load();
      return { success: true, user: answer.user };
    } catch (error) {
      const { statusCode: status = 0, serverMessage: message, body = {} } = error as Failure;
      const { requiresEmailVerification, secondFactor } = body as SignInRefusal;
      return {
        success: false,
        status,
        message,
        requiresEmailVerification:
          requiresEmailVerification === true || Boolean(message?.includes('verify your email')),
        ...(secondFactor && { secondFactor }),
      };
    }
  };

  const signIn = (email: string, password: string): Promise<SignInResult> =>
    signInAt('POST /api/auth/login', { email, password });

  const signOut = async (): Promise<void> => {
    const stored = token();
    turn += 1;
    // The next user of this browser must not see what this one typed.
    unsentInput.clear();
    // Nothing is asked in this session's name from here on: the server ends its streams, and they would be opened again in vain.
    accessToken.write(null);
    await apiFetch(null, '/api/auth/logout', {
      method: 'POST',
      headers: { 'x-hearthline': 'logout', ...(stored ? { authorization: `Bearer ${stored}` } : {}) },
      signal: AbortSignal.timeout(5000),
    }).catch(() => null);
    clear(signedOut);
  };

  const follow = (event: StorageEvent): void => {
    unsentInput.syncWithTabs();
    if (event.key !== null && event.key !== accessTokenKey) return;
    if (token()) void load();
    else {
      turn += 1;
      // The other tab either signed out or found that the session has ended.
      become(state.user && !unsentInput.wasSignedOut() ? ended : signedOut);
    }
  };

  return {
    /** The current state; the same object until something changes. */
    state: (): SessionState => state,
    /** The stored access token. */
    token,
    /** Checks a stored token and starts listening to the other tabs; returns a function that stops listening. */
    start: (): (() => void) => {
      window.addEventListener('storage', follow);
      unsentInput.syncWithTabs();
      const stopWatching = pageUnload.watch();
      if (state.loading) void load();
      return () => {
        window.removeEventListener('storage', follow);
        stopWatching();
      };
    },
    subscribe: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** Registers a cleanup for when the user changes or leaves (of Apollo's cache); returns a function that removes it. */
    onLeave: (cleaner: () => void): (() => void) => {
      cleaners.add(cleaner);
      return () => cleaners.delete(cleaner);
    },
    /** Loads the current user again. */
    reload: load,
    /** Signs in with an e-mail address or a username. Never throws. */
    signIn,
    /** Signs in with another proof than a password. @param path the call of the REST API that takes it. Never throws. */
    signInAt,
    /** Tells the server, then always forgets token, user and cached data. */
    signOut,
    /** To be called when the server no longer accepts the session: forgets token, user and cached data after a moment. */
    clear: (): void => giveUp(),
    /** Gets a new access token in place of a refused one, or null. */
    refresh: refreshOnce,
  };
};

export type SessionStore = ReturnType<typeof createSession>;
