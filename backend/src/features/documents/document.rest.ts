import type { RestRoute } from '../../platform/rest.ts';
import { deleteDocument } from './document.delete.ts';
import { openFile } from './document.open.ts';
import { listDocuments, readDocument } from './document.service.ts';
import { uploadDocuments } from './document.upload.ts';

export const documentRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/documents',
    access: 'document:list',
    handle: async (context, { query }) => ({ status: 200, body: await listDocuments(context, query) }),
  },
  {
    method: 'get',
    path: '/api/projects/:id/documents',
    access: 'document:list',
    handle: async (context, { params, query }) => ({ status: 200, body: await listDocuments(context, { ...query, projectId: params.id }) }),
  },
  {
    method: 'post',
    path: '/api/projects/:id/documents',
    access: 'document:upload',
    streams: true,
    handle: async (context, { params, incoming }) => ({ status: 201, body: await uploadDocuments(context, params.id ?? '', incoming) }),
  },
  {
    method: 'get',
    path: '/api/documents/:id',
    access: 'document:read',
    handle: async (context, { params }) => ({ status: 200, body: await readDocument(context, params.id ?? '') }),
  },
  {
    method: 'get',
    path: '/api/documents/:id/content',
    access: 'document:read',
    handle: (context, { params, query, header }) => openFile(context, params.id ?? '', { given: query, range: header('range'), how: 'attachment' }),
  },
  {
    method: 'get',
    path: '/api/documents/:id/preview',
    access: 'document:read',
    handle: (context, { params, query, header }) => openFile(context, params.id ?? '', { given: query, range: header('range'), how: 'inline' }),
  },
  {
    method: 'delete',
    path: '/api/documents/:id',
    access: 'document:delete',
    handle: async (context, { params }) => {
      await deleteDocument(context, params.id ?? '');
      return { status: 204 };
    },
  },
];
