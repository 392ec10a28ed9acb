import { accountSentences, login, signup } from '@hearthline/rules/accounts.ts';
import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { RestAnswer, RestRequest, RestRoute } from '../../platform/http/rest-router.ts';
import { accountOf, readAccount } from './profile/profile.service.ts';
import { deviceCookie, deviceSeconds } from './sign-in/known-device.ts';
import {
  closeSession,
  refreshSession,
  sessionSeconds,
  type OpenedSession,
} from './sessions/session.service.ts';
import { signIn } from './sign-in/sign-in.service.ts';
import { signUp } from './sign-up/sign-up.service.ts';

/** `__Host-`: only over a secure connection (or loopback), only for this host, for every path (security B7). */
export const refreshCookie = '__Host-refresh';
const noStore = { 'Cache-Control': 'no-store' };

const cookie = (value: string, maxAge: number, name = refreshCookie): string =>
  stringifySetCookie({ name, value, maxAge, httpOnly: true, secure: true, sameSite: 'strict', path: '/' });

/** @param more cookies besides that of the session */
const opened = (
  context: Context,
  session: OpenedSession,
  body: object,
  more: readonly string[] = [],
): RestAnswer => {
  const cookies = [...(session.refreshToken ? [cookie(session.refreshToken, sessionSeconds)] : []), ...more];
  return {
    status: 200,
    headers: { ...noStore, ...(cookies.length && { 'Set-Cookie': cookies }) },
    body: { ...body, accessToken: context.signAccess(session) },
  };
};

/** The answer to a refused sign-in or sign-up, with the flags that the specification's client reads. */
const refused = (error: unknown): RestAnswer => {
  if (!(error instanceof AppError) || ![400, 401, 403].includes(error.status)) throw error;
  return {
    status: error.status,
    headers: noStore,
    body: {
      success: false,
      message: error.message,
      code: error.code,
      requiresEmailVerification: error.code === 'EMAIL_NOT_VERIFIED',
      ...(error.fields && { fieldErrors: error.fields }),
    },
  };
};

/**
 * The refresh token in the caller's cookie. Browsers send cookies on their own, so it counts only together with a header
 * that another site cannot send (security F2).
 * @throws AppError FORBIDDEN when the cookie came without one
 */
const refreshTokenOf = (request: RestRequest): string | undefined => {
  const token = parseCookie(request.header('cookie') ?? '')[refreshCookie];
  if (token !== undefined && !fromOwnPage(request)) throw new AppError('FORBIDDEN');
  return token;
};

const fromOwnPage = (request: RestRequest): boolean =>
  request.header('x-hearthline') !== undefined || request.header('authorization') !== undefined;

const ownPage = {
  'X-Hearthline':
    'Any value, such as `1`: it proves that the cookie is not sent by another website. The header `Authorization` serves as well.',
};

/** The calls of specification section 7 under /api/auth. */
export const authRoutes: readonly RestRoute[] = [
  {
    method: 'post',
    path: '/api/auth/login',
    access: 'public',
    about: {
      summary: 'Sign in',
      like: 'signIn',
      body: login,
      status: 200,
      refuses: [401, 403],
      note: 'Sets the cookie `__Host-refresh` (HttpOnly, Secure, SameSite=Strict), with which `POST /api/auth/refresh` renews the session, and the cookie `__Host-device`, which says that this device has signed in before: failed attempts elsewhere do not concern it then. Too many failed attempts are refused with 429.',
      answer: {
        success: z.boolean(),
        message: z.string(),
        requiresEmailVerification: z.boolean(),
        accessToken: z.string(),
        user: 'User',
      },
    },
    handle: async (context, request) => {
      try {
        const {
          user,
          deviceCookie: known,
          ...session
        } = await signIn(context, request.body, parseCookie(request.header('cookie') ?? '')[deviceCookie]);
        const body = {
          success: true,
          message: accountSentences.loggedIn,
          requiresEmailVerification: false,
          user: accountOf(user),
        };
        return opened(context, session, body, [cookie(known, deviceSeconds, deviceCookie)]);
      } catch (error) {
        return refused(error);
      }
    },
  },
  {
    method: 'post',
    path: '/api/auth/signup',
    access: 'public',
    about: {
      summary: 'Create a customer account',
      like: 'signUp',
      body: signup,
      answer: { success: z.boolean(), message: z.string() },
    },
    handle: async (context, request) => {
      try {
        return {
          status: 201,
          headers: noStore,
          body: { success: true, ...(await signUp(context, request.body)) },
        };
      } catch (error) {
        return refused(error);
      }
    },
  },
  {
    method: 'post',
    path: '/api/auth/refresh',
    access: 'public',
    about: {
      summary: 'Get a new access token with the refresh cookie',
      headers: ownPage,
      refuses: [401, 403],
      note: 'Requires the cookie `__Host-refresh` and the header `X-Hearthline`, without which the answer is 403. Each call renews the cookie; the previous one stays valid for ten more seconds, and using it after that ends the session. A session ends two days after its last renewal, and at the latest seven days after the sign-in; then the answer is 401.',
      status: 200,
      answer: { accessToken: z.string() },
    },
    handle: async (context, request) => {
      if (!fromOwnPage(request)) throw new AppError('FORBIDDEN');
      return opened(context, await refreshSession(context, refreshTokenOf(request)), {});
    },
  },
  {
    method: 'post',
    path: '/api/auth/logout',
    access: 'public',
    about: {
      summary: 'End the session',
      headers: ownPage,
      refuses: [403],
      note: 'Ends the session of the access token and that of the cookie `__Host-refresh`. With the cookie, the header `X-Hearthline` is required as well; without it the answer is 403. Succeeds even if there is no session.',
      status: 200,
      answer: { success: z.boolean() },
    },
    handle: async (context, request) => {
      await closeSession(context, refreshTokenOf(request));
      // Cleared only for the site's own pages: otherwise another site could make a browser drop the cookie.
      return {
        status: 200,
        headers: { ...noStore, ...(fromOwnPage(request) && { 'Set-Cookie': cookie('', 0) }) },
        body: { success: true },
      };
    },
  },
  {
    method: 'get',
    path: '/api/auth/me',
    access: 'account:read',
    about: { summary: 'Get the account of the signed-in user', answer: 'User' },
    handle: async (context) => ({ status: 200, headers: noStore, body: await readAccount(context) }),
  },
];
