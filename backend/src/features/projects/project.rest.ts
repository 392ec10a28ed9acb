import type { RestRoute } from '../../platform/rest.ts';
import { listProjects, readProject } from './project.service.ts';

export const projectRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/projects',
    access: 'project:list',
    handle: async (context, { query }) => ({ status: 200, body: await listProjects(context, query) }),
  },
  {
    method: 'get',
    path: '/api/projects/:id',
    access: 'project:read',
    handle: async (context, { params }) => ({ status: 200, body: await readProject(context, params.id ?? '') }),
  },
];
