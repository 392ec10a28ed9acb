import {
  newProject,
  projectFilter,
  projectForm,
  projectUpdate,
} from '@hearthline/rules/delivery/projects/project-rules.ts';
import { z } from 'zod';
import { withIdempotencyKey } from '../../../platform/idempotency/idempotency.service.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { csvHeaders } from '../../../platform/text/csv.ts';
import { exportProjects } from './export/export-projects.ts';
import { listProjects, readProject } from './project.service.ts';
import { createProject, updateProject } from './write/write.service.ts';

/** The version, with any of a project's fields. */
const projectChange = projectUpdate.extend(z.object(projectForm.shape).partial().shape);

export const projectRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/projects',
    access: 'project:list',
    about: {
      summary:
        'One page of projects: all for an admin, a project manager and the office; their own for sellers, customers and contractors',
      like: 'projects',
      query: projectFilter,
      answer: 'ProjectPage',
    },
    handle: async (context, { query }) => ({ status: 200, body: await listProjects(context, query) }),
  },
  {
    method: 'get',
    path: '/api/projects/export',
    access: 'project:export',
    about: {
      summary: 'Export projects as CSV: all that the list’s filters leave, amounts in dollars',
      like: 'projects',
      query: projectFilter.omit({ page: true }),
      answers: 'text/csv',
    },
    handle: async (context, { query }) => ({
      status: 200,
      headers: csvHeaders('projects.csv'),
      body: await exportProjects(context, query),
    }),
  },
  {
    method: 'get',
    path: '/api/projects/:id',
    access: 'project:read',
    about: { summary: 'One project', like: 'project', answer: 'Project' },
    handle: async (context, { params }) => ({
      status: 200,
      body: await readProject(context, params.id ?? ''),
    }),
  },
  {
    method: 'post',
    path: '/api/projects',
    access: 'project:create',
    about: {
      summary: 'Create a project',
      like: 'createProject',
      body: newProject,
      once: true,
      answer: 'Project',
    },
    handle: async (context, { body }) => ({
      status: 201,
      body: await withIdempotencyKey(context, 'project.create', body, (inside) =>
        createProject(inside, body),
      ),
    }),
  },
  {
    method: 'patch',
    path: '/api/projects/:id',
    access: 'project:update',
    about: { summary: 'Change a project', like: 'updateProject', body: projectChange, answer: 'Project' },
    handle: async (context, { params, body }) => ({
      status: 200,
      body: await updateProject(context, params.id ?? '', body),
    }),
  },
];
