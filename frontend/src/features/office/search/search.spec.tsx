import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/fake-api.ts';
import {
  box,
  drawSearch,
  found,
  isClosed,
  lines,
  logout,
  marked,
  openSearch,
  freshSearchServer,
  zoe,
} from '../../../testing/search-screen.tsx';
import { showComponentStyles } from '../../../testing/render.tsx';

showComponentStyles();

const api = freshSearchServer();

describe('the search', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'opens and closes by %o and K, also while typing',
    async (modifiers) => {
      drawSearch();
      const name = screen.getByLabelText('name');
      name.focus();
      expect(fireEvent.keyDown(name, { key: 'k', ...modifiers })).toBe(false);
      await box();
      expect(fireEvent.keyDown(document.body, { key: 'k', ...modifiers })).toBe(false);
      await isClosed();
      expect(name).toHaveFocus();
    },
  );

  it('opens by its button', async () => {
    drawSearch();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await box();
  });

  it('stays away while another dialog is open', async () => {
    drawSearch();
    const other = document.createElement('dialog');
    other.setAttribute('open', '');
    document.body.append(other);
    expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);
    await act(async () => void (await import('./search-palette.tsx')));
    expect(screen.queryByRole('combobox')).toBeNull();
    other.remove();
  });

  it('offers screens and actions before anything is typed', async () => {
    await openSearch();
    expect(lines()).toEqual(['New campaign', 'Logout', 'Contacts', 'Factory board']);
    expect(api().sent('Search')).toEqual([]);
  });

  it('finds by kinds, marks the best, and opens it by Enter', async () => {
    const { input, address } = await openSearch();
    await userEvent.type(input, 'zoe');
    await waitFor(() => expect(lines()).toEqual([zoe, 'ZoellerNordwind Homes', 'Zoe HouseNordwind Homes']));
    expect(within(screen.getByRole('group', { name: 'Projects' })).getAllByRole('option')).toHaveLength(1);
    await waitFor(() => expect(marked()).toEqual([zoe]));
    await userEvent.keyboard('{Enter}');
    await isClosed();
    expect(address()).toBe('/contacts/zoe');
  });

  it('offers a screen that is called exactly so before what resembles it', async () => {
    const { input } = await openSearch();
    api().answer('Search', () => ({ search: found['zoe'] }));
    await userEvent.type(input, 'Contacts');
    await waitFor(() => expect(lines()).toEqual(['Contacts', zoe, expect.any(String), expect.any(String)]));
    await userEvent.type(input, '{Backspace}');
    await waitFor(() => expect(lines()).toEqual([zoe, expect.any(String), expect.any(String), 'Contacts']));
  });

  it('is walked with the arrows, in a circle', async () => {
    const { input, address } = await openSearch();
    await userEvent.type(input, 'zoe');
    await waitFor(() => expect(marked()).toEqual([zoe]));
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toEqual(['ZoellerNordwind Homes']);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(marked()).toEqual(['Zoe HouseNordwind Homes']);
    await userEvent.keyboard('{Enter}');
    await isClosed();
    expect(address()).toBe('/projects/1');
  });

  it('closes by Escape and leaves everything as it was', async () => {
    const { input, address } = await openSearch();
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
    const { input, address } = await openSearch();
    await userEvent.type(input, 'zoe');
    await waitFor(() => expect(marked()).toEqual([zoe]));
    await act();
    expect(opened).toHaveBeenCalledExactlyOnceWith('/contacts/zoe', '_blank', 'noopener');
    expect(address()).toBe('/admin');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    opened.mockRestore();
  });

  it('runs an action', async () => {
    const { input } = await openSearch();
    await userEvent.type(input, 'logo');
    await waitFor(() => expect(lines()).toEqual(['Logout']));
    await userEvent.keyboard('{Enter}');
    await isClosed();
    expect(logout).toHaveBeenCalledOnce();
  });

  it('opens what was typed, and not what was found before, if Enter comes before the answer', async () => {
    let answer: (hits: object) => void = () => undefined;
    const { input, address } = await openSearch();
    await userEvent.type(input, 'zo');
    await waitFor(() => expect(marked()).toEqual(['ZoraNordwind Homes']));
    api().answer('Search', () => new Promise<object>((resolve) => (answer = resolve)));
    await userEvent.type(input, 'e{Enter}');
    await waitFor(() => expect(api().sent('Search')).toContainEqual({ text: 'zoe' }));
    expect(address()).toBe('/admin');
    answer({ search: found['zoe'] });
    await isClosed();
    expect(address()).toBe('/contacts/zoe');
  });

  it('a late answer to an earlier text changes nothing', async () => {
    const answers = new Map<string, (hits: object) => void>();
    api().answer(
      'Search',
      ({ text }) => new Promise<object>((resolve) => answers.set(String(text), resolve)),
    );
    const { input } = await openSearch();
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
    const { input } = await openSearch();
    await userEvent.type(input, 'zoe');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('3 results: Contacts 2, Projects 1'),
    );
    await userEvent.type(input, 'xx');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found'));
    expect(screen.getByText('Nothing found for “zoexx”.')).toBeVisible();
  });

  it('says when the server does not answer, and tries again', async () => {
    api().answer('Search', () => refusal('UNAVAILABLE', 'Please try again in a moment.'));
    const { input } = await openSearch();
    await userEvent.type(input, 'zoe');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
    api().answer('Search', () => ({ search: found['zoe'] }));
    await userEvent.click(screen.getByText('Try again'));
    await waitFor(() => expect(lines()).toContain(zoe));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
