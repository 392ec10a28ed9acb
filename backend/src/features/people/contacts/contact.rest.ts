import {
  contactFilter,
  contactMatch,
  contactUpdate,
  newContact,
} from '@hearthline/rules/people/contacts/contact-rules.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { csvHeaders } from '../../../platform/text/csv.ts';
import { deleteContact, restoreContact } from './deleted/deleted.service.ts';
import { exportContacts } from './list/export-contacts.ts';
import { listContacts, readContact } from './contact.service.ts';
import { createContact } from './write/create-contact.ts';
import { updateContact } from './write/update-contact.ts';

export const contactRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/contacts',
    access: 'contact:list',
    about: { summary: 'One page of contacts', like: 'contacts', query: contactFilter, answer: 'ContactPage' },
    handle: async (context, { query }) => ({ status: 200, body: await listContacts(context, query) }),
  },
  {
    method: 'get',
    path: '/api/contacts/export',
    access: 'contact:export',
    about: { summary: 'Export contacts as CSV', like: 'contacts', query: contactMatch, answers: 'text/csv' },
    handle: async (context, { query }) => ({
      status: 200,
      headers: csvHeaders('contacts.csv'),
      body: await exportContacts(context, query),
    }),
  },
  {
    method: 'get',
    path: '/api/contacts/:id',
    access: 'contact:read',
    about: { summary: 'One contact', like: 'contact', answer: 'Contact' },
    handle: async (context, { params }) => ({
      status: 200,
      body: await readContact(context, params.id ?? ''),
    }),
  },
  {
    method: 'post',
    path: '/api/contacts',
    access: 'contact:create',
    about: {
      summary: 'Add a contact',
      like: 'createContact',
      body: newContact,
      once: true,
      note: 'An e-mail address may belong to several contacts; GraphQL’s `contactDuplicates` finds those that share it.',
      answer: 'Contact',
    },
    handle: async (context, { body }) => ({
      status: 201,
      body: await createContact(context, body),
    }),
  },
  {
    method: 'patch',
    path: '/api/contacts/:id',
    access: 'contact:update',
    about: { summary: 'Change a contact', like: 'updateContact', body: contactUpdate, answer: 'Contact' },
    handle: async (context, { params, body }) => ({
      status: 200,
      body: await updateContact(context, params.id ?? '', body),
    }),
  },
  {
    method: 'post',
    path: '/api/contacts/:id/restore',
    access: 'contact:restore',
    about: { summary: 'Restore a deleted contact', like: 'restoreContact', status: 200, answer: 'Contact' },
    handle: async (context, { params }) => ({
      status: 200,
      body: await restoreContact(context, params.id ?? ''),
    }),
  },
  {
    method: 'delete',
    path: '/api/contacts/:id',
    access: 'contact:delete',
    about: { summary: 'Delete a contact, which can be restored for 30 days', like: 'deleteContact' },
    handle: async (context, { params }) => {
      await deleteContact(context, params.id ?? '');
      return { status: 204 };
    },
  },
];
