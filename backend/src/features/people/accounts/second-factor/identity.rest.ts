import { identityProof, proofMethods } from '@hearthline/rules/people/second-factors.ts';
import { z } from 'zod';
import type { RestRoute } from '../../../../platform/http/rest-router.ts';
import { confirmIdentity, readIdentityQuestion } from './identity.service.ts';

/** Proving again who one is, for actions that ask for it. */
export const identityRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/auth/identity',
    access: 'session:confirm',
    about: {
      summary: 'How the signed-in user can prove who they are',
      answer: {
        methods: z.array(z.enum(proofMethods)),
        passkey: z.record(z.string(), z.unknown()).nullable(),
      },
    },
    handle: async (context) => ({ status: 200, body: await readIdentityQuestion(context) }),
  },
  {
    method: 'post',
    path: '/api/auth/identity',
    access: 'session:confirm',
    repeatable: true,
    about: {
      summary: 'Prove again who the signed-in user is',
      like: 'confirmIdentity',
      body: identityProof,
      status: 200,
      refuses: [410],
      answer: { message: z.string() },
      note: 'For ten minutes, this session may then do what is otherwise refused with 403 and the header `WWW-Authenticate: Bearer error="insufficient_user_authentication"` (RFC 9470).',
    },
    handle: async (context, { body }) => ({ status: 200, body: await confirmIdentity(context, body) }),
  },
];
