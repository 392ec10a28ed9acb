import { noParameters } from '@hearthline/rules/parameters.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { openChangeOrderFile } from './change-order-file.ts';

export const changeOrderRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/change-orders/:id.pdf',
    access: 'change-order:read',
    about: {
      summary: 'A change order as a PDF: the signed one once it exists',
      like: 'changeOrder',
      query: noParameters,
      answers: 'application/pdf',
      note: 'There is none of a draft, which answers 404.',
    },
    handle: (context, { params }) => openChangeOrderFile(context, params.id ?? ''),
  },
];
