import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { unsentInput } from '../../../platform/form-memory/unsent-input.ts';
import {
  box,
  drawSearch,
  isClosed,
  lines,
  marked,
  openSearch,
  freshSearchServer,
  zoe,
} from '../../../testing/search-screen.tsx';
import { showComponentStyles } from '../../../testing/render.tsx';

showComponentStyles();

freshSearchServer();

describe('what was opened last', () => {
  const openZoe = async () => {
    const view = await openSearch();
    await userEvent.type(view.input, 'zoe');
    await waitFor(() => expect(marked()).toEqual([zoe]));
    await userEvent.keyboard('{Enter}');
    await isClosed();
    return view;
  };

  it('comes first when the search opens again', async () => {
    await openZoe();
    await userEvent.keyboard('{Control>}k{/Control}');
    await box();
    expect(lines()[0]).toBe(zoe);
    await waitFor(() => expect(marked()).toEqual([zoe]));
  });

  it('is nobody else’s', async () => {
    (await openZoe()).unmount();
    await openSearch('customer');
    expect(lines()).toEqual(['New campaign', 'Logout']);
  });

  it('is gone after signing out', async () => {
    (await openZoe()).unmount();
    act(() => unsentInput.clear());
    await openSearch();
    expect(lines()).not.toContain(zoe);
  });

  it('is ignored where the storage holds something else', async () => {
    localStorage.setItem(
      'typed:search:user-admin',
      '[{"title":"Bad","detail":null,"to":"//evil.example"},{"title":1},null,{"title":"Good","detail":null,"to":"/factory"}]',
    );
    await openSearch();
    expect(lines().slice(0, 2)).toEqual(['Good', 'New campaign']);
  });
});

describe('the other keys', () => {
  it('? lists the keys that work', async () => {
    drawSearch();
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Search this list')).toBeVisible();
    expect(within(sheet).getByText('Open the search')).toBeVisible();
  });

  it('the search leads to that list', async () => {
    await openSearch();
    await userEvent.click(screen.getByText('All keys'));
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('/ goes to the search box of the list', async () => {
    drawSearch();
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
