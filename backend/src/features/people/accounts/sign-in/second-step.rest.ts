import { passkeySignIn, signInConfirmation } from '@hearthline/rules/people/second-factors.ts';
import { z } from 'zod';
import type { RestRoute } from '../../../../platform/http/rest-router.ts';
import { answerSignIn, noStore, signInAnswer, signInNote } from './session-answer.ts';
import { confirmSignIn, signInWithPasskey, startPasskeySignIn } from './second-step.service.ts';

/** Signing in with a second factor, or with a passkey alone. */
export const secondStepRoutes: readonly RestRoute[] = [
  {
    method: 'post',
    path: '/api/auth/login/second-factor',
    access: 'public',
    repeatable: true,
    about: {
      summary: 'Sign in: the second step',
      like: 'confirmSignIn',
      body: signInConfirmation,
      status: 200,
      refuses: [401, 410],
      note: signInNote,
      answer: signInAnswer,
    },
    handle: (context, request) =>
      answerSignIn(context, request, (known) => confirmSignIn(context, request.body, known)),
  },
  {
    method: 'post',
    path: '/api/auth/passkey/start',
    access: 'public',
    repeatable: true,
    about: {
      summary: 'Begin to sign in with a passkey',
      status: 200,
      refuses: [409],
      answer: { passkey: z.record(z.string(), z.unknown()) },
      note: 'Answers what `navigator.credentials.get` takes. Each answer of a browser is accepted once, for five minutes.',
    },
    handle: async (context) => ({
      status: 200,
      headers: noStore,
      body: { passkey: await startPasskeySignIn(context) },
    }),
  },
  {
    method: 'post',
    path: '/api/auth/passkey',
    access: 'public',
    repeatable: true,
    about: {
      summary: 'Sign in with a passkey',
      like: 'signInWithPasskey',
      body: passkeySignIn,
      status: 200,
      refuses: [401, 403, 410],
      note: signInNote,
      answer: signInAnswer,
    },
    handle: (context, request) =>
      answerSignIn(context, request, (known) => signInWithPasskey(context, request.body, known)),
  },
];
