import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContactRowFragment } from '../../gql/generated.ts';
import { DataProvider } from '../../platform/apollo.tsx';
import { renderAt, sessionOf, userOf } from '../../testing/render.tsx';
import { toastStore } from '../../ui/toast-store.ts';
import { ContactsTab } from './contacts-tab.tsx';

// Pages of fifty rows take their time in a browser that is only imitated.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5000 });

interface Call {
  readonly operationName: string;
  readonly variables: Record<string, any>;
}
type Answer = object | Promise<object>;

const contact = (number: number, other: Partial<ContactRowFragment> = {}): ContactRowFragment & { __typename: string } => ({
  __typename: 'Contact', id: `id-${number}`, firstName: 'Ada', lastName: `No${number}`, email: `ada${number}@example.com`, phone: '(360) 555-0100',
  company: 'Cascade Land Trust', status: 'prospect', source: 'consultant_request', tags: ['land owned'], createdAt: new Date(2026, 2, 5, 12).toISOString(), version: 1, ...other,
});

/** A small server: the list it holds, and what it was asked. An answer put into `next` replaces its own once. */
const server = { contacts: [] as ReturnType<typeof contact>[], calls: [] as Call[], next: new Map<string, () => Answer>() };

const own: Record<string, (variables: Call['variables']) => object> = {
  Contacts: ({ page, search, status }) => {
    const found = server.contacts.filter((row) => (!status || row.status === status) && (!search || `${row.firstName} ${row.lastName}`.includes(search)));
    const pagination = { __typename: 'Pagination', page, total: found.length, totalPages: Math.max(1, Math.ceil(found.length / 50)) };
    return { data: { contacts: { __typename: 'ContactPage', contacts: found.slice((page - 1) * 50, page * 50), pagination } } };
  },
  CreateContact: ({ input }) => {
    server.contacts.unshift(contact(1000 + server.contacts.length, input));
    return { data: { createContact: { __typename: 'Contact', id: 'new' } } };
  },
  DeleteContact: ({ id }) => {
    server.contacts = server.contacts.filter((row) => row.id !== id);
    return { data: { deleteContact: id } };
  },
};

const answer = async (_url: string, init: RequestInit): Promise<Response> => {
  const call = JSON.parse(init.body as string) as Call;
  server.calls.push(call);
  const once = server.next.get(call.operationName);
  server.next.delete(call.operationName);
  const body = once ? await once() : own[call.operationName]?.(call.variables);
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
};

const refused = (code: string, message: string, fieldErrors?: object) => ({ errors: [{ message, extensions: { code, fieldErrors } }] });
const unreachable = () => Promise.reject(new TypeError('fetch failed'));
const asked = (operation: string) => server.calls.filter((call) => call.operationName === operation).map((call) => call.variables);
const lastList = () => asked('Contacts').at(-1);

beforeEach(() => {
  Object.assign(server, { contacts: [], calls: [], next: new Map() });
  vi.stubGlobal('fetch', vi.fn(answer));
});

const draw = (at = '/admin?tab=contacts') => renderAt(<DataProvider><ContactsTab /></DataProvider>, { at, session: sessionOf({ user: userOf('admin') }) });
const drawList = async (count: number, at?: string) => {
  server.contacts = Array.from({ length: count }, (_, number) => contact(number + 1));
  const view = draw(at);
  await waitFor(() => expect(document.querySelector('table[aria-label=Contacts]')).not.toBeNull());
  return view;
};
const range = () => document.querySelector('[role=status]')?.textContent;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** By its text: looking for roles among fifty rows takes long here. */
const turn = (name: 'Previous' | 'Next') => userEvent.click(screen.getByText(name));
const openForm = () => press('Add contact');
const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await userEvent.type(screen.getByLabelText(label), value);
};
const save = () => screen.getByRole('button', { name: 'Save contact' });
const ada = { 'First Name *': 'Ada', 'Last Name *': 'Lovelace', 'Email *': 'ada@example.com' };

describe('the table', () => {
  it('shows each field of a contact in its column', async () => {
    await drawList(1);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name', 'Email', 'Phone', 'Company', 'Status', 'Source', 'Tags', 'Created', 'Actions']);
    const cells = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual(['Ada No1', 'ada1@example.com', '(360) 555-0100', 'Cascade Land Trust', 'Prospect', 'Consultant request', 'land owned', 'Mar 5, 2026', '']);
    expect(screen.getByRole('link', { name: 'ada1@example.com' })).toHaveAttribute('href', 'mailto:ada1@example.com');
    expect(screen.getByRole('link', { name: '(360) 555-0100' })).toHaveAttribute('href', 'tel:+13605550100');
  });

  it('does without what a contact does not have', async () => {
    server.contacts = [contact(1, { phone: null, company: null, tags: [] })];
    draw();
    expect(await screen.findByText('Ada No1')).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows grey rows until the first answer', () => {
    server.next.set('Contacts', () => new Promise(() => undefined));
    const { container } = draw();
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(8);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(range()).toBe('');
  });
});

