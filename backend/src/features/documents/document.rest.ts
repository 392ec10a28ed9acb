import { documentFilter } from '@hearthline/rules/documents.ts';
import type { RestRoute } from '../../platform/rest.ts';
import { deleteDocument } from './document.delete.ts';
import { openFile } from './document.open.ts';
import { listDocuments, listProjectDocuments, readDocument } from './document.service.ts';
import { uploadDocuments } from './document.upload.ts';

export const documentRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/documents',
    access: 'document:list',
    about: { summary: 'One page of documents', like: 'documents', query: documentFilter, answer: 'DocumentPage' },
    handle: async (context, { query }) => ({ status: 200, body: await listDocuments(context, query) }),
  },
  {
    method: 'get',
    path: '/api/projects/:id/documents',
    access: 'document:list',
    about: { summary: 'The documents of a project', like: 'project', answer: 'DocumentPage' },
    handle: async (context, { params, query }) => ({ status: 200, body: await listProjectDocuments(context, params.id ?? '', query) }),
  },
  {
    method: 'post',
    path: '/api/projects/:id/documents',
    access: 'document:upload',
    streams: true,
    about: { summary: 'Upload files to a project, as multipart/form-data', like: 'project', answer: { documents: '[Document]' } },
    handle: async (context, { params, incoming }) => ({ status: 201, body: await uploadDocuments(context, params.id ?? '', incoming) }),
  },
  {
    method: 'get',
    path: '/api/documents/:id',
    access: 'document:read',
    about: { summary: 'One document with its versions', like: 'document', answer: 'Document' },
    handle: async (context, { params }) => ({ status: 200, body: await readDocument(context, params.id ?? '') }),
  },
  {
    method: 'get',
    path: '/api/documents/:id/content',
    access: 'document:read',
    about: { summary: 'The file itself', like: 'document', answers: 'application/octet-stream' },
    handle: (context, { params, query, header }) => openFile(context, params.id ?? '', { given: query, range: header('range'), how: 'attachment' }),
  },
  {
    method: 'get',
    path: '/api/documents/:id/preview',
    access: 'document:read',
    about: { summary: 'The file to be looked at, where a browser can', like: 'document', answers: 'application/octet-stream' },
    handle: (context, { params, query, header }) => openFile(context, params.id ?? '', { given: query, range: header('range'), how: 'inline' }),
  },
  {
    method: 'delete',
    path: '/api/documents/:id',
    access: 'document:delete',
    about: { summary: 'Delete a document', like: 'deleteDocument' },
    handle: async (context, { params }) => {
      await deleteDocument(context, params.id ?? '');
      return { status: 204 };
    },
  },
];
