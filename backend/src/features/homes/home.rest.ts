import { planFileView, planFileKinds } from '@hearthline/rules/floor-plans/plan-files.ts';
import { noParameters } from '@hearthline/rules/homes/rules.ts';
import type { RestRoute } from '../../platform/http/rest-router.ts';
import { validate } from '../../platform/validation/validate.ts';
import { listHomes, readHome } from './home.service.ts';
import { homePlanFile } from './home-plan-file.ts';

const slug = 'The last part of its address, as in `birkenfeld`; `NOT_FOUND` if no published home has it.';

export const homeRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/homes',
    access: 'public',
    about: {
      summary: 'The homes of the catalog',
      like: 'homes',
      query: noParameters,
      answer: { homes: '[Home]' },
    },
    handle: async (context, { query }) => {
      validate(noParameters, query);
      return { status: 200, body: { homes: await listHomes(context) } };
    },
  },
  {
    method: 'get',
    path: '/api/homes/:slug',
    access: 'public',
    about: {
      summary: 'A home of the catalog, with its plan document',
      like: { slug },
      query: noParameters,
      refuses: [404],
      answer: 'Home',
      note: 'Beyond the fields of the catalog it has `plan`, the plan document `hearthline.plan/1`, or null.',
    },
    handle: async (context, { params, query }) => {
      validate(noParameters, query);
      return { status: 200, body: await readHome(context, params.slug ?? '') };
    },
  },
  {
    method: 'get',
    path: '/api/homes/:slug/plan.:kind',
    access: 'public',
    about: {
      summary: 'The plan of a home as JSON, SVG, PNG, PDF or DXF',
      query: planFileView,
      like: { slug, kind: `The kind of file: ${planFileKinds.join(', ')}.` },
      refuses: [404],
      answers: 'image/svg+xml',
    },
    handle: (context, { params, query, header }) =>
      homePlanFile(context, params.slug ?? '', params.kind ?? '', query, header),
  },
];
