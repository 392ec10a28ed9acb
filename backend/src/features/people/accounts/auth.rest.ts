import { login, signup } from '@hearthline/rules/people/accounts.ts';
import { challengeMinutes } from '@hearthline/rules/people/second-factors.ts';
import { parseCookie } from 'cookie';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { RestRequest, RestRoute } from '../../../platform/http/rest-router.ts';
import { readAccount } from './profile/profile.service.ts';
import { closeSession, refreshSession } from './sessions/session.service.ts';
import {
  answerSignIn,
  cookie,
  cookieName,
  noStore,
  opened,
  refused,
  signInAnswer,
  signInNote,
} from './sign-in/session-answer.ts';
import { signIn } from './sign-in/sign-in.service.ts';
import { signUp } from './sign-up/sign-up.service.ts';

/**
 * The refresh token in the caller's cookie. Browsers send cookies on their own, so it counts only together with a header
 * that another site cannot send (docs/security.md, F2).
 * @throws AppError FORBIDDEN when the cookie came without one
 */
const refreshTokenOf = (context: Context, request: RestRequest): string | undefined => {
  const token = parseCookie(request.header('cookie') ?? '')[cookieName(context, 'refresh')];
  if (token !== undefined && !fromOwnPage(request)) throw new AppError('FORBIDDEN');
  return token;
};

const fromOwnPage = (request: RestRequest): boolean =>
  request.header('x-hearthline') !== undefined || request.header('authorization') !== undefined;

const ownPage = {
  'X-Hearthline':
    'Any value, such as `1`: it proves that the cookie is not sent by another website. The header `Authorization` serves as well.',
};

/** The calls of docs/specification.md, section 7 under /api/auth. */
export const authRoutes: readonly RestRoute[] = [
  {
    method: 'post',
    path: '/api/auth/login',
    access: 'public',
    repeatable: true,
    about: {
      summary: 'Sign in',
      like: 'signIn',
      body: login,
      status: 200,
      refuses: [401, 403],
      note: `${signInNote} Too many failed attempts are refused with 429. For an account with a second factor, the answer to the right password is 401 with \`secondFactor\`: \`{ challenge, methods, passkey }\`, and \`POST /api/auth/login/second-factor\` follows within ${challengeMinutes} minutes.`,
      answer: signInAnswer,
    },
    handle: (context, request) =>
      answerSignIn(context, request, (known) => signIn(context, request.body, known)),
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
    repeatable: true,
    about: {
      summary: 'Get a new access token with the refresh cookie',
      headers: ownPage,
      refuses: [401, 403],
      note: 'Requires the cookie `__Host-refresh` (`hearthline-refresh` where the site is opened at a loopback address over plain http) and the header `X-Hearthline`, without which the answer is 403. Each call renews the cookie; the previous one stays valid for ten more seconds, and using it after that ends the session. A session ends two days after its last renewal, and at the latest seven days after the sign-in; then the answer is 401.',
      status: 200,
      answer: { accessToken: z.string() },
    },
    handle: async (context, request) => {
      if (!fromOwnPage(request)) throw new AppError('FORBIDDEN');
      return opened(context, await refreshSession(context, refreshTokenOf(context, request)), {});
    },
  },
  {
    method: 'post',
    path: '/api/auth/logout',
    access: 'public',
    repeatable: true,
    about: {
      summary: 'End the session',
      headers: ownPage,
      refuses: [403],
      note: 'Ends the session of the access token and that of the cookie `__Host-refresh`. With the cookie, the header `X-Hearthline` is required as well; without it the answer is 403. Succeeds even if there is no session.',
      status: 200,
      answer: { success: z.boolean() },
    },
    handle: async (context, request) => {
      await closeSession(context, refreshTokenOf(context, request));
      // Cleared only for the site's own pages: otherwise another site could make a browser drop the cookie.
      return {
        status: 200,
        headers: {
          ...noStore,
          ...(fromOwnPage(request) && { 'Set-Cookie': cookie(context, 'refresh', '', 0) }),
        },
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