describe('the pages', () => {
  it('leads through 120 contacts, 50 at a time, in the address', async () => {
    const { address } = await drawList(120);
    expect(range()).toBe('Showing 1 to 50 of 120 contacts');
    expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
    expect(screen.getByText('Previous')).toBeDisabled();
    await turn('Next');
    await waitFor(() => expect(range()).toBe('Showing 51 to 100 of 120 contacts'));
    expect(address()).toBe('/admin?tab=contacts&page=2');
    expect(screen.getByText('Contacts', { selector: 'h2' })).toHaveFocus();
    await turn('Previous');
    await waitFor(() => expect(range()).toBe('Showing 1 to 50 of 120 contacts'));
    expect(address()).toBe('/admin?tab=contacts');
  });

  it('ends with the rest', async () => {
    await drawList(120, '/admin?tab=contacts&page=3');
    expect(range()).toBe('Showing 101 to 120 of 120 contacts');
    expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
    expect(screen.getByText('Next')).toBeDisabled();
    expect(screen.getAllByRole('row')).toHaveLength(21);
  });

  it.each([
    [50, 'Showing 1 to 50 of 50 contacts', null],
    [51, 'Showing 1 to 50 of 51 contacts', 'Page 1 of 2'],
    [1, 'Showing 1 to 1 of 1 contacts', null],
  ])('of %i contacts', async (count, text, pages) => {
    await drawList(count);
    expect(range()).toBe(text);
    expect(screen.queryByText(/^Page/)?.textContent ?? null).toBe(pages);
    expect(screen.queryByText('Next') !== null).toBe(pages !== null);
  });

  it('opens where the address says', async () => {
    await drawList(120, '/admin?tab=contacts&page=2&search=Ada&status=prospect');
    expect(lastList()).toEqual({ page: 2, search: 'Ada', status: 'prospect', tag: null, sort: 'newest' });
    expect(range()).toBe('Showing 51 to 100 of 120 contacts');
    expect(screen.getByRole('searchbox')).toHaveValue('Ada');
    expect(screen.getByLabelText('Status')).toHaveValue('prospect');
  });

  it.each(['page=0', 'page=-1', 'page=two', 'page=1e9', 'status=nonsense', `search=${'a'.repeat(101)}`, 'search=%00'])('does not trip over %s', async (query) => {
    await drawList(1, `/admin?${query}`);
    expect(lastList()).toEqual({ page: 1, search: null, status: null, tag: null, sort: 'newest' });
  });

  it('goes to the last page from one that never was', async () => {
    const { address } = await drawList(60, '/admin?page=9');
    expect(range()).toBe('Showing 51 to 60 of 60 contacts');
    expect(address()).toBe('/admin?page=2');
  });
});

describe('search and filter', () => {
  it('begin at page 1 and keep each other', async () => {
    const { address } = await drawList(120, '/admin?tab=contacts&page=2');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'No1');
    await waitFor(() => expect(lastList()).toMatchObject({ page: 1, search: 'No1', status: null }));
    await waitFor(() => expect(range()).toBe('Showing 1 to 32 of 32 contacts'));
    expect(asked('Contacts')).toHaveLength(2);
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Customer');
    await waitFor(() => expect(lastList()).toMatchObject({ page: 1, search: 'No1', status: 'customer' }));
    expect(address()).toBe('/admin?tab=contacts&search=No1&status=customer');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'All statuses');
    await waitFor(() => expect(lastList()).toMatchObject({ page: 1, search: 'No1', status: null }));
  });

  it('leave page 1 to Next, and the page to neither', async () => {
    const { address } = await drawList(120, '/admin?search=Ada');
    await turn('Next');
    await waitFor(() => expect(range()).toBe('Showing 51 to 100 of 120 contacts'));
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Prospect');
    await waitFor(() => expect(range()).toBe('Showing 1 to 50 of 120 contacts'));
    expect(address()).toBe('/admin?search=Ada&status=prospect');
  });

  it('that find nothing offer to be cleared', async () => {
    server.contacts = [contact(1)];
    const { address } = draw('/admin?search=Zed&status=active');
    expect(await screen.findByText('No contacts match “Zed” and have the status Active.')).toBeInTheDocument();
    expect(range()).toBe('No contacts found');
    await press('Clear search and filter');
    expect(await screen.findByText('Ada No1')).toBeInTheDocument();
    expect(address()).toBe('/admin');
    expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus();
  });

  it.each([['search=Zed', 'Clear search'], ['status=active', 'Clear filter']])('%s: %s', async (query, action) => {
    server.contacts = [contact(1)];
    draw(`/admin?${query}`);
    expect(await screen.findByRole('button', { name: action })).toBeInTheDocument();
  });
});

