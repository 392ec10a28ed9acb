import {
  acceptedFilesText,
  documentFilter,
  documentLimits,
  documentTypes,
} from '@hearthline/rules/delivery/documents.ts';
import { idOf } from '../../../platform/api-docs/field-descriptions.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { deleteDocument } from './files/delete-document.ts';
import { fileQuery, openFile } from './files/open-file.ts';
import { listDocuments, listProjectDocuments, readDocument } from './document.service.ts';
import { uploadDocuments } from './upload/upload-documents.ts';

const fileWords = {
  id: idOf('a document'),
  version: 'The number of a version, from 1; defaults to the latest.',
};
const rangeHeader = {
  Range:
    'One byte range, for example `bytes=0-1023`, answered with 206; 416 if it lies past the end of the file.',
};

const uploadForm = {
  type: 'object',
  required: ['file'],
  properties: {
    file: {
      type: 'array',
      items: { type: 'string', format: 'binary' },
      maxItems: documentLimits.filesPerRequest,
      description: `1 to ${documentLimits.filesPerRequest} parts with a file name each; the names of the parts do not matter. ${acceptedFilesText} The file extension must match the content.`,
    },
    type: {
      type: 'string',
      enum: documentTypes,
      description:
        'The type of the files. Required unless `requestId` or `documentId` is sent; contractors may only send `photo`.',
    },
    requestId: {
      type: 'string',
      description: 'The document request that the file answers; only one file may be sent.',
    },
    documentId: {
      type: 'string',
      description: 'The document that the file is a new version of; only one file may be sent.',
    },
    again: {
      type: 'string',
      enum: ['true'],
      description: 'Stores the file even if the project already has the same content.',
    },
  },
};

export const documentRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/documents',
    access: 'document:list',
    about: {
      summary: 'One page of documents',
      like: 'documents',
      query: documentFilter,
      refuses: [404],
      answer: 'DocumentPage',
    },
    handle: async (context, { query }) => ({ status: 200, body: await listDocuments(context, query) }),
  },
  {
    method: 'get',
    path: '/api/projects/:id/documents',
    access: 'document:list',
    about: {
      summary: 'The documents of a project',
      like: ['project', 'documents'],
      query: documentFilter.omit({ projectId: true }),
      answer: 'DocumentPage',
    },
    handle: async (context, { params, query }) => ({
      status: 200,
      body: await listProjectDocuments(context, params.id ?? '', query),
    }),
  },
  {
    method: 'post',
    path: '/api/projects/:id/documents',
    access: 'document:upload',
    streams: true,
    about: {
      summary: 'Upload files to a project, as multipart/form-data',
      like: 'project',
      takes: { 'multipart/form-data': uploadForm },
      once: true,
      refuses: [507],
      note: 'Either all files are stored or none. 409 if the project already has a file with the same content.',
      answer: { documents: '[Document]' },
    },
    handle: async (context, { params, incoming }) => ({
      status: 201,
      body: await uploadDocuments(context, params.id ?? '', incoming),
    }),
  },
  {
    method: 'get',
    path: '/api/documents/:id',
    access: 'document:read',
    about: { summary: 'One document with its versions', like: 'document', answer: 'Document' },
    handle: async (context, { params }) => ({
      status: 200,
      body: await readDocument(context, params.id ?? ''),
    }),
  },
  {
    method: 'get',
    path: '/api/documents/:id/content',
    access: 'document:read',
    about: {
      summary: 'Download the file of a document',
      like: fileWords,
      query: fileQuery,
      headers: rangeHeader,
      answers: 'application/octet-stream',
    },
    handle: (context, { params, query, header }) =>
      openFile(context, params.id ?? '', { given: query, range: header('range'), how: 'attachment' }),
  },
  {
    method: 'get',
    path: '/api/documents/:id/preview',
    access: 'document:read',
    about: {
      summary: 'Show the file of a document in a browser',
      like: fileWords,
      query: fileQuery,
      headers: rangeHeader,
      note: 'Images and PDF files only; 404 for any other file.',
      answers: 'application/octet-stream',
    },
    handle: (context, { params, query, header }) =>
      openFile(context, params.id ?? '', { given: query, range: header('range'), how: 'inline' }),
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
