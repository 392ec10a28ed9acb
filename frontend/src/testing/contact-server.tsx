import { eachText } from '@hearthline/rules/people/contacts/contact-texts.ts';
import { defaultPreferences, type Preferences } from '@hearthline/rules/office/preferences.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, vi } from 'vitest';
import type { ContactRowFragment } from '../gql/generated.ts';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { renderAt, sessionOf, userOf } from './render.tsx';
import { ContactsTab } from '../features/people/contacts/list/contacts-tab.tsx';

export interface Call {
  readonly operationName: string;
  readonly variables: Record<string, any>;
}
export type Answer = object | Promise<object>;

export const contact = (
  number: number,
  other: Partial<ContactRowFragment> = {},
): ContactRowFragment & { __typename: string; owner: null } => ({
  __typename: 'Contact',
  id: `id-${number}`,
  firstName: 'Ada',
  lastName: `No${number}`,
  email: `ada${number}@example.com`,
  phone: '(360) 555-0100',
  company: 'Cascade Land Trust',
  status: 'prospect',
  source: 'consultant_request',
  sourceLabel: 'Consultant request',
  tags: ['land owned'],
  ...eachText(() => null),
  ownerId: null,
  ownerName: null,
  marketingConsent: 'unknown',
  consentAt: null,
  consentSource: null,
  createdAt: new Date(2026, 2, 5, 12).toISOString(),
  version: 1,
  viewerCanEdit: true,
  owner: null,
  ...other,
});

/** A fake server: its contacts, and the calls it received. An answer put into `next` replaces its own once. */
export const server = {
  contacts: [] as ReturnType<typeof contact>[],
  calls: [] as Call[],
  preferences: {} as Partial<Preferences>,
  next: new Map<string, () => Answer>(),
};

const matching = ({ search, status, source }: Call['variables']) =>
  server.contacts.filter(
    (row) =>
      (!status || row.status === status) &&
      (!source || row.source === source) &&
      (!search || `${row.firstName} ${row.lastName}`.includes(search)),
  );

const ownPreferences = () => {
  const { contactColumns: columns, ...others } = { ...defaultPreferences, ...server.preferences };
  const widths = columns?.widths.map((each) => ({ ...each, __typename: 'ColumnWidth' }));
  return {
    __typename: 'Preferences',
    ...others,
    contactColumns: columns && { ...columns, widths, __typename: 'ColumnLayout' },
  };
};

