import { acceptedFilesText, documentFilter, documentLimits, documentTypes } from '@hearthline/rules/documents.ts';
import { idOf } from '../../platform/field-text.ts';
import type { RestRoute } from '../../platform/rest.ts';
import { deleteDocument } from './document.delete.ts';
import { fileQuery, openFile } from './document.open.ts';
import { listDocuments, listProjectDocuments, readDocument } from './document.service.ts';
import { uploadDocuments } from './document.upload.ts';

const fileWords = { id: idOf('a document'), version: 'The number of a version, from 1; the latest when missing.' };
const rangeHeader = { Range: 'One range of bytes, as in `bytes=0-1023`, answered with 206; 416 where it lies past the end.' };

const uploadForm = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: documentLimits.filesPerRequest, description: `1 to ${documentLimits.filesPerRequest} parts with a file name; how the parts are called does not matter. ${acceptedFilesText} Content and ending must agree.` },
    type: { type: 'string', enum: documentTypes, description: 'What the files are. Needed but for a request or a new version; contractors say `photo`.' },
    requestId: { type: 'string', description: 'The request for a document that the one file answers.' },
    documentId: { type: 'string', description: 'The document that the one file is a new version of.' },
    again: { type: 'string', enum: ['true'], description: 'Takes the file although its content is in the project already.' },
  },
};

export const documentRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/documents',
    access: 'document:list',
    about: { summary: 'One page of documents', like: 'documents', query: documentFilter, refuses: [404], answer: 'DocumentPage' },
    handle: async (context, { query }) => ({ status: 200, body: await listDocuments(context, query) }),
  },
  {
    method: 'get',
    path: '/api/projects/:id/documents',
    access: 'document:list',
    about: { summary: 'The documents of a project', like: ['project', 'documents'], query: documentFilter.omit({ projectId: true }), answer: 'DocumentPage' },
    handle: async (context, { params, query }) => ({ status: 200, body: await listProjectDocuments(context, params.id ?? '', query) }),
  },
  {
    method: 'post',
    path: '/api/projects/:id/documents',
    access: 'document:upload',
    streams: true,
    about: { summary: 'Upload files to a project, as multipart/form-data', like: 'project', takes: { 'multipart/form-data': uploadForm }, once: true, refuses: [507], note: 'All files are stored, or none. 409: the content is in the project already.', answer: { documents: '[Document]' } },
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
    about: { summary: 'The file itself', like: fileWords, query: fileQuery, headers: rangeHeader, answers: 'application/octet-stream' },
    handle: (context, { params, query, header }) => openFile(context, params.id ?? '', { given: query, range: header('range'), how: 'attachment' }),
  },
  {
    method: 'get',
    path: '/api/documents/:id/preview',
    access: 'document:read',
    about: { summary: 'The file to be looked at, where a browser can', like: fileWords, query: fileQuery, headers: rangeHeader, note: 'Pictures and PDF; 404 for everything else.', answers: 'application/octet-stream' },
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
