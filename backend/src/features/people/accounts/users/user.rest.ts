import { userNarrowing } from '@hearthline/rules/people/users.ts';
import { csvHeaders } from '../../../../platform/text/csv.ts';
import type { RestRoute } from '../../../../platform/http/rest-router.ts';
import { exportUsers } from './user.service.ts';

export const userRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/users/export',
    access: 'user:export',
    about: { summary: 'Export accounts as CSV', like: 'users', query: userNarrowing, answers: 'text/csv' },
    handle: async (context, { query }) => ({
      status: 200,
      headers: csvHeaders('users.csv'),
      body: await exportUsers(context, query),
    }),
  },
];
