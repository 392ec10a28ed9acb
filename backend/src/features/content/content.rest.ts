import type { RestRoute } from '../../platform/rest.ts';
import { readContent } from './content.service.ts';

/** Every page asks; a minute is soon enough to hear of a change, and of a new day. */
const headers = { 'Cache-Control': 'public, max-age=60' };

export const contentRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/content',
    access: 'public',
    handle: async (context) => ({ status: 200, headers, body: { content: await readContent(context) } }),
  },
];
