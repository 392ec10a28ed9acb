import { planFileView, planFileKinds } from '@hearthline/rules/homes/plans/plan-files.ts';
import { homeColumns, largestHomesFile } from '@hearthline/rules/homes/catalog/home-csv.ts';
import { homePlace, homePrices } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { z } from 'zod';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { csvHeaders } from '../../../platform/text/csv.ts';
import { placeText } from '../places/place.api.ts';
import { listHomes, readHome } from './home.service.ts';
import { homePlanFile, quotedPlanFile } from './home-plan-file.ts';
import { exportHomes } from './csv/export-homes.ts';
import { importHomes } from './csv/import-homes.ts';
import { addHomePicture } from './pictures/add-picture.ts';
import { openHomePicture } from './pictures/open-picture.ts';
import { idOf } from '../../../platform/api-docs/field-descriptions.ts';

const slug = 'The last part of its address, as in `birkenfeld`; `NOT_FOUND` if no published home has it.';

const pictureUpload = {
  type: 'object',
  required: ['file'],
  properties: {
    file: {
      type: 'string',
      format: 'binary',
      description: 'One PNG, JPEG or WebP file of at most 10 MB; the name of the part does not matter.',
    },
    alt: {
      type: 'string',
      maxLength: 200,
      description: 'What it shows, for those who do not see it; “The … home”, with its name, if omitted.',
    },
  },
};

const imported = z.object({
  created: z.int(),
  updated: z.int(),
  problems: z.array(z.object({ row: z.int(), message: z.string() })),
});

const columns = homeColumns.join(', ');

export const homeRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/homes',
    access: 'public',
    about: {
      summary: 'The homes of the catalog',
      like: 'homes',
      query: homePrices,
      answer: { homes: '[Home]' },
      without: ['equipment'],
    },
    handle: async (context, { query }) => ({ status: 200, body: { homes: await listHomes(context, query) } }),
  },
  {
    method: 'get',
    path: '/api/homes/:slug',
    access: 'public',
    about: {
      summary: 'A home of the catalog, with its plan document',
      like: { slug, ...placeText },
      query: homePlace,
      answer: 'CatalogHome',
      without: ['status', 'position', 'uncheckedReason', 'publishedAt', 'findings'],
    },
    handle: async (context, { params, query }) => ({
      status: 200,
      body: await readHome(context, params.slug ?? '', query),
    }),
  },
  {
    method: 'get',
    path: '/api/homes/:slug/plan.:kind',
    access: 'public',
    about: {
      summary: 'The plan of a home as JSON, SVG, PNG, PDF, DXF or GLB',
      query: planFileView,
      like: { slug, kind: `The kind of file: ${planFileKinds.join(', ')}.` },
      answers: 'image/svg+xml',
    },
    handle: (context, { params, query, header }) =>
      homePlanFile(context, params.slug ?? '', params.kind ?? '', query, header),
  },
  {
    method: 'get',
    path: '/api/homes/:slug/quoted/:sha256/plan.:kind',
    access: 'public',
    about: {
      summary: 'The plan of a home as a quote has kept it, as JSON, SVG, PNG, PDF, DXF or GLB',
      query: planFileView,
      like: {
        slug,
        sha256: 'The SHA-256 of the plan, as designs and quotes name it.',
        kind: `The kind of file: ${planFileKinds.join(', ')}.`,
      },
      answers: 'image/svg+xml',
    },
    handle: (context, { params: { slug: of = '', sha256 = '', kind = '' }, query, header }) =>
      quotedPlanFile(context, { slug: of, sha256, kind }, query, header),
  },
  {
    method: 'get',
    path: '/api/homes.csv',
    access: 'home:export',
    about: {
      summary: 'Export the catalog of homes as CSV',
      answers: 'text/csv',
      note: `The columns are ${columns}. Imported again, it changes nothing.`,
    },
    handle: async (context) => ({
      status: 200,
      headers: csvHeaders('homes.csv'),
      body: await exportHomes(context),
    }),
  },
  {
    method: 'post',
    path: '/api/homes/import',
    access: 'home:import',
    ignoresBody: true,
    about: {
      summary: 'Add and change homes by a CSV file',
      takes: {
        'text/csv': {
          type: 'string',
          description: `At most ${largestHomesFile / 1_000_000} MB and 500 rows, with the titles ${columns} in the first line, in any order.`,
        },
      },
      refuses: [400, 413, 415],
      answer: imported,
      status: 200,
      note: 'A row changes the home with its `slug`, or adds a draft; blank cells change nothing. If a row has a problem, nothing is stored, and `problems` says what to mend, by the row of a spreadsheet.',
    },
    handle: async (context, { incoming }) => ({ status: 200, body: await importHomes(context, incoming) }),
  },
  {
    method: 'post',
    path: '/api/homes/:id/pictures',
    access: 'home:update',
    streams: true,
    about: {
      summary: 'Add a picture to a home, as multipart/form-data',
      like: { id: idOf('a home') },
      takes: { 'multipart/form-data': pictureUpload },
      refuses: [507],
      answer: 'CatalogHome',
      without: ['plan', 'findings'],
      note: 'It is stored as WebP of at most 1,600 pixels a side, without the metadata of the file. A home has at most 12.',
    },
    handle: async (context, { params, incoming }) => ({
      status: 201,
      body: await addHomePicture(context, params.id ?? '', incoming),
    }),
  },
  {
    method: 'get',
    path: '/api/homes/:slug/pictures/:picture.webp',
    access: 'public',
    about: {
      summary: 'An uploaded picture of a home',
      like: { slug, picture: 'The id of a picture of this home.' },
      answers: 'image/webp',
    },
    handle: (context, { params, header }) =>
      openHomePicture(context, params.slug ?? '', params.picture ?? '', header),
  },
];
