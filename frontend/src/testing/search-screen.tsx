import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, vi } from 'vitest';
import { SearchLauncher } from '../features/office/search/search-launcher.tsx';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { fakeApi } from './fake-api.ts';
import { renderAt, userOf } from './render.tsx';

const places = [
  { title: 'Contacts', to: '/admin?tab=contacts' },
  { title: 'Factory board', to: '/factory' },
];
/** Stands for signing out, the one action that runs at once. */
export const logout = vi.fn();
const actions = [
  { title: 'New campaign', to: '/campaigns/new' },
  { title: 'Logout', run: logout },
];

const hit = (title: string, more: object = {}) => ({
  __typename: 'SearchHit',
  kind: 'contact',
  id: title,
  title,
  detail: 'Nordwind Homes',
  path: `/contacts/${title.toLowerCase()}`,
  ...more,
});

/** What the server finds by these texts. */
export const found: Record<string, object[]> = {
  zoe: [hit('Zoe'), hit('Zoeller'), hit('Zoe House', { kind: 'project', path: '/projects/1' })],
  zo: [hit('Zora')],
};

/** The lines of {@link found}, as they are read. */
export const zoe = 'ZoeNordwind Homes';

let answering: ReturnType<typeof fakeApi>;

/** Gives every spec of a file a server of its own. @returns it */
export const freshSearchServer = (): (() => ReturnType<typeof fakeApi>) => {
  beforeEach(() => {
    logout.mockReset();
    localStorage.clear();
    answering = fakeApi({ Search: ({ text }) => ({ search: found[String(text)] ?? [] }) });
  });
  return () => answering;
};

/** Draws the button of the search, and a field of the page behind it. */
export const drawSearch = (role: 'admin' | 'customer' = 'admin') =>
  renderAt(
    <DataProvider>
      <SearchLauncher places={role === 'admin' ? places : []} actions={actions} />
      <input aria-label="name" />
    </DataProvider>,
    { at: '/admin', user: userOf(role) },
  );

export const box = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: 'Search' });
const textsOf = (lines: readonly HTMLElement[]) => lines.map((line) => line.textContent);
export const lines = () => textsOf(screen.queryAllByRole('option'));
export const marked = () => textsOf(screen.queryAllByRole('option', { selected: true }));
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Opens the search by its key. */
export const openSearch = async (role: 'admin' | 'customer' = 'admin') => {
  const view = drawSearch(role);
  await userEvent.keyboard('{Control>}k{/Control}');
  return { ...view, input: await box() };
};
