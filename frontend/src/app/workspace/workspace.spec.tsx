import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isStaff, roles } from '@hearthline/rules/permissions.ts';
import { describe, expect, it, vi } from 'vitest';
import { usePageTitle } from '../../platform/navigation/page-title.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf, showComponentStyles } from '../../testing/render.tsx';
import { Workspace } from './workspace.tsx';

/** Nothing waits, and no view is saved. */
const nothingNew = (others: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    UnreadMessages: () => ({ unreadMessages: { __typename: 'UnreadMessages', messages: 0, threads: 0 } }),
    WaitingCounts: () => ({
      waitingCounts: {
        __typename: 'WaitingCounts',
        total: 20,
        contacts: 17,
        appointments: 0,
        documents: 100,
        messages: 3,
        contractors: 0,
        factory: 0,
        mails: 0,
      },
    }),
    SavedViews: () => ({ savedViews: [] }),
    Admins: () => ({
      staff: [
        { __typename: 'StaffPerson', id: 'a', name: 'Avery Morgan', role: 'admin' },
        { __typename: 'StaffPerson', id: 'b', name: 'Sofia Brandt', role: 'sales' },
        { __typename: 'StaffPerson', id: 'c', name: 'Ada Byron', role: 'admin' },
      ],
    }),
    ...others,
  });

const open = (at: string, user = userOf('admin'), session = sessionOf({ user })) => {
  nothingNew();
  return renderAt(<Workspace user={user}>the screen</Workspace>, { at, user, session });
};

const names = (role: 'tab' | 'link', inside: HTMLElement): (string | null)[] =>
  within(inside)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

