import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { isLoopback } from '../../../../platform/config.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { RestAnswer, RestRequest } from '../../../../platform/http/rest-router.ts';
import { closeFormerSession, sessionSeconds, type OpenedSession } from '../sessions/session.service.ts';
import type { SignedIn } from './complete-sign-in.ts';
import { deviceSeconds } from './known-device.ts';

/** The site's cookies: of the session, and of the device (known-device.ts). */
export type CookieName = 'refresh' | 'device';

/** Whether people open the site at this machine over plain http: Safari keeps no `Secure` cookie then. */
const isPlainLoopback = (publicUrl: string): boolean =>
  publicUrl.startsWith('http:') && isLoopback(publicUrl);

/** What a cookie is called. `__Host-`: only over a secure connection, only for this host, for every path (docs/security.md, B7). */
export const cookieName = ({ publicUrl }: Pick<Context, 'publicUrl'>, name: CookieName): string =>
  `${isPlainLoopback(publicUrl) ? 'hearthline' : '__Host'}-${name}`;

/** The header of all answers about sessions. */
export const noStore = { 'Cache-Control': 'no-store' };

/** A cookie that only this site's server reads. @param maxAge in seconds */
export const cookie = (
  context: Pick<Context, 'publicUrl'>,
  name: CookieName,
  value: string,
  maxAge: number,
): string =>
  stringifySetCookie({
    name: cookieName(context, name),
    value,
    maxAge,
    httpOnly: true,
    secure: !isPlainLoopback(context.publicUrl),
    sameSite: 'strict',
    path: '/',
  });

/** The answer that starts or goes on with a session. @param more cookies besides that of the session */
export const opened = async (
  context: Context,
  session: OpenedSession,
  body: object,
  more: readonly string[] = [],
): Promise<RestAnswer> => {
  const cookies = [
    ...(session.refreshToken ? [cookie(context, 'refresh', session.refreshToken, sessionSeconds)] : []),
    ...more,
  ];
  return {
    status: 200,
    headers: { ...noStore, ...(cookies.length && { 'Set-Cookie': cookies }) },
    body: { ...body, accessToken: await context.signAccess(session) },
  };
};

/** The answer to a refused sign-in or sign-up, with the flags that clients read (docs/specification.md, section 3). */
export const refused = (error: unknown): RestAnswer => {
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
      ...(error.secondFactor && { secondFactor: error.secondFactor }),
    },
  };
};

/** What the answer to a successful sign-in has. */
export const signInAnswer = {
  success: z.boolean(),
  message: z.string(),
  requiresEmailVerification: z.boolean(),
  accessToken: z.string(),
  user: 'User',
} as const;

/** What a sign-in sets, for the description of the API. */
export const signInNote =
  'Sets the cookie `__Host-refresh` (HttpOnly, Secure, SameSite=Strict), with which `POST /api/auth/refresh` renews the session, and ends the session that the browser had before; and the cookie `__Host-device`, which says that this device has signed in before: failed attempts elsewhere do not concern it then, and its owner is not told of a new device. Where the site is opened at a loopback address over plain http they are called `hearthline-refresh` and `hearthline-device`, and are not Secure.';

/**
 * Answers a sign-in, whichever way it is proved. The session that the browser had until now ends: its cookie is replaced, so its
 * owner could not end it any more. @param work is given what the browser keeps of earlier sign-ins
 */
export const answerSignIn = async (
  context: Context,
  request: RestRequest,
  work: (known: string | undefined) => Promise<SignedIn>,
): Promise<RestAnswer> => {
  const cookies = parseCookie(request.header('cookie') ?? '');
  try {
    const {
      account: user,
      deviceCookie: known,
      ...session
    } = await work(cookies[cookieName(context, 'device')]);
    await closeFormerSession(context, cookies[cookieName(context, 'refresh')]);
    const body = {
      success: true,
      message: accountSentences.loggedIn,
      requiresEmailVerification: false,
      user,
    };
    return opened(context, session, body, [cookie(context, 'device', known, deviceSeconds)]);
  } catch (error) {
    return refused(error);
  }
};
