import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../platform/graphql/apollo-client.tsx';
import { unsentInput } from '../../platform/form-memory/unsent-input.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderAt, userOf } from '../../testing/render.tsx';
import { SearchLauncher } from './search-launcher.tsx';

const places = [
  { title: 'Contacts', to: '/admin?tab=contacts' },
  { title: 'Factory board', to: '/factory' },
];
const logout = vi.fn();
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
const found: Record<string, object[]> = {
  zoe: [hit('Zoe'), hit('Zoeller'), hit('Zoe House', { kind: 'project', path: '/projects/1' })],
  zo: [hit('Zora')],
};
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  logout.mockReset();
  localStorage.clear();
  api = fakeApi({ Search: ({ text }) => ({ search: found[String(text)] ?? [] }) });
});

const draw = () =>
  renderAt(
    <DataProvider>
      <SearchLauncher places={places} actions={actions} />
      <input aria-label="name" />
    </DataProvider>,
    { at: '/admin', user: userOf('admin') },
  );
const box = () => screen.findByRole('combobox', { name: 'Search' });
const lines = () => screen.queryAllByRole('option').map((line) => line.textContent);
const marked = () => screen.queryAllByRole('option', { selected: true }).map((line) => line.textContent);
const open = async () => {
  const view = draw();
  await userEvent.keyboard('{Control>}k{/Control}');
  return { ...view, input: await box() };
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the search', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'opens and closes by %o and K, also while typing',
    async (held) => {
      draw();
      const name = screen.getByLabelText('name');
      name.focus();
      expect(fireEvent.keyDown(name, { key: 'k', ...held })).toBe(false);
      await box();
      expect(fireEvent.keyDown(document.body, { key: 'k', ...held })).toBe(false);
      await isClosed();
      expect(name).toHaveFocus();
    },
  );

  it('opens by its button', async () => {
    draw();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await box();
  });

  it('stays away while another dialog is open', async () => {
    draw();
    const other = document.createElement('dialog');
    other.setAttribute('open', '');
    document.body.append(other);
    expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);
    await act(async () => void (await import('./search-palette.tsx')));
    expect(screen.queryByRole('combobox')).toBeNull();
    other.remove();
  });

  it('offers screens and actions before anything is typed', async () => {
    await open();
    expect(lines()).toEqual(['Contacts', 'Factory board', 'New campaign', 'Logout']);
    expect(api.sent('Search')).toEqual([]);
  });

  it('finds by kinds, marks the best, and opens it by Enter', async () => {
    const { input, address } = await open();
    await userEvent.type(input, 'zoe');
    await waitFor(() =>
      expect(lines()).toEqual(['ZoeNordwind Homes', 'ZoellerNordwind Homes', 'Zoe HouseNordwind Homes']),
    );
    expect(within(screen.getByRole('group', { name: 'Projects' })).getAllByRole('option')).toHaveLength(1);
    await waitFor(() => expect(marked()).toEqual(['ZoeNordwind Homes']));
    await userEvent.keyboard('{Enter}');
    await isClosed();
    expect(address()).toBe('/contacts/zoe');
  });

  it('is walked with the arrows, in a circle', async () => {
    const { input, address } = await open();
    await userEvent.type(input, 'zoe');
    await waitFor(() => expect(marked()).toEqual(['ZoeNordwind Homes']));
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toEqual(['ZoellerNordwind Homes']);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(marked()).toEqual(['Zoe HouseNordwind Homes']);
    await userEvent.keyboard('{Enter}');
    await isClosed();
    expect(address()).toBe('/projects/1');
  });

  it('closes by Escape and leaves everything as it was', async () => {
    const { input, address } = await open();
    await userEvent.type(input, 'zoe');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(address()).toBe('/admin');
  });

  it.each([
    ['Ctrl and Enter', () => userEvent.keyboard('{Control>}{Enter}{/Control}')],
    ['⌘ and Enter', () => userEvent.keyboard('{Meta>}{Enter}{/Meta}')],
    ['Ctrl and a click', () => fireEvent.click(screen.getAllByRole('option')[0]!, { ctrlKey: true })],
  ])('opens a result in a new tab by %s, and stays', async (_keys, act) => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { input, address } = await open();
    await userEvent.type(input, 'zoe');
    await waitFor(() => expect(marked()).toEqual(['ZoeNordwind Homes']));
    await act();
    expect(opened).toHaveBeenCalledExactlyOnceWith('/contacts/zoe', '_blank', 'noopener');
    expect(address()).toBe('/admin');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    opened.mockRestore();
  });

  it('runs an action', async () => {
    const { input } = await open();
    await userEvent.type(input, 'logo');
    await waitFor(() => expect(lines()).toEqual(['Logout']));
    await userEvent.keyboard('{Enter}');
    await isClosed();
    expect(logout).toHaveBeenCalledOnce();
  });

  it('opens what was typed, and not what was found before, if Enter comes before the answer', async () => {
    let answer: (hits: object) => void = () => undefined;
    const { input, address } = await open();
    await userEvent.type(input, 'zo');
    await waitFor(() => expect(marked()).toEqual(['ZoraNordwind Homes']));
    api.answer('Search', () => new Promise<object>((resolve) => (answer = resolve)));
    await userEvent.type(input, 'e{Enter}');
    await waitFor(() => expect(api.sent('Search')).toContainEqual({ text: 'zoe' }));
    expect(address()).toBe('/admin');
    answer({ search: found['zoe'] });
    await isClosed();
    expect(address()).toBe('/contacts/zoe');
  });

  it('a late answer to an earlier text changes nothing', async () => {
    const answers = new Map<string, (hits: object) => void>();
    api.answer('Search', ({ text }) => new Promise<object>((resolve) => answers.set(String(text), resolve)));
    const { input } = await open();
    await userEvent.type(input, 'zo');
    await waitFor(() => expect(answers.has('zo')).toBe(true));
    await userEvent.type(input, 'e');
    await waitFor(() => expect(answers.has('zoe')).toBe(true));
    await act(async () => answers.get('zoe')?.({ search: found['zoe'] }));
    await waitFor(() => expect(lines()).toContain('ZoellerNordwind Homes'));
    await act(async () => answers.get('zo')?.({ search: found['zo'] }));
    expect(lines()).not.toContain('ZoraNordwind Homes');
  });

  it('tells a screen reader how much there is', async () => {
    const { input } = await open();
    await userEvent.type(input, 'zoe');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('3 results: Contacts 2, Projects 1'),
    );
    await userEvent.type(input, 'xx');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found'));
    expect(screen.getByText('Nothing found for “zoexx”.')).toBeVisible();
  });

  it('says when the server does not answer, and tries again', async () => {
    api.answer('Search', () => refusal('UNAVAILABLE', 'Please try again in a moment.'));
    const { input } = await open();
    await userEvent.type(input, 'zoe');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
    api.answer('Search', () => ({ search: found['zoe'] }));
    await userEvent.click(screen.getByText('Try again'));
    await waitFor(() => expect(lines()).toContain('ZoeNordwind Homes'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('what was opened last', () => {
  const openZoe = async () => {
    const view = await open();
    await userEvent.type(view.input, 'zoe');
    await waitFor(() => expect(marked()).toEqual(['ZoeNordwind Homes']));
    await userEvent.keyboard('{Enter}');
    await isClosed();
    return view;
  };

  it('comes first when the search opens again', async () => {
    await openZoe();
    await userEvent.keyboard('{Control>}k{/Control}');
    await box();
    expect(lines()[0]).toBe('ZoeNordwind Homes');
    await waitFor(() => expect(marked()).toEqual(['ZoeNordwind Homes']));
  });

  it('is nobody else’s', async () => {
    (await openZoe()).unmount();
    renderAt(
      <DataProvider>
        <SearchLauncher places={[]} actions={actions} />
      </DataProvider>,
      { user: userOf('customer') },
    );
    await userEvent.keyboard('{Control>}k{/Control}');
    await box();
    expect(lines()).toEqual(['New campaign', 'Logout']);
  });

  it('is gone after signing out', async () => {
    (await openZoe()).unmount();
    act(() => unsentInput.clear());
    await open();
    expect(lines()).not.toContain('ZoeNordwind Homes');
  });

  it('is ignored where the storage holds something else', async () => {
    localStorage.setItem(
      'typed:search:user-admin',
      '[{"title":"Bad","detail":null,"to":"//evil.example"},{"title":1},null,{"title":"Good","detail":null,"to":"/factory"}]',
    );
    await open();
    expect(lines().slice(0, 2)).toEqual(['Good', 'Contacts']);
  });
});

describe('the other keys', () => {
  it('? lists the keys that work', async () => {
    draw();
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Search this list')).toBeVisible();
    expect(within(sheet).getByText('Open the search')).toBeVisible();
  });

  it('the search leads to that list', async () => {
    await open();
    await userEvent.click(screen.getByText('All keys'));
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('/ goes to the search box of the list', async () => {
    draw();
    const search = document.createElement('input');
    search.type = 'search';
    search.value = 'old';
    // jsdom lays nothing out.
    Object.defineProperty(search, 'offsetParent', { value: document.body });
    document.body.append(search);
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
    expect(search).toHaveFocus();
    expect(search.selectionEnd).toBe(3);
    search.remove();
  });
});
