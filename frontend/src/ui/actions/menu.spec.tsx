import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { Menu } from './menu.tsx';

const button = (): HTMLElement => screen.getByRole('button', { name: 'More actions for Permit' });
/** The highlighted menu item. */
const current = (): string | null =>
  document.querySelector('[role=menuitem][data-highlighted]')?.textContent ?? null;

const open = () => {
  const done = vi.fn();
  const action = (title: string, over = {}) => ({
    id: title,
    title,
    label: `${title} Permit`,
    run: () => done(title) as void,
    ...over,
  });
  renderAt(
    <Menu
      label="More actions for Permit"
      actions={[action('Download'), action('Edit', { disabled: true }), action('Delete', { tone: 'danger' })]}
    />,
  );
  button().focus();
  return done;
};

describe('the menu', () => {
  it('is worked with the keyboard, and gives the focus back', async () => {
    const done = open();
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'More actions for Permit' });
    await waitFor(() => expect(menu).toHaveFocus());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(current()).toBe('Delete'));
    expect(menu).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('menuitem', { name: 'Delete' }).id,
    );
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(current()).toBe('Download'));
    await userEvent.keyboard('{Enter}');
    expect(done.mock.calls).toEqual([['Download']]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('gives the focus back for good, also to who is quicker than the next frame', async () => {
    open();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    // Moving to the first item takes the focus once more in the next frame, when the menu is closed.
    fireEvent.keyDown(menu, { key: 'Home' });
    fireEvent.click(screen.getByRole('menuitem', { name: 'Download' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await act(
      () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
    );
    expect(button()).toHaveFocus();
  });

  it('closes by Escape without doing anything', async () => {
    const done = open();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(current()).toBe('Download'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button()).toHaveFocus());
    expect(done).not.toHaveBeenCalled();
  });

  it('does nothing that cannot be done now', async () => {
    const done = open();
    await userEvent.click(button());
    const item = await screen.findByRole('menuitem', { name: 'Edit' });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item);
    expect(done).not.toHaveBeenCalled();
  });
});

it('a dialog that was opened from a menu gives the focus to its button', async () => {
  const Page = () => {
    const [isConfirmOpen, setConfirmOpen] = useState(false);
    return (
      <>
        <Menu
          label="More actions for Permit"
          actions={[
            { id: 'delete', title: 'Delete', label: 'Delete Permit', run: () => setConfirmOpen(true) },
          ]}
        />
        {isConfirmOpen && (
          <Dialog title="Delete?" onClose={() => setConfirmOpen(false)}>
            Really?
          </Dialog>
        )}
      </>
    );
  };
  renderAt(<Page />);
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(button()).toHaveFocus();
});
