import type { RestRoute } from '../../platform/rest.ts';
import { createContact, deleteContact, listContacts, readContact } from './contact.service.ts';

export const contactRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/contacts',
    access: 'contact:list',
    handle: async (context, { query }) => ({ status: 200, body: await listContacts(context, query) }),
  },
  {
    method: 'get',
    path: '/api/contacts/:id',
    access: 'contact:read',
    handle: async (context, { params }) => ({ status: 200, body: await readContact(context, params.id ?? '') }),
  },
  {
    method: 'post',
    path: '/api/contacts',
    access: 'contact:create',
    handle: async (context, { body }) => ({ status: 201, body: await createContact(context, body) }),
  },
  {
    method: 'delete',
    path: '/api/contacts/:id',
    access: 'contact:delete',
    handle: async (context, { params }) => {
      await deleteContact(context, params.id ?? '');
      return { status: 204 };
    },
  },
];
