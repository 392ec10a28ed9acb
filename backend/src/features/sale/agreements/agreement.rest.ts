import { maxWarrantyBytes, textPreview } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { noParameters } from '@hearthline/rules/parameters.ts';
import { pdfHeaders } from '../../../platform/http/pdf-answer.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { openAgreementFile } from './agreement-file.ts';
import { previewAgreementText } from './texts/agreement-texts.ts';
import { openWarranty, saveWarranty } from './warranties/save-warranty.ts';

export const agreementRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/agreements/:id.pdf',
    access: 'agreement:read',
    about: {
      summary: 'An agreement as a PDF: the signed one once it exists',
      like: 'agreement',
      query: noParameters,
      answers: 'application/pdf',
    },
    handle: (context, { params }) => openAgreementFile(context, params.id ?? ''),
  },
  {
    method: 'post',
    path: '/api/agreement-texts/preview',
    access: 'agreement:edit-texts',
    maxBody: '128kb',
    about: {
      summary: 'A text of agreements in its document, with made-up values, as a PDF',
      like: 'updateAgreementText',
      body: textPreview,
      answers: 'application/pdf',
      status: 200,
    },
    handle: async (context, { body }) => ({
      status: 200,
      headers: pdfHeaders('sample-agreement.pdf'),
      body: await previewAgreementText(context, body),
    }),
  },
  {
    method: 'get',
    path: '/api/agreement-texts/:key/file',
    access: 'agreement:edit-texts',
    about: {
      summary: 'A warranty that agreements are sent with from now on',
      like: { key: 'Which: `warranty_manufacturer` or `warranty_seller`.' },
      query: noParameters,
      answers: 'application/pdf',
      refuses: [404],
    },
    handle: (context, { params }) => openWarranty(context, params.key ?? ''),
  },
  {
    method: 'put',
    path: '/api/agreement-texts/:key/file',
    access: 'agreement:edit-texts',
    streams: true,
    about: {
      summary: 'Replace a warranty; agreements that were sent before keep theirs',
      like: { key: 'Which: `warranty_manufacturer` or `warranty_seller`.' },
      takes: { 'application/pdf': { type: 'string', format: 'binary', maxLength: maxWarrantyBytes } },
      answer: 'AgreementFile',
      refuses: [404, 413, 415],
      status: 200,
    },
    handle: async (context, { params, incoming }) => ({
      status: 200,
      body: await saveWarranty(context, params.key ?? '', incoming),
    }),
  },
];