describe('without rows', () => {
  it('offers the first contact', async () => {
    draw();
    expect(await screen.findByText('No contacts yet')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Add contact' })[1] as HTMLElement);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('says that reading failed and tries again', async () => {
    server.contacts = [contact(1)];
    server.next.set('Contacts', unreachable);
    draw();
    expect(await screen.findByText('Failed to fetch contacts')).toBeInTheDocument();
    expect(screen.getByText('We could not reach the server. Please check your connection and try again.')).toBeInTheDocument();
    expect(range()).toBe('');
    await press('Try again');
    expect(await screen.findByText('Ada No1')).toBeInTheDocument();
    expect(screen.queryByText('Failed to fetch contacts')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus();
  });

  it('says that reading the next page failed', async () => {
    await drawList(60);
    server.next.set('Contacts', () => refused('INTERNAL', 'Something went wrong.'));
    await turn('Next');
    expect(await screen.findByText('Failed to fetch contacts')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    await press('Try again');
    await waitFor(() => expect(range()).toBe('Showing 51 to 60 of 60 contacts'));
  });
});

describe('adding', () => {
  it('waits for the three required fields', async () => {
    await drawList(1);
    await openForm();
    expect(screen.getByLabelText('Email *')).toHaveAttribute('type', 'email');
    for (const [label, value] of Object.entries(ada)) {
      expect(save()).toBeDisabled();
      await userEvent.type(screen.getByLabelText(label), '  ');
      expect(save()).toBeDisabled();
      await fill({ [label]: value });
    }
    expect(save()).toBeEnabled();
    await userEvent.clear(screen.getByLabelText('Last Name *'));
    expect(save()).toBeDisabled();
  });

  it('sends the form, refreshes the list, closes and begins anew', async () => {
    await drawList(1);
    await openForm();
    await fill({ ...ada, Phone: '555', Company: ' Acme ', Tags: ' first home,, military ,first home' });
    await userEvent.selectOptions(within(screen.getByRole('dialog')).getByLabelText('Status'), 'Active');
    await userEvent.click(save());
    expect(await screen.findByText('Ada Lovelace')).toBeInTheDocument();
    expect(asked('CreateContact')).toEqual([
      { input: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '555', company: 'Acme', status: 'active', tags: ['first home', 'military'] } },
    ]);
    expect(range()).toBe('Showing 1 to 2 of 2 contacts');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add contact' })).toHaveFocus();
    expect(toastStore.current()[0]).toMatchObject({ title: 'Contact added' });
    await openForm();
    for (const field of within(screen.getByRole('dialog')).getAllByRole('textbox')) expect(field).toHaveValue('');
  });

  it('leaves out what is optional', async () => {
    await drawList(1);
    await openForm();
    await fill(ada);
    await userEvent.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('CreateContact')[0]?.['input']).toMatchObject({ phone: null, company: null, status: 'prospect', tags: [] });
  });

  it('names a broken field before it asks the server', async () => {
    await drawList(1);
    await openForm();
    await fill({ ...ada, 'Email *': ' at nowhere', Tags: 'x'.repeat(41) });
    await userEvent.click(save());
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByText('Must be at most 40 characters')).toBeInTheDocument();
    expect(screen.getByLabelText('Email *')).toBeInvalid();
    expect(asked('CreateContact')).toEqual([]);
  });

  it('shows the server’s field errors under their fields and keeps what was typed', async () => {
    await drawList(1);
    await openForm();
    await fill({ ...ada, Company: 'Acme' });
    server.next.set('CreateContact', () => refused('BAD_INPUT', 'No such mailbox', { email: 'No such mailbox' }));
    await userEvent.click(save());
    expect(await screen.findByText('No such mailbox')).toBeInTheDocument();
    expect(screen.getByLabelText('Email *')).toHaveAccessibleDescription('No such mailbox');
    expect(screen.getByLabelText('Email *')).toHaveFocus();
    expect(screen.getByLabelText('Company')).toHaveValue('Acme');
    await userEvent.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    await drawList(1);
    await openForm();
    await fill(ada);
    server.next.set('CreateContact', unreachable);
    await userEvent.click(save());
    expect(await screen.findByText(/^Failed to create contact\. We could not reach the server/)).toBeInTheDocument();
    expect(screen.getByLabelText('First Name *')).toHaveValue('Ada');
    expect(save()).toBeEnabled();
  });

  it('is sent once, however often it is pressed', async () => {
    await drawList(1);
    await openForm();
    await fill(ada);
    let finish = (_answer: object): void => undefined;
    server.next.set('CreateContact', () => new Promise((resolve) => (finish = resolve)));
    await userEvent.click(save());
    const busy = await screen.findByRole('button', { name: 'Saving...' });
    expect(busy).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Email *'), '{Enter}');
    act(() => finish({ data: { createContact: { __typename: 'Contact', id: 'new' } } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('CreateContact')).toHaveLength(1);
  });
});

describe('a form that is closed while it is on its way', () => {
  const leave = async (answered: () => Answer) => {
    await drawList(1);
    await openForm();
    await fill(ada);
    let finish = (): void => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    server.next.set('CreateContact', () => held.then(answered));
    await userEvent.click(save());
    await press('Cancel');
    await openForm();
    await fill({ 'First Name *': 'Grace' });
    finish();
  };

  it('is stored all the same, and closes no other form', async () => {
    await leave(() => own['CreateContact']?.({ input: { firstName: 'Ada', lastName: 'Lovelace' } }) ?? {});
    expect(await screen.findByText('Ada Lovelace')).toBeInTheDocument();
    expect(screen.getByLabelText('First Name *')).toHaveValue('Grace');
  });

  it('says that it failed', async () => {
    await leave(unreachable);
    await waitFor(() => expect(toastStore.current()[0]).toMatchObject({ title: 'Failed to create contact', tone: 'error' }));
    expect(screen.getByLabelText('First Name *')).toHaveValue('Grace');
    expect(screen.queryByText(/^Failed to create contact\./)).toBeNull();
  });
});

describe('deleting', () => {
  const ask = (name: string) => press(`Delete ${name}`);
  const confirm = () => press('Delete');

  it('asks first', async () => {
    await drawList(2);
    await ask('Ada No1');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Are you sure you want to delete this contact?');
    await press('Cancel');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete Ada No1' })).toHaveFocus();
    expect(asked('DeleteContact')).toEqual([]);
  });

  it('refreshes the list and goes on at the row that took the place', async () => {
    await drawList(3);
    await ask('Ada No2');
    await confirm();
    await waitFor(() => expect(screen.queryByText('Ada No2')).toBeNull());
    expect(range()).toBe('Showing 1 to 2 of 2 contacts');
    expect(screen.getByRole('button', { name: 'Delete Ada No3' })).toHaveFocus();
    await ask('Ada No3');
    await confirm();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Ada No1' })).toHaveFocus());
    await ask('Ada No1');
    await confirm();
    expect(await screen.findByText('No contacts yet')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus();
  });

  it('goes one page back with the last row of a page', async () => {
    const { address } = await drawList(101, '/admin?tab=contacts&page=3');
    expect(range()).toBe('Showing 101 to 101 of 101 contacts');
    await ask('Ada No101');
    await confirm();
    await waitFor(() => expect(range()).toBe('Showing 51 to 100 of 100 contacts'));
    expect(address()).toBe('/admin?tab=contacts&page=2');
    expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();
  });

  it('tells when it did not work, and leaves the row', async () => {
    await drawList(1);
    await ask('Ada No1');
    server.next.set('DeleteContact', unreachable);
    await confirm();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(toastStore.current()[0]).toMatchObject({ title: 'Failed to delete contact', tone: 'error' });
    expect(screen.getByText('Ada No1')).toBeInTheDocument();
    expect(asked('Contacts')).toHaveLength(1);
  });

  it('takes away what somebody else has deleted meanwhile', async () => {
    await drawList(2);
    await ask('Ada No1');
    server.contacts = server.contacts.slice(1);
    server.next.set('DeleteContact', () => refused('NOT_FOUND', 'Contact not found'));
    await confirm();
    await waitFor(() => expect(screen.queryByText('Ada No1')).toBeNull());
    expect(toastStore.current()[0]).toMatchObject({ title: 'Failed to delete contact', text: 'Contact not found' });
  });
});