export const own: Record<string, (variables: Call['variables']) => object> = {
  Contacts: ({ page, counted, ...match }) => {
    const found = matching(match);
    const pagination = {
      __typename: 'Pagination',
      page,
      total: found.length,
      totalPages: Math.max(1, Math.ceil(found.length / 50)),
    };
    return {
      data: {
        contacts: {
          __typename: 'ContactPage',
          contacts: found.slice((page - 1) * 50, page * 50),
          ...(counted && { pagination }),
        },
      },
    };
  },
  ContactCount: (match) => ({ data: { contactCount: matching(match).length } }),
  CreateContact: ({ input }) => {
    server.contacts.unshift(contact(1000 + server.contacts.length, input));
    return { data: { createContact: { __typename: 'Contact', id: 'new' } } };
  },
  UpdateContact: ({ id, input }) => {
    server.contacts = server.contacts.map((row) =>
      row.id === id ? { ...row, ...input, version: row.version + 1 } : row,
    );
    return { data: { updateContact: server.contacts.find((row) => row.id === id) } };
  },
  Contact: ({ id }) => ({ data: { contact: server.contacts.find((row) => row.id === id) } }),
  Preferences: () => ({ data: { preferences: ownPreferences() } }),
  SavePreference: ({ input }) => {
    server.preferences = { ...server.preferences, ...input };
    return { data: { savePreference: ownPreferences() } };
  },
  ContactTags: () => ({ data: { contactTags: ['land owned', 'military'] } }),
  ContactOwners: () => ({
    data: {
      contactOwners: [
        { __typename: 'ContactOwner', id: '0198c0de-0000-7000-8000-000000000001', name: 'Grace Hopper' },
      ],
    },
  }),
  SourceChoices: () => ({
    data: {
      leadSources: ['manual', 'import', 'home show'].map((key) => ({ key, label: key, active: true })),
    },
  }),
  ContactSources: () => ({ data: { contactSources: ['manual', 'import', 'home show'] } }),
  ContactDuplicates: () => ({ data: { contactDuplicates: [] } }),
  RestoreContact: ({ id }) => {
    server.contacts.unshift(contact(Number(String(id).slice(3))));
    return { data: { restoreContact: server.contacts[0] } };
  },
  SetContactsStatus: ({ selection, status }) => {
    server.contacts = server.contacts.map((row) =>
      selection.ids?.includes(row.id) || selection.match ? { ...row, status } : row,
    );
    return { data: { setContactsStatus: { __typename: 'ContactBulkResult', count: 2, changed: 2 } } };
  },
  TagContacts: () => ({ data: { tagContacts: { __typename: 'ContactBulkResult', count: 2, changed: 2 } } }),
  DeleteContacts: ({ selection }) => {
    server.contacts = server.contacts.filter((row) => !selection.match && !selection.ids.includes(row.id));
    return {
      data: {
        deleteContacts: {
          __typename: 'ContactBulkResult',
          count: selection.count ?? selection.ids.length,
          deletion: 'deletion-1',
        },
      },
    };
  },
  DeleteContact: ({ id }) => {
    server.contacts = server.contacts.filter((row) => row.id !== id);
    return { data: { deleteContact: id } };
  },
};

const answer = async (url: string, init: RequestInit): Promise<Response> => {
  // Nothing happens elsewhere.
  if (url !== '/graphql') return new Promise(() => undefined);
  const call = JSON.parse(init.body as string) as Call;
  server.calls.push(call);
  const once = server.next.get(call.operationName);
  server.next.delete(call.operationName);
  const body = once ? await once() : own[call.operationName]?.(call.variables);
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
};

export const refused = (code: string, message: string, fieldErrors?: object) => ({
  errors: [{ message, extensions: { code, fieldErrors } }],
});
export const unreachable = () => Promise.reject(new TypeError('fetch failed'));
export const requestsOf = (operation: string) =>
  server.calls.filter((call) => call.operationName === operation).map((call) => call.variables);
export const lastList = () => requestsOf('Contacts').at(-1);

/** Resets the server before each test; call it at the top of a spec file. */
export const freshContactServer = (): void =>
  beforeEach(() => {
    Object.assign(server, { contacts: [], calls: [], preferences: {}, next: new Map() });
    vi.stubGlobal('fetch', vi.fn(answer));
  });

export const draw = (at = '/admin?tab=contacts') =>
  renderAt(
    <DataProvider>
      <ContactsTab />
    </DataProvider>,
    { at, session: sessionOf({ user: userOf('admin') }) },
  );
export const drawList = async (count: number, at?: string) => {
  server.contacts = Array.from({ length: count }, (_, number) => contact(number + 1));
  const view = draw(at);
  await waitFor(() => expect(document.querySelector('table[aria-label=Contacts]')).not.toBeNull());
  return view;
};
export const range = () => document.querySelector('[role=status]')?.textContent;
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** Finds the button by its text, because finding roles among fifty rows is slow in jsdom. */
export const turn = (name: 'Previous' | 'Next') => userEvent.click(screen.getByText(name));
/** Chooses an action in the menu of a contact's row. */
export const inMenu = async (name: string, action: string) => {
  await press(`More actions for ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
export const openForm = () => press('Add contact');
export const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await userEvent.type(screen.getByLabelText(label), value);
};
export const save = () => screen.getByRole('button', { name: 'Save contact' });
export const ada = { 'First Name *': 'Ada', 'Last Name *': 'Lovelace', 'Email *': 'ada@example.com' };
