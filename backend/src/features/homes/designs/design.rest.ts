import { readCode } from '@hearthline/rules/homes/designs/code.ts';
import { designContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { noParameters } from '@hearthline/rules/parameters.ts';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { attachment } from '../../../platform/http/content-disposition.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { designPdf } from './design-pdf.ts';
import { homeViewOf } from './design-home.ts';
import type { DesignView } from './design-view.ts';
import { claimDesign } from './own-design.ts';
import { priceDesign, readDesign } from './read-design.ts';
import { copyDesign, createDesign, updateDesign, type MadeDesign } from './save-design.ts';

const key = {
  'X-Design-Key':
    'The key of the design: it shows everything, and lets its bearer change the design until an account owns it.',
};
const code = 'The code of the design, in upper or lower case, with or without hyphens.';

const whole = async (
  context: Context,
  { homeName, seesAll: _seesAll, ...design }: DesignView,
): Promise<object> => ({
  ...design,
  home: await homeViewOf(context, { home: design.home, homeName, code: design.code }),
});

const made = async (context: Context, { design, editKey }: MadeDesign): Promise<object> => ({
  ...(await whole(context, design)),
  editKey,
});

/** A change: the fields of a content in any combination, and the version that was read. */
const patch = designContent.partial().extend({ version: z.int().optional() });

const contentWords = {
  name: 'What the buyer calls it, at most 80 characters.',
  home: 'One of `{ "slug" }`, `{ "planCode" }` and `{ "plan" }`.',
  roof: 'The id of a roof, as in `/api/options`.',
  siding: 'The id of a siding, as in `/api/options`.',
  options: 'Other choices as `group:choice`.',
  site: 'Where it will stand: `land`, `address`, `county`, `zip`, `miles`, `sewer`, `water`.',
  loan: 'How it is paid; what is left out is usual.',
  claims: '`military`, `referral`.',
};

export const designRoutes: readonly RestRoute[] = [
  {
    method: 'post',
    path: '/api/designs',
    access: 'public',
    maxBody: '256kb',
    about: {
      summary: 'Make a design',
      body: designContent,
      like: contentWords,
      answer: 'Design',
      without: ['versions'],
      more: { editKey: 'The key that changes it until an account owns it. It is told only here.' },
      refuses: [507],
    },
    handle: async (context, { body }) => ({
      status: 201,
      body: await made(context, await createDesign(context, body)),
    }),
  },
  {
    method: 'get',
    path: '/api/designs/:code',
    access: 'public',
    about: {
      summary: 'A design; with `.pdf` behind its code, its plan, choices and price as a document',
      query: noParameters,
      like: { code },
      headers: key,
      answer: 'Design',
      without: ['versions'],
    },
    handle: async (context, { params, query }) => {
      validate(noParameters, query);
      const [, document] = /^(.*)\.pdf$/i.exec(params.code ?? '') ?? [];
      if (document !== undefined)
        return {
          status: 200,
          headers: {
            'Content-Type': 'application/pdf',
            'Content-Disposition': attachment(`design-${readCode(document) ?? ''}.pdf`, 'inline'),
          },
          body: await designPdf(context, document),
        };
      return { status: 200, body: await whole(context, await readDesign(context, params.code ?? '')) };
    },
  },
  {
    method: 'patch',
    path: '/api/designs/:code',
    access: 'public',
    maxBody: '256kb',
    about: {
      summary: 'Change a design',
      body: patch,
      like: { code, version: 'The version that was read; older ones are refused.', ...contentWords },
      headers: key,
      answer: 'Design',
      without: ['versions'],
      refuses: [403, 409, 507],
      note: 'A JSON merge patch (RFC 7396) of the content, as `application/json` or `application/merge-patch+json`.',
    },
    handle: async (context, { params, body }) => {
      const { version, ...change } = validate(z.looseObject({}), body) as { version?: unknown };
      const design = await updateDesign(context, params.code ?? '', change, version);
      return { status: 200, body: await whole(context, design) };
    },
  },
  {
    method: 'get',
    path: '/api/designs/:code/price',
    access: 'public',
    about: {
      summary: 'What a design costs today, line by line',
      query: z.strictObject({ version: z.coerce.number().int().optional() }),
      like: 'designPrice',
      headers: key,
      answer: 'DesignPrice',
    },
    handle: async (context, { params, query }) => {
      const { version } = validate(z.strictObject({ version: z.coerce.number().optional() }), query);
      return { status: 200, body: await priceDesign(context, params.code ?? '', version) };
    },
  },
  {
    method: 'post',
    path: '/api/designs/:code/claim',
    access: 'design:own',
    about: {
      summary: 'Make a design one’s own',
      like: { code },
      headers: key,
      answer: 'Design',
      without: ['versions'],
      refuses: [409],
      status: 200,
    },
    handle: async (context, { params }) => ({
      status: 200,
      body: await whole(context, await claimDesign(context, params.code ?? '', context.designKey ?? '')),
    }),
  },
  {
    method: 'post',
    path: '/api/designs/:code/copies',
    access: 'public',
    about: {
      summary: 'Copy a design, without what is personal in it',
      like: { code },
      headers: key,
      answer: 'Design',
      without: ['versions'],
      more: { editKey: 'The key that changes it until an account owns it. It is told only here.' },
      refuses: [507],
    },
    handle: async (context, { params }) => ({
      status: 201,
      body: await made(context, await copyDesign(context, params.code ?? '')),
    }),
  },
];
