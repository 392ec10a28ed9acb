import {
  linkedConsent,
  linkedDecline,
  linkedSignature,
} from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import {
  agreementStatuses,
  signerRoles,
  signerStates,
} from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { noParameters } from '@hearthline/rules/parameters.ts';
import { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import type { RestRoute } from '../../../../platform/http/rest-router.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { hashOfUpload, reading } from '../../agreements/agreement.api.ts';
import { declineLinkedAgreement } from './decline.ts';
import { linkedAgreement, type LinkedAgreementView } from './linked-agreement.ts';
import {
  openLinkedDisclosures,
  openLinkedFile,
  openLinkedReading,
  openLinkedWarranty,
} from './linked-files.ts';
import { mailLinkedCopy } from './mail-copy.ts';
import { signLinkedAgreement } from './sign.ts';
import { consentLinkedAgreement } from './signing-consent.ts';
import { verifyDocument } from './verify-document.ts';

const headers = { 'X-Link-Token': 'The secret of the private link: the text after `token=` in it.' };
const answer = { headers, answer: 'LinkedAgreement', refuses: [400, 409, 410, 429] } as const;
const pdf = { headers, answers: 'application/pdf', refuses: [400, 409, 410, 429] } as const;

/** What is known of a file; of one that is not known, that alone; of one whose record was changed, kind and number. */
const verification = z.object({
  known: z.boolean(),
  damaged: z.boolean().optional(),
  kind: z
    .enum([
      'agreement',
      'agreement_unsigned',
      'change_order',
      'change_order_unsigned',
      'disclosures',
      'warranty',
    ])
    .optional(),
  number: z.string().optional(),
  status: z.enum(agreementStatuses).optional(),
  signedAt: z.iso.datetime().nullish(),
  signers: z
    .array(
      z.object({
        id: z.string(),
        role: z.enum(signerRoles),
        name: z.string(),
        order: z.int(),
        state: z.enum(signerStates),
        signedAt: z.iso.datetime().nullable(),
      }),
    )
    .optional(),
  events: z
    .array(
      z.object({
        n: z.int(),
        at: z.iso.datetime(),
        kind: z.string(),
        actor: z.string(),
        documentSha256: z.string(),
        detailsSha256: z.string(),
        prev: z.string(),
        hash: z.string(),
      }),
    )
    .optional(),
});

const verified = async (context: Context, hash: unknown): Promise<object> => {
  const { signers, ...known } = await verifyDocument(context, hash);
  return {
    ...known,
    ...(signers && {
      signers: signers.map(({ email: _email, declineReason: _why, ...signer }) => signer),
    }),
  };
};

const given = ({ linkToken = '' }: Context, body: unknown): object => ({
  ...validate(z.looseObject({}), body),
  token: linkToken,
});

interface Step extends Pick<RestRoute, 'maxBody'> {
  readonly summary: string;
  readonly body: z.ZodType;
  readonly like: string;
  readonly work: (context: Context, input: unknown) => Promise<LinkedAgreementView>;
}

/** What a signer does by their link: each step answers with the agreement as it is then. */
const step = (name: string, { work, maxBody, ...about }: Step): RestRoute => ({
  method: 'post',
  path: `/api/linked-agreement/${name}`,
  access: 'public',
  ...(maxBody && { maxBody }),
  about: { ...answer, ...about, status: 200 },
  handle: async (context, { body }) => ({ status: 200, body: await work(context, given(context, body)) }),
});

export const linkedAgreementRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/linked-agreement',
    access: 'public',
    about: {
      ...answer,
      summary: 'The agreement or the change order of a private link; reading it changes nothing',
      query: noParameters,
    },
    handle: async (context) => ({
      status: 200,
      body: await linkedAgreement(context, given(context, {})),
    }),
  },
  {
    method: 'get',
    path: '/api/linked-agreement.pdf',
    access: 'public',
    about: {
      ...pdf,
      summary: 'The same as a PDF: as it was sent, or signed once everybody has signed',
      query: noParameters,
      note: 'That its signer has opened it is recorded; nobody can agree to sign before.',
    },
    handle: (context) => openLinkedFile(context, context.linkToken ?? ''),
  },
  {
    method: 'get',
    path: '/api/linked-agreement/disclosures.pdf',
    access: 'public',
    about: {
      ...pdf,
      refuses: [400, 404, 409, 410, 429],
      summary: 'The disclosures of an agreement, a document of their own; a change order has none',
      query: noParameters,
    },
    handle: (context) => openLinkedDisclosures(context, context.linkToken ?? ''),
  },
  {
    method: 'get',
    path: '/api/linked-agreement/reading',
    access: 'public',
    about: {
      headers,
      answer: reading,
      refuses: [400, 409, 410, 429],
      summary: 'What it says, as text: the same as its PDF, in the same order',
      query: noParameters,
      note: 'Counts as opening it, as the PDF does. A `row` of a table also has its `cells`.',
    },
    handle: async (context) => ({
      status: 200,
      body: await openLinkedReading(context, context.linkToken ?? ''),
    }),
  },
  {
    method: 'get',
    path: '/api/linked-agreement/files/:sha256.pdf',
    access: 'public',
    about: {
      ...pdf,
      refuses: [400, 404, 409, 410, 429],
      summary: 'A warranty that comes along with the agreement, by its hash',
      like: { sha256: 'The SHA-256 of the warranty, as `files` of the agreement names it.' },
      query: noParameters,
    },
    handle: (context, { params }) =>
      openLinkedWarranty(context, context.linkToken ?? '', params.sha256 ?? ''),
  },
  step('consent', {
    summary: 'Agree to sign electronically',
    body: linkedConsent.omit({ token: true }),
    like: 'consentLinkedAgreement',
    work: consentLinkedAgreement,
  }),
  step('sign', {
    summary: 'Sign an agreement or a change order',
    body: linkedSignature.omit({ token: true }),
    like: 'signLinkedAgreement',
    work: signLinkedAgreement,
    // A drawn signature may come along.
    maxBody: '256kb',
  }),
  step('decline', {
    summary: 'Decline an agreement or a change order, or ask for paper',
    body: linkedDecline.omit({ token: true }),
    like: 'declineLinkedAgreement',
    work: declineLinkedAgreement,
  }),
  {
    method: 'post',
    path: '/api/linked-agreement/copy',
    access: 'public',
    about: {
      headers,
      summary: 'Mail the signer of a link that has ended a new one to what they have signed',
      like: 'mailLinkedCopy',
      refuses: [400, 429],
      note: 'The answer is the same whatever the link is.',
      status: 204,
    },
    handle: async (context) => {
      await mailLinkedCopy(context, given(context, {}));
      return { status: 204 };
    },
  },
  {
    method: 'get',
    path: '/api/verify/:sha256',
    access: 'public',
    about: {
      summary: 'Whether a file is an agreement or a change order that was sent or signed here, unchanged',
      like: 'verifyDocument',
      query: noParameters,
      answer: verification,
    },
    handle: async (context, { params }) => ({
      status: 200,
      body: await verified(context, params.sha256),
    }),
  },
  {
    method: 'post',
    path: '/api/verify',
    access: 'public',
    streams: true,
    about: {
      summary: 'The same for a file; nothing of it is stored',
      takes: { 'application/pdf': { type: 'string', format: 'binary', maxLength: 26_214_400 } },
      answer: verification,
      refuses: [413, 415],
      status: 200,
    },
    handle: async (context, { incoming }) => ({
      status: 200,
      body: await verified(context, await hashOfUpload(incoming)),
    }),
  },
];
