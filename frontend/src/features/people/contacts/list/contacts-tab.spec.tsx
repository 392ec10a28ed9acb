import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  requestsOf,
  contact,
  draw,
  drawList,
  lastList,
  press,
  range,
  refused,
  server,
  turn,
  unreachable,
  freshContactServer,
} from '../../../../testing/contact-server.tsx';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';

// Pages of fifty rows are slow in jsdom.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5000 });
freshContactServer();

describe('the table', () => {
  it('shows each field of a contact in its column', async () => {
    await drawList(1);
    expect(
      screen
        .getAllByRole('columnheader')
        .map((head) => head.querySelector('button')?.textContent ?? head.textContent),
    ).toEqual([
      'Select',
      'Name',
      'Email',
      'Phone',
      'Company',
      'Status',
      'Source',
      'Tags',
      'Owner',
      'Created',
      'Actions',
    ]);
    const cells = within(screen.getAllByRole('row')[1] as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toEqual([
      '',
      'Ada No1',
      'ada1@example.com',
      '(360) 555-0100',
      'Cascade Land Trust',
      'Prospect',
      'Consultant request',
      'land owned',
      'Unassigned',
      'Mar 5, 2026',
      '',
    ]);
    expect(screen.getByRole('link', { name: 'ada1@example.com' })).toHaveAttribute(
      'href',
      'mailto:ada1@example.com',
    );
    expect(screen.getByRole('link', { name: '(360) 555-0100' })).toHaveAttribute('href', 'tel:+13605550100');
  });

  it('does without what a contact does not have', async () => {
    server.contacts = [contact(1, { email: '', phone: null, company: null, tags: [] })];
    draw();
    expect(await screen.findByText('Ada No1')).toBeInTheDocument();
    expect(document.querySelector('[href^="mailto:"]')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows grey rows until the first answer', () => {
    server.next.set('Contacts', () => new Promise(() => undefined));
    const { container } = draw();
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(20);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(range()).toBe('');
  });
});

describe('the columns', () => {
  const heads = () =>
    screen
      .getAllByRole('columnheader')
      .map((head) => head.querySelector('button')?.textContent ?? head.textContent)
      .slice(1, -1);
  const defaults = ['Name', 'Email', 'Phone', 'Company', 'Status', 'Source', 'Tags', 'Owner', 'Created'];

  it('are shown as they were arranged, and kept on the server at once', async () => {
    await drawList(1);
    await waitFor(() => expect(requestsOf('Preferences')).toHaveLength(1));
    await press('Columns');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Source' }));
    expect(heads()).toEqual(defaults.filter((title) => title !== 'Source'));
    await press('Move Phone up');
    expect(heads()).toEqual(['Name', 'Phone', 'Email', 'Company', 'Status', 'Tags', 'Owner', 'Created']);
    await waitFor(() => expect(requestsOf('SavePreference')).toHaveLength(2));
    const order = ['name', 'phone', 'email', 'company', 'status', 'source', 'tags', 'owner', 'created'];
    expect(requestsOf('SavePreference')).toEqual([
      { input: { contactColumns: { order: [], hidden: ['source'], widths: [] } } },
      { input: { contactColumns: { order, hidden: ['source'], widths: [] } } },
    ]);
    cleanup();
    await drawList(1);
    await waitFor(() => expect(heads()[1]).toBe('Phone'));
  });

  it('are as before if that fails', async () => {
    await drawList(1);
    await waitFor(() => expect(requestsOf('Preferences')).toHaveLength(1));
    server.next.set('SavePreference', () => refused('INTERNAL', 'Something went wrong.'));
    const edge = within(screen.getByRole('columnheader', { name: /^Email/ })).getByRole('separator', {
      name: 'Column width',
    });
    const before = edge.getAttribute('aria-valuenow');
    edge.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(requestsOf('SavePreference')).toHaveLength(1));
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', before));
    expect(toastStore.current()[0]).toMatchObject({ title: 'The columns were not saved' });
  });
});

describe('the keys', () => {
  it('move through the rows, select them, and open a panel that the address keeps', async () => {
    const { address } = await drawList(3);
    await userEvent.keyboard('jj');
    expect(document.getElementById('row-id-2')).toHaveFocus();
    await userEvent.keyboard('x');
    expect(screen.getByText('1 contact selected')).toBeInTheDocument();
    await userEvent.keyboard('x{Enter}');
    expect(address()).toBe('/admin?tab=contacts&contact=id-2');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
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

  const nothing = {
    search: null,
    status: null,
    tag: null,
    source: null,
    added: null,
    addedFrom: null,
    addedTo: null,
    home: null,
    roof: null,
    minPrice: null,
    maxPrice: null,
    waiting: false,
    owner: null,
    open: false,
    sort: 'newest',
  };

  it('opens where the address says', async () => {
    await drawList(
      120,
      '/admin?tab=contacts&page=2&search=Ada&status=prospect&source=consultant_request&addedFrom=2026-11-09&addedTo=2026-11-15',
    );
    expect(lastList()).toEqual({
      ...nothing,
      page: 2,
      counted: false,
      search: 'Ada',
      status: 'prospect',
      source: 'consultant_request',
      addedFrom: '2026-11-09',
      addedTo: '2026-11-15',
    });
    expect(range()).toBe('Showing 51 to 100 of 120 contacts');
    expect(screen.getByRole('searchbox')).toHaveValue('Ada');
    expect(screen.getByLabelText('Status')).toHaveValue('prospect');
    await press('Filters (2)');
    expect(screen.getByLabelText('Source')).toHaveDisplayValue('Consultant request');
    expect(screen.getByLabelText('Added')).toHaveDisplayValue('Choose days…');
    expect(
      [screen.getByLabelText('Added from'), screen.getByLabelText('Added to')].map(
        (day) => (day as HTMLInputElement).value,
      ),
    ).toEqual(['2026-11-09', '2026-11-15']);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=two',
    'page=1e9',
    'status=nonsense',
    'addedFrom=2026-02-30',
    'addedTo=soon',
    `search=${'a'.repeat(101)}`,
    'search=%00',
  ])('does not trip over %s', async (query) => {
    await drawList(1, `/admin?${query}`);
    expect(lastList()).toEqual({ ...nothing, page: 1, counted: true });
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
    expect(requestsOf('Contacts')).toHaveLength(2);
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

  it('by source and days begin at page 1 as well', async () => {
    const { address } = await drawList(120, '/admin?tab=contacts&page=2');
    await press('Filters');
    await userEvent.selectOptions(screen.getByLabelText('Added'), 'Added this week');
    await waitFor(() => expect(range()).toBe('Showing 1 to 50 of 120 contacts'));
    expect(address()).toBe('/admin?tab=contacts&added=this_week');
    await userEvent.selectOptions(screen.getByLabelText('Source'), 'Home show');
    expect(
      await screen.findByText('No contacts have the source Home show and were added this week.'),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await press('Clear filter');
    await waitFor(() => expect(address()).toBe('/admin?tab=contacts'));
    await press('Filters');
    await userEvent.selectOptions(screen.getByLabelText('Added'), 'Choose days…');
    fireEvent.change(screen.getByLabelText('Added from'), { target: { value: '2026-11-09' } });
    await waitFor(() =>
      expect(lastList()).toMatchObject({ page: 1, added: null, addedFrom: '2026-11-09', addedTo: null }),
    );
    await userEvent.selectOptions(screen.getByLabelText('Added'), 'Added any time');
    expect(screen.queryByLabelText('Added from')).toBeNull();
    expect(address()).toBe('/admin?tab=contacts');
  });

  it('that find nothing offer to be cleared', async () => {
    server.contacts = [contact(1)];
    const { address } = draw('/admin?search=Zed&status=active');
    expect(
      await screen.findByText('No contacts match “Zed” and have the status Active.'),
    ).toBeInTheDocument();
    expect(range()).toBe('No contacts found');
    await press('Clear search and filter');
    expect(await screen.findByText('Ada No1')).toBeInTheDocument();
    expect(address()).toBe('/admin');
    expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus();
  });

  it.each([
    ['search=Zed', 'Clear search'],
    ['status=active', 'Clear filter'],
  ])('%s: %s', async (query, action) => {
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
    expect(
      screen.getByText('We could not reach the server. Please check your connection and try again.'),
    ).toBeInTheDocument();
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