describe('The workspace of an admin', () => {
  showComponentStyles();

  it('has the six tabs, and the other screens beside them', () => {
    open('/admin?tab=contacts');
    const rail = screen.getByRole('navigation', { name: 'Workspace' });
    expect(names('tab', rail)).toEqual([
      'Overview',
      'Users',
      'Projects',
      'Contacts',
      'Marketing',
      'Settings',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Contacts');
    expect(names('link', rail)).toEqual([
      'Hearthline Homes',
      'My leads',
      'My deals',
      'My projects',
      'Walk-in',
      'Deals',
      'Appointments',
      'Documents',
      'Messages',
      'Homes',
      'Prices',
      'Contractors',
      'Factory board',
      'Reports',
      'Customer Service',
    ]);
  });

  it.each([
    ['/admin', 'Overview', 'Admin Console'],
    ['/admin?tab=settings', 'Settings', 'Admin Console'],
    ['/admin?tab=nonsense', 'Overview', 'Admin Console'],
    ['/admin/documents', 'Documents', 'Admin Console'],
    ['/account', 'My Account', 'Admin Console'],
    ['/contacts/import', 'Import Contacts', 'Contacts'],
  ])('names %s %s, below %s', (at, title, parent) => {
    open(at);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link'),
    ).toHaveAccessibleName(parent);
  });

  it('says how much waits where, and leads there from the bell', async () => {
    open('/admin');
    await screen.findByText('17');
    const contacts = screen.getByRole('tab', { name: 'Contacts' });
    expect(contacts).toHaveTextContent('Contacts17');
    expect(contacts).toHaveAttribute('aria-description', '17 waiting');
    // Beside the name the whole number, on the icon of a narrow rail a short one.
    const documents = within(screen.getByRole('link', { name: 'Documents' }));
    expect(documents.getByText('100')).not.toBe(documents.getByText('99+'));
    expect(screen.getByRole('link', { name: 'Factory board' })).toHaveTextContent(/^Factory board$/);
    await userEvent.click(screen.getByRole('button', { name: 'Notifications, 120 waiting' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Contacts17',
      'Documents100',
      'Messages3',
    ]);
  });

  it('is named after the object that the screen shows', async () => {
    const Contact = () => {
      usePageTitle('Maya Abbott');
      return null;
    };
    nothingNew();
    const user = userOf('admin');
    renderAt(
      <Workspace user={user}>
        <Contact />
      </Workspace>,
      { at: '/contacts/7', user },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Abbott' })).toBeInTheDocument();
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  });

  it('moves between tabs by arrow keys', async () => {
    const { address } = open('/admin?tab=settings');
    screen.getByRole('tab', { name: 'Settings' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(address()).toBe('/admin?tab=overview');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(address()).toBe('/admin?tab=marketing');
    await userEvent.keyboard('{Home}');
    expect(address()).toBe('/admin?tab=overview');
    await userEvent.keyboard('{End}');
    expect(address()).toBe('/admin?tab=settings');
  });

  it('only moves the focus by arrow keys on another screen', async () => {
    const { address } = open('/reports');
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('tab', { name: 'Users' })).toHaveFocus();
    expect(address()).toBe('/reports');
  });

  it('has the saved views beneath their tabs, and nothing but tabs in the list of tabs', async () => {
    const view = (list: string, name: string) => ({
      __typename: 'SavedView',
      id: name,
      version: 1,
      list,
      name,
      shared: true,
      isMine: true,
      ownerName: 'Ada',
      parameters: [],
      columns: null,
      count: 12,
    });
    const views = {
      contacts: [view('contacts', 'New leads')],
      projects: [view('projects', 'On hold')],
      deals: [view('deals', 'Big ones')],
    };
    const answer = ({ list }: Record<string, unknown>) => ({
      savedViews: views[list as keyof typeof views],
    });
    nothingNew({ SavedViews: answer, SavedViewCounts: answer });
    const user = userOf('admin');
    renderAt(<Workspace user={user}>the screen</Workspace>, { at: '/admin?tab=contacts', user });
    const rail = screen.getByRole('navigation', { name: 'Workspace' });
    expect(await within(rail).findByText('New leads')).toBeInTheDocument();
    const order = (element: HTMLElement | null): number => Number(element && getComputedStyle(element).order);
    // In order of how they are seen.
    for (const [tab, list] of [
      ['Projects', 'Saved views of projects'],
      ['Contacts', 'Saved views of contacts'],
    ] as const) {
      const links = within(rail).getByLabelText(list);
      expect(order(links.parentElement)).toBe(order(within(rail).getByRole('tab', { name: tab })) + 1);
    }
    // Deals are a screen beside the tabs: their views follow it.
    const ofDeals = within(rail).getByLabelText('Saved views of deals');
    expect(within(ofDeals).getByRole('link', { hidden: true })).toHaveAttribute(
      'href',
      '/deals?view=list&saved=Big+ones',
    );
    expect(ofDeals.parentElement?.previousElementSibling).toBe(
      within(rail).getByRole('link', { name: 'Deals' }),
    );
    const tablist = within(rail).getByRole('tablist');
    expect(within(tablist).queryAllByRole('link')).toEqual([]);
    expect([...tablist.children].map((child) => child.getAttribute('role'))).toEqual(Array(6).fill('tab'));
  });
});

describe('The rail of a narrow window', () => {
  it('unfolds the places that have no room on a phone, and folds them with Escape and outside', async () => {
    open('/admin');
    const rail = screen.getByRole('navigation', { name: 'Workspace' });
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(rail).toHaveAttribute('data-open');
    await userEvent.keyboard('{Escape}');
    expect(rail).not.toHaveAttribute('data-open');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByText('the screen'));
    expect(rail).not.toHaveAttribute('data-open');
  });
});

describe('The account menu', () => {
  showComponentStyles();

  const press = async (name: string): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Lovelace' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };

  it.each([
    ['My Account', '/account'],
    ['Public site', '/'],
  ])('leads to %s', async (name, to) => {
    const { address } = open('/admin');
    await press(name);
    expect(address()).toBe(to);
  });

  it.each([
    ['admin', '/auth'],
    ['contractor', '/contractors'],
  ] as const)('signs an %s out to %s', async (role, to) => {
    const user = userOf(role);
    const session = { ...sessionOf({ user }), signOut: vi.fn(() => Promise.resolve()) };
    const { address } = open('/account', user, session);
    await press('Logout');
    expect(session.signOut).toHaveBeenCalledOnce();
    expect(address()).toBe(to);
  });

  it('is all there is for somebody who must change their password first', async () => {
    open('/change-password', userOf('admin', { mustChangePassword: true }));
    expect(screen.queryByRole('navigation')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Lovelace' }));
    expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'My Account' })).toBeNull();
  });
});

describe('Staff besides the admin', () => {
  showComponentStyles();

  const everyStaff = ['Overview', 'Projects', 'Contacts'];
  it.each([
    [
      'sales',
      everyStaff,
      ['My leads', 'My deals', 'Walk-in', 'Deals', 'Appointments', 'Documents', 'Messages', 'Reports'],
      ['Overview', 'Contacts', 'My leads', 'Appointments', 'Messages'],
    ],
    [
      'project_manager',
      everyStaff,
      ['My projects', 'Appointments', 'Documents', 'Messages', 'Contractors', 'Factory board', 'Reports'],
      ['Overview', 'Projects', 'Contacts', 'Appointments', 'Messages'],
    ],
    [
      'office',
      [...everyStaff, 'Marketing', 'Settings'],
      [
        'My leads',
        'My deals',
        'Walk-in',
        'Deals',
        'Appointments',
        'Documents',
        'Messages',
        'Contractors',
        'Factory board',
        'Reports',
      ],
      ['Overview', 'Contacts', 'My leads', 'Appointments', 'Messages'],
    ],
  ] as const)('%s has the places whose list it has (role.table)', (role, tabs, screens, quick) => {
    open('/admin', userOf(role));
    const rail = screen.getByRole('navigation', { name: 'Workspace' });
    expect(names('tab', rail)).toEqual(tabs);
    expect(names('link', rail)).toEqual(['Hearthline Homes', ...screens]);
    expect([...rail.querySelectorAll('a[data-quick]')].map(({ textContent }) => textContent)).toEqual(quick);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Overview');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Overview');
  });

  it.each([
    ['sales', 'users'],
    ['sales', 'settings'],
    ['project_manager', 'marketing'],
    ['office', 'users'],
  ] as const)('%s is told that the tab %s is not theirs, and who can help', async (role, tab) => {
    open(`/admin?tab=${tab}`, userOf(role));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Access Denied');
    expect(screen.getByText("You don't have permission to access this page.")).toBeInTheDocument();
    expect(await screen.findByText('Ask Avery Morgan or Ada Byron for access.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByText('the screen')).toBeNull();
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    // The keyboard still reaches the tabs.
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('tabindex', '0');
  });

  it.each([
    ['/deals/:id', '/deals/7', 'Deals'],
    ['/contacts/:id', '/contacts/7', 'Contacts'],
    ['/projects/:id', '/projects/7', 'Projects'],
    ['/reports', '/reports', 'Admin Console'],
  ])('leads from %s to the page above', (_path, at, parent) => {
    open(at, userOf('sales'));
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link'),
    ).toHaveAccessibleName(parent);
  });
});

describe('The other roles', () => {
  showComponentStyles();

  it('a customer has the four tabs', () => {
    open('/dashboard', userOf('customer'));
    expect(names('tab', screen.getByRole('navigation', { name: 'Workspace' }))).toEqual([
      'My Projects',
      'Documents',
      'Appointments',
      'Messages',
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customer Portal');
  });

  it.each(roles.filter((role) => !isStaff(role) && role !== 'customer'))('%s has its home', (role) => {
    open('/account', userOf(role));
    expect(within(screen.getByRole('navigation', { name: 'Workspace' })).getAllByRole('link')).toHaveLength(
      2,
    );
  });
});
