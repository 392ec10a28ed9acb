import { legalKeys, legalSentences } from '@hearthline/rules/legal/pages.ts';
import { AppError } from '../../../platform/errors.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { idOf } from '../../../platform/api-docs/field-descriptions.ts';
import { addContentPicture } from './content-picture.service.ts';
import { openContentPicture } from './content-picture.ts';
import { readContent } from './content.service.ts';
import { readLegalText } from './legal-text.service.ts';

/** Changes and the start of a new day must show at once: an expired offer must not be promised for another minute. */
const headers = { 'Cache-Control': 'no-cache' };

const pictureUpload = {
  type: 'object',
  required: ['file'],
  properties: {
    file: {
      type: 'string',
      format: 'binary',
      description: 'One PNG, JPEG or WebP file of at most 10 MB; the name of the part does not matter.',
    },
  },
};

export const contentRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/legal/:key',
    access: 'public',
    about: {
      summary: 'The text of a legal page of the site',
      like: { key: '`privacy` or `terms`.' },
      answer: 'LegalText',
    },
    handle: async (context, { params: { key } }) => {
      const known = legalKeys.find((one) => one === key);
      if (!known) throw new AppError('NOT_FOUND', { message: legalSentences.missing });
      return { status: 200, headers, body: await readLegalText(context, known) };
    },
  },
  {
    method: 'get',
    path: '/api/content',
    access: 'public',
    about: { summary: 'List what is offered today', answer: { content: '[ContentItem]' } },
    handle: async (context) => ({ status: 200, headers, body: { content: await readContent(context) } }),
  },
  {
    method: 'post',
    path: '/api/content/:id/picture',
    access: 'content:update',
    streams: true,
    about: {
      summary: 'Give a member of the team a picture, as multipart/form-data',
      like: { id: idOf('an entry') },
      takes: { 'multipart/form-data': pictureUpload },
      refuses: [507],
      answer: 'EditableContent',
      note: 'It replaces the one before. It is stored as WebP of at most 1,600 pixels a side, without the metadata of the file.',
    },
    handle: async (context, { params, incoming }) => ({
      status: 201,
      body: await addContentPicture(context, params.id ?? '', incoming),
    }),
  },
  {
    method: 'get',
    path: '/api/content/pictures/:picture.webp',
    access: 'public',
    about: {
      summary: 'The picture of a member of the team',
      like: { picture: 'As in the `pictureUrl` of an entry.' },
      answers: 'image/webp',
    },
    handle: (context, { params, header }) => openContentPicture(context, params.picture ?? '', header),
  },
];
