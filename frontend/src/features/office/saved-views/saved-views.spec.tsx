import { defaultLayouts } from '@hearthline/rules/column-layout.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../testing/render.tsx';
import { ViewBar } from './view-bar.tsx';
import { ViewLinks } from './view-links.tsx';

const saved = (other: object = {}) => ({
  __typename: 'SavedView',
  id: 'v-1',
  version: 1,
  list: 'contacts',
  name: 'Active',
  shared: false,
  isMine: true,
  ownerName: 'Ada Lovelace',
  parameters: [{ __typename: 'ViewParameter', name: 'status', value: 'active' }],
  columns: null,
  ...other,
});
let views: ReturnType<typeof saved>[];
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  views = [saved()];
  api = fakeApi({
    SavedViews: () => ({ savedViews: views }),
    SavedViewCounts: () => ({
      savedViews: views.map(({ id }) => ({ __typename: 'SavedView', id, count: 1234 })),
    }),
  });
});

const columns = defaultLayouts.contacts;
const draw = (at: string, parameters: readonly { name: string; value: string }[] = []) =>
  renderAt(
    <DataProvider>
      <ViewLinks list="contacts" />
      <ViewBar list="contacts" shown={{ parameters, columns }} />
    </DataProvider>,
    { at, session: sessionOf({ user: userOf('admin') }) },
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (title: string) => userEvent.click(await screen.findByRole('menuitem', { name: title }));
const active = [{ name: 'status', value: 'active' }];

describe('the links in the rail', () => {
  it('lead to the list with its filters, and say how many rows there are', async () => {
    views = [saved(), saved({ id: 'v-2', name: 'Shared', isMine: false, shared: true, parameters: [] })];
    draw('/admin?tab=contacts&saved=v-2');
    const link = await screen.findByRole('link', { name: /^Active/ });
    expect(link).toHaveAttribute('href', '/admin?tab=contacts&saved=v-1&status=active');
    await waitFor(() => expect(link).toHaveTextContent('Active1,234'));
    expect(link).not.toHaveAttribute('aria-current');
    const shared = screen.getByRole('link', { name: /^Shared/ });
    expect(shared).toHaveAttribute('aria-current', 'page');
    expect(shared).toHaveAttribute('title', 'Shared, shared by Ada Lovelace');
  });

  it('are not there without a view, and nothing is counted', async () => {
    views = [];
    draw('/admin?tab=contacts');
    await waitFor(() => expect(api.sent('SavedViews')).toHaveLength(1));
    expect(screen.queryByRole('list')).toBeNull();
    expect(api.sent('SavedViewCounts')).toEqual([]);
  });
});

it('a view of deals leads to their list, which is no tab of the console', async () => {
  views = [
    saved({ list: 'deals', parameters: [{ __typename: 'ViewParameter', name: 'stage', value: 'lost' }] }),
  ];
  const { address } = renderAt(
    <DataProvider>
      <ViewLinks list="deals" />
      <ViewBar
        list="deals"
        shown={{ parameters: [{ name: 'stage', value: 'lost' }], columns: defaultLayouts.deals }}
      />
    </DataProvider>,
    { at: '/deals?view=list&saved=v-1&stage=lost', session: sessionOf({ user: userOf('admin') }) },
  );
  const link = await screen.findByRole('link', { name: /^Active/ });
  expect(link).toHaveAttribute('href', '/deals?view=list&saved=v-1&stage=lost');
  expect(link).toHaveAttribute('aria-current', 'page');
  await press('View Active');
  await choose('Show the whole list');
  await waitFor(() => expect(address()).toBe('/deals?view=list'));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Active/ })).not.toHaveAttribute('aria-current'),
  );
});

describe('saving a view', () => {
  it('is offered once something is filtered', () => {
    draw('/admin?tab=contacts');
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  });

  it('asks for a name, stores what is shown, and opens it', async () => {
    const { address } = draw('/admin?tab=contacts&status=active', active);
    await press('Save view');
    const dialog = within(screen.getByRole('dialog', { name: 'Save view' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await dialog.findByText('Please give the view a name')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Name *'), 'My leads');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Share with all staff' }));
    api.answer('SaveView', () => ({ saveView: saved({ id: 'v-9', name: 'My leads', shared: true }) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=contacts&saved=v-9&status=active'));
    expect(api.sent('SaveView')).toEqual([
      { input: { list: 'contacts', name: 'My leads', shared: true, parameters: active, columns } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is refused says why in the form', async () => {
    draw('/admin?tab=contacts&status=active', active);
    await press('Save view');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Name *'), 'One more');
    api.answer('SaveView', () => refusal('CONFLICT', 'At most 50 views.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await dialog.findByText('At most 50 views.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Name *')).toHaveValue('One more');
  });
});

describe('an open view', () => {
  const customers = [{ name: 'status', value: 'customer' }];

  it('that was changed is marked, and saves the change', async () => {
    draw('/admin?tab=contacts&saved=v-1&status=customer', customers);
    await userEvent.click(await screen.findByRole('button', { name: 'View Active, changed' }));
    api.answer('UpdateView', () => ({ updateView: saved({ version: 2 }) }));
    await choose('Save changes to this view');
    await waitFor(() =>
      expect(api.sent('UpdateView')).toEqual([
        { id: 'v-1', input: { version: 1, name: 'Active', shared: false, parameters: customers, columns } },
      ]),
    );
  });

  it('of a colleague can be saved as one’s own, but not changed', async () => {
    views = [saved({ isMine: false, shared: true })];
    draw('/admin?tab=contacts&saved=v-1&status=active', active);
    await userEvent.click(await screen.findByRole('button', { name: 'View Active' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Save as a new view…',
      'Show the whole list',
    ]);
  });

  it('is deleted after a question', async () => {
    const { address } = draw('/admin?tab=contacts&saved=v-1&status=active', active);
    await userEvent.click(await screen.findByRole('button', { name: 'View Active' }));
    await choose('Delete view');
    expect(api.sent('DeleteView')).toEqual([]);
    api.answer('DeleteView', () => {
      views = [];
      return { deleteView: 'v-1' };
    });
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=contacts'));
    expect(api.sent('DeleteView')).toEqual([{ id: 'v-1', version: 1 }]);
  });
});
