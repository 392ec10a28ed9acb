import type { RestRoute } from '../../platform/http/rest-router.ts';
import { readContent } from './content.service.ts';

/** Changes and the start of a new day must show at once: an expired offer must not be promised for another minute. */
const headers = { 'Cache-Control': 'no-cache' };

export const contentRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/content',
    access: 'public',
    about: { summary: 'List what is offered today', answer: { content: '[ContentItem]' } },
    handle: async (context) => ({ status: 200, headers, body: { content: await readContent(context) } }),
  },
];
